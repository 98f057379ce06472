import { type Static, Type } from 'typebox'
import { strategies } from '../verdict/strategies.ts'
import { policies } from '../verdict/verdicts.ts'
import {
  keyModes,
  limitKinds,
  maxName,
  maxOrigin,
  maxOrigins,
  maxPerMinute,
  scopes,
} from './client-rules.ts'
import { Refresh, strict } from './envelope.ts'
import { UnixMs } from './judgement.ts'
import { OneOf } from './one-of.ts'
import { Page } from './page.ts'

const Name = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: maxName,
    format: 'name',
    description,
    examples: ['my shop'],
  })
const Scopes = Type.Array(OneOf(scopes, 'The calls that the key allows'), {
  minItems: 1,
  maxItems: scopes.length,
})
const mode = OneOf(
  keyModes,
  '`test`: its calls go to the sandbox, whose places are made up and cost nothing. Its batches ' +
    'and stored addresses are apart from the live ones',
)
const Origins = Type.Array(
  Type.String({
    maxLength: maxOrigin,
    format: 'origin',
    description: 'As a browser sends it: `https://host`, with the port if it is not the default',
    examples: ['https://shop.example'],
  }),
  {
    maxItems: maxOrigins,
    description: 'Origins of the pages that can call with its tokens (CORS)',
  },
)
const perMinute = { minimum: 1, maximum: maxPerMinute }
const byKind = <T>(schema: T) =>
  Object.fromEntries(limitKinds.map((kind) => [kind, schema])) as Record<
    (typeof limitKinds)[number],
    T
  >

const keyExample = {
  id: '0b0e4c57-6a3f-4c4b-9a2e-2f4f0d1f7a10',
  prefix: 'addr_Ab12Cd',
  name: 'checkout',
  mode: 'live',
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

export const ClientParams = Type.Object({ id: Type.String({ examples: [clientExample.id] }) })
export const KeyParams = Type.Object({ id: Type.String({ examples: [keyExample.id] }) })

/** An API key in a response. The key itself is never shown again, only its prefix. */
export const ApiKey = Type.Object(
  {
    id: Type.String(),
    prefix: Type.String({ description: 'The first characters of the key, to recognise it' }),
    name: Type.String(),
    mode,
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
    policy: Type.Optional(OneOf(policies, 'The default policy for its addresses')),
    strategy: Type.Optional(
      OneOf(strategies, "How its addresses are looked up; absent: the service's own strategy"),
    ),
    origins: Type.Array(Type.String()),
    rateLimits: Type.Object(byKind(Type.Optional(Type.Integer())), {
      description: 'Requests a minute by kind of route, where they differ from the defaults',
    }),
    createdAt: UnixMs,
    keys: Type.Array(ApiKey, { description: 'All keys, including revoked and expired ones' }),
  },
  { title: 'Client', examples: [clientExample] },
)
export type Client = Static<typeof Client>

const apiKey = Type.String({ description: 'The key itself. It is shown only here' })

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
    replaced: Type.Object(ApiKey.properties, {
      description: 'The old key, which is valid until its `expiresAt`',
    }),
  },
  {
    title: 'RotatedKey',
    examples: [
      {
        ...keyExample,
        apiKey: apiKeyExample,
        replaced: { ...keyExample, expiresAt: 1795246197000 },
      },
    ],
  },
)
export const ClientPage = Page('clients', Client)

const newKey = {
  name: Type.Optional(Name('Name of the key; `key` when absent')),
  mode: Type.Optional(
    OneOf(keyModes, '`live` when absent. A `test` key cannot have the scope `admin`'),
  ),
  scopes: Scopes,
  expiresAt: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 253_402_300_799_999,
      description:
        'When the key and its tokens expire: Unix time in milliseconds; never when absent',
    }),
  ),
}

export const CreateClientBody = Type.Object(
  {
    name: Name('Name of the client, which must be unique'),
    origins: Type.Optional(Origins),
    rateLimits: Type.Optional(Type.Object(byKind(Type.Optional(Type.Integer(perMinute))), strict)),
    policy: Type.Optional(Client.properties.policy),
    strategy: Type.Optional(Client.properties.strategy),
    key: Type.Optional(Type.Object(newKey, { ...strict, description: 'Its first key' })),
    ...Refresh.properties,
  },
  {
    ...strict,
    examples: [
      {
        name: 'another shop',
        origins: ['https://shop.example'],
        key: { name: 'checkout', scopes: ['address'] },
      },
    ],
  },
)

export const ChangeClientBody = Type.Object(
  {
    name: Type.Optional(Name('Name of the client, which must be unique')),
    origins: Type.Optional(Origins),
    rateLimits: Type.Optional(
      Type.Object(
        byKind(
          Type.Optional(
            Type.Unsafe<number | null>({
              type: ['integer', 'null'],
              ...perMinute,
              description: 'Requests a minute; null restores the default',
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
        description: 'The default policy for its addresses; null restores `normal`',
      }),
    ),
    strategy: Type.Optional(
      Type.Unsafe<(typeof strategies)[number] | null>({
        type: ['string', 'null'],
        enum: [...strategies, null],
        description: "How its addresses are looked up; null restores the service's own strategy",
      }),
    ),
    ...Refresh.properties,
  },
  {
    ...strict,
    description: 'Absent fields are not changed',
    examples: [
      { origins: ['https://shop.example'], rateLimits: { autocomplete: 12_000, details: null } },
    ],
  },
)

export const CreateKeyBody = Type.Object(
  { ...newKey, ...Refresh.properties },
  { ...strict, examples: [{ name: 'back office', scopes: ['batch'] }] },
)

/** How long a rotated key stays valid by default, in seconds: a day. */
export const defaultOverlapSeconds = 86_400
export const maxOverlapSeconds = 90 * 86_400

export const RotateKeyBody = Type.Object(
  {
    overlapSeconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: maxOverlapSeconds,
        description:
          'How long the old key stays valid, in seconds; a day when absent. It never ' +
          'exceeds its own expiry',
      }),
    ),
    ...Refresh.properties,
  },
  { ...strict, examples: [{ overlapSeconds: 3600 }] },
)

/** The longest period of a usage report, in days: a year and a day. */
export const maxDays = 366
export const defaultDays = 30

export const UsageQuery = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: maxDays,
        description: 'Number of days up to today; 30 when absent',
      }),
    ),
    ...Refresh.properties,
  },
  strict,
)

const calls = Type.Integer({ description: 'Calls to the provider' })
const usd = Type.Number({ description: 'At list price' })

const used = {
  days: Type.Array(
    Type.Object({
      day: Type.String({
        description: "The provider's day, which ends at midnight Pacific: an ISO date",
      }),
      sku: Type.String({ description: "The provider's name of the billing SKU" }),
      calls,
      usd,
    }),
    { description: 'Newest first' },
  ),
  calls,
  usd,
}

/** The costs of a client's calls to the provider. */
export const Usage = Type.Object(
  {
    ...used,
    test: Type.Object(used, {
      description:
        'What test keys called. It went to the sandbox: `usd` is what it would cost live',
    }),
  },
  {
    title: 'Usage',
    examples: [
      {
        days: [{ day: '2026-11-20', sku: 'Autocomplete Requests', calls: 12, usd: 0.034 }],
        calls: 12,
        usd: 0.034,
        test: { days: [], calls: 0, usd: 0 },
      },
    ],
  },
)
export type Usage = Static<typeof Usage>

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: UnixMs,
    actor: Type.String({ description: '`command line`, or the id of an API key' }),
    action: Type.String({ description: 'The object and the action, such as `key.revoke`' }),
    target: Type.Optional(Type.String({ description: 'The id of the client or key' })),
    detail: Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'Details of the action. `refused` has the error of an action that failed',
      },
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
        signsFrom: Type.Integer({
          description:
            'When the key begins to sign. Before that it is only published: Unix time in ' +
            'milliseconds',
        }),
        withdrawnAt: Type.Optional(
          Type.Integer({
            description: 'When its signatures became invalid: Unix time in milliseconds',
          }),
        ),
      }),
      { description: 'Newest first' },
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
      Type.Boolean({
        description:
          'When true, all tokens become invalid at once; else they stay valid until they expire',
      }),
    ),
    ...Refresh.properties,
  },
  { ...strict, examples: [{ compromised: false }] },
)
