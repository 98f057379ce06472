import { asWritten, type Writing } from '../words/writing.ts'

/** A number and a letter that are a street's name, or end it: "Rue L125", "T-37", "Calle 8A". */
const code =
  /(?<![\p{L}\p{N}])(?:([A-Z])[\s-]?(\d{1,4})|(\d{1,4})[\s-]?([A-Z]))(?![\p{L}\p{N}/-])/iu
const codes = new RegExp(code, 'giu')

const signs = /[\s-]/g
const plain = (written: string): string => written.replace(signs, '').toUpperCase()

/**
 * How to write lines so that they have the number and the letter of a street as it has them: "rue L
 * 125" for Rue L125. A street without them changes nothing. Pure.
 */
export function letteredWriting(street: string): Writing {
  const [own] = code.exec(street) ?? []
  if (own === undefined) return asWritten
  return (text) => text.replace(codes, (written) => (plain(written) === plain(own) ? own : written))
}

const numberOfSector = '(?<=(?<!\\p{L})sector[\\s-]?\\d{1,3})'
const noBlockBehind = '(?![\\p{L}\\p{N}]|[\\s-](?:bl(?:oc)?k|pocket)|-\\d)'
/** What stands between the two in "Sector 15-A" of India. In "Sector 15 A Block" it is a block. */
const beforeLetter = new RegExp(`${numberOfSector}[\\s-](?=[A-H]${noBlockBehind})`, 'giu')

/** "Sector 15-A" as "Sector 15A", so that it is not read as Sector 15. Pure. */
export const withLettersOfSectors: Writing = (text) => text.replace(beforeLetter, '')
