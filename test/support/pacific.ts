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

/** Seconds to the end of the month there. One hour off where clocks change before it. */
export function secondsToPacificMonthEnd(): number {
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'short',
  })
  const [year = 0, month = 0, day = 0] = today.format().split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return (lastDay - day) * 86_400 + secondsToPacificMidnight()
}

/** Seconds for which a SKU is paused now, if the provider says "used up for today". */
export function secondsOfDayPause(): number {
  const untilMidnight = secondsToPacificMidnight()
  const isNewDay = untilMidnight > 86_400 - 15 * 60
  return isNewDay ? 30 : untilMidnight
}
