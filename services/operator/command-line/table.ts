/**
 * Rows as lines with aligned columns. The first column is aligned left, the others as given. Pure.
 */
export function table(rows: string[][], others: 'left' | 'right' = 'right'): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const aligned = (cell: string, column: number) =>
    column === 0 || others === 'left'
      ? cell.padEnd(widths[column] ?? 0)
      : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n')
}
