import { type Static, Type } from 'typebox'
import { skus } from '../billing/skus.ts'
import { quotaWindows, skuPauseReasons } from '../quota/quota.ts'
import { OneOf } from './one-of.ts'

const resetsAt = Type.Integer({ description: 'Unix time in milliseconds' })
const calls = OneOf(skus, 'Kind of calls to the provider')
const window = OneOf(
  quotaWindows,
  'Seconds and minutes are sliding windows. Days and months end at midnight Pacific, as the ' +
    'provider counts',
)
const used = { limit: Type.Number(), used: Type.Number(), left: Type.Number({ minimum: 0 }) }
const spent = Type.Object({ calls: Type.Integer(), usd: Type.Number() })

/** Requests that workers answer. */
const requestKinds = ['autocomplete', 'details', 'validate'] as const
/** Requests that a second provider can answer. */
export const fallbackKinds = ['autocomplete', 'validate'] as const
export type FallbackKind = (typeof fallbackKinds)[number]

/** The limits and budgets of a client, and how much of them is left. */
export const LimitsData = Type.Object(
  {
    sandbox: Type.Boolean({
      description: 'True: places are made up and nothing is billed. Amounts are what it would cost',
    }),
    fallback: Type.Array(OneOf(fallbackKinds, 'Kind of request'), {
      description: 'What a second provider answers at present, because the first one cannot',
    }),
    refused: Type.Array(OneOf(requestKinds, 'Kind of request'), {
      description:
        'What is refused at present: no worker is alive, or the provider refuses the key',
    }),
    serviceBudgetUsedUp: Type.Boolean({
      description:
        'True: the budget of the service, which all clients share, allows no billed call. The ' +
        'operator can raise it',
    }),
    quotas: Type.Array(
      Type.Object({
        calls,
        window,
        limit: Type.Integer(),
        used: Type.Optional(Type.Integer({ description: 'Only for a day or month' })),
        left: Type.Optional(Type.Integer({ minimum: 0 })),
        resetsAt: Type.Optional(resetsAt),
      }),
      { description: 'Quotas of the provider, which all clients share' },
    ),
    paused: Type.Array(
      Type.Object({
        calls,
        reason: OneOf(
          skuPauseReasons,
          'The provider refused the rate, the day or the key; `restart`: Redis lost its data',
        ),
        seconds: Type.Integer(),
      }),
      { description: 'Calls that are paused at present' },
    ),
    slowed: Type.Array(
      Type.Object({
        calls,
        percent: Type.Integer({
          minimum: 1,
          maximum: 99,
          description: 'Used part of the quota per second and minute',
        }),
      }),
      {
        description:
          'Calls that use only a part of their quota, because the provider refused some. It ' +
          'rises as calls are accepted',
      },
    ),
    budgets: Type.Array(
      Type.Object({
        window,
        calls: Type.Optional(Type.Object(used)),
        usd: Type.Optional(Type.Object(used, { description: 'At list price' })),
        warning: Type.Boolean({ description: 'Whether the budget is nearly used up' }),
        resetsAt,
      }),
      { description: 'Budgets of the client' },
    ),
    spent: Type.Object(
      { day: spent, month: spent },
      { description: 'Costs of the client, at list price' },
    ),
  },
  {
    title: 'Limits',
    examples: [
      {
        sandbox: false,
        fallback: [],
        refused: [],
        serviceBudgetUsedUp: false,
        quotas: [
          { calls: 'autocomplete', window: 'minute', limit: 12000 },
          {
            calls: 'details',
            window: 'day',
            limit: 125000,
            used: 1200,
            left: 123800,
            resetsAt: 1795161600000,
          },
        ],
        paused: [{ calls: 'details', reason: 'rate', seconds: 12 }],
        slowed: [{ calls: 'details', percent: 61 }],
        budgets: [
          {
            window: 'day',
            usd: { limit: 50, used: 41.5, left: 8.5 },
            warning: true,
            resetsAt: 1795161600000,
          },
        ],
        spent: { day: { calls: 9130, usd: 41.5 }, month: { calls: 164200, usd: 702.3 } },
      },
    ],
  },
)
export type LimitsData = Static<typeof LimitsData>
