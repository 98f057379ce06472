/**
 * What must happen before a query has data. A query without a state has data on any stack with
 * traffic.
 */
export type State =
  | 'an error was answered'
  | 'a batch has run'
  | 'a file was uploaded'
  | 'a budget is set'
  | 'a place id was refreshed'
  | 'a test key was used'
  | 'a token was asked for'
  | 'a webhook was sent'
  | 'an alert fires'
  | 'an edge has read the keys'
  | 'an edge has checked a signature'
  | 'calls were retried'
  | 'permits were lost'
  | 'requests were dropped'
  | 'the fallback answers'
  | 'a caller was over a limit'
  | 'the pace of a batch is known'
  | 'a batch paused by itself'
  | 'the provider refused calls'
  | 'the quota refused calls'

/** A PromQL expression. Grafana fills in `$__rate_interval` and `$instance`. */
export interface Query {
  expr: string
  /** Name of the line or value; may contain `{{label}}`. Only a query of one series has none. */
  legend?: string
  /** Until then the query correctly has no data. */
  emptyUntil?: State
}

/** Colours by value: the first applies below all steps, each step from its value on. */
type Thresholds = [lowest: string, ...steps: [from: number, color: string][]]

export interface Panel {
  kind: 'stat' | 'lines' | 'bars' | 'table'
  title: string
  /** What the panel shows, and what to do when it looks bad. */
  description: string
  /** One of Grafana's unit ids. */
  unit: string
  queries: Query[]
  /** Width in columns; a row has 24. */
  width: number
  thresholds?: Thresholds
  /** Shown where there is no value. */
  noValue?: string
  /** Values that are shown as words. */
  words?: Record<number, string>
  /** The maximum of the axis. */
  max?: number
  decimals?: number
  stacked?: boolean
}

export interface Dashboard {
  uid: string
  title: string
  description: string
  /** Start of the default time range, as an age such as `6h`. */
  from: string
  /** A metric whose instances can be selected, if that is useful. */
  instancesOf?: string
  rows: { title: string; panels: Panel[] }[]
}
