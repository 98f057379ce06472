import type { WordsInCountries } from './words-in-countries.ts'

/**
 * Words that say that two streets cross, or between which streets a house stands. Collected by
 * hand, without a published source. "Esq" is the left door in Portugal, and "ang" is no corner
 * outside Italy.
 */
export const crossingWords: readonly WordsInCountries[] = [
  { words: '(?:at the )?(?:corner|cnr|cor|intersection|crossing|junction) of' },
  { words: 'cnr|corner' },
  { words: '(?:en la )?(?<!casa )esquina(?: con| com| de)?' },
  { words: 'esq(?: con| com)?', in: 'AR BO BR CL CO CR CU DO EC ES GT HN MX NI PA PE PY SV UY VE' },
  { words: 'e/ ?', in: 'AR BO CL CO CU EC MX PE PY UY VE' },
  { words: 'entre|e/', in: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PY SV UY VE' },
  { words: '(?:an der )?ecke|kreuzung', in: 'DE AT CH LI LU' },
  { words: "(?:à |a )?l[' ]?angle(?: de| du| des)?|angle", in: 'FR BE CH LU CA MA DZ TN SN CI' },
  { words: 'au coin(?: de| du)?|coin', in: 'FR BE CH CA' },
  { words: "(?:all['’ ])?angolo(?: con)?|incrocio", in: 'IT SM CH' },
  { words: 'ang', in: 'IT' },
  { words: 'hoek(?: van)?', in: 'NL BE' },
  { words: 'cor', in: 'PH' },
  { words: 'casi', in: 'PY' },
  { words: '(?<=\\d\\p{L}?\\s)c/', in: 'BO PY UY' },
  { words: 'ugao|угао', in: 'BA HR ME MK RS' },
  { words: 'vogal', in: 'SI' },
  { words: 'x', in: 'SN ML CI' },
  { words: 'róg|rog|skrzyżowanie', in: 'PL' },
  { words: 'roh|nároží|křižovatka', in: 'CZ SK' },
  { words: 'sarok|sarkán?', in: 'HU' },
  { words: 'colț|colt(?: cu)?', in: 'RO MD' },
  { words: '(?:на )?углу?|угол|перекр[её]сток', in: 'RU BY KZ UA KG' },
  { words: 'ріг|перехрестя', in: 'UA' },
  { words: 'ъгъл(?:а)?', in: 'BG' },
  { words: 'γωνία', in: 'GR CY' },
  { words: 'köşesi|kesişimi', in: 'TR CY' },
  { words: 'hörnet|hörnan', in: 'SE FI' },
  { words: 'hjørnet(?: af| av)?|hjørne', in: 'DK NO' },
  { words: 'kulma', in: 'FI' },
  { words: 'تقاطع|زاوية|ناصية' },
  { words: 'פינת|פינה' },
  { words: 'კუთხე', in: 'GE' },
  { words: '交差点|交叉点|交叉口|路口' },
  { words: '교차로|사거리|삼거리' },
]

/**
 * Words between two streets that are in names of one street too: "Ramón y Cajal". They mean a
 * crossing where a kind of street stands on both sides, as do the signs "&", "@" and "/". A single
 * letter is a direction elsewhere: "E" is east in the United States.
 */
export const joiningWords: readonly WordsInCountries[] = [
  { words: 'and' },
  { words: 'at' },
  { words: 'a', in: 'CZ SK' },
  { words: 'con' },
  { words: 'com' },
  { words: 'e', in: 'BR PT AO MZ CV IT SM' },
  { words: 'en', in: 'NL BE SR AW CW' },
  { words: 'et' },
  { words: 'i', in: 'PL HR RS BA ME MK' },
  { words: 'ile' },
  { words: 'in', in: 'SI' },
  { words: 'ja', in: 'FI EE' },
  { words: 'och' },
  { words: 'og' },
  { words: 'oraz' },
  { words: 'und' },
  { words: 've' },
  { words: 'y' },
  { words: 'и' },
  { words: 'και', in: 'CY GR' },
  { words: 'და', in: 'GE' },
  { words: 'та' },
  { words: 'مع' },
  { words: 'і' },
  { words: 'と' },
  { words: '与' },
  { words: '與' },
]
