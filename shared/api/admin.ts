import { type Static, Type } from 'typebox'
import { limitKinds, longestName, longestOrigin, mostOrigins, mostPerMinute, scopes } from '../access/client-rules.ts'
import { Refresh } from './envelope.ts'
import { UnixMs } from './judgement.ts'
import { OneOf } from './one-of.ts'
import { Page, PageQuery } from './page.ts'
import { policies } from './verdict.ts'

const strict = { additionalProperties: false }

const Name = (description: string) =>
  Type.String({ minLength: 1, maxLength: longestName, format: 'name', description, examples: ['my shop'] })
const Scopes = Type.Array(OneOf(scopes, 'What it may be used for'), { minItems: 1, maxItems: scopes.length })
const Origins = Type.Array(
  Type.String({
    maxLength: longestOrigin,
    format: 'origin',
    description: 'As a browser sends it: `https://host`, with the port if it is none of the usual ones',
    examples: ['https://shop.example'],
  }),
  { maxItems: mostOrigins, description: 'Of the pages that may call with its tokens (CORS)' },
)
const perMinute = { minimum: 1, maximum: mostPerMinute }
const byKind = <T>(schema: T) =>
  Object.fromEntries(limitKinds.map((kind) => [kind, schema])) as Record<(typeof limitKinds)[number], T>

const keyExample = {
  id: '0b0e4c57-6a3f-4c4b-9a2e-2f4f0d1f7a10',
  prefix: 'addr_Ab12Cd',
  name: 'checkout',
  scopes: ['address'],
  createdAt: 1795159797525,
}
const clientExample = {
  id: '6f1d2c9e-8f6b-4d53-9c6d-5f0b8f2f3e21',
  name: 'my shop',
  origins: ['https://shop.example'],
  rateLimits: { autocomplete: 12_000 },
  createdAt: 1795159797525,
  keys: [keyExample],
}
const apiKeyExample = 'addr_Ab12Cd…'

/** The id of a client, or of a key, in a path. */
export const ClientParams = Type.Object({ id: Type.String({ examples: [clientExample.id] }) })
export const KeyParams = Type.Object({ id: Type.String({ examples: [keyExample.id] }) })

/** An API key as it is shown: by its beginning. */
export const ApiKey = Type.Object(
  {
    id: Type.String(),
    prefix: Type.String({ description: 'How the key begins, to know it by' }),
    name: Type.String(),
    scopes: Scopes,
    createdAt: UnixMs,
    expiresAt: Type.Optional(UnixMs),
    revokedAt: Type.Optional(UnixMs),
    lastUsedAt: Type.Optional(UnixMs),
  },
  { title: 'ApiKey', examples: [keyExample] },
)
export type ApiKey = Static<typeof ApiKey>

export const Client = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    policy: Type.Optional(OneOf(policies, 'How its addresses are judged where it does not say')),
    origins: Type.Array(Type.String()),
    rateLimits: Type.Object(byKind(Type.Optional(Type.Integer())), {
      description: 'Requests a minute by kind of route, where they are not the usual ones',
    }),
    createdAt: UnixMs,
    keys: Type.Array(ApiKey, { description: 'Those that ended too' }),
  },
  { title: 'Client', examples: [clientExample] },
)
export type Client = Static<typeof Client>

const apiKey = Type.String({ description: 'The key itself, shown here and never again' })

export const CreatedClient = Type.Object(
  { ...Client.properties, apiKey: Type.Optional(apiKey) },
  { title: 'CreatedClient', examples: [{ ...clientExample, apiKey: apiKeyExample }] },
)
export const CreatedKey = Type.Object(
  { ...ApiKey.properties, apiKey },
  { title: 'CreatedKey', examples: [{ ...keyExample, apiKey: apiKeyExample }] },
)
export const RotatedKey = Type.Object(
  {
    ...CreatedKey.properties,
    replaced: Type.Object(ApiKey.properties, { description: 'The old key, which goes on until its `expiresAt`' }),
  },
  {
    title: 'RotatedKey',
    examples: [{ ...keyExample, apiKey: apiKeyExample, replaced: { ...keyExample, expiresAt: 1795246197000 } }],
  },
)
export const ClientPage = Page('clients', Client)

const newKey = {
  name: Type.Optional(Name('Of the key; `key` when absent')),
  scopes: Scopes,
  expiresAt: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 253_402_300_799_999,
      description: 'When it ends, with its tokens: Unix time in milliseconds; never when absent',
    }),
  ),
}

export const CreateClientBody = Type.Object(
  {
    name: Name('Of the client: no other has it'),
    origins: Type.Optional(Origins),
    rateLimits: Type.Optional(Type.Object(byKind(Type.Optional(Type.Integer(perMinute))), strict)),
    policy: Type.Optional(Client.properties.policy),
    key: Type.Optional(Type.Object(newKey, { ...strict, description: 'Its first key' })),
    ...Refresh.properties,
  },
  {
    ...strict,
    examples: [
      { name: 'another shop', origins: ['https://shop.example'], key: { name: 'checkout', scopes: ['address'] } },
    ],
  },
)

export const ChangeClientBody = Type.Object(
  {
    name: Type.Optional(Name('Of the client: no other has it')),
    origins: Type.Optional(Origins),
    rateLimits: Type.Optional(
      Type.Object(
        byKind(
          Type.Optional(
            Type.Unsafe<number | null>({
              type: ['integer', 'null'],
              ...perMinute,
              description: 'Requests a minute; null: the usual ones',
            }),
          ),
        ),
        strict,
      ),
    ),
    policy: Type.Optional(
      Type.Unsafe<(typeof policies)[number] | null>({
        type: ['string', 'null'],
        enum: [...policies, null],
        description: 'How its addresses are judged where it does not say; null: the usual way',
      }),
    ),
    ...Refresh.properties,
  },
  {
    ...strict,
    description: 'What is absent stays as it is',
    examples: [{ origins: ['https://shop.example'], rateLimits: { autocomplete: 12_000, details: null } }],
  },
)

export const CreateKeyBody = Type.Object(
  { ...newKey, ...Refresh.properties },
  { ...strict, examples: [{ name: 'back office', scopes: ['batch'] }] },
)

/** How long a key goes on after it was rotated, where nobody says: a day. */
export const usualOverlapSeconds = 86_400
export const mostOverlapSeconds = 90 * 86_400

export const RotateKeyBody = Type.Object(
  {
    overlapSeconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: mostOverlapSeconds,
        description: 'How long the old key goes on, in seconds; a day when absent, and never beyond its own end',
      }),
    ),
    ...Refresh.properties,
  },
  { ...strict, examples: [{ overlapSeconds: 3600 }] },
)

/** The ledger is read for a year and a day at most. */
export const mostDays = 366
export const usualDays = 30

export const UsageQuery = Type.Object(
  {
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: mostDays, description: 'Up to today; 30 when absent' })),
    ...Refresh.properties,
  },
  strict,
)

const calls = Type.Integer({ description: 'To the provider' })
const usd = Type.Number({ description: 'At list price' })

/** What a client's calls to the provider cost. */
export const Usage = Type.Object(
  {
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: "The provider's, which ends at midnight Pacific: an ISO date" }),
        sku: Type.String({ description: "The provider's name of what it bills" }),
        calls,
        usd,
      }),
      { description: 'The newest first' },
    ),
    calls,
    usd,
  },
  {
    title: 'Usage',
    examples: [
      { days: [{ day: '2026-11-20', sku: 'Autocomplete Requests', calls: 12, usd: 0.034 }], calls: 12, usd: 0.034 },
    ],
  },
)
export type Usage = Static<typeof Usage>

/** The query of a list that is asked for nothing else. */
export const ListQuery = Type.Object({ ...PageQuery.properties, ...Refresh.properties }, strict)

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: UnixMs,
    actor: Type.String({ description: '`command line`, or the id of an API key' }),
    action: Type.String({ description: 'What was done to what: `key.revoke`' }),
    target: Type.Optional(Type.String({ description: 'The id of the client or key' })),
    detail: Type.Object(
      {},
      { additionalProperties: true, description: '`refused` has the error of what was not done' },
    ),
  },
  {
    title: 'AuditEntry',
    examples: [
      {
        id: '42',
        at: 1795159797525,
        actor: 'command line',
        action: 'key.revoke',
        target: keyExample.id,
        detail: { prefix: keyExample.prefix },
      },
    ],
  },
)
export type AuditEntry = Static<typeof AuditEntry>
export const AuditPage = Page('entries', AuditEntry)

export const SigningKeys = Type.Object(
  {
    keys: Type.Array(
      Type.Object({
        kid: Type.String(),
        createdAt: UnixMs,
        signsFrom: Type.Integer({ description: 'Until then it is only published: Unix time in milliseconds' }),
        withdrawnAt: Type.Optional(
          Type.Integer({ description: 'From then on nothing that it signed holds: Unix time in milliseconds' }),
        ),
      }),
      { description: 'The newest first' },
    ),
  },
  {
    title: 'SigningKeys',
    examples: [
      {
        keys: [
          {
            kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
            createdAt: 1795159797525,
            signsFrom: 1795160397525,
          },
        ],
      },
    ],
  },
)
export type SigningKeys = Static<typeof SigningKeys>

export const RotateSigningKeysBody = Type.Object(
  {
    compromised: Type.Optional(
      Type.Boolean({ description: 'When true, all tokens end at once; else they hold until they expire' }),
    ),
    ...Refresh.properties,
  },
  { ...strict, examples: [{ compromised: false }] },
)
