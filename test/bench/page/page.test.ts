import { describe, expect, it } from 'vitest'
import { rowNames } from '../options.ts'
import { type Figure, type RowFigures, readFigures, withRun } from './figures.ts'
import { pageOf, readmeTable } from './page.ts'
import { planOf } from './plan.ts'
import { reasons } from './reasons.ts'

const line = (row: string, met?: boolean): Figure => ({
  row,
  edition: 'new',
  goal: '>= 0.95 x',
  figure: '10 | 20',
  baseline: 'direct 12',
  ratio: 0.831,
  ...(met !== undefined && { met }),
})
const run = (row: RowFigures['row'], lines: Figure[], failure?: string): RowFigures => ({
  row,
  command: `${row} --rounds 2`,
  at: '2026-11-21T23:05:10.000Z',
  commit: 'abc1234',
  machine: '2 cores',
  minutes: 4.2,
  loadBefore: 0.1,
  loadAfter: 2.34,
  ...(failure && { failure }),
  lines,
})

describe('The page of figures', () => {
  it('has goal, figure, ratio and verdict of each line, and how, when and where it came about', () => {
    const page = pageOf([run('hedge', [line('p99', true), line('p50')])])
    expect(page).toContain('| p99 | new | >= 0.95 x | 10 \\| 20 | direct 12 | 0.83 x | met |')
    expect(page).toContain('| p50 | new | >= 0.95 x | 10 \\| 20 | direct 12 | 0.83 x |  |')
    expect(page.replaceAll('\n', ' ')).toContain(
      '`npm run bench -- hedge --rounds 2`, 4 minutes, 2026-11-21 23:05 UTC, commit abc1234, load 0.1 and 2.3, 2 cores.',
    )
  })

  it('has a reason below what was missed, once, and says where none is known', () => {
    const page = pageOf([
      run('verdicts', [
        line('first tables, places: false alarms', false),
        line('first tables, osm: false alarms', false),
        line('held out', false),
        line('second tables', true),
      ]),
    ])
    expect(page).toContain('Goals met: 1. Not met: 3')
    expect(page.match(/\*\*first tables:\*\*/g)).toHaveLength(1)
    expect(page).not.toContain('**second tables')
    expect(page).toContain('- **held out:** no reason is known yet.')
  })

  it('names a row that failed, with what it said', () => {
    const page = pageOf([run('hedge', [], 'The benchmark stopped: no port')])
    expect(page).toContain('**No figures:** The benchmark stopped: no port')
    expect(page).toContain('Rows that failed: 1')
  })

  it('gives a row its newest run, in the order of the rows', () => {
    const before = [run('interactive', [line('old')]), run('hedge', [line('kept')])]
    const added = withRun(before, run('quota', []), rowNames)
    const after = withRun(added, run('interactive', [line('new')]), rowNames)
    expect(after.map(({ row, lines }) => [row, lines[0]?.row])).toEqual([
      ['interactive', 'new'],
      ['quota', undefined],
      ['hedge', 'kept'],
    ])
  })

  it('shows in the README ratios where the goal is one, and what was not measured', () => {
    const [, throughput, , , , , decision] = readmeTable([
      run('interactive', [line('autocomplete, 64 in flight, beside direct', false)]),
    ])
    expect(throughput?.slice(1)).toEqual(['>= 0.95 x', '0.83 x', 'NOT MET'])
    expect(decision?.slice(1)).toEqual(['', 'not measured', ''])
  })
})

describe('The figures that are kept', () => {
  const figures = readFigures()

  it('have names that tell them apart', () => {
    const names = figures.flatMap(({ row, lines }) =>
      lines.map((one) => `${row}: ${one.row} (${one.edition})`),
    )
    expect(names).toEqual([...new Set(names)])
  })

  it('are of rows that a run of all measures', () => {
    const planned = planOf(rowNames, false).map(({ row }) => row)
    expect(figures.map(({ row }) => row).filter((row) => !planned.includes(row))).toEqual([])
  })

  it('have a reason that fits for each missed goal', () => {
    for (const { row, lines } of figures.filter(({ failure }) => failure === undefined))
      for (const { line: begin } of reasons.filter((reason) => reason.row === row))
        expect(lines.map((one) => one.row).join('\n')).toContain(begin)
  })
})

describe('A run of all', () => {
  it('runs each row with its own options, and a new one with the usual options', () => {
    const plan = planOf([...rowNames, 'shiny' as (typeof rowNames)[number]], false)
    expect(plan).toContainEqual({ row: 'hedge', command: 'hedge --rounds 2' })
    expect(plan).toContainEqual({ row: 'shiny', command: 'shiny' })
  })

  it('leaves out the long rows when it is to be quick', () => {
    const rows = planOf(rowNames, true).map(({ row }) => row)
    expect(rows).not.toContain('keystrokes')
    expect(rows).toContain('quota')
  })
})
