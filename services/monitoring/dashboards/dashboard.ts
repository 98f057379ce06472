/** What must happen before a query has data. Where none is named it has data on any stack that serves traffic. */
export type State =
  | 'an error was answered'
  | 'a batch has run'
  | 'a budget is set'
  | 'a place id was refreshed'
  | 'a token was asked for'
  | 'a webhook was sent'
  | 'an alert fires'
  | 'an edge has read which keys hold'
  | 'calls failed and were tried again'
  | 'permits were lost'
  | 'questions were dropped'
  | 'the caller of a limit was refused'
  | 'the pace of a batch is known'
  | 'a batch paused by itself'
  | 'the provider refused calls'
  | 'the quota refused calls'

/** A PromQL expression. `$__rate_interval` and `$instance` are Grafana's to fill in. */
export interface Query {
  expr: string
  /** Of the line or the value, with `{{label}}`. Only a query of one series goes without. */
  legend?: string
  /** It is rightly empty until then. */
  emptyUntil?: State
}

/** Colour from a value on; the first holds from below. */
type Thresholds = [lowest: string, ...steps: [from: number, color: string][]]

export interface Panel {
  kind: 'stat' | 'lines' | 'bars' | 'table'
  title: string
  /** What it shows, and what to do when it looks bad. */
  description: string
  /** One of Grafana's unit ids. */
  unit: string
  queries: Query[]
  /** Of 24 columns. */
  width: number
  thresholds?: Thresholds
  /** Shown where there is no value. */
  noValue?: string
  /** Values that read better as words. */
  words?: Record<number, string>
  /** The end of the scale. */
  max?: number
  decimals?: number
  stacked?: boolean
}

export interface Dashboard {
  uid: string
  title: string
  description: string
  /** How long ago the time range begins, e.g. `6h`. */
  from: string
  /** A metric whose instances can be chosen from, where that helps. */
  instancesOf?: string
  rows: { title: string; panels: Panel[] }[]
}
