import { crc32 } from 'node:zlib'

/**
 * A cell as Excel stores it: text, a number with the index of its format, or nothing. Libraries
 * write formulas without the text that Excel would calculate.
 */
export type TestCell =
  | string
  | { number: number; style?: number }
  | { formula: string; text?: string }
  | null

/** Formats of cells: built-in ones by their id, others by their code. */
const formats = {
  general: 0,
  postalCode: '00000',
  date: 14,
  germanDate: 'dd\\.mm\\.yyyy',
  amount: '#,##0.00\\ "€"',
  grouped: 4,
  weight: 'General" kg"',
  signedWeight: 'General\\ "General kg";[Red]\\-General',
  japanesePostalCode: '[<=999]000;[<=9999]000\\-00;000\\-0000',
  americanPostalCode: '[<=99999]00000;00000\\-0000',
  withoutZero: '[=0]";";[Red][<0]\\-0;General',
  dateTime: 22,
}
type Format = keyof typeof formats

/** The index of each format, as cells have it. */
export const styles = Object.fromEntries(
  Object.keys(formats).map((name, index) => [name, index]),
) as Record<Format, number>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface TestSheet {
  name: string
  isHidden?: boolean
  rows: TestCell[][]
  /** Ranges such as `B2:B4`. Only their first cell has a value. */
  merges?: string[]
}

/** A workbook as Excel writes it, made by hand: not by the code that reads it. */
export function workbookFile(sheets: TestSheet[]): Buffer {
  const strings: string[] = []
  const cellXml = (cell: TestCell, at: string): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${strings.push(cell) - 1}</v></c>`
    if ('formula' in cell) {
      const value = cell.text === undefined ? '' : `<v>${escaped(cell.text)}</v>`
      return `<c r="${at}"${value && ' t="str"'}><f>${escaped(cell.formula)}</f>${value}</c>`
    }
    return `<c r="${at}" s="${cell.style ?? 0}"><v>${cell.number}</v></c>`
  }
  const rowXml = (row: TestCell[], y: number) =>
    `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')}</row>`
  const mergesXml = (merges: string[]) =>
    merges.length > 0
      ? `<mergeCells>${merges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
      : ''
  const sheetXml = ({ rows, merges = [] }: TestSheet) => {
    const data = `<sheetData>${rows.map(rowXml).join('')}</sheetData>`
    return `${declaration}<worksheet xmlns="${main}">${data}${mergesXml(merges)}</worksheet>`
  }
  const files: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name, isHidden }, n) => `<sheet name="${escaped(name)}" sheetId="${n + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${n + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, n) => ['worksheet', `worksheets/sheet${n + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': stylesXml(),
  }
  for (const [n, sheet] of sheets.entries())
    files[`xl/worksheets/sheet${n + 1}.xml`] = sheetXml(sheet)
  files['xl/sharedStrings.xml'] =
    `${declaration}<sst xmlns="${main}">${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`
  return zip(files)
}

/** Ids below it are those of built-in formats. */
const firstOwnFormat = 164

function stylesXml(): string {
  const own = Object.values(formats).filter((format) => typeof format === 'string')
  const idOf = (format: string | number) =>
    typeof format === 'number' ? format : firstOwnFormat + own.indexOf(format)
  const listOf = (name: string, items: string[]) =>
    `<${name} count="${items.length}">${items.join('')}</${name}>`
  const lists = [
    listOf(
      'numFmts',
      own.map((code) => `<numFmt numFmtId="${idOf(code)}" formatCode="${escaped(code)}"/>`),
    ),
    listOf('fonts', ['<font/>']),
    listOf('fills', ['<fill/>']),
    listOf('borders', ['<border/>']),
    listOf('cellStyleXfs', ['<xf/>']),
    listOf(
      'cellXfs',
      Object.values(formats).map(
        (format) => `<xf numFmtId="${idOf(format)}" applyNumberFormat="1"/>`,
      ),
    ),
  ]
  return `${declaration}<styleSheet xmlns="${main}">${lists.join('')}</styleSheet>`
}

const relations = (targets: (readonly [string, string])[]) =>
  `${declaration}<Relationships xmlns="${packaging}/relationships">${targets.map(([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`

/** An archive without compression. */
function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(path.length, 22)
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, data])
    directory.push(Buffer.from('PK\x01\x02\x14\0'), common, central, path)
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end])
}
