/** A function in a stack, as V8 names it. Node's own functions have an address `node:…`. */
export interface Frame {
  functionName: string
  url: string
}

/** A CPU profile as `node --cpu-prof` writes it. Times are in microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: Frame; children?: number[] }[]
  /** By the monotonic clock, as `process.hrtime`. */
  startTime: number
  /** The node of each sample, and the time since the sample before. */
  samples: number[]
  timeDeltas: number[]
}

/** A part of the work: the samples whose stack has a frame like this. */
export interface Part {
  name: string
  has(frame: Frame): boolean
  /** Only for stacks that belong to no other part. */
  isLast?: boolean
}

/** Microseconds by the name of the part. What belongs to none is `other`. */
export type Shares = Map<string, number>

/**
 * Divides the time between two moments among parts. The innermost frame that belongs to a part
 * decides; within one frame, the first part. Time in which the process waited is left out.
 */
export function divide(profile: CpuProfile, parts: Part[], from: number, to: number): Shares {
  const partOf = partsByNode(profile, parts)
  const shares: Shares = new Map()
  let at = profile.startTime
  profile.samples.forEach((node, index) => {
    const took = profile.timeDeltas[index] ?? 0
    at += took
    const name = partOf.get(node)
    if (name === undefined || at < from || at > to) return
    shares.set(name, (shares.get(name) ?? 0) + took)
  })
  return shares
}

/** Waiting, and a profiler that found no stack. */
const notWork = new Set(['(idle)', '(root)'])

/** The part of each node's samples; undefined for those that are no work. */
function partsByNode({ nodes }: CpuProfile, parts: Part[]): Map<number, string | undefined> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((c) => [c, id])))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const last = parts.filter(({ isLast }) => isLast)
  const first = parts.filter(({ isLast }) => !isLast)
  const find = (id: number, among: Part[]): Part | undefined => {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame
      const part = frame && among.find(({ has }) => has(frame))
      if (part) return part
    }
    return undefined
  }
  const partOf = (id: number) => (find(id, first) ?? find(id, last))?.name ?? 'other'
  return new Map(
    nodes.map(({ id, callFrame }) => [
      id,
      notWork.has(callFrame.functionName) ? undefined : partOf(id),
    ]),
  )
}
