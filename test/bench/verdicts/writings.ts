import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import { type Making, pick } from './labelled-case.ts'
import { firstLine, toFields, toText, type Written, withoutEmpty } from './written.ts'

const made = (written: Written, stored: WrittenAddress | undefined) => {
  if (!stored) return undefined
  // A street without a number is no address, however it is written.
  return written.isRoute
    ? {
        verdict: 'needs_review' as const,
        reasons: ['house_number_missing' as const],
        stored: withoutEmpty(stored),
      }
    : { verdict: 'confirmed' as const, reasons: [], stored: withoutEmpty(stored) }
}

const writing =
  (
    write: (
      written: Written,
      fields: WrittenAddress,
      random: () => number,
    ) => WrittenAddress | undefined,
  ): Making =>
  (written, random) =>
    made(written, write(written, toFields(written), random))

/**
 * The other legitimate ways to write an address: each must be confirmed, if only the address is
 * complete.
 */
export const writings: Record<string, Making> = {
  'as it is': writing((_, fields) => fields),
  'one text': writing((_, fields) => toText(fields)),
  capitals: writing((_, fields) => everywhere(fields, (text) => text.toUpperCase())),
  'small letters': writing((_, fields) => everywhere(fields, (text) => text.toLowerCase())),
  'no diacritics': writing((_, fields) =>
    changed(fields, (text) =>
      text
        .normalize('NFD')
        .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
        .normalize('NFC'),
    ),
  ),
  'German without umlauts': writing(({ countryCode }, fields) =>
    ['DE', 'AT', 'CH', 'LI'].includes(countryCode)
      ? changed(fields, (text) => text.replace(/[äöüßÄÖÜ]/g, (letter) => spelt[letter] ?? letter))
      : undefined,
  ),
  'kinds of streets abbreviated': writing((written, fields) => {
    const line1 = firstLine({
      ...written,
      street: abbreviated(written.street, written.countryCode),
    })
    return line1 === fields.line1 ? undefined : { ...fields, line1 }
  }),
  'number on the other side': writing((written, fields) =>
    written.number && written.gap === ' ' && !['CO', 'KR'].includes(written.countryCode)
      ? { ...fields, line1: firstLine({ ...written, numberFirst: !written.numberFirst }) }
      : undefined,
  ),
  'number after a comma': writing(({ street, number, before, gap, numberFirst }, fields) =>
    number && gap === ' '
      ? {
          ...fields,
          line1: [before, numberFirst ? `${number}, ${street}` : `${street}, ${number}`]
            .filter(Boolean)
            .join(' '),
        }
      : undefined,
  ),
  'postal code without spaces': writing(({ postalCode }, fields) =>
    /[\s-]/.test(postalCode)
      ? { ...fields, postalCode: postalCode.replace(/[\s-]/g, '') }
      : undefined,
  ),
  'postal code in small letters': writing(({ postalCode }, fields) =>
    /[A-Z]/.test(postalCode) ? { ...fields, postalCode: postalCode.toLowerCase() } : undefined,
  ),
  "country's sign before the postal code": writing(({ postalCode, countryCode }, fields) => {
    const sign = {
      DE: 'D',
      AT: 'A',
      CH: 'CH',
      FR: 'F',
      IT: 'I',
      BE: 'B',
      NL: 'NL',
      SE: 'SE',
      FI: 'FIN',
      DK: 'DK',
    }[countryCode]
    return sign && postalCode ? { ...fields, postalCode: `${sign}-${postalCode}` } : undefined
  }),
  'country as a code': writing(({ countryCode }, fields) => ({ ...fields, country: countryCode })),
  'country in English': writing(({ countryCode }, fields) => ({
    ...fields,
    country: new Intl.DisplayNames(['en'], { type: 'region' }).of(countryCode) ?? countryCode,
  })),
  'country in another language': writing(({ countryCode }, fields, random) => ({
    ...fields,
    country:
      new Intl.DisplayNames([pick(['de', 'fr', 'es', 'it', 'nl'], random) ?? 'de'], {
        type: 'region',
      }).of(countryCode) ?? countryCode,
  })),
  'region in full': writing(({ region, regionCode }, fields) =>
    region && regionCode ? { ...fields, region } : undefined,
  ),
  'unit before the number, in one line': writing(({ unit, gap }, fields) =>
    unit && gap === ' ' ? { ...fields, line1: `${unit}, ${fields.line1}`, line2: '' } : undefined,
  ),
  'unit after the number, in one line': writing(({ unit, gap }, fields) =>
    unit && gap === ' ' ? { ...fields, line1: `${fields.line1}, ${unit}`, line2: '' } : undefined,
  ),
  'a flat that no provider knows': writing(({ unit, number, script, countryCode }, fields) =>
    !unit &&
    number &&
    (script === 'latin' ||
      ['US', 'GB', 'AU', 'CA', 'IE', 'NZ', 'IN', 'SG', 'ZA'].includes(countryCode))
      ? { ...fields, line2: 'Flat 9' }
      : undefined,
  ),
  'a company in the first line': writing(({ isBox, isRoute }, fields) =>
    isBox || isRoute
      ? undefined
      : {
          ...fields,
          line1: 'Contoso GmbH',
          line2: [fields.line1, fields.line2].filter(Boolean).join(', '),
        },
  ),
  'a blank before the letter of the number': writing((written, fields) =>
    /^\d+[A-Za-z]$/.test(written.number)
      ? {
          ...fields,
          line1: firstLine({
            ...written,
            number: written.number.replace(/(?=[A-Za-z])/, ' ').toLowerCase(),
          }),
        }
      : undefined,
  ),
  'the town in another language': writing(({ city }, fields) => {
    const other = exonyms[city]
    return other ? { ...fields, city: other } : undefined
  }),
}

const spelt: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
}

/** Names of towns that foreigners write. */
const exonyms: Record<string, string> = {
  München: 'Munich',
  Köln: 'Cologne',
  Wien: 'Vienna',
  Roma: 'Rome',
  Milano: 'Milan',
  Torino: 'Turin',
  Firenze: 'Florence',
  Venezia: 'Venice',
  Napoli: 'Naples',
  Lisboa: 'Lisbon',
  Sevilla: 'Seville',
  Warszawa: 'Warsaw',
  Kraków: 'Cracow',
  Praha: 'Prague',
  København: 'Copenhagen',
  Bruxelles: 'Brussels',
  Genève: 'Geneva',
  Zürich: 'Zurich',
  Göteborg: 'Gothenburg',
  'Den Haag': 'The Hague',
  București: 'Bucharest',
  Mumbai: 'Bombay',
  Kolkata: 'Calcutta',
  Bengaluru: 'Bangalore',
  Antwerpen: 'Antwerp',
  'Ciudad de México': 'Mexico City',
}

const everywhere = (fields: WrittenAddress, change: (text: string) => string): WrittenAddress =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(value)]))

/** Only if that changes anything. */
function changed(
  fields: WrittenAddress,
  change: (text: string) => string,
): WrittenAddress | undefined {
  const result = everywhere(fields, change)
  return JSON.stringify(result) === JSON.stringify(fields) ? undefined : result
}

/**
 * Usual abbreviations of kinds of streets: in all languages, whole words unless they are written on
 * to the name.
 */
const abbreviations: [RegExp, string, string?][] = [
  [/\bStreet\b/, 'St.'],
  [/\bRoad\b/, 'Rd'],
  [/\bAvenue\b/, 'Ave'],
  [/\bBoulevard\b/, 'Blvd'],
  [/\bDrive\b/, 'Dr'],
  [/\bLane\b/, 'Ln'],
  [/\bSquare\b/, 'Sq'],
  [/\bPlace\b/, 'Pl'],
  [/\bParkway\b/, 'Pkwy'],
  [/\bHighway\b/, 'Hwy'],
  [/\bNorth\b/, 'N'],
  [/\bSouth\b/, 'S'],
  [/\bEast\b/, 'E'],
  [/\bWest\b/, 'W'],
  [/straße\b/, 'str.', 'DE AT'],
  [/strasse\b/, 'str.', 'CH LI'],
  [/platz\b/, 'pl.', 'DE AT CH'],
  [/\bStraße\b/, 'Str.', 'DE AT'],
  [/straat\b/, 'str.', 'NL BE'],
  [/gatan\b/, 'g.', 'SE FI'],
  [/vägen\b/, 'v.', 'SE'],
  [/\bCalle\b/, 'C/'],
  [/\bAvenida\b/, 'Avda.'],
  [/\bPaseo\b/, 'Pº', 'ES'],
  [/\bCarrera\b/, 'Cra.'],
  [/\bPlaza\b/, 'Pza.'],
  [/\bVia\b/, 'V.', 'IT'],
  [/\bViale\b/, 'V.le'],
  [/\bPiazza\b/, 'P.zza'],
  [/\bCorso\b/, 'C.so'],
  [/\bRua\b/, 'R.'],
  [/\bPraça\b/, 'Pç.'],
  [/\bulica\b/, 'ul.'],
  [/улица/, 'ул.'],
  [/проспект/, 'пр.'],
  [/вулиця/, 'вул.'],
  [/площадь/, 'пл.'],
  [/\bCaddesi\b/, 'Cad.'],
  [/\bSokağı\b/, 'Sk.'],
  [/\bJalan\b/, 'Jl.'],
  [/\bRue\b/, 'R.', 'FR BE'],
]

function abbreviated(street: string, countryCode: string): string {
  return abbreviations.reduce(
    (text, [word, short, countries]) =>
      countries && !countries.split(' ').includes(countryCode) ? text : text.replace(word, short),
    street,
  )
}
