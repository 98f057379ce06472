import { createNewPlaces } from '../../../services/worker/provider/google-new/places.ts'
import { createInLanguages } from '../../../services/worker/provider/in-language.ts'
import { cascadeStrategy } from '../../../services/worker/strategies/cascade.ts'
import { geocodingStrategy } from '../../../services/worker/strategies/geocoding.ts'
import { judgedWith } from '../../../services/worker/strategies/judged.ts'
import { loadStrategy } from '../../../services/worker/strategies/load-strategy.ts'
import { placesStrategy } from '../../../services/worker/strategies/places.ts'
import type { Strategy } from '../../../services/worker/strategies/strategy.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import { bulkCallContext } from '../../bulk/bulk-call-context.ts'
import { providerCallOf } from '../../bulk/provider-call-of.ts'
import { scriptedLimiter } from '../../bulk/scripted-limiter.ts'
import { type LabelledCase, rightVerdict } from '../verdicts/labelled-case.ts'
import { makeLabelledSet } from '../verdicts/labelled-set.ts'
import { createStandIn } from '../verdicts/stand-in/provider.ts'
import { inLanguage, inLanguages, judgeAll, providerCall } from '../verdicts/table-run.ts'
import { isFalseAcceptance, isRightlySaid, type Said } from '../verdicts/table-score.ts'
import { loadPlaces, loadRows, type TableSet, tableSets } from '../verdicts/tables.ts'
import type { Bench, Line } from './line.ts'

const sampled = 1200
const atOnce = 8
/** Every so manyth house is missing in OpenStreetMap, as in the sandbox. */
const missingEvery = 12
const ofOsm = 'osm:'

/** What both said of one address. */
interface Pair {
  /** The address, and what was said of it, for people. */
  text: string
  cascade: { isRight: boolean; isWronglyAccepted: boolean; isFree: boolean }
  paid: { isRight: boolean; isWronglyAccepted: boolean; verdict: string }
}

/** The cascade beside its paid strategy, over the sandbox and over the labelled tables. */
export async function cascade({ ground, say }: Bench): Promise<Line[]> {
  const lines: Line[] = []
  const tell = (where: string, pairs: Pair[]) => {
    for (const { text } of pairs.filter(isWorse)) say(`worse over ${where}: ${text}`)
  }
  for (const set of tableSets) {
    const pairs = await tablePairs(set)
    const freeShare = shareOf(pairs, ({ cascade: { isFree } }) => isFree)
    tell(`${set} tables`, pairs)
    lines.push(lineOf(`${set} tables`, pairs, (1 - freeShare) * paidUsdPer1000))
  }
  const { pairs, usdPer1000 } = await sandboxPairs(ground.sandboxUrl, say)
  tell('the sandbox', pairs)
  lines.push(lineOf('the sandbox', pairs, usdPer1000))
  return lines
}

/** Autocomplete and details of one row, times 1,000. */
const paidUsdPer1000 = 7.83

async function tablePairs(set: TableSet): Promise<Pair[]> {
  const places = loadPlaces(set)
  const rows = loadRows(set)
  const google = createStandIn(places)
  const known = places.filter(({ locationType }, index) =>
    locationType === 'ROOFTOP' ? index % missingEvery !== 0 : true,
  )
  const paid = placesStrategy({ edition: 'new', places: google.places, providerCall, inLanguages })
  const free = asOsm(geocodingStrategy(createStandIn(known).geocoding, providerCall, inLanguage))
  const [byCascade, byPaid] = [
    await judgeAll(cascadeStrategy(free, paid), rows),
    await judgeAll(paid, rows),
  ]
  return byCascade.map((said, index) => {
    const placeId = said.placeId?.replace(ofOsm, '')
    const named: Said = { ...said, ...(placeId !== undefined && { placeId }) }
    const other = byPaid[index] as Said
    return {
      text: `${textOf(said.row.stored)}: ${said.verdict}, paid ${other.verdict}`,
      cascade: {
        isRight: isRightlySaid(named),
        isWronglyAccepted: isFalseAcceptance(named),
        isFree: said.placeId?.startsWith(ofOsm) ?? false,
      },
      paid: {
        verdict: other.verdict,
        isRight: isRightlySaid(other),
        isWronglyAccepted: isFalseAcceptance(other),
      },
    }
  })
}

/** The places of a strategy as OpenStreetMap has them: with ids of its own, and without flats. */
const asOsm = ({ look }: Strategy): Strategy => ({
  look: async (stored, context) => {
    const { candidates } = await look(stored, context)
    return {
      candidates: candidates.map(({ components, ...candidate }) => {
        const { unit: _, ...rest } = components ?? {}
        return {
          ...candidate,
          placeId: ofOsm + candidate.placeId,
          ...(components && { components: rest }),
        }
      }),
    }
  },
})

async function sandboxPairs(
  url: string,
  say: Bench['say'],
): Promise<{ pairs: Pair[]; usdPer1000: number }> {
  const all = makeLabelledSet()
  const step = all.length / sampled
  const cases = Array.from({ length: sampled }, (_, n) => all[Math.floor(n * step)] as LabelledCase)
  const scripted = scriptedLimiter()
  const opened = { cascade: await open('cascade', url, scripted), paid: await open('places', url) }
  const pairs: Pair[] = []
  const waiting = cases.values()
  const work = async () => {
    for (const labelled of waiting) {
      const [byCascade, byPaid] = await Promise.all([
        said(opened.cascade, labelled),
        said(opened.paid, labelled),
      ])
      const text = `${textOf(labelled.stored)}: ${byCascade.verdict}, paid ${byPaid.verdict}`
      pairs.push({ text, cascade: byCascade, paid: byPaid })
      if (pairs.length % 300 === 0) say(`cascade: ${pairs.length} of ${cases.length} addresses`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const strategy of Object.values(opened)) await strategy.close()
  return { pairs, usdPer1000: scripted.chargedMicroUsd() / 1000 / cases.length }
}

async function open(name: 'cascade' | 'places', url: string, scripted = scriptedLimiter()) {
  const access = {
    apiKey: 'benchmark',
    url,
    photonUrls: [`${url}/photon`],
    nominatimUrls: [`${url}/nominatim`],
    connections: atOnce,
    timeoutMs: 20_000,
  }
  const places = createNewPlaces(access)
  const strategy = await loadStrategy(name, {
    ...access,
    edition: 'new',
    places,
    providerCall: providerCallOf('new', scripted.limiter),
    inLanguages: createInLanguages(Date.now, 'new'),
    now: Date.now,
  })
  return { ...strategy, close: () => Promise.all([strategy.close(), places.close()]) }
}

async function said(strategy: Strategy, labelled: LabelledCase) {
  const found = await strategy.look(labelled.stored, bulkCallContext())
  const judged = judgedWith(labelled.stored, found, 'normal')
  const verdict = rightVerdict(labelled, judged.verdict)
  const isAccepted = judged.verdict === 'confirmed' || judged.verdict === 'corrected'
  return {
    verdict: judged.verdict,
    isRight: judged.verdict === verdict,
    isWronglyAccepted: isAccepted && verdict !== 'confirmed' && verdict !== 'corrected',
    isFree: judged.placeId?.startsWith(ofOsm) ?? false,
  }
}

const textOf = (stored: WrittenAddress) => Object.values(stored).filter(Boolean).join(', ')

const shareOf = (pairs: Pair[], isSo: (pair: Pair) => boolean) =>
  pairs.filter(isSo).length / pairs.length

/** A false acceptance counts as worse, and so does any verdict that was right. */
const isWorse = ({ cascade: ours, paid }: Pair): boolean =>
  (paid.isRight && !ours.isRight) || (ours.isWronglyAccepted && !paid.isWronglyAccepted)

function lineOf(where: string, pairs: Pair[], usdPer1000: number): Line {
  const percent = (isSo: (pair: Pair) => boolean) => `${(100 * shareOf(pairs, isSo)).toFixed(1)} %`
  const worse = pairs.filter(isWorse)
  const whole = pairs.filter(({ paid }) => paid.verdict === 'confirmed')
  const isFree = ({ cascade: { isFree } }: Pair) => isFree
  return {
    row: `cascade over ${where}, ${pairs.length} addresses`,
    edition: 'new',
    goal: 'no verdict worse than `places`',
    figure: `${percent(isFree)} free (${(100 * shareOf(whole, isFree)).toFixed(0)} % of those confirmed), $${usdPer1000.toFixed(2)} per 1,000, ${worse.length} worse, ${percent(({ cascade: { isRight } }) => isRight)} right`,
    baseline: `\`places\` alone $${paidUsdPer1000} per 1,000, ${percent(({ paid }) => paid.isRight)} right`,
    met: worse.length === 0,
    rounds: worse,
  }
}
