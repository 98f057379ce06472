import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Envelope, Refresh, strict } from '../../../shared/api/envelope.ts'
import { ValidateData, ValidateRequest } from '../../../shared/api/validate.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Access } from '../access/key-access.ts'
import { ok } from '../http/envelope.ts'
import { plainLanguage } from '../http/language.ts'
import { askWorkers } from '../jobs/ask-workers.ts'
import type { JobClient } from '../jobs/job-client.ts'
import { providerErrors } from '../reference/described-route.ts'

interface Options {
  access: Pick<Access, 'policyOf' | 'strategyOf'>
  jobClient: JobClient
}

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

export const validateRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { jobClient, access },
) => {
  app.post(
    '/api/address/validate',
    {
      config: {
        limit: 'validate',
        reference: {
          errors: providerErrors,
          responseHeaders: ['Server-Timing', 'X-Provider-Calls', 'X-Provider'],
        },
      },
      schema: {
        operationId: 'validateAddress',
        tags: ['Addresses'],
        summary: 'The verdict on one address',
        description:
          'Give the address in parts, or as one text in `address`; at least `line1`, ' +
          '`city`, `postalCode` or `address`. The reasons and their meaning are also on ' +
          '[one page](/docs/errors#reasons).',
        body: ValidateBody,
        response: { 200: Envelope(ValidateData) },
      },
    },
    async (request, reply) => {
      const { clientId } = request.grant
      const { language, policy = access.policyOf(clientId) } = request.body
      const strategy = access.strategyOf(clientId)
      const stored = storedOf(request.body)
      if (!stored.line1 && !stored.city && !stored.postalCode && !stored.text)
        throw nothingToValidate
      // `Accept-Language` does not matter: the address is compared with an answer in its own
      // script, in a language that the worker chooses.
      const asked = {
        kind: 'validate',
        query: { stored, policy, ...(strategy && { strategy }) },
        language: language && plainLanguage(language),
      } as const
      return ok(request, await askWorkers(jobClient, request, reply, asked))
    },
  )
}

/**
 * The fields in a fixed order, without blank ones: identical requests are recognised by their JSON.
 */
function storedOf({
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
  address: text,
}: ValidateRequest) {
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

/** Uploads have the same rule. */
const nothingToValidate = new AppError('REQUEST_INVALID', {
  details: [
    { field: 'address', code: 'REQUIRED', message: 'is required, or line1, city or postalCode' },
  ],
})
