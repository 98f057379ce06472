import { plainNumber } from '../../address/house/house-number.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import { isBranch, isOpposed } from './opposites.ts'

/** The stored words around a found name, as far as they may belong to it. */
export interface Around {
  left: readonly Token[]
  /** Nothing else stands before the name in its part of the text. */
  isLeftWhole: boolean
  between: readonly Token[]
  right: readonly Token[]
  /** What follows on the right: a number, or nothing in this part of the text. */
  end: 'number' | 'part' | undefined
}

/** What is counted beside a street: "Blk 4 St 12 House 33", "Larco Nro 1301". */
export const countedKinds: ReadonlySet<string> = new Set([
  'lot',
  'plot',
  'block',
  'parcela',
  'parc',
  'blk',
  'blok',
  'bldg',
  'villa',
  'house',
  'casa',
  'nro',
  'num',
  'numero',
  'number',
  'منزل',
  'بيت',
  'فيلا',
])

/** Words that stand between a name and its number, and say nothing of the street. */
const aside = new Set([
  ...countedKinds,
  'no',
  'nr',
  'broj',
  'kbr',
  'nomer',
  'numarul',
  'numer',
  'numara',
  'stevilka',
  'nomor',
  'namas',
  'رقم',
  'عدد',
  'پلاک',
  'cp',
  'cislo',
  'bud',
  'dom',
  'km',
  'bis',
  'ter',
  'quater',
  'kav',
  'kavling',
  'bl',
  'door',
  'sco',
  'scf',
  'hao',
  '號',
  '号',
  '番',
])

/** A word that stands before a number, and belongs to it: "No. 12". */
export const isAside = ({ text }: Token): boolean => aside.has(text)

/**
 * The same without the quarter that is written behind the street's kind: "Upper Richmond Road
 * Putney". It is one only where nothing in it is a word that tells streets apart.
 */
export function withoutQuarter(around: Around, isKindUsed: boolean): Around {
  const { right } = around
  const kind = isKindUsed ? 0 : right.findIndex(({ isType, isEnding }) => isType && !isEnding) + 1
  // "3310 Grand Ave SW Studio 3": the direction is of the street.
  const behind = kind > 0 && right[kind]?.isDirection ? kind + 1 : kind
  const isOfName = (token: Token) =>
    token.isType ||
    token.isDirection ||
    token.text === 'central' ||
    isOpposed(token) ||
    isBranch(token) ||
    token.isSmall
  return (kind === 0 && !isKindUsed) || right.slice(behind).some(isOfName)
    ? around
    : { ...around, right: right.slice(0, behind) }
}

/** The words beside the name in its part of the text, up to the next number. */
export function aroundName(words: readonly Token[], used: ReadonlySet<number>): Around {
  const first = Math.min(...used)
  const last = Math.max(...used)
  const walk = (from: number, step: number): Token[] => {
    const near: Token[] = []
    for (let at = from; ; at += step) {
      const token = words[at]
      const isSamePart = token?.part === words[from - step]?.part
      if (!token || !isSamePart || aside.has(token.text) || aside.has(token.raw)) return near
      if (isNumeric(plainNumber(token.raw))) {
        const branch = words[at + step]
        return branch && isBranch(branch) && step < 0 ? [...near, branch] : near
      }
      // "17 A Loop Street": the letter of the house.
      const isOfHouse = isLetter.test(token.raw) && !token.isDirection
      if (step < 0 && isOfHouse && isNumeric(words[at - 1]?.text ?? '')) return near
      near.push(token)
    }
  }
  const left = walk(first - 1, -1).reverse()
  const right = walk(last + 1, 1)
  const behind = words[last + 1 + right.length]
  return {
    left,
    isLeftWhole: left.length === first,
    between: words.slice(first, last + 1).filter((_, at) => !used.has(first + at)),
    right,
    end: behind ? (isNumeric(plainNumber(behind.raw)) ? 'number' : undefined) : 'part',
  }
}

const isLetter = /^\p{L}$/u
