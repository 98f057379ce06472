import { englishSpeaking } from '../../address/country/groups.ts'

/** Patterns and what is written in their place. */
type Habits = readonly (readonly [pattern: RegExp, written: string])[]

/** What people write where a form asks for more than there is: "120 Main St N/A". */
const fillerAtEnd = /(?:(?<=\p{L}.*)[\s,]+n\/a|\s*\(n\/a\))$/iu

/** The street alone, and again with its number: "Wiener Straße, Wiener Straße 34". */
const streetTwice = /^(\p{L}[^,\d]{5,}?),\s+(?=\1,?\s+\d)/iu

/** Where an English kind in short touches the name: "GeorgeSt". */
const english: Habits = [
  [/(?<=\p{Ll}{2})(?=(?:St|Ave|Rd|Hwy|Blvd|Dr|Ln)\.?(?![\p{L}\p{N}]))/gu, ' '],
]
/** "#4-315 Maple Street", "315 Maple Street Upper unit", "317.5 E 5th St" */
const american: Habits = [
  [/^(\d+)\.5(?=\s\p{L})/u, '$1 1/2'],
  [/^#(?=\d+\p{L}?-\d+\s\p{L})/iu, ''],
  [/(?<=^\d[^,]*[\p{L}\d]\.?)\s+(?=(?:upper|lower)\s+(?:unit|apt)$)/iu, ', '],
]
/** "R.du Rhône", "V.dei Portici": a kind in one letter that touches a small word. */
const touchingInitial: Habits = [
  [/(?<!\p{L})([RV])\.(?=(?:d[aeou]s?|de[il]|del?la|delle)\s|d[’'])/giu, '$1. '],
]
const french: Habits = [
  [/^rur(?=\s\p{L})|(?<=^\d+\p{L}?,?\s)rur(?=\s)/iu, 'rue'],
  // Before what stands behind the street without a comma, the one behind the number says nothing.
  [
    /^(\d+(?:\s?(?:bis|ter|[a-d]))?),\s+(?=\p{L}[^,]*\s(?:lieu[- ]dit|z[ai]c?|appt?|angle)\.?\s)/iu,
    '$1 ',
  ],
  // "16 rue du Faubourg Saint-Antoine bis"
  [/^(\d+)(,?\s\p{L}[^,\d]*\p{L}{3})\s(bis|ter)$/iu, '$1 $3$2'],
  ...touchingInitial,
]
/** "Thames, 1742, entre Salta y Jujuy": the number is the street's, whatever its commas say. */
const spanish: Habits = [
  [/(?<=\p{L}),\s+(?=(?:#|n[°º.]?\s?)?\d+\p{L}?,?\s+(?:entre|esq(?:uina)?\.?|casi)\s)/iu, ' '],
  [/^cale(?=\s\d)/iu, 'Calle'],
]
/** "Königstr., 14 Ecke Hauptstr.": the number is that of the street before it. */
const withCorner: Habits = [
  [/(?<=\p{L}\.?),\s+(?=\d+\s?\p{L}?,?\s+(?:ang(?:olo)?|ecke)\.?\s\p{L})/iu, ' '],
]
const portuguese: Habits = [
  [/^rue(?=\s(?!d[eu]s?\s(?:la|les|l’)|du\s)\p{L})/iu, 'Rua'],
  ...touchingInitial,
]

/** "12 lettera B" of Italy, and not behind the number of a staircase or a flat. */
const letterOfHouse = new RegExp(
  '(?<=(?<!(?:sc(?:ala)?|int(?:erno)?|piano)\\.?\\s|\\/)\\d),?\\s' +
    'lett(?:\\.|era)\\s?(?=\\p{L}(?!\\p{L}))',
  'iu',
)

/** A wish of Hong Kong, without the number of a locker, such as H852AA12P. */
const wishForLocker = new RegExp(
  '(?<!H?852\\p{L}{2}.*)sf\\slocker\\s(?:ok|okay|pls|please)(?!\\p{L})' +
    '(?!.*(?:H852|852\\p{L}(?!\\s\\p{L})))',
  'iu',
)

const byCountries: readonly (readonly [countries: string, habits: Habits])[] = [
  [[...englishSpeaking].join(' '), english],
  ['CA US', american],
  ['BE CH FR LU MC', french],
  ['AR BO CL CO CR DO EC ES GT HN MX NI PA PE PR PY SV UY VE', spanish],
  ['AO BR MZ PT', portuguese],
  ['AT CH DE IT LI', withCorner],
  // "Packstation geht nicht!! Bitte an: Schanzenstraße 58": what the parcel is not to be left in.
  [
    'AT CH DE',
    [
      [
        /packstation\s(?:geht\s|gibt[’']?s\s|bitte\s)?nicht[!.,\s]*(?:bitte\s(?:an\s?)?)?[:\s]*/iu,
        '',
      ],
      [/(?:bitte\s)?(?:keine|nicht\san(?:\sdie)?)\spackstation[!.]*/iu, ''],
    ],
  ],
  ['PL', [[/(?<!\p{L})(?:paczkomat\snie|nie\s(?:do\s)?paczkomatu?)(?!\p{L})/iu, '']]],
  ['UA', [[/нова\sпошта\s(?:відділення\s)?не\s(?:треба|потрібн[ао])[,.!]*/iu, '']]],
  ['HK', [[wishForLocker, '']]],
  // A quarter of Cairo behind the street without a comma, and what is called a corner house.
  ['EG', [[/(?<=\p{L})\s+(?=(?:وسط البلد|روكسي|روكسى|المهندسين|الزمالك|الدقي|الدقى)$)/u, '، ']]],
  ['ES', [[/\((?:chalet|casa|piso|edificio|local)\s(?:en\s)?esquina\)/iu, '']]],
  ['JP', [[/[(（][^()（）]*(?:そば|近く|向かい|となり|隣)[)）]/u, '']]],
  // The rural route behind a street and its house: "4417 County Rd. 21 RR#2".
  ['CA', [[/(?<=^\d+\s\p{L}.*)\s(?:R\.?R\.?|rural\sroute)\s?#?\s?\d+(?=\s*(?:,|$))/iu, '']]],
  ['MY', [[/(?:rumah|unit|lot)\s(?:corner|sudut)|corner\s(?:lot|house|unit)/iu, '']]],
  // "avenida paulista nº1.578"
  ['BR', [[/(?<=n[º°.]\s?\d)\.(?=\d{3}(?!\d))/iu, '']]],
  // "60 #491" of Mérida, whose streets are called by their numbers.
  ['MX', [[/^(?=\d{1,3}\p{L}?\s?#\s?\d)/u, 'Calle ']]],
  [
    'IN',
    [
      // Quarters of Delhi.
      [/(?<!\p{L})g\.?k\.?[\s-]?(?:1|i)(?![\p{L}\d])/iu, 'Greater Kailash I'],
      [/(?<!\p{L})g\.?k\.?[\s-]?(?:2|ii)(?![\p{L}\d])/iu, 'Greater Kailash II'],
      [/(?<=\p{L}{3}\s)pk\.?(?=\s*(?:,|$)|\s(?:rd|road)(?!\p{L}))/iu, 'Park'],
      // "New 27 / Old 12": streets of Chennai have been counted again.
      [/(?<!\p{L})(new|old)\s(?:#\s?)?(?=\d+\p{L}?(?:\s?[/,]|\s)\s?(?:new|old)\s)/iu, '$1 No '],
      [
        /(?<=(?<!\p{L})(?:new|old)\s.*?\d\p{L}?)[\s/,]+(new|old)\s(?=\d+(?![\p{L}\d]))/iu,
        ' $1 No ',
      ],
    ],
  ],
  // "Calle 10 - 38-22", where # is usual.
  [
    'CO',
    [
      [
        /^(\p{L}+\.?\s\d+\s?\p{L}{0,2}(?:\s(?:sur|norte|bis|este))?)\s-\s(?=\d+\p{L}?\s?-\s?\d)/iu,
        '$1 # ',
      ],
      [/^(?:carrer|carrra|carera)(?=\s\d)/iu, 'Carrera'],
    ],
  ],
  // "Mallorca 272 P. 3 Pta. B"
  ['ES', [[/(?<=\d\s)p\.?\s?(?=\d{1,2}[ºª]?\s+pta)/iu, 'piso ']]],
  [
    'IT',
    [
      [/(?<=(?<!\p{L})(?:P\.zz?a|V\.le|C\.so|L\.go|V\.lo))(?=\p{Lu})/gu, ' '],
      [letterOfHouse, '/'],
      ...touchingInitial,
    ],
  ],
  // "Voorstraat 12 toevoeging A": what the letter of a house is called.
  [
    'NL',
    [
      [/(?<=\d)\s(?:toev(?:oeging)?|huisletter|hsltr)\.?\s(?=\p{L}(?![\p{L}\p{N}]))/iu, ' '],
      [/(?<=\d,?\s)eerste(?=\s(?:verd|etage))/iu, '1e'],
      [/(?<=\d,?\s)tweede(?=\s(?:verd|etage))/iu, '2e'],
      [/(?<=\d,?\s)derde(?=\s(?:verd|etage))/iu, '3e'],
      [/(?<=\d),?\s(?:begane\sgrond|b\.?g\.?|parterre|beneden)$/iu, ' hs'],
    ],
  ],
  // The alphabet of chats has 6 for ш and 4 for ч: "Vito6ka", "4erkovna".
  [
    'BG',
    [
      [/(?<![\p{L}\d])6(?!sept)(?=[a-z]{4})|(?<=[a-z]{3})6(?=[a-z]{2})/giu, 'sh'],
      [/(?<![\p{L}\d])4(?!apr)(?=[a-z]{4})|(?<=[a-z]{3})4(?=[a-z]{2})/giu, 'ch'],
    ],
  ],
  ['RO', [[/^srt(?=\.?\s)/iu, 'Str']]],
  [
    'SK',
    [
      [/(?<=\d)\s[čc]\.?\sbytu\s(?=\d)/iu, ', byt '],
      [/(?<=\p{L}{3})\sC\.\s(?=\d)/u, ' '],
    ],
  ],
  // "ถนนสีลม 3rd Floor"
  ['TH', [[/(?<=[\p{Script=Thai}\d])\s+(?=\d+(?:st|nd|rd|th)\sfloor|floor\s\d)/iu, ', ']]],
  [
    'TR',
    [
      [/(?<=\p{Ll}{2})(?=(?:Cad|Cd|Sok|Sk|Mah|Blv)\.?(?![\p{L}\p{N}]))/gu, ' '],
      [/(?<=(?<!\p{L})mah\.)(?=\p{Lu})/gu, ' '],
      [/(?<!\p{L})bulv(?=\.?\s)/giu, 'Bulvarı'],
    ],
  ],
]

const habitsIn = new Map<string, Habits>()
for (const [countries, habits] of byCountries)
  for (const country of countries.split(' '))
    habitsIn.set(country, [...(habitsIn.get(country) ?? []), ...habits])

/** "45 Orchard Rd S(238800)" */
const codeOfSingapore = /[\s,]+S\s?\((\d{6})\)/u

/**
 * A line without what people write into or beside it by habit, most in some countries alone: a kind
 * that touches the name, a comma or a sign before the number. Pure.
 * @param country ISO 3166-1 alpha-2
 */
export function withoutHabits(line: string, country: string, postalCode: string): string {
  const bare = line.replace(fillerAtEnd, '').replace(streetTwice, '')
  const plain = (habitsIn.get(country) ?? []).reduce(
    (text, [pattern, written]) => text.replace(pattern, written),
    bare,
  )
  if (country !== 'SG') return plain
  return plain.replace(codeOfSingapore, (written, own) => (own === postalCode ? '' : written))
}
