import { cellRef, formatValue } from 'hucre'
import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx'
import { csvLine } from '../../../shared/ingest/csv-line.ts'

/** A sheet of a workbook as a table, and the names of all sheets that Excel shows. */
export interface WorkbookTable {
  sheets: string[]
  sheet: string
  /**
   * CSV in UTF-8: a line for each row of the sheet, so that line and row numbers agree. The
   * delimiter is the one that Excel expects in this language. Undefined when this sheet cannot be
   * read; another one may be readable.
   */
  csv: string | undefined
  /**
   * The first cell with a formula without its result, as programs other than Excel write it. Then
   * there is no CSV: such cells would be read as empty.
   */
  uncalculated?: string | undefined
}

/**
 * The built-in formats of dates, alone and with a time. Excel shows them in the order of the
 * reader's country.
 */
const localDate = /^(mm-dd-yy|m\/d\/yy(yy)?|\[\$-F800\].*)$/i
const localDateTime = /^m\/d\/yy(yy)? h:mm$/i
const lineBreaks = /\s*[\r\n]+\s*/g
/** Invisible signs of writing from right to left. No other system has them in a number or date. */
const directionMarks = /[\u061c\u200e\u200f]/g
/** A reference or postal code must match other systems' text, whatever the browser's language. */
const latinDigits = { numberingSystem: 'latn' }
const gregorian = { calendar: 'gregory', ...latinDigits }
/** Text in a format, which is shown as it is. */
const literals = /"[^"]*"|\\./g
/** A section of a format, without the semicolon after it. */
const sections = /(?:"[^"]*"|\\.|[^;])+/g
const condition = /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/

/**
 * Reads one sheet, or the first that Excel shows, as the clerk sees it: numbers and dates are text
 * in the format of their cell and in the language of the browser. Digits are Latin, and dates are
 * of the Gregorian calendar. A line break in a cell becomes a space. Throws when the file is no
 * workbook, or an encrypted one.
 */
export async function readWorkbook(
  bytes: ArrayBuffer,
  chosen: string | undefined,
  locale: string,
): Promise<WorkbookTable> {
  const sheets: string[] = []
  try {
    const workbook = await readXlsx(bytes, {
      readStyles: true,
      sheets({ name, hidden, veryHidden }) {
        if (hidden || veryHidden) return false
        sheets.push(name)
        return name === (chosen ?? sheets[0])
      },
    })
    const [sheet] = workbook.sheets
    if (!sheet) throw new Error('The workbook has no sheet to read.')
    const uncalculated = firstUncalculated(sheet)
    const csv = uncalculated === undefined ? csvOf(sheet, locale) : undefined
    return { sheets, sheet: sheet.name, csv, uncalculated }
  } catch (failure) {
    // All names are known before a sheet is read: then the fault is in the sheet.
    const [first] = sheets
    if (first === undefined) throw failure
    return { sheets, sheet: chosen ?? first, csv: undefined }
  }
}

function firstUncalculated({ cells }: Sheet): string | undefined {
  for (const [place, { formula, value }] of cells ?? []) {
    const [row, column] = place.split(',').map(Number)
    if (formula !== undefined && value === null) return cellRef(row ?? 0, column ?? 0)
  }
  return undefined
}

function csvOf({ rows, cells, merges = [] }: Sheet, locale: string): string {
  const language = { locale, known: nearestKnown(locale) }
  const texts = rows.map((row, y) =>
    row.map((value, x) =>
      shownText(value, cells?.get(`${y},${x}`)?.style?.numFmt, language)
        .replace(lineBreaks, ' ')
        .trim(),
    ),
  )
  fillMerged(texts, merges)
  const delimiter = hasDecimalComma(locale) ? ';' : ','
  return texts
    .map((row) => csvLine(row.slice(0, row.findLastIndex(hasText) + 1), delimiter))
    .join('')
}

const hasText = (text: string | undefined) => Boolean(text)

/**
 * Writes the text of merged cells below the header into each of their rows. Blank rows stay blank:
 * an order that takes two rows is still one.
 */
function fillMerged(rows: readonly string[][], merges: NonNullable<Sheet['merges']>): void {
  const header = rows.findIndex((row) => row.some(hasText))
  const blank = new Set(rows.filter((row) => !row.some(hasText)))
  for (const { startRow, startCol, endRow } of merges) {
    if (startRow <= header) continue
    const text = rows[startRow]?.[startCol] ?? ''
    for (const row of rows.slice(startRow + 1, endRow + 1))
      if (!blank.has(row)) row[startCol] = text
  }
}

interface Language {
  locale: string
  /** The language of hucre that writes numbers most like it. */
  known: string
}

/** hucre knows four languages by their exact tags, and writes numbers of others as in English. */
function nearestKnown(locale: string): string {
  if (!hasDecimalComma(locale)) return 'en-US'
  return signOf('group', locale) === '.' ? 'de-DE' : 'fr-FR'
}

const hasDecimalComma = (locale: string) => signOf('decimal', locale) === ','

function signOf(kind: 'decimal' | 'group', locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always', ...latinDigits })
  return format.formatToParts(12_345.6).find(({ type }) => type === kind)?.value
}

/** A value as Excel shows it. Long numbers are not shortened to an exponent. */
function shownText(value: CellValue, format = 'General', { locale, known }: Language): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date && (format === 'General' || localDate.test(format)))
    return dateText(value, locale)
  if (value instanceof Date && localDateTime.test(format))
    return `${dateText(value, locale)} ${timeText(value)}`
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return formatValue(value, format, { locale: known })
  const section = sectionFor(value, format)
  if (section === 'General') return generalText(value, locale)
  return formatValue(value, withoutGeneral(section, value, locale), { locale: known })
}

const dateText = (date: Date, locale: string): string =>
  date
    .toLocaleDateString(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
      ...gregorian,
    })
    .replace(directionMarks, '')

const timeText = (date: Date): string =>
  date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/**
 * Of a format with conditions, the section for this number: the first whose condition holds, else
 * the first without one. hucre does not know a section after those with conditions. A format
 * without conditions stays whole, since hucre chooses its section by the sign.
 */
function sectionFor(value: number, format: string): string {
  if (!condition.test(format.replace(literals, ''))) return format
  const parts = (format.match(sections) ?? []).map((text) => {
    const [found, sign, limit] = condition.exec(text) ?? []
    return { text: found ? text.replace(found, '') : text, sign, limit: Number(limit) }
  })
  const holds = parts.find(({ sign, limit }) => sign && comparisons[sign]?.(value, limit))
  return (holds ?? parts.find(({ sign }) => !sign))?.text ?? 'General'
}

const comparisons: Record<string, (value: number, limit: number) => boolean> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
  '<>': (value, limit) => value !== limit,
}

/** A number as a cell without a format shows it. */
const generalText = (value: number, locale: string): string =>
  // Excel counts with 15 digits.
  new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumSignificantDigits: 15,
    ...latinDigits,
  })
    .format(value)
    .replace(directionMarks, '')

/**
 * The format with the text of the number for `General`, which hucre knows only alone. Of a format
 * with several sections, that of negative numbers has its own minus.
 */
function withoutGeneral(format: string, value: number, locale: string): string {
  if (!/general/i.test(format)) return format
  const hasSections = format.replace(literals, '').includes(';')
  const text = generalText(hasSections ? Math.abs(value) : value, locale)
  return format.replace(/"[^"]*"|\\.|General/gi, (part) =>
    /^general$/i.test(part) ? `"${text}"` : part,
  )
}
