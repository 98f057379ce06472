/** Clients that wait for something. One client can wait several times. */
export interface WaitingClients<Given> {
  /** Those that were served longest ago first. */
  clients(): string[]
  /** Resolves with what the client is given; undefined when it is given nothing in time. */
  wait(clientId: string, maxWaitMs: number): Promise<Given | undefined>
  /** Gives it to the first one who waits for this client. */
  serve(clientId: string, given: Given): void
}

export function createWaitingClients<Given>(): WaitingClients<Given> {
  /** By client, in the order in which they are served; for each in the order of arrival. */
  const waiting = new Map<string, Set<(given: Given) => void>>()

  return {
    clients: () => [...waiting.keys()],
    wait(clientId, maxWaitMs) {
      const { promise, resolve } = Promise.withResolvers<Given | undefined>()
      const ofClient = waiting.get(clientId) ?? new Set()
      const end = (given?: Given) => {
        clearTimeout(timer)
        ofClient.delete(end)
        if (ofClient.size === 0) waiting.delete(clientId)
        resolve(given)
      }
      const timer = setTimeout(end, maxWaitMs)
      waiting.set(clientId, ofClient.add(end))
      return promise
    },
    serve(clientId, given) {
      const ofClient = waiting.get(clientId)
      if (!ofClient) return
      // The last one to be served from now on.
      waiting.delete(clientId)
      waiting.set(clientId, ofClient)
      const [first] = ofClient
      first?.(given)
    },
  }
}
