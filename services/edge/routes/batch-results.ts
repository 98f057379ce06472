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
import { Envelope } from '../../../shared/api/envelope.ts'
import { exportName } from '../../../shared/api/export-name.ts'
import { defaultLimit } from '../../../shared/api/page.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import {
  firstOpenPosition,
  type Queries,
  type ResultOfRow,
  readResults,
} from '../../../shared/store/batch-results.ts'
import { readSummary } from '../../../shared/store/batch-summary.ts'
import type { CsvForm } from '../../../shared/store/csv-form.ts'
import { encodingLike, plainUtf8 } from '../batches/csv-encoding.ts'
import { findBatchWithRows } from '../batches/find-batch.ts'
import { readResultPage } from '../batches/result-page.ts'
import {
  type ExportContent,
  resultCsvHeader,
  resultCsvLine,
  resultRow,
} from '../batches/result-row.ts'
import { acceptedType } from '../http/accepted-type.ts'
import type { BoundedQuery } from '../http/bounded-query.ts'
import { closingSignal } from '../http/connections.ts'
import { isIndex, pageOf, placeOf } from '../http/cursor.ts'
import { ok } from '../http/envelope.ts'
import { addVary } from '../http/vary.ts'

interface Options {
  /** For single reads and writes. */
  shortQuery: BoundedQuery
  /** For summaries of large batches. */
  slowQuery: BoundedQuery
  /** For results. */
  pageQuery: BoundedQuery
}

/** A file with all results. */
interface ResultFile {
  type: string
  extension: string
  texts(pages: AsyncIterable<ResultOfRow[]>): AsyncGenerator<string | Uint8Array>
}

/** One piece waits for a caller who reads slowly. In characters. */
const pieceLength = 64 * 1024

/** The lines of rows, joined to pieces. */
function* piecesOf(rows: ResultOfRow[], lineOf: (row: ResultOfRow) => string): Generator<string> {
  let piece = ''
  for (const row of rows) {
    piece += lineOf(row)
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}

const ndjsonLine = (row: ResultRow) => `${JSON.stringify(row)}\n`

const ndjsonFile = (own: readonly string[]): ResultFile => ({
  type: 'application/x-ndjson; charset=utf-8',
  extension: 'ndjson',
  async *texts(pages) {
    for await (const page of pages) yield* piecesOf(page, (row) => ndjsonLine(resultRow(row, own)))
  },
})

/** `form` is that of the upload; undefined for the default form. */
function csvFile(content: ExportContent, form: CsvForm | undefined): ResultFile {
  const { charset, mark, written, encode } = form ? encodingLike(form) : plainUtf8
  const all = { ...content, written }
  return {
    type: `text/csv; charset=${charset}`,
    extension: 'csv',
    async *texts(pages) {
      yield encode(mark + resultCsvHeader(all))
      for await (const page of pages)
        for (const piece of piecesOf(page, (row) => resultCsvLine(resultRow(row), row.own, all)))
          yield encode(piece)
    },
  }
}

const example = resultExample as ResultRow
const plain = { include: [], own: [] }
const plainResponses = {
  'text/csv': {
    schema: Type.String({
      description: 'One line for each result, below one with the names of the columns',
    }),
    examples: {
      'All results for a spreadsheet': resultCsvHeader(plain) + resultCsvLine(example, null, plain),
    },
  },
  'application/x-ndjson': {
    schema: Type.String({ description: 'One ResultRow as JSON on each line' }),
    examples: { 'All results for a program': ndjsonLine(example) },
  },
}
/** How long each query of a download waits for a slot of its client, in milliseconds. */
const downloadWaitMs = 300_000
const offers = ['application/json', 'text/csv', 'application/x-ndjson'] as const

/** Results of a batch, also while it runs: a page as JSON, or all of them as a file. */
export const batchResultRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { shortQuery, slowQuery, pageQuery },
) => {
  const closing = closingSignal(app)
  app.get(
    '/api/address/batches/:id/results',
    {
      config: {
        isLong: true,
        reference: {
          errors: ['BATCH_NOT_FOUND', 'BATCH_EXPIRED', 'CURSOR_INVALID', 'NOT_ACCEPTABLE'],
          responseHeaders: ['Content-Disposition'],
          plainResponses,
        },
      },
      schema: {
        operationId: 'getBatchResults',
        tags: ['Batches'],
        summary: 'Results of a batch, while it runs too',
        description:
          '`Accept: application/json` gets a page of them, with a cursor; `text/csv` and ' +
          '`application/x-ndjson` get all of them as one file, as a stream. While the batch ' +
          'runs, pages end before the first address without a result, so that none is left out. ' +
          'An empty page without `nextCursor` then means: no more yet. Send the same cursor ' +
          'again later. A page has fewer results than `limit` where its own columns and texts ' +
          'are longer than two million characters.',
        params: BatchParams,
        querystring: ResultsQuery,
        response: { 200: Envelope(ResultPage) },
      },
    },
    async (request, reply) => {
      const type = acceptedType(request.headers.accept, offers)
      if (type === undefined) throw new AppError('NOT_ACCEPTABLE')
      const { cursor, limit = defaultLimit, include = [], like, ...others } = request.query
      const { refresh: _, ...filter } = others
      const after = placeOf(cursor, isIndex)
      const { clientId } = request.grant
      const batch = await findBatchWithRows(shortQuery, clientId, request.params.id)
      const queries =
        (maxWaitMs?: number): Queries =>
        (query) =>
          pageQuery(clientId, query, maxWaitMs)
      const list = {
        ...filter,
        withOwn: include.includes('columns'),
        withText: include.includes('address'),
        withDecision: include.includes('decision'),
      }
      const own = batch.ownColumns ?? []
      addVary(reply as FastifyReply, 'accept')
      if (type === 'application/json') {
        const open = await firstOpenPosition(queries(), batch, list, after)
        const soFar = { ...batch, total: open ?? batch.total }
        const pages = readResults(queries(), soFar, list, after, limit + 1)
        const { placed, fitting } = await readResultPage(pages, limit, own)
        const isGrowing = open !== undefined
        const { page, ...next } = pageOf(placed, fitting, ({ position }) => position, isGrowing)
        return reply
          .type(type)
          .send(ok(request, { results: page.map(({ result }) => result), ...next }))
      }
      const form = like === 'upload' ? (batch.csvForm ?? {}) : undefined
      const file =
        type === 'text/csv'
          ? csvFile({ include, own, delimiter: form?.delimiter }, form)
          : ndjsonFile(own)
      const pages = thenChecked(readResults(queries(downloadWaitMs), batch, list), () =>
        findBatchWithRows(shortQuery, clientId, batch.id),
      )
      return (reply as FastifyReply)
        .type(file.type)
        .header('content-disposition', attachment(exportName(batch, file.extension)))
        .send(Readable.from(file.texts(pages), { signal: closing }))
    },
  )

  app.get(
    '/api/address/batches/:id/summary',
    {
      config: { reference: { errors: ['BATCH_NOT_FOUND', 'BATCH_EXPIRED'] } },
      schema: {
        operationId: 'getBatchSummary',
        tags: ['Batches'],
        summary: 'Results of a batch, counted by what they can be filtered by',
        description:
          'By reason and by country, and how many are open for a person to review; while it ' +
          'runs too.',
        params: BatchParams,
        response: { 200: Envelope(BatchSummary) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      const batch = await findBatchWithRows(shortQuery, clientId, request.params.id)
      return ok(request, await slowQuery(clientId, (slow) => readSummary(slow, batch)))
    },
  )
}

/** The pages, and then the error of `check`: it ends a stream without looking complete. */
async function* thenChecked<Page>(pages: AsyncIterable<Page>, check: () => Promise<unknown>) {
  yield* pages
  await check()
}

/** The header that names a download (RFC 6266). The first name is for what reads ASCII alone. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^ -~]/g, '_')}"; filename*=UTF-8''${encoded(name)}`

/** Half a surrogate pair cannot be encoded, and apostrophes and the like have a meaning there. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
