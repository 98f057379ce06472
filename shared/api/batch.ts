import { type Static, Type } from 'typebox'
import { batchStatuses } from './batch-status.ts'
import { Refresh } from './envelope.ts'
import { judgement, latitude, longitude, Policy, Precision, UnixMs, Verdict } from './judgement.ts'
import { LimitsData } from './limits.ts'
import { OneOf } from './one-of.ts'
import { Page, PageQuery } from './page.ts'
import { addressText } from './stored-address.ts'
import { CountryCode, Name, ReasonCode } from './text.ts'
import { type VerdictName, verdicts } from './verdict.ts'

export const strategies = ['places', 'geocoding', 'address-validation'] as const
export type StrategyName = (typeof strategies)[number]

const count = Type.Integer({ minimum: 0 })
const Status = OneOf(batchStatuses, 'Where the batch stands')
const Strategy = OneOf(strategies, 'How the provider is asked')
const BatchName = Name(200, 'What people know the batch by, on one line; without the spaces around it')
const Spend = Type.Object({ calls: count, usd: Type.Number() }, { description: 'So far, at list price' })

/** A bad row of an upload, by line and field. */
export const UploadProblem = Type.Object(
  {
    line: Type.Integer({ description: 'Of the file, from 1; in a JSON array, the place of the element' }),
    field: Type.Optional(Type.String()),
    code: Type.String({ description: 'The rule that is broken: stable' }),
    message: Type.String(),
  },
  { title: 'UploadProblem', examples: [{ line: 7, field: 'reference', code: 'REQUIRED', message: 'is required' }] },
)
export type UploadProblem = Static<typeof UploadProblem>

export const batchExample = {
  id: '8c19f3a1-7c52-4d1e-9a3b-5f2c8e6d4b10',
  name: 'Customers, November',
  status: 'running',
  total: 1200,
  problems: 1,
  processed: 480,
  counts: { confirmed: 400, corrected: 50, needs_review: 20, undeliverable: 10, failed: 0 },
  rate: 60,
  eta: 1795159809525,
  spend: { calls: 960, usd: 3.76 },
  policy: 'normal',
  strategy: 'places',
  createdAt: 1795159789025,
  startedAt: 1795159789525,
}

/** A batch, as the API, its events and its webhook show it. */
export const Batch = Type.Object(
  {
    id: Type.String(),
    name: Type.Optional(Type.String({ description: 'What people know it by; absent when it was given none' })),
    status: Status,
    total: Type.Integer({ minimum: 0, description: 'Addresses' }),
    problems: Type.Integer({ minimum: 0, description: 'Faults of rows that were left out' }),
    processed: Type.Integer({ minimum: 0, description: 'Addresses with a result' }),
    erased: Type.Optional(Type.Integer({ description: 'Addresses that were erased since, with their results' })),
    counts: Type.Object(
      Object.fromEntries(verdicts.map((verdict) => [verdict, count])) as Record<VerdictName, typeof count>,
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
  },
  { title: 'Batch', examples: [batchExample] },
)
export type Batch = Static<typeof Batch>

/** The answer to what made a batch. Only here the webhook's secret is told. */
export const CreatedBatch = Type.Object(
  {
    ...Batch.properties,
    firstProblems: Type.Array(UploadProblem, { description: 'A hundred at most; the others are at /problems' }),
    webhook: Type.Optional(
      Type.Object({
        url: Type.String(),
        secret: Type.String({ description: 'What its signatures are made with: keep it' }),
      }),
    ),
  },
  {
    title: 'CreatedBatch',
    examples: [
      {
        ...batchExample,
        firstProblems: [{ line: 7, field: 'reference', code: 'REQUIRED', message: 'is required' }],
        webhook: { url: 'https://shop.example/batches', secret: 'whsec_…' },
      },
    ],
  },
)
export type CreatedBatch = Static<typeof CreatedBatch>

/** Names a batch in a path. */
export const BatchParams = Type.Object({
  id: Type.String({ description: 'The `id` of the batch', examples: [batchExample.id] }),
})

/** What a batch would be, cost and take, before there is one. */
export const DryRun = Type.Object(
  {
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
  },
  {
    title: 'DryRun',
    examples: [
      {
        rows: 1200,
        problems: 0,
        firstProblems: [],
        strategy: 'places',
        calls: [
          { sku: 'autocomplete', billedAs: 'Autocomplete Requests', calls: 1200, usd: 3.4 },
          { sku: 'details', billedAs: 'Place Details Essentials', calls: 1200, usd: 6 },
        ],
        usd: 9.4,
        seconds: 120,
        budgets: [],
        withinBudget: true,
      },
    ],
  },
)
export type DryRun = Static<typeof DryRun>

const strict = { additionalProperties: false }

export const UploadQuery = Type.Object(
  {
    name: Type.Optional(BatchName),
    policy: Type.Optional(Policy),
    mapping: Type.Optional(
      Type.String({
        maxLength: 4000,
        description:
          'JSON: names of columns or keys, and the field that each is, or null for none: `{"Kd-Nr": "reference", "Land": null}`',
      }),
    ),
    delimiter: Type.Optional(Type.String({ maxLength: 1, minLength: 1, description: 'Of CSV; else it is found out' })),
    webhook: Type.Optional(
      Type.String({ maxLength: 2000, description: 'A URL that is told when the batch has ended' }),
    ),
    dryRun: Type.Optional(Type.Boolean({ description: 'Only say what it would be, cost and take' })),
    ...Refresh.properties,
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
    unconfirmed: Type.Optional(Type.Boolean({ description: 'Only those whose text no person has confirmed' })),
  },
  strict,
)

export const SelectionBody = Type.Object(
  {
    name: Type.Optional(BatchName),
    select: Selection,
    policy: Type.Optional(Policy),
    webhook: Type.Optional(Type.Object({ url: Type.String({ maxLength: 2000 }) }, strict)),
    ...Refresh.properties,
  },
  strict,
)
export type SelectionBody = Static<typeof SelectionBody>

export const BatchListQuery = Type.Object(
  {
    ...PageQuery.properties,
    status: Type.Optional(Type.Array(Status, { description: 'Only batches in one of these states' })),
    ...Refresh.properties,
  },
  strict,
)

const inclusions = ['address', 'decision'] as const
export type Inclusion = (typeof inclusions)[number]

export const ResultsQuery = Type.Object(
  {
    ...PageQuery.properties,
    verdict: Type.Optional(Type.Array(Verdict, { description: 'Only results with one of these verdicts' })),
    reason: Type.Optional(Type.Array(ReasonCode, { description: 'Only results with one of these reasons' })),
    country: Type.Optional(
      Type.Array(CountryCode, { description: 'Only results of addresses that were stored in one of these countries' }),
    ),
    review: Type.Optional(
      OneOf(
        ['open'],
        'Only `corrected`, `needs_review` and `undeliverable` ones whose address nobody has decided, stored or validated anew since',
      ),
    ),
    include: Type.Optional(
      Type.Array(OneOf(inclusions, 'What the results come with besides'), {
        description: '`address`: the text that was stored; `decision`: what a person has decided since',
      }),
    ),
    ...Refresh.properties,
  },
  strict,
)

export const resultExample = {
  reference: 'customer-4711',
  line: 2,
  verdict: 'corrected',
  nextAction: 'confirm',
  reasons: [{ code: 'postal_code_differs', component: 'postalCode' }],
  confidence: 0.9,
  placeId: 'SBX_gb-10-downing-street',
  formattedAddress: '10 Downing St, London SW1A 2AA, UK',
  changes: [{ component: 'postalCode', before: 'SW1A 1AA', after: 'SW1A 2AA' }],
  latitude: 51.5034,
  longitude: -0.1276,
  validatedAt: 1795159799208,
}

const resultWithAllExample = {
  ...resultExample,
  address: { line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 1AA', country: 'GB' },
  decision: {
    confirmedAt: 1795163399208,
    line1: '10 Downing Street',
    city: 'London',
    postalCode: 'SW1A 2AA',
    country: 'GB',
  },
}

/** What was found for one address of a batch. */
export const ResultRow = Type.Object(
  {
    reference: Type.String(),
    line: Type.Integer({ description: 'Of the file that was uploaded' }),
    ...judgement,
    latitude: Type.Optional(latitude),
    longitude: Type.Optional(longitude),
    precision: Type.Optional(Precision),
    validatedAt: UnixMs,
    address: Type.Optional(
      Type.Object(addressText, { description: 'The text that was stored; only with `include=address`' }),
    ),
    decision: Type.Optional(
      Type.Object(
        { confirmedAt: UnixMs, ...addressText },
        {
          description:
            'The text that is stored now, where a person has confirmed it since this result; only with `include=decision`',
        },
      ),
    ),
  },
  { title: 'ResultRow', examples: [resultExample, resultWithAllExample] },
)
export type ResultRow = Static<typeof ResultRow>

/** What there is to filter the results of a batch by. */
export const BatchSummary = Type.Object(
  {
    reasons: Type.Array(Type.Object({ code: Type.String(), count }), {
      description: 'Results with each reason, the most frequent first',
    }),
    countries: Type.Array(
      Type.Object({
        country: Type.Optional(
          Type.String({ description: 'ISO 3166-1 alpha-2; absent for no country, or an unknown text' }),
        ),
        count,
      }),
      { description: 'Results by the country that was stored, the most frequent first' },
    ),
    open: Type.Integer({ minimum: 0, description: 'Results that `review=open` has' }),
  },
  {
    title: 'BatchSummary',
    examples: [
      {
        reasons: [{ code: 'postal_code_differs', count: 41 }],
        countries: [{ country: 'GB', count: 470 }, { count: 10 }],
        open: 68,
      },
    ],
  },
)
export type BatchSummary = Static<typeof BatchSummary>

export const BatchPage = Page('batches', Batch)
export const ProblemPage = Page('problems', UploadProblem)
export const ResultPage = Page('results', ResultRow)
