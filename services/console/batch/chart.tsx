import { useEffect, useRef } from 'preact/hooks'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { clockText, verdictNames, verdictTones, verdictWords } from '../wording.ts'
import { type ProgressPoint, stackedSeries } from './progress.ts'

const height = 220
/** Between two labels of the time axis, in seconds. */
const wholeSeconds = [1, 5, 10, 30, 60, 300, 600, 1800, 3600, 7200, 14_400, 43_200, 86_400]
const dark = matchMedia('(prefers-color-scheme: dark)')

/** Results by verdict over time, stacked. It draws on a canvas: what it shows is to be said beside it too. */
export function Chart({ points }: { points: readonly ProgressPoint[] }) {
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot | undefined>(undefined)
  const newest = useRef(points)
  newest.current = points

  useEffect(() => {
    const element = place.current
    if (!element) return
    const draw = () => {
      plot.current?.destroy()
      plot.current = new UPlot(optionsFor(element.clientWidth), dataOf(newest.current), element)
    }
    draw()
    const sizes = new ResizeObserver(() => plot.current?.setSize({ width: element.clientWidth, height }))
    sizes.observe(element)
    // A canvas keeps the colours it was drawn with.
    dark.addEventListener('change', draw)
    return () => {
      sizes.disconnect()
      dark.removeEventListener('change', draw)
      plot.current?.destroy()
    }
  }, [])
  useEffect(() => plot.current?.setData(dataOf(points)), [points])

  return <div class="chart" ref={place} aria-hidden="true" />
}

/** The tallest stack is drawn first, and the others over it. */
function dataOf(points: readonly ProgressPoint[]): UPlot.AlignedData {
  const [seconds = [], ...stacks] = stackedSeries(points)
  return [seconds, ...stacks.toReversed()]
}

function optionsFor(width: number): UPlot.Options {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const axis = {
    stroke: token('text-soft'),
    font: `12px ${token('font')}`,
    grid: { stroke: token('line'), width: 1 },
    ticks: { show: false },
  }
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_, _least, most) => [0, Math.max(most, 1)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: 96,
        incrs: wholeSeconds,
        values: (_, ticks) => ticks.map((seconds) => clockText(seconds * 1000)),
      },
      {
        ...axis,
        size: 52,
        values: (_, ticks) => ticks.map((tick) => (Number.isInteger(tick) ? shortCount.format(tick) : '')),
      },
    ],
    series: [
      {},
      ...verdictNames.toReversed().map((verdict) => ({
        label: verdictWords[verdict],
        fill: token(verdictTones[verdict]),
        width: 0,
        points: { show: false },
      })),
    ],
  }
}

const shortCount = new Intl.NumberFormat('en', { notation: 'compact' })
