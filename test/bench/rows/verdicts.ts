import { loadGazetteer } from '../../../services/sandbox/places/load-gazetteer.ts'
import { judge } from '../../../shared/verdict/judge.ts'
import { isForTuning, makeLabelledSet } from '../verdicts/labelled-set.ts'
import { lookUp } from '../verdicts/sandbox-lookup.ts'
import { accuracyOf, groupedBy, isRight, type Judged, scoreOf } from '../verdicts/score.ts'
import type { Bench, Line } from './line.ts'
import { verdictTableLines } from './verdict-tables.ts'

const goal = 0.98
const goalPerCountry = 0.9
const goalMicros = 50
const verdicts = ['confirmed', 'corrected', 'needs_review', 'undeliverable']
const confusionsShown = 12

/**
 * Verdicts on real addresses of the sandbox that were damaged, or written otherwise: how many are
 * right, and how many of the right ones are found. Then the tables that others labelled.
 */
export async function verdictsRow({ say }: Pick<Bench, 'say'>): Promise<Line[]> {
  const gazetteer = loadGazetteer()
  const asked = makeLabelledSet().map((labelled) => ({
    labelled,
    found: lookUp(gazetteer, labelled.stored),
  }))
  const judged = asked.map(({ labelled, found }): Judged => {
    const { verdict, reasons } = judge(labelled.stored, found, 'normal')
    return { case: labelled, verdict, reasons: reasons.map(({ code }) => code) }
  })
  // Copies: of the same objects a comparison is kept.
  const fresh = structuredClone(asked.map(({ labelled: { stored }, found }) => ({ stored, found })))
  const before = performance.now()
  for (const { stored, found } of fresh) judge(stored, found, 'normal')
  const micros = ((performance.now() - before) * 1000) / asked.length
  const tuned = judged.filter((one) => isForTuning(one.case))
  const held = judged.filter((one) => !isForTuning(one.case))
  for (const confusion of confusions(tuned)) say(confusion)
  return [
    ...scoreLines('all', judged, goal),
    ...scoreLines('tuned on', tuned),
    ...scoreLines('held out', held),
    countryLine(judged),
    refusedLine(judged),
    timeLine(micros),
    ...(await verdictTableLines({ say })),
  ]
}

const figureOf = (share: number): string => share.toFixed(3)

function scoreLines(set: string, judged: Judged[], least?: number): Line[] {
  const scores = verdicts.map((verdict) => ({ verdict, ...scoreOf(judged, verdict) }))
  const accuracy = accuracyOf(judged)
  const withReason = judged.filter(isRight).length / judged.length
  const lines = scores.map(({ verdict, cases, precision, recall }) => ({
    ...line(
      `verdicts, ${set}: ${verdict}`,
      `precision ${figureOf(precision)}, recall ${figureOf(recall)}`,
      `${cases} cases`,
    ),
    ...(least !== undefined && {
      goal: `>= ${least}, both`,
      met: Math.min(precision, recall) >= least,
    }),
  }))
  const all = line(
    `verdicts, ${set}`,
    `${figureOf(accuracy)} right`,
    `${judged.length} cases, ${figureOf(withReason)} for the right reason`,
  )
  return [...lines, { ...all, rounds: scores }]
}

function countryLine(judged: Judged[]): Line {
  const countries = [...groupedBy(judged, (one) => one.case.country)]
    .map(([country, ones]) => ({ country, cases: ones.length, share: accuracyOf(ones) }))
    .sort((a, b) => a.share - b.share)
  const worst = countries.slice(0, 6).map(({ country, share }) => `${country} ${share.toFixed(2)}`)
  return {
    ...line(`verdicts right, the worst of ${countries.length} countries`, worst.join(', '), ''),
    goal: `>= ${goalPerCountry}, each`,
    met: (countries[0]?.share ?? 0) >= goalPerCountry,
    rounds: countries,
  }
}

function refusedLine(judged: Judged[]): Line {
  const legitimate = judged.filter((one) => one.case.isLegitimate)
  const refused = legitimate.filter(({ verdict }) => verdict === 'undeliverable').length
  return {
    ...line('undamaged, called undeliverable', String(refused), `${legitimate.length} writings`),
    goal: '0',
    met: refused === 0,
  }
}

function timeLine(micros: number): Line {
  return {
    ...line('a verdict takes, on average', `${Math.round(micros)} µs`, ''),
    goal: `<= ${goalMicros} µs`,
    met: micros <= goalMicros,
  }
}

const line = (row: string, figure: string, baseline: string): Line => ({
  row,
  edition: '-',
  goal: '',
  figure,
  baseline,
  rounds: [],
})

/** What was mistaken for what, the most frequent first, with an example each. */
function confusions(judged: Judged[]): string[] {
  const wrong = judged.filter((one) => !isRight(one))
  const groups = [
    ...groupedBy(
      wrong,
      (one) =>
        `${one.case.made}: ${one.case.verdict} called ${one.verdict} (${one.reasons.join(', ')})`,
    ),
  ]
  return groups
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, confusionsShown)
    .map(
      ([confusion, ones]) =>
        `${ones.length} x ${confusion}, as ${JSON.stringify(ones[0]?.case.stored)}`,
    )
}
