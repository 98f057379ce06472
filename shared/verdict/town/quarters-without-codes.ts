import { lettersOf } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'

/**
 * Quarters of large towns where addresses have no postal codes, or nobody writes them: none of them
 * is a part of another one. From general knowledge, without a published source.
 */
const quartersOf: Readonly<Record<string, string>> = {
  Accra:
    'Achimota/Adabraka/Cantonments/Dansoman/East Legon/Kaneshie/Labone/Madina/Nungua/Osu/Teshie',
  'Dar es Salaam': 'Kariakoo/Kigamboni/Masaki/Mikocheni/Sinza/Upanga',
  Kampala: 'Bugolobi/Kololo/Mengo/Muyenga/Naguru/Nakasero/Ntinda',
  Lagos: 'Agege/Apapa/Ebute Metta/Festac/Ikeja/Ikorodu/Ikoyi/Lekki/Surulere/Victoria Island',
  Nairobi: 'Buruburu/Eastleigh/Karen/Kileleshwa/Kilimani/Lavington/South B/South C/Umoja/Westlands',
}
const quartersIn = new Map(
  Object.entries(quartersOf).map(([town, names]) => [
    lettersOf(town),
    new Set(names.split('/').map(lettersOf)),
  ]),
)

/** Roads that go through several quarters, each with its own numbers or none. */
const longRoad = /expressway|highway|(?:apapa|ikorodu|mombasa|thika) road|ring road/i

/**
 * Whether another quarter stands between commas or in the town's field than the found one, in a
 * town whose streets of one name only their quarters tell apart: Toyin Street in Ikeja is not the
 * one in Ebute Metta. Pure.
 */
export function isInOtherQuarterWithoutCode({ parts, fields }: Comparison): boolean {
  const quarters = quartersIn.get(lettersOf(parts.locality ?? ''))
  const found = lettersOf(parts.dependentLocality ?? '')
  if (!quarters?.has(found) || longRoad.test(parts.street ?? '')) return false
  const { line1, line2, city, text } = fields
  const stored = [line1, line2, city, text].flatMap((field) => field.split(/[,\n]/))
  const names = stored.map(lettersOf)
  // "Lekki Phase 1" is in Lekki.
  return !names.some((name) => name.startsWith(found)) && names.some((name) => quarters.has(name))
}
