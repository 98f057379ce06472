import type { Components } from '../components.ts'
import { entryOf } from '../words/entry-of.ts'
import { lettersOf } from '../words/words.ts'

/** A street that has a shorter or second name by which most people call it. */
interface OtherName {
  street: string
  /** The town or region in which no other street is called so; any where absent. */
  in?: string
  /** How the other name is stored. */
  stored: RegExp
  name: string
}

const squareOfMasaryk = /(?<!\p{L})masarykovo\s+n[áa]m/iu

/** Collected by hand, without a published source. */
const otherNames: readonly OtherName[] = [
  {
    street: 'Gran Via de les Corts Catalanes',
    in: 'Barcelona',
    // Not Gran Via de Carles III.
    stored: /(?<!\p{L})gran\s+v[ií]a(?!\s+(?:de|d'|del|dels|car\p{L}+|corts?)(?!\p{L}))/iu,
    name: 'Gran Via',
  },
  ...['Gran Vía de Don Diego López de Haro', 'Gran Vía Don Diego López de Haro'].map((street) => ({
    street,
    stored: /(?<!\p{L})gran\s+v[ií]a(?!\s+(?:de|don|d\.|l[óo]pez)(?!\p{L}))/iu,
    name: 'Gran Vía',
  })),
  {
    street: 'Don Diego López de Haro Kale Nagusia',
    stored: /(?<!\p{L})gran\s+v[ií]a(?!\p{L})/iu,
    name: 'Gran Vía',
  },
  {
    street: 'Calle Mayor de Triana',
    stored: /(?<!\p{L})(?:calle|c\/|c\.)\s?triana(?!\p{L})/iu,
    name: 'Calle Triana',
  },
  // Of Masaryk a square is called in two ways, and few towns have both.
  ...['Náměstí T. G. Masaryka', 'Náměstí Tomáše Garrigua Masaryka'].flatMap((street) => [
    { street, stored: squareOfMasaryk, name: 'Masarykovo náměstí' },
    {
      street,
      stored: /(?<!\p{L})n[áa]m\S*\s+t\.?\s?g\.?\s?m(?![\p{L}])/iu,
      name: 'Náměstí T. G. M.',
    },
  ]),
  {
    street: 'Masarykovo náměstí',
    stored: /(?<!\p{L})n[áa]m\S*\s+t\.?\s?g\.?\s?masaryka(?!\p{L})/iu,
    name: 'Náměstí T. G. Masaryka',
  },
  {
    street: 'شارع العليا العام',
    in: 'الرياض',
    stored: /شارع العليا(?! العام)/u,
    name: 'شارع العليا',
  },
  {
    street: 'Pieter Cornelisz. Hooftstraat',
    stored: /(?<!\p{L})p\.?\s?c\.?\s?hooft/iu,
    name: 'P.C. Hooftstraat',
  },
  {
    street: 'Kungsportsavenyen',
    in: 'Göteborg',
    stored: /(?<!\p{L})avenyn(?!\p{L})/iu,
    name: 'Avenyn',
  },
  {
    street: '82 Avenue Northwest',
    in: 'Edmonton',
    stored: /(?<!\p{L})whyte\s+ave(?![^,(]*\(\d)/iu,
    name: 'Whyte Avenue Northwest',
  },
  {
    street: 'Whyte Avenue Northwest',
    in: 'Edmonton',
    stored: /(?<!\d)82(?:nd)?\s+ave(?![^,(]*\()/iu,
    name: '82 Avenue Northwest',
  },
  // In Wales. A street of another English name may have it, too, so it is searched as it is.
  { street: 'High Street', stored: /(?<!\p{L})stryd\s+fawr(?!\p{L})/iu, name: 'Stryd Fawr' },
]

/** "Lane Number 5" of India, for which people write "Lane 5", also behind a quarter's name. */
const signed =
  /^((?:\p{L}.*\s)?(?:lane|ln|road|rd|street|st|gali))\.?\s(?:number|no\.?)\s?(\d{1,3}\p{L}?)$/iu
const unsigned =
  /(?<!\p{L})(?:lane|ln|road|rd|street|st|gali)[\s.-]{1,2}(\d{1,3}\p{L}?)(?![\p{L}\p{N}])/giu
/** A road of Brazil with its number behind its name: "Rod. José Carlos Daux - SC 401, 4150". */
const roadOfBrazil = /^Rod[^,]*\s-\s([A-Z]{2})[\s-]?(\d{2,3})(?=,|\s-\s)/u

/**
 * The street's name as the lines have it, where it has two, or a part that people leave out. Any
 * other name is returned as it is. Pure.
 */
export function nameAsStored(parts: Components, formattedAddress: string, lines: string): string {
  const { street = '', countryCode } = parts
  if (countryCode === 'IN') return inFull(street, lines) ?? withoutSign(street, lines)
  if (countryCode === 'BR') return numberedRoad(formattedAddress, lines) ?? street
  if (countryCode === 'IT') return withoutOwnTown(parts, lines)
  if (countryCode === 'BE') return asRoadOfTown(street, lines) ?? street
  const own = otherNames.find(
    (one) => one.street === street && isIn(one, parts) && one.stored.test(lines),
  )
  return own?.name ?? street
}

/** "Gentsesteenweg" for Steenweg op Gent. */
function asRoadOfTown(street: string, lines: string): string | undefined {
  const [, town = ''] = /^Steenweg (?:op|naar) (\p{L}{4,})$/u.exec(street) ?? []
  const [, adjective = ''] =
    /(?<!\p{L})(\p{L}{3,}se)\s?(?:steenweg|stwg)(?!\p{L})/iu.exec(lines) ?? []
  const stem = lettersOf(town.replace(/e?n?$/, ''))
  const isOfTown = stem !== '' && new RegExp(`^${stem}(?:en|er)?se$`).test(lettersOf(adjective))
  return isOfTown ? `${adjective}steenweg` : undefined
}

const isIn = ({ in: area }: OtherName, { locality, dependentLocality, region }: Components) =>
  area === undefined || [locality, dependentLocality, region].includes(area)

/** "Via Sparano da Bari", in Bari: people leave out the town there. */
function withoutOwnTown({ street = '', locality = '' }: Components, lines: string): string {
  const [, name = '', town = ''] = /^(.+) (?:da |d['’])(.+)$/u.exec(street) ?? []
  const isLeftOut = !lettersOf(lines).includes(lettersOf(town))
  return town !== '' && town === locality && isLeftOut ? name : street
}

/** Whom roads of India mean by initials. Other words have the same: "Market Gate Road". */
const namesOfInitials: Readonly<Record<string, string>> = {
  FC: 'fergusson\\s+college',
  JC: 'jayachamaraj\\p{L}*',
  KH: 'kengal\\s+hanumanthaiah?',
  LBS: 'lal\\s+bahadur\\s+shastri',
  MG: 'mahatma\\s+gandhi',
  SV: 'swami\\s+vivekananda?',
}

/** "Mahatma Gandhi Rd" for MG Road, of which the provider shows the initials. */
function inFull(street: string, lines: string): string | undefined {
  const [, initials = '', kind = ''] = /^(\p{Lu}{2,4}) (Road|Marg|Street)$/u.exec(street) ?? []
  const words = entryOf(namesOfInitials, initials)
  if (!words) return undefined
  const whole = new RegExp(`(?<!\\p{L})(${words})\\s+(?:road|rd|marg|street|st)(?!\\p{L})`, 'iu')
  const name = whole.exec(lines)?.[1]
  return name && `${name} ${kind}`
}

function withoutSign(street: string, lines: string): string {
  const [, kind = '', number = ''] = signed.exec(street) ?? []
  if (kind === '') return street
  const isBare = [...lines.matchAll(unsigned)].some(([, own]) => own === number)
  return isBare ? `${kind} ${number}` : street
}

function numberedRoad(formattedAddress: string, lines: string): string | undefined {
  const [, state = '', number = ''] = roadOfBrazil.exec(formattedAddress) ?? []
  return state && lettersOf(lines).includes(lettersOf(state + number))
    ? `Rodovia ${state} ${number}`
    : undefined
}
