import { formatValue } from 'hucre'
import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx'
import { csvLine } from '../../../shared/ingest/csv-line.ts'

/** A sheet of a workbook as a table, and the names of all sheets that Excel shows. */
export interface WorkbookTable {
  sheets: string[]
  sheet: string
  /**
   * CSV in UTF-8: a line for each row of the sheet, so that line and row numbers agree. Undefined
   * when this sheet cannot be read; another one may be readable.
   */
  csv: string | undefined
}

/** The built-in format of dates. Excel shows it in the order of the reader's country. */
const localDate = /^(mm-dd-yy|m\/d\/yy(yy)?|\[\$-F800\].*)$/i
const lineBreaks = /\s*[\r\n]+\s*/g
/** Invisible signs of writing from right to left. No other system has them in a number or date. */
const directionMarks = /[\u061c\u200e\u200f]/g
/** A reference or postal code must match other systems' text, whatever the browser's language. */
const latinDigits = { numberingSystem: 'latn' }
const gregorian = { calendar: 'gregory', ...latinDigits }

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
    return { sheets, sheet: sheet.name, csv: csvOf(sheet, locale) }
  } catch (failure) {
    // All names are known before a sheet is read: then the fault is in the sheet.
    const [first] = sheets
    if (first === undefined) throw failure
    return { sheets, sheet: chosen ?? first, csv: undefined }
  }
}

function csvOf({ rows, cells }: Sheet, locale: string): string {
  const lines = rows.map((row, y) => {
    const texts = row.map((value, x) =>
      shownText(value, cells?.get(`${y},${x}`)?.style?.numFmt, locale).replace(lineBreaks, ' '),
    )
    return csvLine(texts.slice(0, texts.findLastIndex((text) => text !== '') + 1))
  })
  return lines.join('')
}

/** A value as Excel shows it. Long numbers are not shortened to an exponent. */
function shownText(value: CellValue, format = 'General', locale: string): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date && (format === 'General' || localDate.test(format)))
    return value
      .toLocaleDateString(locale, {
        ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
        ...{ timeZone: 'UTC', ...gregorian },
      })
      .replace(directionMarks, '')
  if (typeof value === 'number' && format === 'General')
    // Excel counts with 15 digits.
    return new Intl.NumberFormat(locale, {
      ...{ useGrouping: false, maximumSignificantDigits: 15, ...latinDigits },
    })
      .format(value)
      .replace(directionMarks, '')
  if (typeof value === 'string') return value
  return formatValue(value, format, { locale })
}
