import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Envelope, Refresh, RefreshOnly } from '../../../shared/api/envelope.ts'
import { ValidateData, ValidateRequest } from '../../../shared/api/validate.ts'
import type { PolicyName } from '../../../shared/api/verdict.ts'
import { AppError } from '../../../shared/errors.ts'
import { queryOf } from '../../../shared/verdict/query.ts'
import { answer } from '../answer.ts'
import type { Asker } from '../ask.ts'
import { ok } from '../envelope.ts'
import { plainLanguage } from '../language.ts'
import { asAnyProviderRoute } from '../reference/described-route.ts'

interface Options {
  asker: Asker
  policyOf(clientId: string): PolicyName
}

const strict = { additionalProperties: false }
const ValidateBody = Type.Object(
  { ...ValidateRequest.properties, ...Refresh.properties },
  {
    ...strict,
    examples: [
      { line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 1AA', country: 'GB' },
      { address: '10 Downing Street, London SW1A 2AA', policy: 'strict' },
    ],
  },
)

export const validateRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { asker, policyOf }) => {
  app.post(
    '/api/address/validate',
    {
      config: {
        limit: 'validate',
        reference: {
          errors: asAnyProviderRoute,
          tells: ['Server-Timing', 'X-Provider-Calls', 'X-Provider'],
        },
      },
      schema: {
        operationId: 'validateAddress',
        tags: ['Addresses'],
        summary: 'The verdict on one address',
        description:
          'Give the address in parts, or as one text in `address`; at least `line1`, `city`, `postalCode` or `address`. The reasons and their meaning are also on [one page](/docs/errors#reasons).',
        body: ValidateBody,
        querystring: RefreshOnly,
        response: { 200: Envelope(ValidateData) },
      },
    },
    async (request, reply) => {
      const { language, policy = policyOf(request.grant.clientId) } = request.body
      const stored = storedOf(request.body)
      if (!stored.line1 && !stored.city && !stored.postalCode && !stored.text) throw nothingToValidate
      const query = { stored, policy }
      // The address is compared with an answer in its own letters, whatever the caller's preference.
      const asked = language ? plainLanguage(language) : (queryOf(stored)?.language ?? 'en')
      return ok(request, await answer(asker, request, reply, { kind: 'validate', query, language: asked }))
    },
  )
}

/** Always in this order, and without what is blank: identical questions are known by their text. */
function storedOf({ line1, line2, city, region, postalCode, country, address: text }: ValidateRequest) {
  const parts = { line1, line2, city, region, postalCode, country, text }
  const written = Object.entries(parts).flatMap(([name, part]) => {
    const clean = part
      ?.trim()
      .replace(/[^\S\n]+/g, ' ')
      .normalize('NFC')
    return clean ? [[name, clean]] : []
  })
  return Object.fromEntries(written) as Partial<typeof parts>
}

/** The rule of uploads. */
const nothingToValidate = new AppError('REQUEST_INVALID', {
  details: [{ field: 'address', code: 'REQUIRED', message: 'is required, or line1, city or postalCode' }],
})
