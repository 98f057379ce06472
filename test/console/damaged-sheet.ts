/** The workbook with one sheet that no program can read. Its number is that of its file, from 1. */
export function withDamagedSheet(workbook: Buffer, number: number): Buffer {
  const damaged = Buffer.from(workbook)
  // The first mention of the name is before the content. It differs from its checksum now.
  const at = damaged.indexOf('<sheetData>', damaged.indexOf(`xl/worksheets/sheet${number}.xml`))
  damaged.write('#', at)
  return damaged
}
