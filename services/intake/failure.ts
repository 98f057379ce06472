import { AppError, type ErrorDetail, type ErrorName } from '../../shared/errors/catalogue.ts'
import { IngestError } from '../../shared/ingest/ingest-error.ts'
import { isStoreUnavailable } from '../../shared/store/is-unavailable.ts'
import { LeaseLost } from '../../shared/store/upload-writer.ts'

/** The error of the catalogue for a failed upload, with its details. `cause` is for the log. */
export function failureOf(error: unknown): {
  error: ErrorName
  details: ErrorDetail[]
  cause?: string
} {
  if (error instanceof AppError) return { error: error.error, details: error.details }
  if (error instanceof IngestError) {
    const { code, message } = error
    return { error: nameOf(error), details: [{ code, message }] }
  }
  const isUnavailable = error instanceof LeaseLost || isStoreUnavailable(error)
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { error: isUnavailable ? 'STORE_UNAVAILABLE' : 'INTERNAL', details: [], cause }
}

function nameOf({ code }: IngestError): ErrorName {
  if (code === 'FILE_TOO_LARGE' || code === 'TOO_MANY_ROWS') return 'UPLOAD_TOO_LARGE'
  return code === 'INCOMPLETE' ? 'UPLOAD_INCOMPLETE' : 'UPLOAD_INVALID'
}
