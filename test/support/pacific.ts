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

/** Seconds for which a SKU is paused now, if the provider says "used up for today". */
export function secondsOfDayPause(): number {
  const untilMidnight = secondsToPacificMidnight()
  const isNewDay = untilMidnight > 86_400 - 15 * 60
  return isNewDay ? 30 : untilMidnight
}
