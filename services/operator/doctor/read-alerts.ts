interface Answer {
  data: { alerts: { state: string; labels: { alertname?: string; cluster?: string } }[] }
}

/** The names of the alerts that fire in this Prometheus. */
export async function readAlerts(prometheusUrl: string): Promise<string[]> {
  const url = new URL('api/v1/alerts', `${prometheusUrl.replace(/\/+$/, '')}/`)
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`${url.href} answers ${response.status}`)
  const { data } = (await response.json()) as Answer
  const firing = data.alerts.filter(({ state }) => state === 'firing')
  return [...new Set(firing.map(({ labels }) => labels.alertname ?? 'an alert without a name'))]
}
