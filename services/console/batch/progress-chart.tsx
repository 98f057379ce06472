import { areaOf, type ProgressPoint } from './progress.ts'

/** How many addresses were done over time: a shape without figures, which stand beside it. */
export const ProgressChart = ({
  points,
  total,
}: {
  points: readonly ProgressPoint[]
  total: number
}) => (
  <svg class="progress-chart" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path d={areaOf(points, total)} />
  </svg>
)
