import type { AddressParts } from '../../../services/sandbox/places/place.ts'
import type { AddressRecord } from '../../../services/sandbox/places/real-addresses.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'

/**
 * A real address as a customer would store it, in pieces that can still be written, or damaged, one
 * by one.
 */
export interface Written {
  id: string
  countryCode: string
  /** In which letters it is written. */
  script: 'local' | 'latin'
  /** Street and number apart; the number is empty where the address has none. */
  street: string
  number: string
  numberFirst: boolean
  /** Written between street and number: nothing where there are no spaces. */
  gap: string
  /** A building, a box, or a quarter that belongs to the address line. */
  before: string
  /** Where there is no number, the building's name says which house it is. */
  building: string
  unit: string
  city: string
  region: string
  regionCode: string
  postalCode: string
  country: string
  /** A street without numbers: the address lacks one. */
  isRoute: boolean
  isBox: boolean
  /** All areas it lies in, in every spelling that the sandbox knows. */
  areas: string[]
}

/** Where customers write the state. */
const withRegion = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'MY'])
/** Where the town that people name is the region's: the smaller parts are quarters. */
const townIsRegion = new Set(['TR', 'VN', 'TH', 'KR'])

/**
 * The record as stored, in the letters of the country or in Latin ones; undefined if it has none
 * such.
 */
export function writtenFrom(record: AddressRecord, script: 'local' | 'latin'): Written | undefined {
  const parts = script === 'local' ? record.local : record.latin
  if (!parts) return undefined
  const formatted = (script === 'local' ? record.formatted : record.formattedLatin) ?? ''
  const { countryCode, country, region = '', regionCode = '', postalCode = '' } = parts
  const isBox = record.kind === 'post_box' || (parts.postBox !== undefined && !parts.houseNumber)
  return {
    id: record.id,
    countryCode,
    script,
    ...lineOf(parts, formatted, script),
    ...(isBox && { street: boxOf(parts, script), number: '', before: '' }),
    building: parts.houseNumber || isBox ? '' : buildingOf(record, parts, script),
    unit: unitOf(parts, script),
    city: cityOf(parts),
    region: withRegion.has(countryCode) || countryCode === 'JP' ? region : '',
    regionCode,
    postalCode,
    country,
    isRoute: record.kind === 'route',
    areas: [record.local, record.latin].flatMap(areasOf),
    isBox,
  }
}

function areasOf(parts: AddressParts | undefined): string[] {
  const { neighborhood, sublocality1, locality, postalTown, district, region } = parts ?? {}
  return [neighborhood, sublocality1, locality, postalTown, district, region].filter(
    (area) => area !== undefined,
  )
}

type Line = Pick<Written, 'street' | 'number' | 'numberFirst' | 'gap' | 'before'>

function lineOf(parts: AddressParts, formatted: string, script: Written['script']): Line {
  const { street = '', houseNumber = '', premise = '', countryCode } = parts
  const unspaced = script === 'local' && ['CN', 'TW', 'HK', 'MO', 'JP'].includes(countryCode)
  const gap = unspaced ? '' : ' '
  if (countryCode === 'JP') return japanese(parts, script)
  if (countryCode === 'KR' && parts.sublocality4) {
    const before = [parts.sublocality1].filter(Boolean).join(' ')
    return {
      street: parts.sublocality4,
      number: premise,
      numberFirst: script === 'latin',
      gap,
      before,
    }
  }
  const at = formatted.search(new RegExp(`${escaped(houseNumber)}(?![\\p{L}\\p{N}])`, 'u'))
  const numberFirst = houseNumber !== '' && at >= 0 && at < streetBegin(formatted, street)
  if (street === '') return { street: premise, number: '', numberFirst, gap, before: '' }
  const quarter = unspaced ? (parts.sublocality1 ?? '') : ''
  return { street, number: houseNumber, numberFirst, gap, before: quarter }
}

/** Where the street's longest word stands: it may be abbreviated otherwise. */
function streetBegin(formatted: string, street: string): number {
  const longest = street.split(/\s+/).sort((a, b) => b.length - a.length)[0] ?? ''
  const at = formatted.indexOf(longest)
  return at < 0 ? formatted.length : at
}

function japanese(parts: AddressParts, script: Written['script']): Line {
  const {
    sublocality2 = '',
    sublocality3 = '',
    sublocality4 = '',
    premise = '',
    houseNumber = '',
  } = parts
  const number = houseNumber || (/\p{Nd}/u.test(premise) ? premise : '')
  const base = { gap: '', before: '', numberFirst: false }
  if (script === 'local')
    return {
      ...base,
      street: `${sublocality2}${sublocality3}${sublocality4}`,
      number: number && `−${number}`,
    }
  const blocks = [/\d+/.exec(sublocality3)?.[0], sublocality4, number].filter(Boolean).join('-')
  return { ...base, street: [blocks, sublocality2].filter(Boolean).join(' '), number: '' }
}

function boxOf({ postBox = '' }: AddressParts, script: Written['script']): string {
  if (!/^\d/.test(postBox)) return postBox
  return `${script === 'latin' ? 'P.O. Box' : 'ص.ب'} ${postBox}`
}

function buildingOf(
  { name = '', aliases = [], local }: AddressRecord,
  { premise, street }: AddressParts,
  script: Written['script'],
): string {
  const isLocalLatin = /^[\p{Script=Latin}\P{L}]+$/u.test(local.street ?? local.premise ?? name)
  const known =
    premise && !/\p{Nd}/u.test(premise)
      ? premise
      : script === 'local' || isLocalLatin
        ? name
        : aliases.find((alias) => /^[\p{Script=Latin}\P{L}]+$/u.test(alias))
  return known && street && known !== street ? known : ''
}

function unitOf({ unit, floor, countryCode }: AddressParts, script: Written['script']): string {
  const text = unit ?? floor ?? ''
  if (!/^[\d０-９]+$/.test(text)) return text
  if (countryCode === 'JP') return `${text}階`
  return script === 'latin' || /^[A-Z]{2}$/.test(countryCode) ? `Unit ${text}` : text
}

function cityOf({
  locality,
  postalTown,
  district,
  sublocality1,
  neighborhood,
  region,
  countryCode,
}: AddressParts): string {
  const town = townIsRegion.has(countryCode) ? region : undefined
  return locality ?? postalTown ?? town ?? district ?? sublocality1 ?? neighborhood ?? region ?? ''
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Street and number in the order of the country. */
function addressLine({ street, number, numberFirst, gap, before }: Written): string {
  const line =
    number === '' ? street : numberFirst ? `${number}${gap}${street}` : `${street}${gap}${number}`
  return [before, line].filter(Boolean).join(gap)
}

/** With the building's name, if that is what tells the house. */
export const firstLine = (written: Written): string =>
  [written.building, addressLine(written)].filter(Boolean).join(', ')

/** As a customer's form keeps it. */
export function toFields(written: Written): WrittenAddress {
  const { unit, city, region, regionCode, postalCode, country } = written
  return withoutEmpty({
    line1: firstLine(written),
    line2: unit,
    city,
    region: regionCode && withRegion.has(written.countryCode) ? regionCode : region,
    postalCode,
    country,
  })
}

/** As a customer types it into one box. */
export function toText(fields: WrittenAddress): WrittenAddress {
  const { line1, line2, city, region, postalCode, country } = fields
  const town = [postalCode, city].filter(Boolean).join(' ')
  return { text: [line1, line2, town, region, country].filter(Boolean).join(', ') }
}

export const withoutEmpty = (fields: WrittenAddress): WrittenAddress =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  )
