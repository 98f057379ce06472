import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitsCommand } from '../support/limits-command.ts'
import { inShort, type Outcome, observe } from '../support/load.ts'
import { secondsToPacificMidnight } from '../support/pacific.ts'
import { type Stack, startStack } from '../support/stack.ts'

const placeId = 'SBX_gb-10-downing-street'
/** An autocomplete call at list price, US dollars. */
const inputUsd = 0.00283

let stack: Stack
let typed = 0
const ask = (token = stack.token) =>
  observe(() =>
    stack.autocomplete(
      { input: `${typed++} rue de la paix` },
      { headers: { authorization: `Bearer ${token}` } },
    ),
  )
const limits = (...args: string[]) => limitsCommand(stack, ...args)
/** A change takes effect within about two seconds. */
const eventually = (token: string, outcome: string) =>
  expect
    .poll(async () => inShort(await ask(token)), { timeout: 10_000, interval: 300 })
    .toBe(outcome)
const expectUntilMidnight = ({ answer }: Outcome) =>
  expect(
    Math.abs(Number(answer?.headers.get('retry-after')) - secondsToPacificMidnight()),
  ).toBeLessThan(10)

describe('the budget of the service', () => {
  beforeAll(async () => {
    stack = await startStack({
      workers: 2,
      env: { BUDGET_USD_PER_DAY: '0.01', BUDGET_WARN_PERCENT: '50' },
    })
  })
  afterAll(() => stack?.close())

  it("is a hard limit for any number of simultaneous requests: those refused get 503 7004 with the budget's name", async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => ask()))
    const answered = outcomes.filter((outcome) => inShort(outcome) === '200')
    expect(answered).toHaveLength(Math.floor(0.01 / inputUsd))
    const refused =
      outcomes.find((outcome) => inShort(outcome) !== '200') ?? expect.fail('none was refused')
    expect(inShort(refused)).toBe('503 7004')
    expect(refused.answer?.body.errors).toEqual([
      { code: 'MONEY_PER_DAY', message: expect.stringContaining('service') },
    ])
    expectUntilMidnight(refused)
    expect((await stack.sandbox.usage()).autocomplete.billedUsd).toBeLessThanOrEqual(0.01)
  })

  it('counts in the dry run of a batch, which shows no amount of it', async () => {
    const rows = Array.from({ length: 100 }, (_, n) => ({
      reference: String(n),
      address: `${n} Rue Pasteur, Lyon`,
    }))
    const { body } = await stack.post('/api/address/batches?dryRun=true', rows)
    expect(body.data).toMatchObject({ usd: 0.783, withinBudget: false, budgets: [] })
    // A hundredth of a dollar a day.
    expect(body.data.seconds / 86_400).toBeGreaterThan(77)
  })

  it('is told to each client as used up, without an amount', async () => {
    const { data } = (await stack.get('/api/limits')).body
    expect(data).toMatchObject({ serviceBudgetUsedUp: true, budgets: [] })
  })

  it('admits what costs nothing', async () => {
    expect(inShort(await observe(() => stack.details({ placeId, only: 'placeId' })))).toBe('200')
    expect(inShort(await observe(() => stack.details({ placeId })))).toBe('503 7004')
  })

  it('logs a warning before it is used up', async () => {
    await expect
      .poll(() => stack.workers.map((worker) => worker.output()).join(), { timeout: 10_000 })
      .toContain('a budget is nearly used up')
  })

  it('can be raised while the service runs, and lowered below what is spent', async () => {
    await limits('budget', 'service', 'day', '--usd', '1')
    await eventually(stack.token, '200')
    const isUsedUp = async () => (await stack.get('/api/limits')).body.data.serviceBudgetUsedUp
    await expect.poll(isUsedUp).toBe(false)
    await limits('budget', 'service', 'day', '--usd', '0.001')
    await eventually(stack.token, '503 7004')
    // The budget of the environment applies again, which is used up too.
    await limits('budget', 'service', 'day', 'none')
    await eventually(stack.token, '503 7004')
  })
})

describe('the budget of a client', () => {
  let other: string
  beforeAll(async () => {
    stack = await startStack()
    other = (await stack.addClient('another shop')).token
  })
  afterAll(() => stack?.close())

  it('refuses that client with 429 7003, and no other', async () => {
    await limits('budget', 'another shop', 'day', '--calls', '2')
    await eventually(other, '429 7003')
    const refused = await ask(other)
    expect(refused.answer?.body.errors).toEqual([
      { code: 'CALLS_PER_DAY', message: expect.stringContaining('client') },
    ])
    expectUntilMidnight(refused)
    expect(inShort(await ask())).toBe('200')
  })

  it('is shown to that client only, with what remains of it', async () => {
    const shown = async (token: string) => {
      const answer = await stack.get('/api/limits', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status).toBe(200)
      return answer.body.data
    }
    await expect.poll(async () => (await shown(other)).budgets).toHaveLength(1)
    const { budgets, spent } = await shown(other)
    expect(budgets).toEqual([
      {
        window: 'day',
        calls: { limit: 2, used: spent.day.calls, left: 0 },
        warning: true,
        resetsAt: expect.any(Number),
      },
    ])
    expect(spent.day.usd).toBeCloseTo(spent.day.calls * inputUsd, 6)
    expect((await shown(stack.token)).budgets).toEqual([])
    const details = (await shown(other)).quotas.filter(
      ({ calls }: { calls: string }) => calls === 'details',
    )
    expect(details).toEqual([
      { calls: 'details', window: 'minute', limit: 600 },
      {
        calls: 'details',
        window: 'day',
        limit: 125_000,
        used: 0,
        left: 125_000,
        resetsAt: expect.any(Number),
      },
    ])
  })

  it('lets the dry run of a batch say that checkouts keep the last part for the day', async () => {
    const { token } = await stack.addClient('a shop with orders')
    await limits('budget', 'a shop with orders', 'day', '--calls', '20')
    const rows = Array.from({ length: 10 }, (_, n) => ({
      reference: String(n),
      address: `${n} Rue Pasteur, Lyon`,
    }))
    const headers = { authorization: `Bearer ${token}` }
    const plan = async () =>
      (await stack.post('/api/address/batches?dryRun=true', rows, { headers })).body.data
    await expect.poll(async () => (await plan()).budgets, { timeout: 10_000 }).toHaveLength(1)
    const { seconds, withinBudget } = await plan()
    expect(withinBudget).toBe(true)
    expect(Math.abs(seconds - secondsToPacificMidnight())).toBeLessThan(10)
  })

  it('of 0 refuses everything that costs', async () => {
    await limits('budget', 'another shop', 'day', '--usd', '0')
    await eventually(other, '429 7003')
    await limits('budget', 'another shop', 'day', 'none')
    await eventually(other, '200')
  })
})

describe('npm run limits', () => {
  beforeAll(async () => {
    stack = await startStack()
  })
  afterAll(() => stack?.close())

  it('changes a quota while the service runs', async () => {
    expect(await limits('quota', 'autocomplete', 'day', '0')).toMatch(/autocomplete +- +12,000 +0 /)
    await eventually(stack.token, '503 7001')
    await limits('quota', 'autocomplete', 'day', 'unlimited')
    await eventually(stack.token, '200')
    expect(await limits('quota', 'autocomplete', 'day', 'default')).toContain('175,000')
  })

  it("changes the policy for a client's addresses", async () => {
    const line = {
      line1: '1600 Amphitheatre Pkwy',
      city: 'Mountain View',
      postalCode: '94043',
      country: 'US',
    }
    const verdict = async () => (await stack.post('/api/address/validate', line)).body.data?.verdict
    await expect.poll(verdict).toBe('confirmed')
    await limits('policy', 'shop', 'strict')
    await expect.poll(verdict, { timeout: 10_000, interval: 300 }).not.toBe('confirmed')
    const asked = await stack.post('/api/address/validate', { ...line, policy: 'normal' })
    expect(asked.body.data.verdict).toBe('confirmed')
  })

  it('shows calls and cost, in a table and in JSON', async () => {
    await stack.details({ placeId, only: 'placeId' })
    const bill = async () => JSON.parse(await limits('--json')).bill
    await expect.poll(bill, { timeout: 15_000 }).toContainEqual({
      name: 'Place Details Essentials IDs Only',
      calls: 1,
      listMicroUsd: 0,
      microUsd: 0,
    })
    expect(await limits()).toMatch(/Place Details Essentials IDs Only +1 +\$0\.0000 +\$0\.0000/)
  })

  it.each([
    ['quota details minute -1', "Unknown option '-1'"],
    ['quota details minute 1.5', 'The quota must be a whole number from 0 on, not "1.5"'],
    ['quota details minute many', 'The quota must be a whole number from 0 on, not "many"'],
    ['quota details hour 5', '"hour" is no window: second, minute, day, month'],
    [
      'quota detail minute 5',
      '"detail" is no kind of call: autocomplete, details, geocoding, validation',
    ],
    ['budget service day', 'Say --usd, --calls, or none'],
    ['budget service day --usd=-5', '--usd must be an amount such as 49.50, not "-5"'],
    ['budget service day --usd NaN', '--usd must be an amount such as 49.50, not "NaN"'],
    ['budget nobody day --usd 5', 'There is no client called nobody'],
    ['policy shop hard', '"hard" is no policy: strict, normal, lenient'],
    ['policy nobody strict', 'There is no client called nobody'],
    ['bugdet service day --usd 5', '"bugdet" is no command'],
  ])('%s is refused with a one-line error', async (line, message) => {
    const failure = await limits(...line.split(' ')).then(
      (text) => expect.fail(text),
      (error: { code: number; stderr: string }) => error,
    )
    expect(failure.code).toBe(1)
    expect(failure.stderr).toContain(message)
  })
})
