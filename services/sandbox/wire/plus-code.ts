const DIGITS = '23456789CFGHJMPQRVWX'

/** The Open Location Code of ten digits, e.g. 8FQ6PVJC+2X (an area of about 14 by 14 metres). */
export function plusCode(latitude: number, longitude: number): string {
  let north = Math.floor((Math.min(Math.max(latitude, -90), 89.999_9) + 90) * 8_000)
  let east = Math.floor((((longitude + 180) % 360) + (longitude < -180 ? 360 : 0)) * 8_000)
  let code = ''
  for (let pair = 0; pair < 5; pair += 1) {
    code = `${DIGITS[north % 20]}${DIGITS[east % 20]}${code}`
    north = Math.floor(north / 20)
    east = Math.floor(east / 20)
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`
}
