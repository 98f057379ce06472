/** Attributes of a span. They never hold a key, a token, an address text or a place id. */
type Attributes = Record<string, string | number | boolean>

/**
 * The kind of a span: a received request, a job from a queue, a call to another service, or
 * internal work.
 */
export type SpanKind = 'server' | 'consumer' | 'client' | 'internal'

/** One operation of a trace that has begun. */
export interface Span {
  traceId: string
  /** The W3C `traceparent`, for another process. */
  traceparent: string
  child(name: string, kind: SpanKind, attributes?: Attributes, startedAt?: number): Span
  /** Links to a span of another trace that did the work of this one. */
  link(other: Span): void
  /**
   * `error` names the failure, if there was one. `at` is in milliseconds since 1970; the default is
   * now.
   */
  end(attributes?: Attributes, ending?: { error?: string | undefined; at?: number }): void
}

export interface Tracing {
  /** Begins a span below `parent`, a `traceparent`. Without a valid one it begins a new trace. */
  start(
    name: string,
    kind: SpanKind,
    options?: { parent?: string | undefined; attributes?: Attributes },
  ): Span
  /** Sends the ended spans. Takes at most a few seconds. Never rejects. */
  close(): Promise<void>
}
