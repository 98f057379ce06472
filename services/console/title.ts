const titles: [RegExp, string][] = [
  [/^$/, 'Start'],
  [/^checkout$/, 'Checkout'],
  [/^batches$/, 'Batches'],
  [/^batches\/new$/, 'New batch'],
  [/^batches\/[^/]+$/, 'Batch'],
  [/^batches\/[^/]+\/review$/, 'Review desk'],
]

/** What the page at this path is called. */
export function titleOf(path: string): string {
  const name = path.replace(/^\/console\/?|\/$/g, '')
  return titles.find(([pattern]) => pattern.test(name))?.[1] ?? 'No such page'
}
