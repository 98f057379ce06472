import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Line } from './rows/line.ts'

const resultFile = fileURLToPath(new URL('../../.bench/latest.json', import.meta.url))

/** Where and when it was measured: figures of two machines don't compare, ratios of one run do. */
export const describeMachine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model ?? process.arch}), Node ${process.versions.node}, ${new Date().toISOString()}`

/** The result as a table for people. */
export function formatTable(lines: Line[]): string {
  const head = ['what', 'edition', 'goal', 'figure', 'against', 'ratio', '']
  const rows = lines.map(({ row, edition, goal, figure, baseline, ratio, met }) => [
    row,
    edition,
    goal,
    figure,
    baseline,
    ratio === undefined ? '' : `${ratio.toFixed(2)} x`,
    met === undefined ? '' : met ? 'met' : 'NOT MET',
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const print = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [print(head), print(widths.map((width) => '-'.repeat(width))), ...rows.map(print)].join('\n')
}

/** The same for machines, with all rounds. */
export function writeResult(lines: Line[], machine: string, command: string): string {
  mkdirSync(fileURLToPath(new URL('.', `file://${resultFile}`)), { recursive: true })
  writeFileSync(resultFile, `${JSON.stringify({ machine, command, lines }, null, 2)}\n`)
  return resultFile
}
