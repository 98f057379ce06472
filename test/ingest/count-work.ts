import { Session } from 'node:inspector/promises'

/** What a built-in function looks at, in characters or elements. */
type Cost = (self: unknown, given: unknown[], result: unknown) => number

const lengthOf = (value: unknown) => (value as { length?: number } | null)?.length ?? 0
const ofSelf: Cost = (self) => lengthOf(self)
const ofGiven: Cost = (_, [given]) => lengthOf(given)
const ofResult: Cost = (_self, _given, result) => lengthOf(result)

const { indexOf } = String.prototype
const upToMatch: Cost = (self, [searched, from = 0]) => {
  const found = indexOf.call(self as string, searched as string, from as number)
  return (found === -1 ? lengthOf(self) : found) - (from as number) + lengthOf(searched)
}

const costs: [object, Cost, (string | symbol)[]][] = [
  [String.prototype, upToMatch, ['indexOf', 'includes']],
  [String.prototype, ofGiven, ['startsWith', 'endsWith']],
  [String.prototype, ofResult, ['slice', 'substring']],
  [String.prototype, ofSelf, ['search', 'match', 'matchAll', 'split', 'replace', 'replaceAll']],
  [String.prototype, ofSelf, ['trim', 'trimStart', 'trimEnd', 'normalize', 'isWellFormed']],
  [String.prototype, ofSelf, ['toLowerCase', 'lastIndexOf', Symbol.iterator]],
  [RegExp.prototype, ofGiven, ['exec', 'test']],
  [Array.prototype, ofSelf, ['includes', 'indexOf', 'concat', 'sort', 'toSorted', 'splice']],
  [Array.prototype, ofSelf, ['fill', 'reverse', 'flat', Symbol.iterator]],
  [Array.prototype, ofResult, ['slice', 'join']],
  [JSON, ofGiven, ['parse']],
  [JSON, ofResult, ['stringify']],
  [Object, (self, [given]) => ofResult(self, [], Object.getOwnPropertyNames(given)), ['entries']],
  [Object, ofResult, ['keys', 'values']],
  [TextDecoder.prototype, ofGiven, ['decode']],
]

/** Has `count` hear what built-in functions look at. Gives how to undo it. */
function watchBuiltIns(count: (work: number) => void): () => void {
  const undo: (() => void)[] = []
  /** `replace` calls `exec` once it is not the original: what they look at is counted once. */
  let isInside = false
  for (const [owner, cost, names] of costs)
    for (const name of names) {
      const original = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor
      const { value } = original as { value: (...given: unknown[]) => unknown }
      Object.defineProperty(owner, name, {
        ...original,
        value(this: unknown, ...given: unknown[]) {
          if (isInside) return value.apply(this, given)
          isInside = true
          try {
            const result = value.apply(this, given)
            count(cost(this, given, result))
            return result
          } finally {
            isInside = false
          }
        },
      })
      undo.push(() => Object.defineProperty(owner, name, original))
    }
  return () => {
    for (const step of undo) step()
  }
}

/**
 * How much work the code of these folders does: how often V8 has run each block of it, a function
 * or the body of a loop, and how many characters and elements built-in functions have looked at
 * meanwhile. It says the same each time, however busy the machine is.
 */
export async function createWorkCounter(folders: string[]) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

  async function blocksRun(): Promise<number> {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    let blocks = 0
    for (const { url, functions } of result) {
      if (!folders.some((folder) => url.includes(folder))) continue
      for (const { ranges } of functions) for (const { count } of ranges) blocks += count
    }
    return blocks
  }

  return {
    async workOf(run: () => Promise<unknown>): Promise<number> {
      await blocksRun()
      let work = 0
      const undo = watchBuiltIns((more) => {
        work += more
      })
      try {
        await run()
      } finally {
        undo()
      }
      return work + (await blocksRun())
    },
    close: () => session.disconnect(),
  }
}
