import { type Static, Type } from 'typebox'
import { quotaWindows, skus } from '../quota/quota.ts'
import { OneOf } from './one-of.ts'

const resetsAt = Type.Integer({ description: 'Unix time in milliseconds' })
const calls = OneOf(skus, 'Which calls to the provider')
const window = OneOf(
  quotaWindows,
  'Seconds and minutes slide; days and months end at midnight Pacific, as the provider counts',
)
const used = { limit: Type.Number(), used: Type.Number(), left: Type.Number({ minimum: 0 }) }
const spent = Type.Object({ calls: Type.Integer(), usd: Type.Number() })

/** What limits and budgets hold for a client, and what is left of them. */
export const LimitsData = Type.Object(
  {
    quotas: Type.Array(
      Type.Object({
        calls,
        window,
        limit: Type.Integer(),
        used: Type.Optional(Type.Integer({ description: 'Of a day or month' })),
        left: Type.Optional(Type.Integer({ minimum: 0 })),
        resetsAt: Type.Optional(resetsAt),
      }),
      { description: "The provider's, which all clients share" },
    ),
    paused: Type.Array(
      Type.Object({
        calls,
        reason: OneOf(
          ['rate', 'day', 'denied', 'restart'],
          'Refused per minute, for the day, or the key; or we start anew',
        ),
        seconds: Type.Integer(),
      }),
      { description: 'Calls that are not made at present' },
    ),
    budgets: Type.Array(
      Type.Object({
        window,
        calls: Type.Optional(Type.Object(used)),
        usd: Type.Optional(Type.Object(used, { description: 'At list price' })),
        warning: Type.Boolean({ description: 'Nearly used up' }),
        resetsAt,
      }),
      { description: "The client's own" },
    ),
    spent: Type.Object({ day: spent, month: spent }, { description: 'By the client, at list price' }),
  },
  {
    title: 'Limits',
    examples: [
      {
        quotas: [
          { calls: 'autocomplete', window: 'minute', limit: 12000 },
          { calls: 'details', window: 'day', limit: 125000, used: 1200, left: 123800, resetsAt: 1795161600000 },
        ],
        paused: [{ calls: 'details', reason: 'rate', seconds: 12 }],
        budgets: [{ window: 'day', usd: { limit: 50, used: 41.5, left: 8.5 }, warning: true, resetsAt: 1795161600000 }],
        spent: { day: { calls: 9130, usd: 41.5 }, month: { calls: 164200, usd: 702.3 } },
      },
    ],
  },
)
export type LimitsData = Static<typeof LimitsData>
