import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Line } from './rows/line.ts'

const folder = fileURLToPath(new URL('../../.bench/', import.meta.url))

/** Where it was measured: figures of two machines don't compare, ratios of one run do. */
export const describeMachine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model ?? process.arch}), Node ` +
  `${process.versions.node}`

/** The result as a table for people, in Markdown: `test/bench/README.md` shows it as it is. */
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
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

type ResultName = 'latest' | 'soak'

export const resultFile = (name: ResultName): string => join(folder, `${name}.json`)

/** The same for machines, with all that was measured. Returns the file's path. */
export function writeResult(name: ResultName, result: object): string {
  mkdirSync(folder, { recursive: true })
  const file = resultFile(name)
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  return file
}
