/** One series of a scrape. */
export interface Series {
  name: string
  labels: Record<string, string>
  value: number
}

/** All series that a process shows, by its address. */
export async function scrape(url: string): Promise<Series[]> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(
        ([, label = '', of = '']) => [label, of],
      )
      return { name, labels: Object.fromEntries(pairs), value: Number(value) }
    })
}

/** The sum of the series of a name that have these labels; undefined where there is none. */
export function sumOf(
  series: Series[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const found = series.filter(
    (one) =>
      one.name === `address_${name}` &&
      Object.entries(labels).every(([key, of]) => one.labels[key] === of),
  )
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
}
