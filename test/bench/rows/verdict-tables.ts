import {
  acceptedOthers,
  countWritings,
  loadStreetLists,
  refusedWritings,
  type StreetList,
  type WrittenStreet,
} from '../../verdict/street-lists.ts'
import { type AbsentWriting, absentWritings, judgeAbsent } from '../verdicts/absent-places.ts'
import { judgeAdditions } from '../verdicts/additions.ts'
import {
  type JudgedNearMisses,
  judgeFarTowns,
  judgeOtherQuarters,
  judgeOtherStreetsThere,
  nearMissWritings,
} from '../verdicts/near-misses.ts'
import { judgeOtherBuildings } from '../verdicts/other-buildings.ts'
import { type JudgedPairs, judgeOtherStreets, judgeOtherTowns } from '../verdicts/other-names.ts'
import { judgeOtherNumbers } from '../verdicts/other-numbers.ts'
import { isPairRight, loadPairs, pairKinds, pairSets } from '../verdicts/pairs.ts'
import { isNeedlesslyRefused, judgeRewritten } from '../verdicts/rewritten.ts'
import { groupedBy } from '../verdicts/score.ts'
import { judgeTables } from '../verdicts/table-run.ts'
import {
  isFalseAcceptance,
  isFalseAlarm,
  isRightlySaid,
  type Said,
  shareOf,
  verdictScore,
} from '../verdicts/table-score.ts'
import { type TableSet, tableSets } from '../verdicts/tables.ts'
import type { Bench, Line } from './line.ts'

/** Of the rows of each kind. */
const maxFalseAcceptances = 0.003
const maxFalseAlarms = 0.01
const minPerCountry = 0.95
const verdicts = ['confirmed', 'corrected', 'needs_review', 'undeliverable'] as const
const confusionsShown = 10
const countriesShown = 8

/** The verdicts of each strategy on the tables, which were written without the verdict's code. */
export async function verdictTableLines(bench: Pick<Bench, 'say'>): Promise<Line[]> {
  const lines: Line[] = []
  for (const set of tableSets) lines.push(...(await setLines(set, bench)))
  for (const writing of absentWritings) lines.push(...(await absentLines(writing, bench)))
  lines.push(pairLine('streets', judgeOtherStreets(), bench))
  lines.push(pairLine('streets in one text', judgeOtherStreets(true), bench))
  lines.push(pairLine('towns', judgeOtherTowns(), bench))
  lines.push(pairLine('buildings', judgeOtherBuildings(), bench))
  lines.push(numberLine(bench))
  lines.push(...nearMissLines('the name of a town far away', judgeFarTowns(), bench))
  lines.push(...nearMissLines('the name of another street', judgeOtherStreetsThere(), bench))
  for (const policy of ['normal', 'strict'] as const)
    lines.push(
      ...nearMissLines(`the name of another quarter, ${policy}`, judgeOtherQuarters(policy), bench),
    )
  for (const set of pairSets) lines.push(...writtenPairLines(set, bench))
  lines.push(...streetListLines(bench))
  lines.push(await rewrittenLine(bench))
  return [...lines, ...(await additionLines(bench))]
}

/** Streets of a town in everyday writings, and each of them beside the others. */
function streetListLines({ say }: Pick<Bench, 'say'>): Line[] {
  const lists = loadStreetLists()
  const sum = (of: (list: StreetList) => number) => lists.reduce((all, list) => all + of(list), 0)
  const writings = sum(countWritings)
  const refused = lists.flatMap(refusedWritings)
  const accepted = lists.flatMap(acceptedOthers)
  const pairs = sum(({ streets }) => streets.length * (streets.length - 1))
  const textOf = ({ country, written, shown }: WrittenStreet) => `${country} ${written}: ${shown}`
  for (const one of accepted) say(`another street of the town: ${textOf(one)}`)
  return [
    {
      ...line(
        'streets in everyday writings: refused, or sent to a person',
        `${refused.length}`,
        `${writings} writings of ${lists.length} towns`,
      ),
      rounds: refused.map(textOf),
    },
    {
      ...line(
        'streets of one town, each for each other: accepted',
        `${accepted.length}`,
        `${pairs}`,
      ),
      rounds: accepted.map(textOf),
    },
  ]
}

/** What is accepted of the streets, or towns, of a country for each other. */
function pairLine(
  what: string,
  { pairs, accepted }: JudgedPairs,
  { say }: Pick<Bench, 'say'>,
): Line {
  const name = `${what} of one country, each for each other`
  const shown = new Set(
    accepted.map(({ country, stored, found }) => `${country} ${stored}: ${found}`),
  )
  for (const pair of shown) say(`${name}: ${pair}`)
  return {
    ...line(`${name}: accepted`, `${accepted.length}`, `${pairs} pairs of names`),
    rounds: [...shown],
  }
}

const pairNames = {
  '=': 'one street in two writings: refused, or sent to a person',
  '!': 'two streets that look alike: accepted',
  't=': 'one town in two writings: refused, or sent to a person',
  't!': 'two towns that look alike: accepted',
} as const

/** What is judged otherwise than the authors of the pairs say. */
function writtenPairLines(set: (typeof pairSets)[number], { say }: Pick<Bench, 'say'>): Line[] {
  const pairs = loadPairs(set)
  return pairKinds.map((kind) => {
    const name = `${set} pairs: ${pairNames[kind]}`
    const ones = pairs.filter((pair) => pair.kind === kind)
    const wrong = ones.filter((pair) => !isPairRight(pair))
    for (const { row } of wrong) say(`${name}: ${row}`)
    const share = wrong.length / ones.length
    const most = kind.endsWith('=') ? maxFalseAlarms : maxFalseAcceptances
    return {
      ...line(name, `${wrong.length} (${percent(share)})`, `${ones.length} pairs`),
      goal: `< ${percent(most)}`,
      met: share < most,
      rounds: wrong.map(({ row }) => row),
    }
  })
}

/** What is accepted of other houses of a street. */
function numberLine({ say }: Pick<Bench, 'say'>): Line {
  const { pairs, accepted } = judgeOtherNumbers()
  const name = 'other houses of the street'
  for (const { country, stored, found } of accepted) say(`${name}: ${country} ${stored}: ${found}`)
  const share = accepted.length / pairs
  return {
    ...line(`${name}: accepted`, `${accepted.length}`, `${pairs} addresses`),
    goal: `< ${percent(maxFalseAcceptances)}`,
    met: share < maxFalseAcceptances,
    rounds: accepted,
  }
}

/** What is accepted of addresses with a part of another place. */
function nearMissLines(
  what: string,
  { addresses, accepted }: JudgedNearMisses,
  { say }: Pick<Bench, 'say'>,
): Line[] {
  return nearMissWritings.map((writing) => {
    const ones = accepted.filter((one) => one.writing === writing)
    const name = `${what}, ${writing}`
    for (const [country, some] of groupedBy(ones, (one) => one.country))
      say(`${name}: ${country} ${some.length}, as ${JSON.stringify(some[0]?.stored)}`)
    const figure = `${ones.length} (${percent(ones.length / addresses)})`
    return { ...line(`${name}: accepted`, figure, `${addresses} addresses`), rounds: ones }
  })
}

/** Right addresses in other writings, which must be accepted too. */
async function rewrittenLine({ say }: Pick<Bench, 'say'>): Promise<Line> {
  const rewritten = await judgeRewritten()
  const name = 'right addresses in other writings, places'
  for (const [writing, ones] of groupedBy(rewritten, (one) => one.writing)) {
    const wrong = ones.filter(isNeedlesslyRefused)
    const first = wrong[0] ? `, as ${JSON.stringify(wrong[0].said.row.stored)}` : ''
    say(`${name}: ${writing}: ${wrong.length} of ${ones.length}${first}`)
  }
  const wrong = rewritten.filter(isNeedlesslyRefused)
  const elsewhere = rewritten.filter(({ said }) => isFalseAcceptance(said))
  const share = wrong.length / rewritten.length
  return {
    ...line(
      `${name}: refused though one place fits`,
      `${wrong.length} (${percent(share)}), accepted as another place ${elsewhere.length}`,
      `${rewritten.length} addresses`,
    ),
    goal: `< ${percent(maxFalseAlarms)}`,
    met: share < maxFalseAlarms,
    rounds: [...wrong, ...elsewhere].map(({ writing, said }) => ({ writing, ...shownRow(said) })),
  }
}

/** What others wrote beside addresses, which must change no verdict. */
async function additionLines({ say }: Pick<Bench, 'say'>): Promise<Line[]> {
  const byStrategy = await judgeAdditions()
  return [...byStrategy].map(([strategy, added]) => {
    const wrong = added.filter(({ said }) => !isRightlySaid(said))
    const accepted = added.filter(({ said }) => isFalseAcceptance(said))
    const name = `additions to an address, ${strategy}`
    for (const [of, ones] of groupedBy(wrong, ({ addition }) => addition.country))
      say(`${name}: ${of} ${ones.length}, as ${ones[0]?.addition.text}`)
    const share = wrong.length / added.length
    return {
      ...line(
        `${name}: no longer accepted as it was`,
        `${wrong.length} (${percent(share)}), as another place ${accepted.length}`,
        `${added.length} addresses`,
      ),
      goal: `< ${percent(maxFalseAlarms)}`,
      met: share < maxFalseAlarms,
      rounds: wrong.map(({ addition, said }) => ({ addition, ...shownRow(said) })),
    }
  })
}

/** What is accepted of addresses that the provider does not know. */
async function absentLines(writing: AbsentWriting, { say }: Pick<Bench, 'say'>): Promise<Line[]> {
  const byStrategy = await judgeAbsent(writing)
  return [...byStrategy].map(([strategy, said]) => {
    const wrong = said.filter(isFalseAcceptance)
    const name = `addresses that the provider does not know, ${writing}, ${strategy}`
    for (const { row, placeId } of wrong) say(`${name}: ${row.id} accepted as ${placeId}`)
    const share = shareOf(said, isFalseAcceptance)
    return {
      ...line(`${name}: false acceptances`, `${wrong.length}`, `${said.length} addresses`),
      goal: `< ${percent(maxFalseAcceptances)}`,
      met: share < maxFalseAcceptances,
      rounds: wrong.map(shownRow),
    }
  })
}

async function setLines(set: TableSet, { say }: Pick<Bench, 'say'>): Promise<Line[]> {
  const byStrategy = await judgeTables(set)
  return [...byStrategy].flatMap(([strategy, said]) => {
    const name = `${set} tables, ${strategy}`
    for (const confusion of confusions(said)) say(`${name}: ${confusion}`)
    return [
      errorLine(`${name}: false acceptances`, said, isFalseAcceptance, maxFalseAcceptances),
      errorLine(`${name}: false alarms`, said, isFalseAlarm, maxFalseAlarms),
      ...verdicts.map((verdict) => verdictLine(name, said, verdict)),
      kindLine(name, said),
      countryLine(name, said),
    ]
  })
}

const byKind = (said: readonly Said[]) => [...groupedBy(said, ({ row }) => row.kind)]
const byCountry = (said: readonly Said[]) => [...groupedBy(said, ({ row }) => row.country)]

function errorLine(row: string, said: Said[], isSo: (one: Said) => boolean, most: number): Line {
  const kinds = byKind(said).map(([kind, ones]) => ({ kind, share: shareOf(ones, isSo) }))
  const wrong = said.filter(isSo)
  const shown = kinds.map(({ kind, share }) => `${kind} ${percent(share)}`)
  return {
    ...line(row, `${wrong.length} (${shown.join(', ')})`, `${said.length} rows`),
    goal: `< ${percent(most)} of each kind`,
    met: kinds.every(({ share }) => share < most),
    rounds: wrong.map(shownRow),
  }
}

function verdictLine(name: string, said: Said[], verdict: (typeof verdicts)[number]): Line {
  const { rows, precision, recall } = verdictScore(said, verdict)
  const figure = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`
  return line(`${name}: ${verdict}`, figure, `${rows} rows are only that`)
}

function kindLine(name: string, said: Said[]): Line {
  const kinds = byKind(said).map(
    ([kind, ones]) => `${kind} ${shareOf(ones, isRightlySaid).toFixed(3)}`,
  )
  const all = `${shareOf(said, isRightlySaid).toFixed(3)} right (${kinds.join(', ')})`
  return {
    ...line(name, all, `${said.length} rows`),
    rounds: said.filter((one) => !isRightlySaid(one)).map(shownRow),
  }
}

function countryLine(name: string, said: Said[]): Line {
  const countries = byCountry(said)
    .map(([country, ones]) => ({
      country,
      rows: ones.length,
      share: shareOf(ones, isRightlySaid),
    }))
    .sort((a, b) => a.share - b.share)
  const below = countries.filter(({ share }) => share < minPerCountry)
  const worst = countries.slice(0, countriesShown)
  const shown = worst.map(({ country, share }) => `${country} ${share.toFixed(2)}`)
  return {
    ...line(
      `${name}: right in the worst of ${countries.length} countries`,
      shown.join(', '),
      `${below.length} countries are below the goal`,
    ),
    goal: `>= ${minPerCountry}, each`,
    met: below.length === 0,
    rounds: countries,
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const shownRow = ({ row, verdict, reasons, placeId }: Said) => ({
  id: row.id,
  note: row.note,
  stored: row.stored,
  right: row.right,
  verdicts: row.verdicts,
  said: verdict,
  reasons,
  placeId,
})

const line = (row: string, figure: string, baseline: string): Line => ({
  row,
  edition: '-',
  goal: '',
  figure,
  baseline,
  rounds: [],
})

/** What was mistaken for what, the most frequent first, with an example each. */
function confusions(said: readonly Said[]): string[] {
  const wrong = said.filter((one) => !isRightlySaid(one))
  const groups = groupedBy(wrong, ({ row, verdict, reasons }) => {
    const right = row.verdicts.join(' or ')
    return `${row.kind}: ${right} called ${verdict} (${reasons.join(', ')})`
  })
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, confusionsShown)
    .map(([confusion, [first, ...others]]) => {
      const example = `${first?.row.id} ${JSON.stringify(first?.row.stored)}`
      return `${others.length + 1} x ${confusion}, as ${example}`
    })
}
