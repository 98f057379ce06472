/** The calls of one SKU, as the sandbox's ledger counts them. */
interface SkuUsage {
  calls: number
  refused: number
  /** Not answered as asked, by a fault of the script; never billed. */
  failed: number
  billedUsd: number
  peakPerSecond: number
  peakPerMinute: number
}

/** The sandbox's control routes: behaviour switches and the ledger. */
export interface SandboxControl {
  url: string
  usage(): Promise<Record<'autocomplete' | 'details' | 'geocoding' | 'validation', SkuUsage>>
  reset(): Promise<void>
  behave(behaviour: Record<string, unknown>): Promise<void>
  // biome-ignore lint/suspicious/noExplicitAny: the log's form is the sandbox's
  calls(): Promise<any[]>
}

export function sandboxControl(url: string): SandboxControl {
  const ask = async <T>(path: string, method = 'GET', body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!response.ok)
      throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`)
    const text = await response.text()
    return (text ? JSON.parse(text) : undefined) as T
  }
  return {
    url,
    usage: () => ask('usage'),
    reset: () => ask('reset', 'POST'),
    behave: (behaviour) => ask('behaviour', 'PUT', behaviour),
    calls: async () => (await ask<{ calls: unknown[] }>('calls')).calls,
  }
}
