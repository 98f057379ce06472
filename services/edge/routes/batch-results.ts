import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import {
  BatchParams,
  BatchSummary,
  ResultPage,
  type ResultRow,
  ResultsQuery,
  resultExample,
} from '../../../shared/api/batch.ts'
import { Envelope, RefreshOnly } from '../../../shared/api/envelope.ts'
import { usualLimit } from '../../../shared/api/page.ts'
import { AppError } from '../../../shared/errors.ts'
import { type ResultOfRow, readResults, readSomeResults } from '../../../shared/store/batch-results.ts'
import { readSummary } from '../../../shared/store/batch-summary.ts'
import type { Database } from '../../../shared/store/database.ts'
import { acceptedType } from '../accepted-type.ts'
import type { ClientSlots } from '../client-slots.ts'
import { closingSignal } from '../closing-signal.ts'
import { isIndex, pageOf, placeOf } from '../cursor.ts'
import { ok } from '../envelope.ts'
import { ownBatch } from '../own-batch.ts'
import { asAnyNamedThing } from '../reference/described-route.ts'
import { resultCsvHeader, resultCsvLine, resultRow } from '../result-row.ts'

interface Options {
  db: Database
  /** For the results of large batches, of which few may be wanted. */
  slowDb: Database
  slowSlots: ClientSlots
}

/** The ways to get all results as one file. */
const files = {
  'text/csv': { extension: 'csv', header: resultCsvHeader, write: resultCsvLine },
  'application/x-ndjson': {
    extension: 'ndjson',
    header: () => '',
    write: (row: ResultRow) => `${JSON.stringify(row)}\n`,
  },
} as const
const example = resultExample as ResultRow
const answers = {
  'text/csv': {
    schema: Type.String({ description: 'One line for each result, below one with the names of the columns' }),
    examples: { 'All results for a spreadsheet': resultCsvHeader([]) + resultCsvLine(example, []) },
  },
  'application/x-ndjson': {
    schema: Type.String({ description: 'One ResultRow as JSON on each line' }),
    examples: { 'All results for a program': files['application/x-ndjson'].write(example) },
  },
}
const offers = ['application/json', ...(Object.keys(files) as (keyof typeof files)[])] as const

/** Results, while the batch runs too: a page of them as JSON, or all of them as a file. */
export const batchResultRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { db, slowDb, slowSlots }) => {
  const closing = closingSignal(app)
  app.get(
    '/api/address/batches/:id/results',
    {
      config: {
        reference: {
          errors: [...asAnyNamedThing, 'BATCH_NOT_FOUND', 'CURSOR_INVALID', 'NOT_ACCEPTABLE'],
          tells: ['Content-Disposition'],
          answers,
        },
      },
      schema: {
        operationId: 'getBatchResults',
        tags: ['Batches'],
        summary: 'Results of a batch, while it runs too',
        description:
          '`Accept: application/json` gets a page of them, with a cursor; `text/csv` and `application/x-ndjson` get all of them as one file, as a stream.',
        params: BatchParams,
        querystring: ResultsQuery,
        body: RefreshOnly,
        response: { 200: Envelope(ResultPage) },
      },
    },
    async (request, reply) => {
      const type = acceptedType(request.headers.accept, offers)
      if (type === undefined) throw new AppError('NOT_ACCEPTABLE')
      const { cursor, limit = usualLimit, include = [], refresh: _, ...filter } = request.query
      const after = placeOf(cursor, isIndex)
      const batch = await ownBatch(db, request.grant.clientId, request.params.id)
      const list = { ...filter, withText: include.includes('address'), withDecision: include.includes('decision') }
      reply.header('vary', 'accept')
      if (type === 'application/json') {
        const rows = await readSomeResults(slowDb, batch, { ...list, after, most: limit + 1 })
        const { page, ...next } = pageOf(rows, limit, ({ position }) => position)
        return reply.type(type).send(ok(request, { results: page.map(resultRow), ...next }))
      }
      const { extension, header, write } = files[type]
      return (reply as FastifyReply)
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="batch-${batch.id}.${extension}"`)
        .send(
          Readable.from(
            textsOf(readResults(slowDb, batch, list), header(include), (row) => write(row, include)),
            { signal: closing },
          ),
        )
    },
  )

  app.get(
    '/api/address/batches/:id/summary',
    {
      config: { reference: { errors: [...asAnyNamedThing, 'BATCH_NOT_FOUND'] } },
      schema: {
        operationId: 'getBatchSummary',
        tags: ['Batches'],
        summary: 'Results of a batch, counted by what they can be filtered by',
        description: 'By reason and by country, and how many are open for a person to review; while it runs too.',
        params: BatchParams,
        querystring: RefreshOnly,
        body: RefreshOnly,
        response: { 200: Envelope(BatchSummary) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      const batch = await ownBatch(db, clientId, request.params.id)
      return ok(request, await slowSlots.within(clientId, () => readSummary(slowDb, batch)))
    },
  )
}

async function* textsOf(
  pages: AsyncIterable<ResultOfRow[]>,
  header: string,
  write: (row: ResultRow) => string,
): AsyncGenerator<string> {
  if (header !== '') yield header
  for await (const page of pages) {
    const text = page.map((row) => write(resultRow(row))).join('')
    if (text !== '') yield text
  }
}
