import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type RowName, rowName, rowNames } from '../options.ts'
import { describeMachine, resultFile } from '../report.ts'
import type { Line } from '../rows/line.ts'
import { type RowFigures, readFigures, withRun, writeFigures } from './figures.ts'
import { pageOf } from './page.ts'
import { planOf } from './plan.ts'

const usage = 'npm run bench -- all [row ...] [--quick] [--resume]'
const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const page = fileURLToPath(new URL('../FIGURES.md', import.meta.url))
/** A row that takes longer hangs. */
const maxRowMs = 30 * 60_000
const maxFailureLength = 200

/**
 * `npm run bench -- all`: each row in processes and on servers of its own, one after the other. The
 * page is written after each of them, so that an interrupted run can be resumed. `--resume` leaves
 * out what was measured at this commit. Returns whether all rows have figures.
 */
export async function runAll(args: string[], say: (line: string) => void): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, resume: { type: 'boolean' } },
  })
  const wanted = positionals.length === 0 ? rowNames : positionals.map(rowName)
  const commit = git('rev-parse', '--short', 'HEAD')
  const isDone = ({ row, failure, commit: at }: RowFigures) =>
    wanted.includes(row) && failure === undefined && at === commit
  const done = values.resume ? readFigures().filter(isDone) : []
  const plan = planOf(wanted, values.quick).filter(
    ({ row }) => !done.some((run) => run.row === row),
  )
  if (plan.length === 0) say(`Nothing is left to measure: ${usage}`)
  let allMeasured = true
  for (const [index, { row, command }] of plan.entries()) {
    say(`\n${index + 1} of ${plan.length}: npm run bench -- ${command}`)
    const run = await measure(row, command, commit)
    if (run.failure !== undefined) say(`No figures: ${run.failure}`)
    allMeasured &&= run.failure === undefined
    const figures = withRun(readFigures(), run, rowNames)
    writeFigures(figures)
    writeFileSync(page, pageOf(figures))
  }
  say(
    `\n${readFileSync(page, 'utf8')}\nKept in ${page}. \`npm run generate\` shows it in the ` +
      'README.',
  )
  return allMeasured
}

async function measure(row: RowName, command: string, commit: string): Promise<RowFigures> {
  const [startedAt, at] = [performance.now(), new Date().toISOString()]
  const loadBefore = load()
  const failure = await runRow(command.split(' '))
  return {
    row,
    command,
    at,
    commit,
    machine: describeMachine(),
    minutes: Math.round((performance.now() - startedAt) / 6000) / 10,
    loadBefore,
    loadAfter: load(),
    ...(failure !== undefined && { failure }),
    lines: failure === undefined ? linesWithGoal() : [],
  }
}

const load = () => Math.round((loadavg()[0] ?? 0) * 10) / 10

/** What went wrong, if anything did. */
async function runRow(args: string[]): Promise<string | undefined> {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  const hanging = setTimeout(() => child.kill('SIGINT'), maxRowMs)
  let said = ''
  child.stderr.on('data', (chunk) => {
    process.stderr.write(chunk)
    said = `${said}${chunk}`.slice(-4000)
  })
  const [code] = await once(child, 'close')
  clearTimeout(hanging)
  if (code === 0) return undefined
  const last = said.trim().split('\n').at(-1) ?? ''
  return `${last.slice(0, maxFailureLength)} (exit code ${code})`
}

/** Of the row that ran last. Lines without a goal are for whoever works on it. */
function linesWithGoal(): RowFigures['lines'] {
  const { lines } = JSON.parse(readFileSync(resultFile('latest'), 'utf8')) as { lines: Line[] }
  return lines.filter(({ goal }) => goal !== '').map(({ rounds: _, ...figure }) => figure)
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
