import { startProcess } from '../../support/processes.ts'
import { askProcess } from '../ask-process.ts'
import type { Load, LoadResult } from './load.ts'

/** Runs loads, one after the other, in a process of its own. */
export interface Generator {
  /**
   * Loads with the same `run` ask the same in the same order. @throws when a request was not
   * answered 200
   */
  put(load: Load, run: number): Promise<LoadResult>
  /** The same, where some requests may be refused: the result says how many were not answered. */
  offer(load: Load, run: number): Promise<LoadResult>
  stop(): Promise<void>
}

export async function startGenerator(): Promise<Generator> {
  const service = await startProcess('load generator', new URL('./main.ts', import.meta.url), {})
  const offer = (load: Load, run: number) => askProcess<LoadResult>(service, { load, run })
  return {
    offer,
    async put(load, run) {
      const result = await offer(load, run)
      const { failed, answered, firstFailure } = result
      if (failed > 0)
        throw new Error(
          `${failed} requests of ${failed + answered} failed, the first one: ${firstFailure}`,
        )
      return result
    },
    stop: service.stop,
  }
}
