import type { Service } from '../support/processes.ts'

/** Sends a process one message, and waits for the `result` that it sends back. */
export async function askProcess<Result>(
  { process, ended, output }: Service,
  message: object,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  process.once('message', (message: { result: Result }) => resolve(message.result))
  ended.then((how) => reject(new Error(`A process ended with ${how}: ${output()}`)))
  process.send(message)
  return promise
}
