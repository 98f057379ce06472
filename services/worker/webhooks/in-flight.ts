/**
 * Deliveries that one worker has in flight at once: in total, and for one client. So a target that
 * does not answer delays only the webhooks of its own client.
 */
const maxInFlight = 1000
export const maxOfClient = 8

/** The deliveries of this worker that have begun and not ended. */
export interface InFlight {
  /** How many more may begin. */
  free(): number
  /** How many each client has. */
  ofClient: Map<string, number>
  /** `delivery` never rejects. `onFreed` is called if the client had as many as it may have. */
  add(clientId: string, delivery: Promise<void>, onFreed: () => void): void
  /** Resolves when those that have begun have ended. */
  allEnded(): Promise<unknown>
}

export function createInFlight(): InFlight {
  const deliveries = new Set<Promise<void>>()
  const ofClient = new Map<string, number>()

  /** Returns how many the client had before. */
  function release(clientId: string): number {
    const count = ofClient.get(clientId) ?? 0
    if (count > 1) ofClient.set(clientId, count - 1)
    else ofClient.delete(clientId)
    return count
  }

  return {
    free: () => maxInFlight - deliveries.size,
    ofClient,
    add(clientId, delivery, onFreed) {
      ofClient.set(clientId, (ofClient.get(clientId) ?? 0) + 1)
      const ended = delivery.then(() => {
        deliveries.delete(ended)
        if (release(clientId) === maxOfClient) onFreed()
      })
      deliveries.add(ended)
    },
    allEnded: () => Promise.all(deliveries),
  }
}
