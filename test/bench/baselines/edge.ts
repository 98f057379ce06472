import { randomUUID } from 'node:crypto'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import fastify, { type FastifyInstance } from 'fastify'
import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { ok } from '../../../services/edge/http/envelope.ts'
import { registerFormats } from '../../../services/edge/http/formats.ts'
import {
  AutocompleteData,
  AutocompleteRequest,
  type Prediction,
} from '../../../shared/api/autocomplete.ts'
import { Envelope } from '../../../shared/api/envelope.ts'

/**
 * The HTTP face that the baselines share: the product's schemas and envelope, and a JWT checked
 * with each request.
 */
export async function buildEdge(
  answer: (query: AutocompleteRequest) => Promise<Prediction[]>,
): Promise<FastifyInstance> {
  registerFormats()
  const { publicKey, privateKey } = await generateKeyPair('EdDSA')
  const app = fastify({ genReqId: () => randomUUID() }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  app.decorateRequest('language', 'en')
  app.decorateRequest('auth', undefined)

  app.get('/authentication', async (request) => {
    const jwt = new SignJWT({ sub: 'shop' })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setExpirationTime('1 day')
    return ok(request, { token: await jwt.sign(privateKey) })
  })

  app.post(
    '/api/address/autocomplete',
    {
      schema: { body: AutocompleteRequest, response: { 200: Envelope(AutocompleteData) } },
      onRequest: async (request) => {
        await jwtVerify(request.headers.authorization?.slice('Bearer '.length) ?? '', publicKey, {
          algorithms: ['EdDSA'],
        })
      },
    },
    async (request) => {
      const { sessionToken = randomUUID() } = request.body
      return ok(request, { sessionToken, predictions: await answer(request.body) })
    },
  )
  return app
}
