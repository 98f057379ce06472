/** Marks on the time axis of every curve. */
interface Annotation {
  name: string
  color: string
  expr: string
  title: string
  /** The value is the time of the mark, in milliseconds. */
  useValueForTime?: boolean
}

/** What happened, to compare with the curves. */
export const annotations: Annotation[] = [
  {
    name: 'Deploys and restarts',
    color: 'blue',
    expr:
      '1000 * max by (service, version) (process_start_time_seconds * ' +
      'on (cluster, job, instance) group_left (service, version) address_build_info)',
    title: '{{service}} {{version}} started',
    useValueForTime: true,
  },
  {
    name: 'Alerts',
    color: 'red',
    expr:
      'max by (alertname, severity, class, sku) ' +
      '(ALERTS{alertstate="firing", severity=~"page|ticket"})',
    title: '{{alertname}} {{class}}{{sku}}',
  },
]
