import { type Static, Type } from 'typebox'
import { strategies } from '../verdict/strategies.ts'
import { type VerdictName, verdicts } from '../verdict/verdicts.ts'
import { batchStatuses } from './batch-status.ts'
import { Refresh, strict } from './envelope.ts'
import { judgement, latitude, longitude, Policy, Precision, UnixMs, Verdict } from './judgement.ts'
import { LimitsData } from './limits.ts'
import { OneOf } from './one-of.ts'
import { Page, PageQuery } from './page.ts'
import { addressText } from './stored-address.ts'
import { CountryCode, FreeText, Name, ReasonCode } from './text.ts'

const count = Type.Integer({ minimum: 0 })
const Status = OneOf(batchStatuses, 'Status of the batch')
const Strategy = OneOf(strategies, 'How addresses are looked up')
const ChosenStrategy = OneOf(
  strategies,
  'How addresses are looked up, where the service has a cascade: it, or one of its parts. ' +
    "Default: the client's",
)
const BatchName = Name(200, 'Name of the batch, on one line. Spaces around it are removed')
const Spend = Type.Object(
  { calls: count, usd: Type.Number() },
  { description: 'Costs so far, at list price' },
)

/** A problem of one row of an upload. */
export const UploadProblem = Type.Object(
  {
    line: Type.Integer({
      description: 'Line of the file, from 1. In a JSON array: the number of the element',
    }),
    field: Type.Optional(Type.String()),
    code: Type.String({ description: 'Stable code of the violated rule' }),
    message: Type.String(),
  },
  {
    title: 'UploadProblem',
    examples: [{ line: 7, field: 'reference', code: 'REQUIRED', message: 'is required' }],
  },
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

/** A batch in the API, in its events and in its webhook. */
export const Batch = Type.Object(
  {
    id: Type.String(),
    name: Type.Optional(Type.String({ description: 'Name of the batch; absent when it has none' })),
    status: Status,
    total: Type.Integer({ minimum: 0, description: 'Addresses' }),
    problems: Type.Integer({ minimum: 0, description: 'Problems of rows that were left out' }),
    processed: Type.Integer({ minimum: 0, description: 'Addresses with a result' }),
    erased: Type.Optional(
      Type.Integer({ description: 'Addresses that were erased later, with their results' }),
    ),
    counts: Type.Object(
      Object.fromEntries(verdicts.map((verdict) => [verdict, count])) as Record<
        VerdictName,
        typeof count
      >,
      { description: 'Results by verdict' },
    ),
    rate: Type.Number({ minimum: 0, description: 'Recent rate, in addresses a second' }),
    eta: Type.Optional(
      Type.Integer({ description: 'Expected end at this rate: Unix time in milliseconds' }),
    ),
    spend: Spend,
    policy: Policy,
    strategy: Strategy,
    createdAt: UnixMs,
    startedAt: Type.Optional(UnixMs),
    finishedAt: Type.Optional(UnixMs),
    expiredAt: Type.Optional(
      Type.Integer({
        description:
          'When its rows, results and problems were deleted, some time after its end: Unix ' +
          'time in milliseconds. The counts stay',
      }),
    ),
    pausedReason: Type.Optional(
      Type.String({
        description:
          '`client`, or an automatic pause: `quota` (the provider refuses calls for a ' +
          'while), `quota_day`, `quota_month`, `budget_day`, `budget_month`, ' +
          '`provider_unavailable`, `provider_denied`, `public_host` (of OpenStreetMap, which ' +
          'takes no batches), `strategy_not_offered` (the service does not offer the strategy ' +
          'any more, and its own costs more), `sandbox_unavailable` (of test keys)',
      }),
    ),
    resumesAt: Type.Optional(
      Type.Integer({ description: 'When it resumes by itself: Unix time in milliseconds' }),
    ),
    webhook: Type.Optional(
      Type.Object({
        url: Type.String(),
        state: Type.Optional(
          OneOf(
            ['pending', 'delivered', 'failed'],
            'State of the delivery, after the end of the batch',
          ),
        ),
      }),
    ),
  },
  { title: 'Batch', examples: [batchExample] },
)
export type Batch = Static<typeof Batch>

/** The response to the request that created the batch. The webhook's secret is shown only here. */
export const CreatedBatch = Type.Object(
  {
    ...Batch.properties,
    firstProblems: Type.Array(UploadProblem, {
      description: 'At most 100; the others are at /problems',
    }),
    webhook: Type.Optional(
      Type.Object({
        url: Type.String(),
        secret: Type.String({ description: 'The secret of its signatures. It is shown only here' }),
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

export const BatchParams = Type.Object({
  id: Type.String({ description: 'The `id` of the batch', examples: [batchExample.id] }),
})

/** What a batch would contain, cost and take. No batch is created. */
export const DryRun = Type.Object(
  {
    rows: Type.Integer({ minimum: 0, description: 'Valid addresses' }),
    problems: count,
    firstProblems: Type.Array(UploadProblem),
    confirmed: Type.Integer({
      minimum: 0,
      description: 'Rows whose stored address a person has confirmed',
    }),
    duplicates: Type.Integer({
      minimum: 0,
      description:
        'Rows with the reference of an earlier row: the last text of a reference is stored',
    }),
    strategy: Strategy,
    calls: Type.Array(
      Type.Object({
        sku: Type.String(),
        billedAs: Type.String(),
        calls: count,
        usd: Type.Number(),
      }),
      {
        description: 'Expected calls, by kind of call to the provider',
      },
    ),
    usd: Type.Number({
      description:
        'Expected total at list price, in US dollars. Of a cascade: if the paid provider is ' +
        'asked for every row',
    }),
    leastUsd: Type.Optional(
      Type.Number({
        description: 'Of a cascade: the total if the free provider settles every row',
      }),
    ),
    seconds: Type.Optional(
      Type.Integer({
        description:
          'Expected duration at the current quotas and budgets; absent when they allow no end',
      }),
    ),
    budgets: LimitsData.properties.budgets,
    withinBudget: Type.Boolean({
      description:
        'Whether the remaining budgets are enough: those of the client, and those of the ' +
        'service, which are not shown. Checkouts have a reserve in them, so that a batch gets ' +
        'the last part only towards the end of the day or month: `seconds` counts that in',
    }),
  },
  {
    title: 'DryRun',
    examples: [
      {
        rows: 1200,
        problems: 0,
        firstProblems: [],
        confirmed: 0,
        duplicates: 0,
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

const Confirmed = OneOf(
  ['keep', 'replace'],
  'Stored addresses that a person has confirmed: `keep` (the default) leaves them as they are, ' +
    '`replace` gives them the text and the verdict of this batch. The rows have results either way',
)

export const UploadQuery = Type.Object(
  {
    name: Type.Optional(BatchName),
    policy: Type.Optional(Policy),
    strategy: Type.Optional(ChosenStrategy),
    confirmed: Type.Optional(Confirmed),
    mapping: Type.Optional(
      Type.String({
        maxLength: 4000,
        description:
          'JSON: the field of each column or key, `own` for an own column, which comes back with ' +
          'the results, or null to leave it out: `{"Kd-Nr": "reference", "Land": null}`',
      }),
    ),
    delimiter: Type.Optional(
      Type.String({
        maxLength: 1,
        minLength: 1,
        description: 'Delimiter of CSV; detected when absent',
      }),
    ),
    webhook: Type.Optional(
      Type.String({ maxLength: 2000, description: 'URL to call when the batch has ended' }),
    ),
    dryRun: Type.Optional(
      Type.Boolean({
        description: 'Only return the expected rows, cost and duration. No batch is created',
      }),
    ),
    ...Refresh.properties,
  },
  strict,
)
export type UploadQuery = Static<typeof UploadQuery>

/** Selects the stored addresses that match all of these conditions. */
const Selection = Type.Object(
  {
    neverValidated: Type.Optional(
      Type.Boolean({ description: 'Only addresses without a verdict' }),
    ),
    verdict: Type.Optional(Type.Array(Verdict, { minItems: 1, maxItems: verdicts.length })),
    country: Type.Optional(Type.Array(CountryCode, { minItems: 1, maxItems: 300 })),
    olderThanDays: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 36_500,
        description: 'Only addresses whose validation is older than this',
      }),
    ),
    unconfirmed: Type.Optional(
      Type.Boolean({ description: 'Only addresses whose text no person has confirmed' }),
    ),
  },
  strict,
)
export type Selection = Static<typeof Selection>

export const SelectionBody = Type.Object(
  {
    name: Type.Optional(BatchName),
    select: Selection,
    policy: Type.Optional(Policy),
    strategy: Type.Optional(ChosenStrategy),
    confirmed: Type.Optional(Confirmed),
    webhook: Type.Optional(Type.Object({ url: Type.String({ maxLength: 2000 }) }, strict)),
    ...Refresh.properties,
  },
  strict,
)
export type SelectionBody = Static<typeof SelectionBody>

export const BatchListQuery = Type.Object(
  {
    ...PageQuery.properties,
    status: Type.Optional(
      Type.Array(Status, { description: 'Only batches with one of these statuses' }),
    ),
    ...Refresh.properties,
  },
  strict,
)

const inclusions = ['columns', 'address', 'decision'] as const
export type Inclusion = (typeof inclusions)[number]

export const ResultsQuery = Type.Object(
  {
    ...PageQuery.properties,
    verdict: Type.Optional(
      Type.Array(Verdict, { description: 'Only results with one of these verdicts' }),
    ),
    reason: Type.Optional(
      Type.Array(ReasonCode, { description: 'Only results with one of these reasons' }),
    ),
    country: Type.Optional(
      Type.Array(CountryCode, {
        description: 'Only results of addresses that were stored in one of these countries',
      }),
    ),
    reference: Type.Optional(
      FreeText(200, 'Only the results of this reference, which a file can have more than once'),
    ),
    review: Type.Optional(
      OneOf(
        ['open'],
        'Only `corrected`, `needs_review` and `undeliverable` results whose address was not ' +
          'decided, stored or validated again since',
      ),
    ),
    include: Type.Optional(
      Type.Array(OneOf(inclusions, 'Additional content of the results'), {
        description:
          '`columns`: the own columns of the file, those that hold no address; `address`: the ' +
          'text that was stored; `decision`: the text that a person has confirmed since, and the ' +
          'chosen place',
      }),
    ),
    like: Type.Optional(
      OneOf(
        ['upload'],
        'For CSV: in the delimiter and the encoding of the file that was uploaded, where it was ' +
          'CSV. Default: comma, UTF-8',
      ),
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
  reasons: [
    {
      code: 'postal_code_differs',
      component: 'postalCode',
      message: 'The address has another postal code than the stored one.',
    },
  ],
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
  columns: [{ name: 'Order number', value: '2026-0815' }],
  address: { line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 1AA', country: 'GB' },
  decision: {
    confirmedAt: 1795163399208,
    line1: '10 Downing Street',
    city: 'London',
    postalCode: 'SW1A 2AA',
    country: 'GB',
    placeId: 'SBX_gb-10-downing-street',
    latitude: 51.5034,
    longitude: -0.1276,
  },
}

/** The result for one address of a batch. */
export const ResultRow = Type.Object(
  {
    reference: Type.String(),
    line: Type.Integer({ description: 'Of the file that was uploaded' }),
    ...judgement,
    latitude: Type.Optional(latitude),
    longitude: Type.Optional(longitude),
    precision: Type.Optional(Precision),
    validatedAt: UnixMs,
    columns: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
        description:
          'The own columns of the file where they have text, in their order; names can repeat; ' +
          'only with `include=columns`',
      }),
    ),
    address: Type.Optional(
      Type.Object(addressText, {
        description: 'The text that was stored; only with `include=address`',
      }),
    ),
    decision: Type.Optional(
      Type.Object(
        {
          confirmedAt: UnixMs,
          ...addressText,
          placeId: Type.Optional(Type.String({ description: 'The place that the person chose' })),
          latitude: Type.Optional(latitude),
          longitude: Type.Optional(longitude),
        },
        {
          description:
            'The text that is stored now, where a person has confirmed it since this ' +
            'result, or before and the batch keeps it, with the place that the person chose and ' +
            'its coordinates, as far as they are stored; not where the row has another text than ' +
            'the one that was decided on; only with `include=decision`',
        },
      ),
    ),
  },
  { title: 'ResultRow', examples: [resultExample, resultWithAllExample] },
)
export type ResultRow = Static<typeof ResultRow>

/** The values by which the results of a batch can be filtered. */
export const BatchSummary = Type.Object(
  {
    reasons: Type.Array(Type.Object({ code: Type.String(), count }), {
      description: 'Results with each reason, the most frequent first',
    }),
    countries: Type.Array(
      Type.Object({
        country: Type.Optional(
          Type.String({
            description: 'ISO 3166-1 alpha-2, or XK; absent for no country, or an unknown text',
          }),
        ),
        count,
      }),
      { description: 'Results by the country that was stored, the most frequent first' },
    ),
    open: Type.Integer({ minimum: 0, description: 'Number of results with `review=open`' }),
    superseded: Type.Integer({
      minimum: 0,
      description:
        'Number of results that a person would have to judge, and that wait for nobody: another ' +
        'address, or a newer result, is stored under their reference',
    }),
  },
  {
    title: 'BatchSummary',
    examples: [
      {
        reasons: [{ code: 'postal_code_differs', count: 41 }],
        countries: [{ country: 'GB', count: 470 }, { count: 10 }],
        open: 68,
        superseded: 2,
      },
    ],
  },
)
export type BatchSummary = Static<typeof BatchSummary>

export const BatchPage = Page('batches', Batch)
export const ProblemPage = Page('problems', UploadProblem)
export const ResultPage = Page('results', ResultRow)
