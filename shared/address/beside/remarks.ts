import { isNumberFirst } from '../data/house-order.ts'
import { legalForms } from '../data/legal-forms.ts'
import { remarkWords } from '../data/remark-words.ts'
import { postalCodesIn } from '../postal/postal-code.ts'
import { entriesIn } from '../words/entries-in.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { end } from '../words/whole-words.ts'
import { endsWithTown } from './up-to-town.ts'

/** A company with its legal form, without a number of its own: "Brill Optik GmbH", "Web24 AB". */
export const companyIn = remembered(maxCountries, (country) => {
  const forms = entriesIn(legalForms, country).map((entry) => entry.words)
  // "Rue du Sas"
  const notOfName = '(?<!(?<!\\p{L})(?:d[eu]s?|l[ae]s?)\\s)'
  return new RegExp(
    `^(?:[^,\\n\\d]|(?<=\\p{L}\\d*)\\d){1,80}\\s${notOfName}(?:${forms.join('|')})\\.?$`,
    'iu',
  )
})

const patternIn = remembered(maxCountries, (country) => {
  const words = entriesIn(remarkWords, country)
    .map((entry) => entry.words)
    .join('|')
  return new RegExp(`(?<=^|[\\s,(])(?:${words})${end}`, 'iu')
})

/** "12 Oak Street c/o Miller": up to the next comma. A post office keeps what is sent there. */
const recipientBehind = /(?<=\d\p{L}?\s)c\/o\s(?![^,\n]*post office)[^,\n]*/iu
/** "38 Pine Tree Ln c/o Mary Johnson": the same in a line that has no town. */
const recipientInLine = /(?<=\d[^,\n]*\s)c\/o\s(?![^,\n]*post office)[^,\n\d]*/iu
/** "c/o Dana Ruiz 1500 Main St": up to the number. */
const recipientBefore = /^\s*(?:c\/o|attn\.?:?)\s[^,\n\d]*\s(?=\d+\p{L}?\s+\p{L})/iu
/** "c/o Jim R.", with nothing else in its line. A post office keeps what is sent there. */
const recipientAlone = /^\s*c\/o\s(?![^\n]*post office)[^,\n\d]*$/iu
/** "c/o Lindqvist Storgatan 1": of two words the first is the name. */
const oneWordRecipient = /(?<=^|,)\s*c\/o\s+\p{L}+\s+(?=\p{L}{3,}\.?\s+\d)/giu
/** "c/o Eva Berg Storgatan 1": which words are the name's is seen beside the found street. */
const markOfRecipient =
  /(?<=^|,)\s*(?:c\/o|p\/a|t\.?\s?a\.?\s?v\.?|z\.?\s?hd\.?)\s+(?=[^,\n\d]*\p{L}{3}[^,\n\d]*\d)/giu
/**
 * The next town, behind the house of a village of Poland: "Lipowa 512 koło Żywca 34-324". Where no
 * code follows, only it tells villages of one name apart.
 */
const nextTown = /(?<=\s\d+\p{L}?,?\s)k(?:o[łl]o\s|[./]\s?)\p{L}{3,},?\s(?=\d{2}-\d{3}(?!\d))/iu
/** Countries where the town stands before the street, and so before a remark. */
const withTownFirst = new Set(['CN', 'HK', 'JP', 'KR', 'MO', 'TW'])

/**
 * A line without the recipient, a company's name and remarks for whoever delivers: "buzzer 2",
 * "c/o Miller". They say nothing of the place, and their numbers are none of the house. Empty where
 * there is nothing else. `isWhole`: the line is a whole address, in which the town may stand behind
 * the remark, unless one stands before it.
 */
export function withoutRemarks(line: string, country: string, isWhole: boolean): string {
  if (!/[\s,]/.test(line)) return line
  if (!isWhole && (recipientAlone.test(line) || companyIn(country).test(line))) return ''
  const named = isNumberFirst(country)
    ? line.replace(recipientBefore, '')
    : line.replace(oneWordRecipient, ' ').replace(markOfRecipient, 'Fam. ')
  const recipient = isWhole ? recipientBehind : recipientInLine
  const known = country === 'PL' && isWhole ? named.replace(nextTown, '') : named
  const plain = withoutRemark(known.replace(recipient, ''), country, isWhole)
  if (plain === line) return line
  const rest = plain.replace(/[\s,(–-]+$/u, '').replace(/^[\s,]+/, '')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : ''
}

/** The postal code behind a remark, at the very end of an address: "문앞에 놔주세요 42189". */
function codeAtEnd(text: string, country: string): string {
  const code = postalCodesIn(text, country).at(-1)
  return code && code.at + code.length === text.length ? ` ${text.slice(code.at)}` : ''
}

function withoutRemark(line: string, country: string, isWhole: boolean): string {
  const match = patternIn(country).exec(line)
  if (!match) return line
  const rest = line.slice(match.index)
  const comma = /[,\n]|\s-\s/.exec(rest)
  const mayBeTown = isWhole && !withTownFirst.has(country)
  const before = line.slice(0, match.index)
  if (!comma && isWhole && !mayBeTown) return before.trimEnd() + codeAtEnd(rest, country)
  // Where the remark's own words end the line, no town stands behind them.
  const isEnd = rest.trim() === match[0].trim()
  if (!comma) return mayBeTown && !isEnd && !endsWithTown(before, rest, country) ? line : before
  // What follows the comma may have a remark, too.
  const behind = withoutRemark(rest.slice(comma.index + comma[0].length), country, isWhole)
  return `${before.replace(/[\s,]+$/, '')},${behind}`
}
