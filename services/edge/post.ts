import { setTimeout as sleep } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import { jobOptions, type Kind, type Kinds, mostQuestionsPerJob } from '../../shared/jobs/jobs.ts'

/** Under load jobs of one edge and kind leave at this distance, in milliseconds, or when they are full. */
const gapMs = 5

/**
 * Puts the questions of one kind on their queue. A question goes at once when nothing is on its way; the ones that come while a
 * job is being sent go together in the next. So a job has one question when there is time, and under load its cost is shared.
 */
export function createPost<K extends Kind>(
  kind: K,
  queue: Queue,
  onFailure: (questionId: string, cause: unknown) => void,
): (question: Kinds[K]['question']) => void {
  let waiting: Kinds[K]['question'][] = []
  let sending = 0

  async function send(): Promise<void> {
    const questions = waiting.slice(0, mostQuestionsPerJob)
    waiting = waiting.slice(mostQuestionsPerJob)
    const busy = questions.length > 1
    try {
      await Promise.all([queue.add(kind, { questions }, jobOptions), busy && sleep(gapMs)])
    } catch (cause) {
      for (const { id } of questions) onFailure(id, cause)
    }
    sending -= 1
    sendNext()
  }

  function sendNext(): void {
    if (waiting.length === 0 || (sending > 0 && waiting.length < mostQuestionsPerJob)) return
    sending += 1
    setImmediate(send)
  }

  return (question) => {
    waiting.push(question)
    sendNext()
  }
}
