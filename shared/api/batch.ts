import { type Static, Type } from 'typebox'
import { LimitsData } from './limits.ts'
import { OneOf } from './one-of.ts'
import { Page, PageQuery } from './page.ts'
import { CountryCode } from './text.ts'
import { judgement, latitude, longitude, Policy, Precision, UnixMs, Verdict, verdicts } from './verdict.ts'

const batchStatuses = ['queued', 'running', 'paused', 'completed', 'cancelled', 'failed'] as const
export type BatchStatus = (typeof batchStatuses)[number]
const strategies = ['places', 'geocoding', 'address-validation'] as const
export type StrategyName = (typeof strategies)[number]

const count = Type.Integer({ minimum: 0 })
const Status = OneOf(batchStatuses, 'Where the batch stands')
const Strategy = OneOf(strategies, 'How the provider is asked')
const Spend = Type.Object({ calls: count, usd: Type.Number() }, { description: 'So far, at list price' })

/** A bad row of an upload, by line and field. */
export const UploadProblem = Type.Object({
  line: Type.Integer({ description: 'Of the file, from 1; in a JSON array, the place of the element' }),
  field: Type.Optional(Type.String()),
  code: Type.String(),
  message: Type.String(),
})
export type UploadProblem = Static<typeof UploadProblem>

/** A batch, as the API, its events and its webhook show it. */
export const Batch = Type.Object({
  id: Type.String(),
  status: Status,
  total: Type.Integer({ minimum: 0, description: 'Addresses' }),
  problems: Type.Integer({ minimum: 0, description: 'Faults of rows that were left out' }),
  processed: Type.Integer({ minimum: 0, description: 'Addresses with a result' }),
  erased: Type.Optional(Type.Integer({ description: 'Addresses that were erased since, with their results' })),
  counts: Type.Object(
    Object.fromEntries(verdicts.map((verdict) => [verdict, count])) as Record<(typeof verdicts)[number], typeof count>,
    { description: 'Results by verdict' },
  ),
  rate: Type.Number({ minimum: 0, description: 'Addresses a second lately' }),
  eta: Type.Optional(Type.Integer({ description: 'When it ends at this rate: Unix time in milliseconds' })),
  spend: Spend,
  policy: Policy,
  strategy: Strategy,
  createdAt: UnixMs,
  startedAt: Type.Optional(UnixMs),
  finishedAt: Type.Optional(UnixMs),
  pausedReason: Type.Optional(
    Type.String({
      description:
        '`client`; or by itself: `quota` (the provider refuses calls for a while), `quota_day`, `quota_month`, `budget_day`, `budget_month`, `provider_unavailable`, `provider_denied`',
    }),
  ),
  resumesAt: Type.Optional(Type.Integer({ description: 'When it goes on by itself: Unix time in milliseconds' })),
  webhook: Type.Optional(
    Type.Object({
      url: Type.String(),
      state: Type.Optional(OneOf(['pending', 'delivered', 'failed'], 'What became of it once the batch had ended')),
    }),
  ),
})
export type Batch = Static<typeof Batch>

/** The answer to what made a batch. Only here the webhook's secret is told. */
export const CreatedBatch = Type.Object({
  ...Batch.properties,
  firstProblems: Type.Array(UploadProblem, { description: 'A hundred at most; the others are at /problems' }),
  webhook: Type.Optional(
    Type.Object({
      url: Type.String(),
      secret: Type.String({ description: 'What its signatures are made with: keep it' }),
    }),
  ),
})
export type CreatedBatch = Static<typeof CreatedBatch>

/** What a batch would be, cost and take, before there is one. */
export const DryRun = Type.Object({
  rows: Type.Integer({ minimum: 0, description: 'Addresses that can be used' }),
  problems: count,
  firstProblems: Type.Array(UploadProblem),
  strategy: Strategy,
  calls: Type.Array(Type.Object({ sku: Type.String(), billedAs: Type.String(), calls: count, usd: Type.Number() }), {
    description: 'What is expected, by the kind of call to the provider',
  }),
  usd: Type.Number({ description: 'All of it, at list price' }),
  seconds: Type.Optional(
    Type.Integer({ description: "How long it takes at today's quota; absent when the quota never lets it end" }),
  ),
  budgets: LimitsData.properties.budgets,
  withinBudget: Type.Boolean({ description: 'Whether what is left of the budgets is enough' }),
})
export type DryRun = Static<typeof DryRun>

const strict = { additionalProperties: false }

export const UploadQuery = Type.Object(
  {
    policy: Type.Optional(Policy),
    mapping: Type.Optional(
      Type.String({
        maxLength: 4000,
        description: 'JSON: names of columns or keys, and the field that each is: `{"Kd-Nr": "reference"}`',
      }),
    ),
    delimiter: Type.Optional(Type.String({ maxLength: 1, minLength: 1, description: 'Of CSV; else it is found out' })),
    webhook: Type.Optional(
      Type.String({ maxLength: 2000, description: 'A URL that is told when the batch has ended' }),
    ),
    dryRun: Type.Optional(Type.Boolean({ description: 'Only say what it would be, cost and take' })),
    refresh: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type UploadQuery = Static<typeof UploadQuery>

/** Which stored addresses: those to which all of this applies. */
const Selection = Type.Object(
  {
    neverValidated: Type.Optional(Type.Boolean({ description: 'Only those without a verdict' })),
    verdict: Type.Optional(Type.Array(Verdict, { minItems: 1, maxItems: verdicts.length })),
    country: Type.Optional(Type.Array(CountryCode, { minItems: 1, maxItems: 300 })),
    olderThanDays: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 36_500, description: 'Only those validated longer ago than this' }),
    ),
  },
  strict,
)

export const SelectionBody = Type.Object(
  {
    select: Selection,
    policy: Type.Optional(Policy),
    webhook: Type.Optional(Type.Object({ url: Type.String({ maxLength: 2000 }) }, strict)),
    refresh: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type SelectionBody = Static<typeof SelectionBody>

export const BatchListQuery = Type.Object(
  {
    ...PageQuery.properties,
    status: Type.Optional(Type.Array(Status, { description: 'Only batches in one of these states' })),
    refresh: Type.Optional(Type.Boolean()),
  },
  strict,
)

export const ResultsQuery = Type.Object(
  {
    ...PageQuery.properties,
    verdict: Type.Optional(Type.Array(Verdict, { description: 'Only results with one of these verdicts' })),
    refresh: Type.Optional(Type.Boolean()),
  },
  strict,
)

/** What was found for one address of a batch. */
export const ResultRow = Type.Object({
  reference: Type.String(),
  line: Type.Integer(),
  ...judgement,
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
  precision: Type.Optional(Precision),
  validatedAt: UnixMs,
})
export type ResultRow = Static<typeof ResultRow>

export const BatchPage = Page('batches', Batch)
export const ProblemPage = Page('problems', UploadProblem)
export const ResultPage = Page('results', ResultRow)
