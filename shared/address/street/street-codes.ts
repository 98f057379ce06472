import { inArabic } from './street-codes/arabic.ts'
import { inEastAsia } from './street-codes/east-asia.ts'
import { inEasternEurope } from './street-codes/eastern-europe.ts'
import { inEurope } from './street-codes/europe.ts'
import { inLatinAmerica } from './street-codes/latin-america.ts'
import { inNorthAmerica } from './street-codes/north-america.ts'
import { inOceania } from './street-codes/oceania.ts'
import { inSouthAsia } from './street-codes/south-asia.ts'
import { inSouthEastAsia } from './street-codes/south-east-asia.ts'

const writings = new Map(
  Object.entries({
    ...inLatinAmerica,
    ...inNorthAmerica,
    ...inEurope,
    ...inEasternEurope,
    ...inArabic,
    ...inSouthAsia,
    ...inEastAsia,
    ...inSouthEastAsia,
    ...inOceania,
  }),
)

/** The text with the street codes of its country in one form. Most countries have none. */
export function plainCodes(text: string, country: string): string {
  const write = writings.get(country)
  return write ? write(text) : text
}
