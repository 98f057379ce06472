/** Latin letters by their names in Devanagari, as India writes them before the number of a plot. */
const lettersByName = new Map(
  [
    'ए A,बी B,सी C,डी D,ई E,एफ F,जी G,एच H,आई I,जे J,के K,एल L,एम M,एन N,ओ O,पी P,क्यू Q',
    'आर R,एस S,टी T,यू U,वी V,डब्ल्यू W,एक्स X,वाई Y,जेड Z',
  ].flatMap((line) => line.split(',').map((pair) => pair.split(' ') as [string, string])),
)

const letterOfPlot = new RegExp(
  `(?<![\\p{L}\\p{M}])(${[...lettersByName.keys()].join('|')})[-–/]?(?=\\p{Nd})`,
  'gu',
)

const inLatin = (text: string): string =>
  text.replace(letterOfPlot, (_, name: string) => `${lettersByName.get(name)}-`)

/** The house number of India with the letter of its plot in Latin: डी-52 is D-52. Pure. */
export const plainPlot = (houseNumber: string, country: string): string =>
  country === 'IN' ? inLatin(houseNumber) : houseNumber

/** Writes the letters of plots as `plainPlot` does, where the found house has one. Pure. */
export const plotWriting = (houseNumber: string, country: string): ((text: string) => string) =>
  country === 'IN' && /^[A-Z]/i.test(plainPlot(houseNumber, country)) ? inLatin : (text) => text
