import type { RowName } from '../options.ts'
import type { Figure, RowFigures } from './figures.ts'
import { type Reason, reasonOf } from './reasons.ts'

const head = ['what', 'edition', 'goal', 'figure', 'against', 'ratio', '']
const columns = 100

/** The page of all figures, as test/bench/FIGURES.md shows it. */
export function pageOf(figures: RowFigures[]): string {
  const lines = figures.flatMap((run) => run.lines)
  const count = (met: boolean) => lines.filter((line) => line.met === met).length
  const failed = figures.filter(({ failure }) => failure !== undefined).length
  return [
    '# Figures',
    '',
    ...wrapped(
      'Written by `npm run bench -- all`. What the rows measure: [benchmarks](README.md).',
    ),
    '',
    ...wrapped(
      `Goals met: ${count(true)}. Not met: ${count(false)}, with reasons below each table. ` +
        `Rows that failed: ${failed}. The load is how many processes wanted to run, before and ` +
        'after.',
    ),
    ...figures.flatMap(rowPart),
    '',
  ].join('\n')
}

function rowPart(run: RowFigures): string[] {
  const { row, command, at, commit, machine, minutes, loadBefore, loadAfter, note, failure } = run
  const load =
    loadBefore === null || loadAfter === null
      ? 'load not noted'
      : `load ${loadBefore.toFixed(1)} and ${loadAfter.toFixed(1)}`
  const when = `${at.slice(0, 16).replace('T', ' ')} UTC`
  const took = minutes < 1.5 ? 'a minute' : `${Math.round(minutes)} minutes`
  return [
    '',
    `## ${row}`,
    '',
    ...wrapped(
      `\`npm run bench -- ${command}\`, ${took}, ${when}, commit ${commit}, ${load}, ` +
        `${machine}.${note ? ` ${note}` : ''}`,
    ),
    '',
    ...(failure === undefined
      ? [tableOf(run.lines), ...reasonsPart(row, run.lines)]
      : wrapped(`**No figures:** ${failure}`)),
  ]
}

const tableOf = (lines: Figure[]): string =>
  [head, head.map(() => '---'), ...lines.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const cellsOf = ({ row, edition, goal, figure, baseline, ratio, met }: Figure): string[] =>
  [row, edition, goal, figure, baseline, ratioText(ratio), verdictOf(met)].map((cell) =>
    cell.replaceAll('|', '\\|'),
  )

const ratioText = (ratio: number | undefined) =>
  ratio === undefined ? '' : `${ratio.toFixed(2)} x`

const verdictOf = (met: boolean | undefined): string =>
  met === undefined ? '' : met ? 'met' : 'NOT MET'

/** Lines with the same reason share it. */
function reasonsPart(row: RowName, lines: Figure[]): string[] {
  const missed = lines.filter(({ met }) => met === false)
  const known = new Set(missed.flatMap((line) => reasonOf(row, line) ?? []))
  const unknown = new Set(missed.filter((line) => !reasonOf(row, line)).map((line) => line.row))
  const texts = [
    ...[...known].map(({ line, why, tried }: Reason) => `- **${line}:** ${why} Tried: ${tried}`),
    ...[...unknown].map((line) => `- **${line}:** no reason is known yet.`),
  ]
  return texts.length === 0 ? [] : ['', ...texts.flatMap((text) => wrapped(text, '  '))]
}

/** Lines of at most 100 characters, where words allow it. */
function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= columns)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(last === undefined ? word : `${indent}${word}`)
  }
  return lines
}

/** Lines of the README: their row, and what they begin with. */
const shownFirst = [
  {
    what: 'throughput, beside a proxy without queue, quota and limits',
    row: 'interactive',
    line: 'autocomplete, 64 in flight, beside direct',
  },
  { what: 'its CPU a request, beside the same', row: 'interactive', line: 'CPU of a request' },
  {
    what: 'the fullest minute at the provider, of its quota',
    row: 'quota',
    line: 'quota of 6000 a minute',
  },
  {
    what: 'p99 of checkouts with 100,000 jobs waiting, of that with none',
    row: 'quota',
    line: 'interactive p99',
  },
  {
    what: 'calls of the typed client, of those at each key',
    row: 'keystrokes',
    line: '1,000 checkouts typed, with the typed client',
  },
  {
    what: 'a quota decision, p50',
    row: 'quota',
    line: 'a quota decision',
  },
] as const satisfies { what: string; row: RowName; line: string }[]

/** The table of the README: the figures that say most. */
export const readmeTable = (figures: RowFigures[]): string[][] => [
  ['what', 'goal', 'figure', ''],
  ...shownFirst.map(({ what, row, line }) => {
    const lines = figures.find((run) => run.row === row)?.lines ?? []
    const found = lines.find((one) => one.row.startsWith(line))
    if (!found) return [what, '', 'not measured', '']
    const isShare = found.goal.endsWith(' x') || found.goal.endsWith('%')
    const figure = isShare ? ratioText(found.ratio) : found.figure
    return [what, found.goal, figure, verdictOf(found.met)]
  }),
]
