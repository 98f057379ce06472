import type { Components } from '../../address/components.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { mayBeNumberFirst } from '../../address/data/house-order.ts'
import { houseWriting } from '../../address/house/house-in-words.ts'
import { plainPlot, plotWriting } from '../../address/house/plot-letters.ts'
import { takeUnits, withPlainLetters } from '../../address/house/unit.ts'
import { letteredWriting, withLettersOfSectors } from '../../address/street/lettered-streets.ts'
import { roadWriting } from '../../address/street/numbered-roads.ts'
import { asWritten, type Writing } from '../../address/words/writing.ts'
import { withBuildingApart, withQuarterApart } from '../stored/building-apart.ts'
import { withEstateApart } from '../stored/estates-of-spain.ts'
import { withNameOfTheirs } from '../stored/fields.ts'
import { sectionInBrackets } from './street-as-stored.ts'

/**
 * The found parts with plots and blocks as people write them.
 * @param stored the stored lines
 */
export const partsAsWritten = (found: Components, stored: readonly string[]): Components =>
  withoutBlockOfPlot(withBlocksAsStreet(withNameAsBuilding(withPlainPlot(found))), stored)

/** "The Old Forge" in place of a number is the name of a house. */
function withNameAsBuilding(parts: Components): Components {
  const { houseNumber = '', building, ...others } = parts
  const isName = building === undefined && nameOfHouse.test(houseNumber)
  return isName ? { ...others, building: houseNumber } : parts
}

const nameOfHouse = /^\p{Lu}\p{L}{2,}(?:['’\s-]+\p{L}{2,})+$/u

function withPlainPlot(parts: Components): Components {
  const { houseNumber = '', countryCode = '' } = parts
  const plain = plainPlot(houseNumber, countryCode)
  return plain === houseNumber ? parts : { ...parts, houseNumber: plain }
}

/** Blocks of Japan that a provider has as the quarter, 名駅1丁目: here they are the street. */
function withBlocksAsStreet(parts: Components): Components {
  const { street, dependentLocality = '', countryCode, ...others } = parts
  const isCounted =
    parts.houseNumber !== undefined || /[\p{Nd}一二三四五六七八九十]丁目$/u.test(dependentLocality)
  return countryCode === 'JP' && !street && dependentLocality && isCounted
    ? { ...others, countryCode, street: dependentLocality }
    : parts
}

/**
 * "B-42, Block B, Lajpat Nagar" of India without the block as its street, or with "B Block", where
 * nobody wrote it: the number of the plot has its letter.
 */
function withoutBlockOfPlot(parts: Components, stored: readonly string[]): Components {
  const { street = '', ...others } = parts
  const { houseNumber = '', countryCode } = parts
  const [, before, behind] =
    (countryCode === 'IN' && /^(?:([A-Z]) Block|Block ([A-Z](?: \d+)?))$/i.exec(street)) || []
  const block = (before ?? behind)?.replace(' ', '[\\s-]?')
  const isImplied =
    block !== undefined &&
    new RegExp(`^${block}[\\s/-]?\\d`, 'i').test(houseNumber) &&
    !stored.some((line) => blockNamed(block).test(line))
  return isImplied ? others : parts
}

/** "Block B" or "B Block": not the block of a landmark, "near M Block Market". */
const blockNamed = (letter: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:bl(?:oc)?k[\\s-]?${letter}|${letter}[\\s-]?bl(?:oc)?k)(?!\\p{L})`, 'iu')

/** Writes numbered roads, streets with letters and plots as the provider does. */
export function writingAs(parts: Components, country: string, shown: string): Writing {
  const { street, houseNumber = '' } = parts
  const writeRoad = roadWriting(street ?? '', country, [parts.region, parts.regionCode])
  // Where no street is found, the sector is what the plot is in.
  const sector = sectorOf(parts)
  const writeLetters = letteredWriting(street ?? sector)
  const writeSector = /^sector\s\d+$/i.test(sector) ? withLettersOfSectors : asWritten
  const writePlot = plotWriting(houseNumber, country)
  const writeEstate = country === 'ES' ? withEstateApart(shown) : asWritten
  const writeHouse = houseWriting(houseNumber, country)
  const writeBuilding = withBuildingApart(parts)
  const writeStreet = withStreetApart(street ?? '', country)
  const writeNorth = country === 'CO' ? withNorthInFull(street ?? '') : asWritten
  const writeHundreds = country === 'US' ? withHundreds(street ?? '') : asWritten
  const writeCountry = withNameOfTheirs.has(country)
    ? asWritten
    : withCountryApart(street ?? '', country)
  const writings = [
    ...[writeRoad, writeLetters, writeSector, writePlot],
    ...[writeStreet, writeHouse, writeEstate, writeBuilding],
    ...[withQuarterApart(parts), writeCountry, writeNorth, writeHundreds],
  ]
  return (text) =>
    writings.reduce((line, write) => write(line), text.replace(sectionInBrackets, '$1'))
}

/**
 * Writes a comma between the street and its house where the street ends with a word for a part of a
 * house: "Via della Scala 12" has no staircase 12, and "Francisco Villa 18" no villa 18.
 */
function withStreetApart(street: string, country: string): Writing {
  const last = /\s(\p{L}+)$/u.exec(street)?.[1]
  if (last === undefined || takeUnits(`${last} 1`, country).units.length === 0) return asWritten
  const word = new RegExp(`(?<=\\p{L}[.\\s]+)${withPlainLetters(last)}(?!\\p{L})`, 'iu')
  return (text) => {
    const line = text.normalize('NFC')
    const match = word.exec(withPlainLetters(line))
    if (!match) return text
    const end = match.index + match[0].length
    const [before, behind] = [line.slice(0, end), line.slice(end)]
    return /^\s+(?:n\p{L}?[.º°]*\s*)?\d/iu.test(behind) ? `${before},${behind}` : text
  }
}

/** "av 6n" of Cali is Avenida 6 Norte. */
function withNorthInFull(street: string): Writing {
  const number = /(\d+) Norte$/.exec(street)?.[1]
  if (number === undefined) return asWritten
  const short = new RegExp(`(?<![\\d#-])${number}\\s?n(?=[\\s,#]|$)`, 'iu')
  return (text) => text.replace(short, `${number} norte`)
}

/** "763 E 9th S" of Utah is 763 E 900 S, where the provider has the hundred. */
function withHundreds(street: string): Writing {
  const number = /(?<!\d)(\d{1,2})00 (?:North|South|East|West)$/.exec(street)?.[1]
  if (number === undefined) return asWritten
  const ordinal = new RegExp(
    `(?<=^\\s*\\d+\\s(?:north|south|east|west|[nsew])\\.?\\s)${number}(?:st|nd|rd|th)(?=\\s)`,
    'iu',
  )
  return (text) => text.replace(ordinal, `${number}00`)
}

/** The longest name of a country behind a street, in words. */
const maxWordsOfCountry = 3
/** What a country's name follows where it is that of the street: "Rue du Tour de France". */
const beforeName =
  /(?:^|\s)(?:d[aeiou]s?|del(?:la)?|des|l[ae]s?|el|of|the|van|von|nou\S+|little)$/iu
const houseFirst = /^\s*\d+\S*\s+\S/u
const houseLast = /\d\p{L}?$/u

/**
 * Writes a comma before the country where it ends a line without one, behind the street and its
 * house: "12 rue Pasteur France", "Hauptstr. 12 Deutschland". Not where it may be of the street's
 * name: "12 rue Mendès France".
 */
const withCountryApart =
  (street: string, country: string): Writing =>
  (text) => {
    const words = text.split(' ')
    const isFirst = mayBeNumberFirst(country)
    const hasHouse = isFirst ? houseFirst : houseLast
    for (let count = 1; count <= maxWordsOfCountry && count + 2 < words.length; count += 1) {
      const last = words.slice(-count).join(' ')
      const rest = words.slice(0, -count).join(' ')
      if (last.includes(',') || street.toLowerCase().includes(last.toLowerCase())) return text
      if (!hasHouse.test(rest) || countryNamed(last) !== country) continue
      if (!beforeName.test(rest)) return `${rest}, ${last}`
    }
    return text
  }

/** A sector of Chandigarh, whose letter people set apart: "Sector 15-D" is Sector 15D. */
const sectorOf = ({ dependentLocality = '', countryCode }: Components): string =>
  countryCode === 'IN' && /^sector \d/i.test(dependentLocality) ? dependentLocality : ''
