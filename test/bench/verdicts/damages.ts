import {
  GENERIC_WORDS,
  STOP_WORDS,
  variants,
} from '../../../services/sandbox/places/abbreviations.ts'
import { fold, isUnspaced, wordsOf } from '../../../services/sandbox/places/normalise.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import { type Label, type Making, pick, type Random } from './labelled-case.ts'
import { firstLine, toFields, toText, type Written, withoutEmpty } from './written.ts'

/**
 * What the generator must know of the other addresses, so that no damage makes a right address of
 * another one.
 */
export interface World {
  /** All addresses, in the letters of their country. */
  all: readonly Written[]
  /** Streets that nearly each town of a country has, by country, folded. */
  commonStreets: ReadonlyMap<string, ReadonlySet<string>>
}

/** Every kind of damage. Labels are for the normal policy, and follow from what was done alone. */
export const damagesIn = (world: World): Record<string, Making> => ({
  'typing error in the street': (written, random) =>
    withStreet(written, misspelt(written.street, random), label('corrected', 'misspelt_street')),
  'two typing errors in the street': (written, random) =>
    withStreet(
      written,
      misspeltTwice(written.street, random),
      label('corrected', 'misspelt_street'),
    ),
  'typing error in the town': (written, random) => {
    const city = isTownItself(written) ? undefined : misspelt(written.city, random)
    return city === undefined
      ? undefined
      : {
          ...label('corrected', 'misspelt_locality'),
          stored: maybeText({ ...toFields(written), city }, random),
        }
  },
  'wrong digit in the postal code': (written, random) =>
    withWrongCode(written, wrongDigit(written, random), random),
  'postal code of another town': (written, random) =>
    withWrongCode(written, otherTown(world, written, random)?.postalCode, random),
  'postal code without its zero': (written) =>
    /^0\d+$/.test(written.postalCode)
      ? withCode(
          written,
          written.postalCode.replace(/^0+/, ''),
          label('corrected', 'postal_code_differs'),
        )
      : undefined,
  'half of the postal code': (written) => {
    const [half, rest] = written.postalCode.split(/[\s-]/)
    return half &&
      rest &&
      half.length >= 3 &&
      ['GB', 'CA', 'NL', 'PT', 'BR', 'JP'].includes(written.countryCode)
      ? withCode(written, half, label('corrected', 'postal_code_incomplete'))
      : undefined
  },
  'postal code missing': (written, random) =>
    withCode(written, '', label('corrected', 'postal_code_missing'), random),
  'house number missing': (written, random) =>
    hasNumber(written)
      ? {
          ...label('needs_review', 'house_number_missing'),
          stored: maybeText(toFields({ ...written, number: '' }), random),
        }
      : undefined,
  'house number that is not there': (written, random) => {
    const number = otherNumber(world, written, random)
    return number === undefined
      ? undefined
      : {
          ...label('needs_review', 'house_number_not_found', 'house_number_differs'),
          stored: maybeText(toFields({ ...written, number }), random),
        }
  },
  'unit lost': (written) =>
    written.unit
      ? { ...label('needs_review', 'unit_missing'), stored: toFields({ ...written, unit: '' }) }
      : undefined,
  'another town': (written, random) => {
    const other = otherTown(world, written, random)
    return other && written.postalCode && !written.isBox && isRare(world, written, other)
      ? {
          ...label('corrected', 'locality_differs'),
          orElse: 'needs_review',
          stored: { ...toFields(written), city: other.city },
        }
      : undefined
  },
  'moved to another town': (written, random) => {
    const other = otherTown(world, written, random)
    if (!other || written.isBox || isTownItself(written) || !isRare(world, written, other))
      return undefined
    const { city, region, regionCode, postalCode } = other
    return {
      ...label('needs_review', 'found_elsewhere', 'street_not_found', 'not_found'),
      orElse: 'undeliverable',
      stored: maybeText(toFields({ ...written, city, region, regionCode, postalCode }), random),
    }
  },
  'town and postal code lost': (written) => {
    const { line1, line2, country } = toFields(written)
    const fields = { line1, line2, country } as WrittenAddress
    return isTownItself(written) || written.isBox || written.before !== ''
      ? undefined
      : {
          ...label('needs_review', 'place_unconfirmed', 'several_candidates'),
          stored: withoutEmpty(fields),
        }
  },
  'town and region swapped': (written) => {
    const fields = toFields(written)
    return fields.region &&
      (written.countryCode !== 'JP' || written.city.slice(0, 2) !== written.region.slice(0, 2)) &&
      fold(fields.region) !== fold(fields.city ?? '') &&
      !fold(written.region).includes(fold(written.city))
      ? {
          ...label('corrected', 'fields_misplaced'),
          stored: { ...fields, city: fields.region, region: fields.city ?? '' },
        }
      : undefined
  },
  'town and postal code swapped': (written) =>
    written.postalCode && !/^\d/.test(written.city)
      ? {
          ...label('corrected', 'fields_misplaced'),
          stored: { ...toFields(written), city: written.postalCode, postalCode: written.city },
        }
      : undefined,
  'street and town swapped': (written) => {
    const fields = toFields(written)
    const canTell =
      !written.isBox &&
      written.street !== '' &&
      !fold(written.street).includes(fold(written.city)) &&
      written.postalCode !== ''
    return canTell
      ? {
          ...label('corrected', 'fields_misplaced'),
          stored: withoutEmpty({ ...fields, line1: written.city, city: firstLine(written) }),
        }
      : undefined
  },
  'postal code in the town': (written) =>
    written.postalCode
      ? {
          ...label('corrected', 'fields_misplaced'),
          stored: withoutEmpty({
            ...toFields(written),
            city: `${written.postalCode} ${written.city}`,
            postalCode: '',
          }),
        }
      : undefined,
  // Without a postal code there may be such a street in a town of that name elsewhere.
  'country missing': (written) =>
    written.postalCode && !written.isBox
      ? {
          ...label('corrected', 'country_missing'),
          stored: withoutEmpty({ ...toFields(written), country: '' }),
        }
      : undefined,
  'country wrong': (written, random) => {
    const other = pick(
      world.all.filter(({ countryCode }) => isFar(countryCode, written.countryCode)),
      random,
    )
    return (
      other && {
        ...label('needs_review', 'country_differs'),
        stored: { ...toFields(written), country: other.countryCode },
      }
    )
  },
  'country misspelt': (written, random) => {
    const country = /^[\p{Script=Latin}\s]+$/u.test(written.country)
      ? misspelt(written.country, random)
      : undefined
    return country === undefined || isCountryName(country, written.countryCode)
      ? undefined
      : { ...label('corrected', 'misspelt_country'), stored: { ...toFields(written), country } }
  },
  nonsense: (written, random) => ({
    ...label('undeliverable'),
    stored: withoutEmpty({
      line1: mash(random, 2),
      city: mash(random, 1),
      postalCode: random() < 0.5 ? mash(random, 1) : '',
      country: random() < 0.7 ? written.country : '',
    }),
  }),
  placeholder: (written, random) => ({
    ...label('undeliverable'),
    stored: {
      line1: pick(placeholders, random) ?? '',
      city: pick(placeholders, random) ?? '',
      postalCode: pick(['00000', '-', 'n/a', '99999'], random) ?? '',
      country: written.country,
    },
  }),
  'invented street': (written, random) => {
    if (written.isBox || isUnspaced(written.street)) return undefined
    const street = inventedStreet(written, random)
    return {
      ...label('undeliverable', 'street_not_found', 'not_found', 'other_street_found'),
      orElse: 'needs_review',
      stored: maybeText(
        toFields({
          ...written,
          street,
          number: written.number || String(1 + Math.floor(random() * 90)),
          unit: '',
          before: '',
          building: '',
        }),
        random,
      ),
    }
  },
  'street lost': (written) => ({
    ...label('undeliverable', 'street_missing', 'street_not_found', 'not_found'),
    stored: withoutEmpty({ ...toFields(written), line1: '', line2: '' }),
  }),
  'another kind of street': (written, random) => {
    const street = otherKind(written, random)
    return street !== undefined && hasNumber(written)
      ? withStreet(written, street, label('needs_review', 'street_differs'))
      : undefined
  },
  'typing error in the street, postal code missing': (written, random) =>
    written.postalCode === ''
      ? undefined
      : withStreet(
          { ...written, postalCode: '' },
          misspelt(written.street, random),
          label('corrected', 'misspelt_street'),
        ),
  'typing error in the street, house number missing': (written, random) =>
    hasNumber(written)
      ? withStreet(
          { ...written, number: '' },
          misspelt(written.street, random),
          label('needs_review', 'house_number_missing'),
        )
      : undefined,
  'typing errors in street and town': (written, random) => {
    const city = misspelt(written.city, random)
    return city === undefined
      ? undefined
      : withStreet(
          { ...written, city },
          misspelt(written.street, random),
          label('corrected', 'misspelt_street'),
        )
  },
})

const languages =
  'af az bs ca cs cy da de en eo es et eu fi fil fr ga gl hr hu id is it lt lv ms mt nl no pl pt ro sk sl sq sv sw tr vi'.split(
    ' ',
  )

/** A misspelt name may be the right one in another language: "Rusia". */
const isCountryName = (text: string, code: string): boolean =>
  languages.some((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return fold(names.of(code) ?? '') === fold(text)
  })

const label = (verdict: Label['verdict'], ...reasons: Label['reasons']): Label => ({
  verdict,
  reasons,
})

/**
 * A code of another district may be right, and the town wrong: a person must see it. The first
 * character is that of a region nearly everywhere, the first two those of a district.
 */
function withWrongCode(written: Written, postalCode: string | undefined, random: Random) {
  const [own, other] = [written.postalCode, postalCode ?? ''].map((code) => [
    ...code.replace(/[\s-]/g, '').toUpperCase(),
  ]) as [string[], string[]]
  const differing = other.filter((letter, at) => letter !== own[at]).length
  const isFar =
    own[0] !== other[0] || (own.slice(0, 2).join() !== other.slice(0, 2).join() && differing > 1)
  const made = isFar
    ? label('needs_review', 'areas_contradict')
    : label('corrected', 'postal_code_differs')
  return withCode(written, postalCode, made, random)
}

const textShare = 0.25

/** Some customers keep one text instead of fields. */
const maybeText = (fields: WrittenAddress, random: Random): WrittenAddress =>
  random() < textShare ? toText(withoutEmpty(fields)) : withoutEmpty(fields)

/** Streets without numbers lack them before any other damage, and say nothing of it. */
function withStreet(written: Written, street: string | undefined, made: Label) {
  if (street === undefined || written.isBox) return undefined
  return { ...made, stored: toFields({ ...written, street }) }
}

function withCode(written: Written, postalCode: string | undefined, made: Label, random?: Random) {
  if (postalCode === undefined || written.postalCode === '' || written.postalCode === postalCode)
    return undefined
  const fields = toFields({ ...written, postalCode })
  return { ...made, stored: random ? maybeText(fields, random) : fields }
}

const isTownItself = ({ countryCode }: Written): boolean =>
  ['SG', 'MC', 'VA', 'HK', 'MO', 'GI', 'SM'].includes(countryCode)

const hasNumber = ({ number, countryCode, street }: Written): boolean =>
  /\d/.test(number) && street !== '' && countryCode !== 'JP'

const keyboard = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'ςερτυθιοπ',
  'ασδφγηξκλ',
  'ζχψωβνμ',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
]

/**
 * One typing error in one telling word of the text: what people do, and what a provider forgives.
 */
function misspelt(text: string, random: Random): string | undefined {
  const words = tellingWords(text).filter(({ text: word }) => word.length >= 5)
  const word = pick(words, random)
  if (!word) return undefined
  for (let attempt = 0; attempt < 8; attempt++) {
    const typed = mistyped(text.slice(word.start, word.end), random)
    const result = typed && text.slice(0, word.start) + typed + text.slice(word.end)
    if (result && isRealError(text, result)) return result
  }
  return undefined
}

function misspeltTwice(text: string, random: Random): string | undefined {
  const long = tellingWords(text).filter(({ text: word }) => word.length >= 9)
  const word = pick(long, random)
  if (!word) return undefined
  const half = word.start + Math.floor((word.end - word.start) / 2)
  const first = misspeltPart(text, word.start, half, random)
  const both =
    first && misspeltPart(first, half + 1, first.length - (text.length - word.end), random)
  return both && isRealError(text, both) ? both : undefined
}

function misspeltPart(
  text: string,
  start: number,
  end: number,
  random: Random,
): string | undefined {
  const typed = mistyped(text.slice(start, end), random)
  return typed && text.slice(0, start) + typed + text.slice(end)
}

/**
 * A letter swapped with its neighbour, left out, doubled, or mistaken for the key beside it; the
 * first one stays.
 */
function mistyped(word: string, random: Random): string | undefined {
  if (word.length < 3) return undefined
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at] ?? '',
    word[at + 1] ?? '',
    word.slice(at + 1),
  ]
  const kind = Math.floor(random() * 4)
  if (kind === 0) return letter === next ? undefined : before + next + letter + after.slice(1)
  if (kind === 1) return before + after
  if (kind === 2) return before + letter + letter + after
  const row = keyboard.find((keys) => keys.includes(letter))
  const key = row?.[row.indexOf(letter) + 1]
  return key && before + key + after
}

/**
 * Not only another writing: ue for ü and the like are no errors, nor is what no letter of is left
 * out or added but a sign.
 */
function isRealError(right: string, typed: string): boolean {
  const plain = (text: string) =>
    fold(text)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/([aou])e/g, '$1')
      .replace(/aa/g, 'a')
  return plain(right) !== plain(typed)
}

/** Words that tell a name from others: no kinds of streets, no small words, no numbers. */
const tellingWords = (text: string) =>
  wordsOf(text).filter(
    ({ text: word }) =>
      !GENERIC_WORDS.has(word) &&
      !STOP_WORDS.has(word) &&
      !isUnspaced(word) &&
      !/\d/.test(word) &&
      !forms.has(word) &&
      !areaKinds.has(word),
  )

const forms = variants()
const areaKinds = new Set('city county district town province region cedex'.split(' '))

function wrongDigit({ postalCode, countryCode }: Written, random: Random): string | undefined {
  const digits = [...postalCode.matchAll(/\d/g)].map(({ index }) => index)
  // The USA's last four digits and the Argentine letters are not needed.
  const at = pick(
    digits.filter((index) => index < (countryCode === 'US' ? 5 : 99)),
    random,
  )
  if (at === undefined) return undefined
  const digit = (Number(postalCode[at]) + 1 + Math.floor(random() * 8)) % 10
  return postalCode.slice(0, at) + digit + postalCode.slice(at + 1)
}

/** Another town of the country, that is neither part of the address nor bears part of its name. */
function otherTown({ all }: World, written: Written, random: Random): Written | undefined {
  const words = new Set(
    [written.city, written.region, written.street, written.before].flatMap((text) =>
      wordsOf(text).map(({ text: word }) => word),
    ),
  )
  const others = all.filter(
    (other) =>
      other.countryCode === written.countryCode &&
      other.script === written.script &&
      other.city !== '' &&
      other.id !== written.id &&
      (other.region === '' ||
        other.region !== written.region ||
        written.region === '' ||
        written.countryCode !== 'JP') &&
      (written.postalCode === '' ||
        (other.postalCode !== '' && other.postalCode !== written.postalCode)) &&
      wordsOf(other.city).every(({ text }) => !words.has(text) || STOP_WORDS.has(text)) &&
      !written.areas
        .map(fold)
        .some((area) => area.includes(fold(other.city)) || fold(other.city).includes(area)),
  )
  return pick(others, random)
}

/** Whether the other town surely has no street of this name. */
function isRare(
  { all, commonStreets }: World,
  { street, countryCode }: Written,
  other: Written,
): boolean {
  const words = tellingWords(street).map(({ text }) => text)
  if (words.length === 0 || words.join('').length < 4) return false
  const common = [...(commonStreets.get(countryCode) ?? [])]
  if (common.some((name) => words.every((word) => name.includes(word)))) return false
  return !all.some(
    (one) => one.city === other.city && words.some((word) => fold(one.street).includes(word)),
  )
}

/**
 * As far from every known number of the street as no provider reckons, and above the numbers that
 * common streets have.
 */
function otherNumber({ all }: World, written: Written, random: Random): string | undefined {
  if (!hasNumber(written)) return undefined
  const known = all
    .filter(
      ({ street, countryCode }) => street === written.street && countryCode === written.countryCode,
    )
    .flatMap(({ number }) => number.match(/\d+/g)?.map(Number) ?? [])
  const first = Number(/\d+/.exec(written.number)?.[0])
  for (let attempt = 0; attempt < 20; attempt++) {
    const number = first + 250 + Math.floor(random() * 700)
    if (known.every((one) => Math.abs(one - number) > 60))
      return written.number.replace(/\d+/, String(number)).replace(/(?<=\d)[a-z]$/i, '')
  }
  return undefined
}

/** Countries that no address confuses: not a state and its territory. */
const isFar = (a: string, b: string): boolean => a !== b && far.has(a)
const far = new Set('DE FR GB US ES IT NL PL SE JP BR AU CA MX'.split(' '))

const syllables =
  'quor vel zax mib tron fle wug dax plin vor snar gub keth ozil bram tul yex rin'.split(' ')
const placeholders = [
  'test',
  'Test Test',
  'xxx',
  'n/a',
  'asdf',
  '-',
  'unknown',
  'TBD',
  'abc',
  'same as billing',
]

const madeUp = (random: Random, count: number): string => {
  const name = Array.from({ length: count }, () => pick(syllables, random)).join('')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const mash = (random: Random, words: number): string =>
  Array.from({ length: words }, () =>
    Array.from({ length: 5 + Math.floor(random() * 5) }, () =>
      pick([...'qwrtpsdfghjklzxcvbnm'], random),
    ).join(''),
  ).join(' ')

/** A street that nobody has, with the usual word for street. */
function inventedStreet({ street, script, countryCode }: Written, random: Random): string {
  const type =
    tellingWords(street).length === 0
      ? undefined
      : wordsOf(street).find(({ text }) => GENERIC_WORDS.has(text) && text.length > 2)
  const name = madeUp(random, 3)
  const shown = type ? street.slice(type.start, type.end) : ''
  return !shown || (script === 'local' && /[^\p{Script=Latin}]/u.test(shown))
    ? name
    : countryCode === 'FR' || street.startsWith(shown)
      ? `${shown} ${name}`
      : `${name} ${shown}`
}

/** "Road" for "Street". */
function otherKind({ street, countryCode }: Written, random: Random): string | undefined {
  const kinds: Record<string, string[]> = {
    en: ['Street', 'Road', 'Avenue', 'Lane', 'Drive'],
    de: ['straße', 'weg', 'gasse'],
    fr: ['Rue', 'Avenue', 'Boulevard'],
  }
  const language = ['US', 'GB', 'CA', 'AU', 'IE', 'NZ'].includes(countryCode)
    ? 'en'
    : ['DE', 'AT'].includes(countryCode)
      ? 'de'
      : countryCode === 'FR'
        ? 'fr'
        : undefined
  const list = language ? (kinds[language] ?? []) : []
  const kind = list.find((one) =>
    language === 'fr'
      ? street.startsWith(`${one} `)
      : street.endsWith(language === 'en' ? ` ${one}` : one),
  )
  const other =
    kind &&
    pick(
      list.filter((one) => one !== kind),
      random,
    )
  return kind && other ? street.replace(kind, other) : undefined
}
