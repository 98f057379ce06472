import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { regionOf } from '../parameters.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import { searchFor } from '../places/special-places.ts'
import { invalid, type Problem } from '../problems.ts'
import type { ProviderRoute } from '../provider.ts'
import { bodyProblem, newApiKey, sessionTokenProblem } from '../wire/new-request.ts'
import { readProtoJson } from '../wire/proto-json.ts'
import { nothingValidated, validationOf } from '../wire/validation.ts'

const Closed = { additionalProperties: false } as const
const Text = Type.Optional(Type.String())
const PostalAddress = Type.Object(
  {
    revision: Type.Optional(Type.Integer()),
    regionCode: Text,
    languageCode: Text,
    postalCode: Text,
    sortingCode: Text,
    administrativeArea: Text,
    locality: Text,
    sublocality: Text,
    addressLines: Type.Optional(Type.Array(Type.String())),
    recipients: Type.Optional(Type.Array(Type.String())),
    organization: Text,
  },
  Closed,
)
const Body = Type.Object(
  {
    address: Type.Optional(PostalAddress),
    previousResponseId: Text,
    enableUspsCass: Type.Optional(Type.Boolean()),
    sessionToken: Text,
    languageOptions: Type.Optional(
      Type.Object({ returnEnglishLatinAddress: Type.Optional(Type.Boolean()) }, Closed),
    ),
  },
  Closed,
)
type PostalAddress = Type.Static<typeof PostalAddress>

const validator = Compile(Body)

const MAX_CHARACTERS = 280

/** Countries that the provider covers, from its own list of 2026. */
const COVERED = new Set(
  (
    'AR AT AU BE BG BR CA CH CL CO CZ DE DK EE ES FI FR GB HR HU IE IN IT JP LT LU LV MX MY ' +
    'NL NO NZ PL PR PT SE SG SI SK US'
  ).split(' '),
)

/** `POST /v1:validateAddress`. */
export const addressValidation: ProviderRoute = {
  method: 'POST',
  url: '/v1::validateAddress',
  operation: 'validation',
  edition: 'new',
  apiKey: newApiKey,
  subject: (request) => validBodyOf(request)?.address?.addressLines?.[0] ?? '',
  sessionToken: (request) => validBodyOf(request)?.sessionToken || undefined,
  answer(request, { gazetteer }) {
    const body = bodyOf(request)
    if (!validator.Check(body)) return { problem: bodyProblem(validator.Errors(body)) }
    const { address, sessionToken, previousResponseId } = body
    const problem = sessionTokenProblem(sessionToken) ?? addressProblem(address)
    if (problem) return { problem }
    return {
      body: {
        result: resultOf(address ?? {}, gazetteer),
        responseId: responseId(address, previousResponseId),
      },
      call: { operation: 'validation', edition: 'new', token: sessionToken || undefined },
    }
  },
}

const bodyOf = ({ body }: FastifyRequest): unknown => readProtoJson(Body, body ?? {})

function validBodyOf(request: FastifyRequest): Type.Static<typeof Body> | undefined {
  const body = bodyOf(request)
  return validator.Check(body) ? body : undefined
}

function addressProblem(address: PostalAddress | undefined): Problem | undefined {
  if (!address?.addressLines?.some((line) => line.trim()))
    return invalid('Address lines missing from request.', 'address.address_lines')
  if (Object.values(address).flat().join('').length > MAX_CHARACTERS)
    return invalid(`Address is too long: at most ${MAX_CHARACTERS} characters.`, 'address')
  const code = address.regionCode && regionOf(address.regionCode)
  if (address.regionCode && !(code && COVERED.has(code)))
    return invalid(`Unsupported region code: ${address.regionCode}.`, 'address.region_code')
  return undefined
}

function resultOf(address: PostalAddress, gazetteer: Gazetteer): object {
  const { addressLines = [], sublocality, locality, administrativeArea, postalCode } = address
  const parts = [...addressLines, sublocality, locality, administrativeArea, postalCode]
    .flatMap((text) => text?.split(',') ?? [])
    .map((part) => part.trim())
    .filter(Boolean)
  const regionCode = address.regionCode ? regionOf(address.regionCode) : undefined
  const countries = regionCode ? [regionCode] : []
  const input = parts.join(', ')
  // If the street is unknown, the town is still found.
  for (const from of parts.keys()) {
    const query = {
      input: parts.slice(from).join(', '),
      language: 'en',
      countries,
      typing: false,
      limit: 1,
    }
    const [hit] = searchFor(gazetteer, query)
    if (hit) return validationOf(hit.place, input, regionCode)
  }
  return nothingValidated(input, regionCode ? gazetteer.country(regionCode)[0] : undefined)
}

/** A hash, since the same request must have the same answer. */
function responseId(address: PostalAddress | undefined, previous: string | undefined): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([address, previous]))
    .digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
