/** Languages of addresses beside the main one, by country (BCP 47). */
const besides = new Map(
  (
    'BE:fr,de CH:fr,it CA:fr LU:de FI:sv ES:ca IN:en PK:en BD:en LK:en KZ:kk BY:be UA:ru EE:ru LV:ru MD:ru,uk RS:hr ME:sr,hr BA:bs,hr,sr HK:en MO:pt MA:fr DZ:fr TN:fr SN:fr CI:fr CM:fr,en ' +
    'ML:fr BF:fr NE:fr TG:fr BJ:fr GA:fr CG:fr CD:fr MG:fr RW:fr BI:fr MU:fr HT:fr LB:fr MC:it AD:ca,es,fr IT:de MT:it,en CY:tr,en PH:fil,es PR:es US:es AO:pt MZ:pt CV:pt GW:pt XK:sr RE:fr GP:fr MQ:fr GF:fr NC:fr PF:fr YT:fr AX:sv NA:de,af GL:da FO:da AW:nl CW:nl SR:nl SM:it VA:it LI:de'
  )
    .split(' ')
    .map((row) => [row.slice(0, 2), row.slice(3).split(',')] as const),
)
const own = new Map<string, { language: string; script: string }>()

/** The language that most of a country's people write in, and its script, as CLDR has it. */
function mainOf(countryCode: string): { language: string; script: string } {
  const known = own.get(countryCode)
  if (known) return known
  const { language, script = 'Latn' } = /^[A-Z]{2}$/.test(countryCode)
    ? new Intl.Locale(`und-${countryCode}`).maximize()
    : new Intl.Locale('en-Latn')
  const main = { language, script }
  own.set(countryCode, main)
  return main
}

/** Languages in which addresses of a country are written, the main one first; English is among them. */
export const languagesOf = (countryCode: string): string[] => [
  ...new Set([mainOf(countryCode).language, ...(besides.get(countryCode) ?? []), 'en']),
]

const otherLetter = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Languages that their letters give away, the surest signs first. */
const byLetters: [RegExp, string][] = [
  [/[їєґ]/iu, 'uk'],
  [/ў/iu, 'be'],
  [/[әғқңөұүһ]/iu, 'kk'],
  [/[ђјљњћџ]/iu, 'sr'],
  [/[бвгджзклмнпрстфхцчш]ъ[бвгджзклмнпрстфхцчш]/iu, 'bg'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]|丁目|番地|[都府県]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Ethiopic}/u, 'am'],
]

/** The language to ask the provider in, so that it answers in the letters of this text: the country's own, if they are its, or what the letters say. */
export function languageFor(text: string, countryCode: string | undefined): string {
  const isLatin = !otherLetter.test(text)
  const main = countryCode === undefined ? undefined : mainOf(countryCode)
  if (isLatin) return main?.script === 'Latn' ? main.language : 'en'
  const guess = byLetters.find(([letters]) => letters.test(text))?.[1] ?? 'en'
  if (countryCode === undefined || main === undefined || main.script === 'Latn') return guess
  const isOwn =
    guess === main.language ||
    new Intl.Locale(guess).maximize().script === main.script ||
    (main.language === 'zh' && guess === 'ja') ||
    (main.language === 'ja' && guess === 'zh')
  if (!isOwn) return guess
  return main.language === 'zh' ? `zh-${countryCode}` : main.language
}
