import Type from 'typebox'
import { Compile } from 'typebox/compile'

const Share = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }))
const Limit = Type.Optional(Type.Integer({ minimum: 0 }))
const Milliseconds = Type.Number({ minimum: 0, maximum: 600_000 })
const Closed = { additionalProperties: false } as const
const Limits = Type.Optional(
  Type.Object({ autocomplete: Limit, details: Limit, geocoding: Limit, validation: Limit }, Closed),
)
const Latency = Type.Union([
  Milliseconds,
  Type.Object({ p50: Milliseconds, p99: Milliseconds }, Closed),
])
const ErrorRate = Type.Object(
  {
    http500: Share,
    http503: Share,
    hang: Share,
    reset: Share,
    html: Share,
    null: Share,
    slow: Share,
  },
  Closed,
)

/**
 * The body of `PUT /sandbox/behaviour`. It replaces the whole behaviour: what it leaves out gets
 * its default. Latency is in milliseconds, fixed or log-normal by p50 and p99. Error rates are
 * shares of all calls, quotas are in calls. `realLimitPerMinute` is a limit that is not announced:
 * of the calls above it the share `refuseShare` (0 to 1) is refused, as too many a minute.
 */
const BehaviourBody = Type.Object(
  {
    latencyMs: Type.Optional(Latency),
    errorRate: Type.Optional(ErrorRate),
    outage: Type.Optional(Type.Boolean()),
    keyDenied: Type.Optional(Type.Boolean()),
    billingDisabled: Type.Optional(Type.Boolean()),
    quotaPerSecond: Limits,
    quotaPerMinute: Limits,
    quotaPerDay: Limits,
    realLimitPerMinute: Limits,
    refuseShare: Share,
  },
  Closed,
)

export type Behaviour = Required<Type.Static<typeof BehaviourBody>>

export const DEFAULT_BEHAVIOUR: Behaviour = {
  latencyMs: 0,
  errorRate: {},
  outage: false,
  keyDenied: false,
  billingDisabled: false,
  quotaPerSecond: {},
  quotaPerMinute: {},
  quotaPerDay: {},
  realLimitPerMinute: {},
  refuseShare: 1,
}

export type Invalid = { field: string; message: string }

const validator = Compile(BehaviourBody)

/** The requested behaviour, or the field that is wrong. */
export function readBehaviour(body: unknown): Behaviour | Invalid {
  if (!validator.Check(body)) return firstError(body)
  const shares = Object.values(body.errorRate ?? {}).reduce((sum, share) => sum + share, 0)
  if (shares > 1) return { field: 'errorRate', message: 'the shares add up to more than 1' }
  if (typeof body.latencyMs === 'object' && body.latencyMs.p99 < body.latencyMs.p50)
    return { field: 'latencyMs.p99', message: 'must not be below p50' }
  return { ...DEFAULT_BEHAVIOUR, ...body }
}

/** The innermost error: for an unknown field its own name, for a union its last branch. */
function firstError(body: unknown): Invalid {
  const deepest = validator
    .Errors(body)
    .toSorted((a, b) => depth(b.instancePath) - depth(a.instancePath))
    .at(0)
  const field = deepest?.instancePath.slice(1).replaceAll('/', '.') || 'body'
  return {
    field,
    message: deepest?.keyword === 'boolean' ? 'unknown field' : (deepest?.message ?? 'invalid'),
  }
}

const depth = (path: string): number => path.split('/').length
