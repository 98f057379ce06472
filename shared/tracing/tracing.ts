/** What a span tells besides its name. Never a key, a token, an address text or a place id. */
type Attributes = Record<string, string | number | boolean>

/** Where a span stands: at the entrance, where a queue is read, at a call to somebody else, or in between. */
export type SpanKind = 'server' | 'consumer' | 'client' | 'internal'

/** One piece of work of a trace, begun and not yet ended. */
export interface Span {
  traceId: string
  /** How another process goes on with it: the W3C's `traceparent`. */
  traceparent: string
  child(name: string, kind: SpanKind, attributes?: Attributes, startedAt?: number): Span
  /** Says that another span did this one's work, in a trace of its own. */
  link(other: Span): void
  /** `error` names what went wrong, if something did; `at` is in milliseconds since 1970, now when left out. */
  end(attributes?: Attributes, ending?: { error?: string | undefined; at?: number }): void
}

export interface Tracing {
  /** Begins a span below a `traceparent` from elsewhere, or a new trace where there is none, or none that makes sense. */
  start(name: string, kind: SpanKind, options?: { parent?: string | undefined; attributes?: Attributes }): Span
  /** Sends what has ended. Takes a few seconds at most, and never rejects. */
  close(): Promise<void>
}
