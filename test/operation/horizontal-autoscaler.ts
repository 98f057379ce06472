/** The part of a ScaledObject that decides on the number of pods. */
export interface Scaling {
  minReplicaCount: number
  maxReplicaCount: number
  pollingInterval: number
  advanced: { horizontalPodAutoscalerConfig: { behavior: Record<'scaleUp' | 'scaleDown', Rules> } }
  triggers: { metricType: string; metadata: { query: string; threshold: string } }[]
}

interface Rules {
  stabilizationWindowSeconds: number
  policies: { type: string; value: number; periodSeconds: number }[]
}

export interface Autoscaler {
  /** Pods that are ready. */
  ready(second: number): number
  /** Decides, from the figures that the triggers ask for, in their order. */
  poll(second: number, figures: number[]): void
}

/** The controller's default: a figure that is off by less than a tenth changes nothing. */
const tolerance = 0.1

/**
 * Kubernetes' HorizontalPodAutoscaler (`autoscaling/v2`) with the external metrics of KEDA, as its
 * documentation defines it: the highest demand of all metrics, a window in which the highest
 * recommendation counts before pods are removed, and policies for how many may come or go.
 */
export function createAutoscaler(scaling: Scaling, startSeconds: number): Autoscaler {
  const { minReplicaCount: min, maxReplicaCount: max, triggers, advanced } = scaling
  const { scaleUp, scaleDown } = advanced.horizontalPodAutoscalerConfig.behavior
  const recommended: { second: number; pods: number }[] = []
  /** Numbers of pods, and since when. */
  const history = [{ second: -Infinity, pods: min }]
  const current = () => history.at(-1)?.pods ?? min
  const wasAt = (second: number) => history.findLast((one) => one.second <= second)?.pods ?? min

  function wanted(figures: number[]): number {
    const demands = triggers.map(({ metadata }, at) => {
      const perPod = Number(metadata.threshold)
      const figure = figures[at] ?? 0
      const ratio = figure / (perPod * current())
      return Math.abs(ratio - 1) <= tolerance ? current() : Math.ceil(figure / perPod)
    })
    return Math.min(max, Math.max(min, ...demands))
  }

  function allowed(second: number, rules: Rules, up: boolean): number {
    const limits = rules.policies.map(({ type, value, periodSeconds }) => {
      const before = wasAt(second - periodSeconds)
      const change = type === 'Percent' ? Math.ceil((before * value) / 100) : value
      return up ? before + change : before - change
    })
    return up ? Math.max(...limits) : Math.min(...limits)
  }

  return {
    ready: (second) =>
      Math.min(
        current(),
        ...history.filter((one) => one.second > second - startSeconds).map((one) => one.pods),
        wasAt(second - startSeconds),
      ),
    poll(second, figures) {
      const pods = wanted(figures)
      recommended.push({ second, pods })
      const within = (seconds: number) =>
        recommended.filter((one) => one.second > second - seconds || one.second === second)
      const highest = Math.max(
        ...within(scaleDown.stabilizationWindowSeconds).map((one) => one.pods),
      )
      const lowest = Math.min(...within(scaleUp.stabilizationWindowSeconds).map((one) => one.pods))
      const next =
        lowest > current()
          ? Math.min(lowest, allowed(second, scaleUp, true))
          : highest < current()
            ? Math.max(highest, allowed(second, scaleDown, false))
            : current()
      if (next !== current()) history.push({ second, pods: next })
    },
  }
}
