/**
 * Seconds to midnight at the provider (Pacific time). One hour off on the two days when clocks
 * change.
 */
export function secondsToPacificMidnight(): number {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Los_Angeles',
    timeStyle: 'medium',
  })
  const [hours = 0, minutes = 0, seconds = 0] = time.format().split(':').map(Number)
  return 86_400 - hours * 3600 - minutes * 60 - seconds
}
