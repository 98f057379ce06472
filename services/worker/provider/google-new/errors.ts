import Type from 'typebox'
import { Compile } from 'typebox/compile'
import {
  failureMessage,
  foreignFailure,
  ProviderError,
  type ProviderFailure,
  readDuration,
  readRetryAfter,
} from '../port.ts'

/** google.rpc.Status as the New APIs send it. */
const errorBody = Compile(
  Type.Object({
    error: Type.Object({
      status: Type.String(),
      message: Type.Optional(Type.String()),
      details: Type.Optional(Type.Array(Type.Unknown())),
    }),
  }),
)
/** The fields that are read from its details, of any type. */
const Detail = Type.Object({
  reason: Type.Optional(Type.String()),
  metadata: Type.Optional(Type.Object({ quota_limit: Type.Optional(Type.String()) })),
  fieldViolations: Type.Optional(Type.Array(Type.Object({ field: Type.Optional(Type.String()) }))),
  retryDelay: Type.Optional(Type.String()),
})
const detailForm = Compile(Detail)

/** Every code of google.rpc.Code, and what it means. */
const failures = new Map<string, ProviderFailure>([
  ['INVALID_ARGUMENT', 'invalid'],
  ['OUT_OF_RANGE', 'invalid'],
  ['UNAUTHENTICATED', 'denied'],
  ['PERMISSION_DENIED', 'denied'],
  ['NOT_FOUND', 'not_found'],
  ['RESOURCE_EXHAUSTED', 'over_rate'],
  // Not caused by the request: the provider failed.
  ['CANCELLED', 'unavailable'],
  ['UNKNOWN', 'unavailable'],
  ['DEADLINE_EXCEEDED', 'unavailable'],
  ['ALREADY_EXISTS', 'unavailable'],
  ['FAILED_PRECONDITION', 'unavailable'],
  ['ABORTED', 'unavailable'],
  ['UNIMPLEMENTED', 'unavailable'],
  ['INTERNAL', 'unavailable'],
  ['UNAVAILABLE', 'unavailable'],
  ['DATA_LOSS', 'unavailable'],
])

/** An error response, and what its meaning depends on. */
export interface NewFailure {
  httpStatus: number
  body: unknown
  retryAfter: string | string[] | undefined
  /** Whether the request has a place id: only then can it be unknown or malformed. */
  asksPlace: boolean
  /** The key and the texts of the request. They must not be logged. */
  hidden: readonly string[]
}

/** Decides by code, `reason` and `quota_limit` (../README.md, Errors). */
export function readNewError({
  httpStatus,
  body,
  retryAfter,
  asksPlace,
  hidden,
}: NewFailure): ProviderError {
  const error = errorBody.Check(body) ? body.error : undefined
  const known = error && failures.get(error.status)
  if (!known) return foreignAnswer(httpStatus, retryAfter)
  const { status, message = '', details = [] } = error
  const read = detailsOf(details)
  const failure = narrowed(known, message, read, asksPlace)
  const waits = [readRetryAfter(retryAfter) ?? [], read.delays].flat()
  const perSecond = read.limits.some((limit) => limit.includes('PerSecond'))
  return new ProviderError(
    failure,
    failureMessage(failure, [httpStatus, status, ...read.reasons].join(' '), message, hidden),
    waits.length > 0 ? Math.max(...waits) : perSecond ? 1000 : undefined,
  )
}

/** The error for a response that is not in the provider's error format. */
export const foreignAnswer = (httpStatus: number, retryAfter: unknown): ProviderError =>
  new ProviderError(
    foreignFailure(httpStatus),
    `${httpStatus} not of the provider`,
    readRetryAfter(retryAfter),
  )

type Details = ReturnType<typeof detailsOf>

function detailsOf(list: unknown[]) {
  const details = list.filter((detail) => detailForm.Check(detail))
  return {
    reasons: details.flatMap(({ reason }) => reason ?? []),
    limits: details.flatMap(({ metadata }) => metadata?.quota_limit ?? []),
    fields: details.flatMap(({ fieldViolations = [] }) =>
      fieldViolations.flatMap(({ field }) => field ?? []),
    ),
    delays: details.flatMap(({ retryDelay = '' }) => readDuration(retryDelay) ?? []),
  }
}

/** The same code may stand for several failures. */
function narrowed(
  failure: ProviderFailure,
  message: string,
  { reasons, limits, fields }: Details,
  asksPlace: boolean,
): ProviderFailure {
  if (failure === 'not_found' && !asksPlace) return 'unavailable'
  if (failure === 'over_rate' && limits.some((limit) => limit.includes('PerDay'))) return 'over_day'
  if (failure !== 'invalid') return failure
  if (reasons.includes('API_KEY_INVALID')) return 'denied'
  // If no field is named, only the message tells that the place id is malformed.
  const isAbout = (subject: RegExp) =>
    fields.length > 0 ? fields.some((field) => subject.test(field)) : subject.test(message)
  if (asksPlace && isAbout(/\bplace[ _]?id\b|^name$/i)) return 'bad_place_id'
  return isAbout(/\blanguage/i) ? 'bad_language' : failure
}
