const sizes = ['B', 'KB', 'MB', 'GB', 'TB']

/** `1.5 GB`. */
export function bytesText(bytes: number): string {
  const step =
    bytes < 1 ? 0 : Math.min(sizes.length - 1, Math.floor(Math.log(bytes) / Math.log(1000)))
  return `${Number((bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1))} ${sizes[step]}`
}

export const percentText = (share: number) => `${Math.round(100 * share)} %`

/** `3 minutes ago`, of seconds. */
export function agoText(seconds: number | undefined): string {
  if (seconds === undefined) return 'its start'
  if (seconds < 120) return `${Math.round(seconds)} s ago`
  return seconds < 7200
    ? `${Math.round(seconds / 60)} minutes ago`
    : `${Math.round(seconds / 3600)} hours ago`
}
