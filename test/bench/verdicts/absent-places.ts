import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { asShown, partOf, townOf } from './shown-address.ts'
import { judgeIn } from './table-run.ts'
import type { Said } from './table-score.ts'
import { loadAllPlaces, type PlaceText, type TableRow, type WorldPlace } from './tables.ts'

/** How an address is stored: all that the provider shows, or all but the postal code. */
export const absentWritings = ['whole', 'without code'] as const
export type AbsentWriting = (typeof absentWritings)[number]

/**
 * Takes each address of the worlds of all sets out of its country, and judges it there. Its twins
 * are left: the same street and number in other towns and quarters, neighbours in number and name.
 * So whatever is accepted is another place. This needs no labels.
 */
export async function judgeAbsent(writing: AbsentWriting): Promise<Map<StrategyName, Said[]>> {
  const all = loadAllPlaces()
  const byCountry = Map.groupBy(all, ({ country }) => country)
  const said = new Map<StrategyName, Said[]>()
  for (const place of all) {
    const rows = Object.values(place.texts).flatMap((text) => rowOf(place, text, writing) ?? [])
    if (rows.length === 0) continue
    const others = (byCountry.get(place.country) ?? []).filter((one) => !isSame(one, place))
    for (const [strategy, judged] of await judgeIn(others, rows))
      said.set(strategy, [...(said.get(strategy) ?? []), ...judged])
  }
  return said
}

/** Undefined where the place has no street and number, and where there is no code to leave out. */
function rowOf(
  { id, country }: WorldPlace,
  text: PlaceText,
  writing: AbsentWriting,
): TableRow | undefined {
  const shown = asShown(text, country)
  if (!shown || (writing === 'without code' && !shown.postalCode)) return undefined
  const { postalCode, ...rest } = shown
  const stored = writing === 'whole' ? shown : rest
  return { id, kind: 'decoy', country, stored, right: [], verdicts: [], falseAlarms: [] }
}

/** Number, street and town; undefined where one of them is not known. */
function keyOf(text: PlaceText): string | undefined {
  const parts = [partOf(text, 'street_number'), partOf(text, 'route'), townOf(text)]
  return parts.every((part) => part) ? parts.join('|').toLowerCase() : undefined
}

/** Whether two sets have the same place, or the place is itself. */
export function isSame(one: WorldPlace, place: WorldPlace): boolean {
  if (one.id === place.id) return true
  if (sameInOtherWords.some((ids) => ids.includes(one.id) && ids.includes(place.id))) return true
  const keys = new Set(Object.values(place.texts).map(keyOf))
  return Object.values(one.texts).some((text) => {
    const key = keyOf(text)
    return key !== undefined && keys.has(key)
  })
}

/** Places that two sets have, with a street, number or town that is written in another way. */
const sameInOtherWords: readonly (readonly string[])[] = [
  ['first/br-xv-c', 'sixth/b-br-xv1'],
  ['third/cn-cq', 'fifth/b-cn-ifs'],
  ['fourth/co-uni', 'sixteenth/f-co-uca'],
  ['fourth/bg-hos', 'sixteenth/e-bg-umb'],
  ['fourth/mk-shi', 'sixteenth/a-mk-bit'],
  ['fifth/a-bg-gla', 'sixteenth/e-bg-plo'],
  ['sixth/b-lk-gad', 'sixteenth/d-lk-deh'],
  ['sixth/b-ec-am1', 'sixteenth/c-ec-ama155'],
  ['seventh/d-cy-mal', 'sixteenth/c-cy-lim'],
  ['eighth/a-ug-klae', 'sixteenth/e-ug-ent'],
  ['first/cz-narodni', 'third/cz-nar'],
  ['third/ee-rii', 'fifth/a-ee-rii', 'seventh/b-ee-rii', 'tenth/b-ee-riia', 'fifteenth/d-ee-tar'],
  ['third/ee-rii', 'sixteenth/d-ee-tar'],
  ['second/id-braga', 'fifth/b-id-bra'],
  ['fifth/b-in-mg1', 'sixth/b-in-mg1', 'eighth/a-in-mgblr'],
  ['third/kr-lot', 'sixth/b-kr-lot'],
  ['tenth/d-jo-wam', 'twelfth/e-jo-wtl'],
  ['first/pe-larco', 'fifth/b-pe-lar', 'seventh/c-pe-lar1'],
  ['first/ph-ayala', 'sixth/b-ph-aya', 'eighth/a-ph-ayala'],
  ['third/ph-aya', 'fifth/b-ph-agu', 'fifteenth/c-ph-ayala'],
  ['third/ph-riz', 'fifth/b-ph-riz1'],
  ['first/ru-1tver', 'third/ru-tvy', 'sixth/b-ru-ty1'],
  ['first/us-5th350bk', 'sixth/a-us-f5b'],
  ['first/us-esb', 'sixth/a-us-f5m'],
  ['fifth/b-uy-gor', 'sixth/b-uy-gor', 'fifteenth/f-uy-gor'],
  ['first/cn-nanjinge', 'seventh/d-cn-njd', 'eighth/d-cn-nje'],
  ['first/kr-teheran', 'third/kr-teh', 'seventh/d-kr-gfc', 'eighth/d-kr-gfc'],
  ['third/tr-ist', 'seventh/d-tr-ist'],
  ['third/tr-s1', 'seventh/d-tr-1453'],
  ['third/tr-s2', 'seventh/d-tr-1435'],
  ['sixth/b-ng-al1', 'seventh/a-ng-alle'],
  ['sixth/b-id-gi', 'seventh/d-id-hik', 'eighth/d-id-gi'],
  ['sixth/b-cl-cos', 'seventh/c-cl-cos', 'eighth/c-cl-cos'],
  ['sixth/b-pe-joc', 'seventh/c-pe-joc', 'ninth/c-pe-jock'],
  ['fourth/ee-kli', 'seventh/b-ee-kli', 'fifteenth/d-ee-kli'],
  ['fifth/b-uy-mc', 'sixth/b-uy-mal', 'eighth/c-uy-mvs', 'ninth/c-uy-mont'],
  ['first/bg-vitosha', 'seventh/d-bg-vit', 'eighth/d-bg-vit'],
  ['first/cn-nanjingw', 'eighth/d-cn-njw'],
  ['first/tw-101', 'third/tw-t101', 'eighth/d-tw-101'],
  ['sixth/b-ec-am1', 'eighth/c-ec-ama', 'fifteenth/c-ec-amaz'],
  ['second/gr-pati', 'eighth/b-gr-pat'],
  ['third/cy-mak', 'eighth/b-cy-mal'],
  ['third/cy-mak2', 'eighth/b-cy-man'],
  ['fifth/b-eg-tal', 'eighth/d-eg-tal'],
  ['fifth/b-gt-12c', 'eighth/c-gt-12z10', 'sixteenth/b-gt-gem'],
  ['sixth/a-cy-moc', 'eighth/b-cy-moc', 'ninth/b-cy-mall', 'fifteenth/c-cy-mall'],
  ['sixth/b-vn-vin', 'eighth/d-vn-vin'],
  ['seventh/b-at-sjt', 'eighth/b-at-bst'],
  ['seventh/b-cz-mot', 'eighth/d-cz-mot'],
  ['seventh/c-cl-npr', 'eighth/c-cl-npr'],
  ['seventh/c-sv-2o', 'eighth/c-sv-2o'],
  ['seventh/c-sv-2p', 'eighth/c-sv-2p'],
  ['sixth/b-eg-sta', 'seventh/d-eg-cit', 'eighth/d-eg-cst'],
  ['sixth/a-lu-chl', 'seventh/b-lu-chl', 'fifteenth/c-lu-chl'],
  ['seventh/d-tr-zor', 'eighth/b-tr-zor'],
  ['eighth/a-ug-acm', 'ninth/a-ug-aca', 'fifteenth/e-ug-kla-acacia'],
  ['eighth/b-cy-ath', 'ninth/b-cy-alar'],
  ['sixth/b-co-c72', 'eighth/c-co-cl72', 'ninth/c-co-b72'],
  ['first/co-carr43', 'eighth/c-co-med', 'ninth/c-co-m43'],
  ['seventh/c-ec-bol', 'eighth/c-ec-bol-cu', 'ninth/c-ec-cub'],
  ['fourth/ec-nue', 'ninth/c-ec-gye'],
  ['fifth/a-bg-ivp', 'ninth/c-bg-ivp'],
  ['fifth/a-bg-ivs', 'ninth/c-bg-ivs'],
  ['sixth/a-bg-par', 'ninth/c-bg-msv', 'fifteenth/e-bg-sof-paradise'],
  ['sixth/b-lk-gad', 'ninth/a-lk-gad', 'fifteenth/d-lk-deh'],
  ['seventh/a-pk-khsh', 'ninth/a-pk-shb'],
  ['seventh/b-sm-lug', 'ninth/b-sm-28l'],
  ['seventh/b-sm-osp', 'ninth/b-sm-osp', 'tenth/b-sm-ospedale'],
  ['seventh/b-sm-t99', 'tenth/b-sm-settembre'],
  ['ninth/a-ug-kae', 'tenth/a-ug-kae'],
  ['ninth/a-lk-hoj', 'eleventh/f-lk-jth'],
  ['ninth/d-tr-s2', 'eleventh/d-tr-1712'],
  ['ninth/d-tr-s1', 'eleventh/d-tr-1721'],
  ['seventh/d-kh-aeo', 'ninth/d-kh-aeon'],
  ['seventh/d-kz-meg', 'ninth/d-kz-mega'],
  ['third/ar-sma', 'fifteenth/e-ar-mza-sma850'],
  ['third/sk-hl', 'fifteenth/f-sk-kos'],
  ['third/sk-hlp', 'fifteenth/f-sk-pre'],
  ['third/ru-bp', 'fifteenth/d-ru-bps'],
  ['sixth/b-pe-lar', 'fifteenth/c-pe-larco'],
  ['eighth/d-kh-cal', 'fifteenth/b-kh-calmette'],
  ['tenth/c-pr-men', 'thirteenth/c-pr-men'],
  ['sixth/b-ge-mal', 'fifteenth/c-ge-mall'],
  ['twelfth/d-bd-dha9', 'fifteenth/f-bd-dha'],
  ['thirteenth/f-sk-sni', 'fourteenth/f-sk-sni'],
]
