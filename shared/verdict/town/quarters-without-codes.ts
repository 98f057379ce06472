import { lettersOf } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'

/**
 * Quarters of large towns where addresses have no postal codes, or nobody writes them: none of them
 * is a part of another one. From general knowledge, without a published source.
 */
const quartersOf: Readonly<Record<string, string>> = {
  Accra:
    'Abelenkpe/Achimota/Adabraka/Asylum Down/Cantonments/Dansoman/Dzorwulu/East Legon/Kaneshie/' +
    'Labone/Madina/North Ridge/Nungua/Osu/Teshie/Tesano',
  'Dar es Salaam':
    'Ilala/Kariakoo/Kigamboni/Kijitonyama/Magomeni/Masaki/Mikocheni/Sinza/' +
    'Tabata/Temeke/Ubungo/Upanga',
  Kampala:
    'Bugolobi/Bukoto/Kabalagala/Kololo/Kyambogo/Makindye/Mengo/Muyenga/Nakasero/Naguru/Ntinda/' +
    'Wandegeya',
  Lagos:
    'Agege/Ajah/Apapa/Bariga/Ebute Metta/Festac/Gbagada/Ikeja/Ikorodu/Ikoyi/Ilupeju/Isolo/Ketu/' +
    'Lekki/Magodo/Mushin/Ojota/Oshodi/Somolu/Surulere/Victoria Island/Yaba',
  Nairobi:
    'Buruburu/Donholm/Eastleigh/Embakasi/Karen/Kasarani/Kilimani/Kileleshwa/Lavington/Ngara/' +
    'Parklands/Roysambu/South B/South C/Umoja/Westlands',
}
const quartersIn = new Map(
  Object.entries(quartersOf).map(([town, names]) => [
    lettersOf(town),
    new Set(names.split('/').map(lettersOf)),
  ]),
)

/**
 * Whether another quarter stands between commas or in the town's field than the found one, in a
 * town whose streets of one name only their quarters tell apart: Toyin Street in Ikeja is not the
 * one in Ebute Metta. Pure.
 */
export function isInOtherQuarterWithoutCode({ parts, fields }: Comparison): boolean {
  const quarters = quartersIn.get(lettersOf(parts.locality ?? ''))
  const found = lettersOf(parts.dependentLocality ?? '')
  if (!quarters?.has(found)) return false
  const { line1, line2, city, text } = fields
  const stored = [line1, line2, city, text].flatMap((field = '') => field.split(/[,\n]/))
  const names = stored.map(lettersOf)
  return !names.includes(found) && names.some((name) => quarters.has(name))
}
