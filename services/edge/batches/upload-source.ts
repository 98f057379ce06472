import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { SelectionBody } from '../../../shared/api/batch.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { ReadOptions } from '../../../shared/ingest/read-rows.ts'
import { fieldErrors } from '../http/field-errors.ts'
import { afterBlanks, mediaTypeOf, readJson, type Upload } from '../intake/upload.ts'

/** The rows of a file as they arrive. */
export interface FileSource {
  rows: AsyncIterable<Uint8Array>
  format: ReadOptions['format']
  /** The charset of the request's `Content-Type`. */
  encoding: string | undefined
}

/** Where the addresses of a batch come from: a file, or a selection of stored addresses. */
export type Source = FileSource | { selection: SelectionBody }

/** The longest body of a selection, in bytes. */
const maxSelectionBytes = 65_536

/**
 * Makes a function that tells whether a body is a file or a selection: by its `Content-Type`, and
 * for JSON by its first character. A JSON object is a selection, a JSON array is a file.
 * @throws {AppError} MEDIA_TYPE_UNSUPPORTED, BODY_TOO_LARGE, BODY_MALFORMED, REQUEST_INVALID
 */
export function createSourceReader() {
  const checkSelection = TypeBoxValidatorCompiler({
    schema: SelectionBody,
    method: 'POST',
    url: '',
    httpPart: 'body',
  })

  return async (contentType: string | undefined, upload: Upload): Promise<Source> => {
    const { type, charset: encoding } = mediaTypeOf(contentType)
    if (type === 'text/csv') return { rows: upload.bytes, format: 'csv', encoding }
    if (type === 'application/x-ndjson') return { rows: upload.bytes, format: 'ndjson', encoding }
    const { first, bytes } = await afterBlanks(upload.bytes)
    if (first !== '{') return { rows: bytes, format: 'json', encoding }
    const body = await readJson(bytes, maxSelectionBytes)
    const { error } = checkSelection(body) as { error?: Parameters<typeof fieldErrors>[0] }
    if (error) throw new AppError('REQUEST_INVALID', { details: fieldErrors(error) })
    return { selection: body as SelectionBody }
  }
}
