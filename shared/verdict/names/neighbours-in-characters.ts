import { isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import type { Around } from './around-name.ts'

/** North, south and so on: beside a name they make the name of a neighbour. */
const placing = /^[東东西南北]$/u

/** Whether the last two characters before the name are of an area: 浦东 before 张杨路. */
function isBehindArea({ left }: Around, areas: readonly Token[]): boolean {
  const [before, last] = left.slice(-2)
  return (
    before !== undefined &&
    last !== undefined &&
    areas.some((word, at) => {
      const next = areas[at + 1]
      return next && isSameWord(word, before) && isSameWord(next, last)
    })
  )
}

/**
 * Whether a character of a direction stands right before the name, or right behind it: 恵比寿西. In
 * 浦东张杨路 it is the end of an area's name.
 */
const isPlacedOtherwise = (
  street: readonly Token[],
  around: Around,
  areas: readonly Token[],
): boolean =>
  [isBehindArea(around, areas) ? undefined : around.left.at(-1), around.right[0]].some(
    (token) => token && placing.test(token.raw) && !street.some(({ raw }) => raw === token.raw),
  )

/** Characters before a quarter of Japan that make another quarter: 元浅草 is not 浅草. */
const beforeQuarter = /^[元中上下新本奥古]$/u

/**
 * Whether the name goes on, in Japan: 中目黒 is not 目黒, and 上野桜木 is not 上野. Before the
 * quarter its town may stand, and in Kyoto the way from a crossing, 四条下. 字 is a part of it.
 */
function hasMoreInJapan(around: Around, areas: readonly Token[]): boolean {
  const { left, isLeftWhole, right, end } = around
  const before = left.at(-1)?.raw ?? ''
  const isWay = left.length === 1 && !isLeftWhole && /[上下]/.test(before)
  return (
    (beforeQuarter.test(before) && !isWay && !isBehindArea(around, areas)) ||
    (end === 'number' &&
      right.length > 0 &&
      right[0]?.raw !== '字' &&
      right.every(({ raw, isType }) => han.test(raw) && !isType))
  )
}

/**
 * Whether the characters beside the name make that of a neighbour.
 * @param mayGoOn in Japan, where another code is stored, the stored name may be a longer one
 */
export const isNeighbour = (
  street: readonly Token[],
  around: Around,
  areas: readonly Token[],
  mayGoOn: boolean,
): boolean =>
  isPlacedOtherwise(street, around, areas) ||
  (mayGoOn && hasMoreInJapan(around, areas)) ||
  hasMoreBeforeKind(around.right) ||
  chineseEstate.test(around.right.map(({ raw }) => raw).join(''))

/** What is called like the street, and is another place: 建设新村 and 建设里 beside 建设路. */
const chineseEstate = /^(?:新村|胡同|花[园園]|小[区區]|里|坊|徑|径|苑|邨)(?:$|\p{N})/u

/**
 * In Chinese the name goes on up to its kind: 中山五路 is not 中山路, and 建国门外大街 is not 建国路.
 */
function hasMoreBeforeKind(right: readonly Token[]): boolean {
  const kind = right.findIndex(({ isType }) => isType)
  const more = kind < 0 ? [] : right.slice(0, kind)
  return more.length > 0 && more.every(({ raw }) => han.test(raw))
}

const han = /^\p{Script=Han}$/u
