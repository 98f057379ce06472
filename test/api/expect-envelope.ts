import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect } from 'vitest'
import type { Answer } from '../support/stack.ts'

export const dayMs = 86_400_000

/** The error envelope (shared/api/README.md), without other fields. */
const metadata = (path: unknown, language: string) => ({
  languages: [language],
  timestamp: expect.toSatisfy(
    (time) => Number.isInteger(time) && Math.abs(time - Date.now()) < 60_000,
  ),
  timezone: 'UTC',
  requestId: expect.stringMatching(/./),
  path,
  version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
})

/** An access token in an answer (shared/api/README.md): valid for a day, in whole milliseconds. */
export const newAuth = () => ({
  token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  type: 'ACCESS_TOKEN',
  exp: expect.toSatisfy(
    (exp) => Number.isInteger(exp) && Math.abs(exp - Date.now() - dayMs) < 60_000,
  ),
})

/**
 * A success (shared/api/README.md) with `data` of this form, and `auth` only where it was
 * requested.
 */
export function expectSuccess(
  { status, body, headers }: Answer,
  path: string,
  form: TSchema,
  { language = 'en', auth = false } = {},
): void {
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      statusCode: 200,
      message: 'OK',
      metadata: metadata(path, language),
      data: expect.anything(),
      ...(auth && { auth: newAuth() }),
    },
  })
  expect([...Value.Errors(form, body.data)]).toEqual([])
  expect(headers.get('x-request-id')).toBe(body.metadata.requestId)
}

/**
 * A failure: its HTTP status, its code of the catalogue, and the field and code of each of
 * `errors`.
 */
export function expectFailure(
  { status, body }: Answer,
  expected: {
    status: number
    code: number
    errors?: { field?: string; code: string }[] | 'some'
    path?: string
  },
): void {
  const { errors = [] } = expected
  const message = expect.stringMatching(/./)
  expect({ status, body }).toEqual({
    status: expected.status,
    body: {
      statusCode: expected.code,
      message,
      metadata: {
        ...metadata(expected.path ?? expect.any(String), 'en'),
        version: expect.any(String),
      },
      errors:
        errors === 'some' ? expect.any(Array) : errors.map((error) => ({ ...error, message })),
    },
  })
}
