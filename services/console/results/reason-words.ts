import { catalogue } from '../../../shared/errors.ts'
import { reasons, reasonsOfPeople } from '../../../shared/verdict/reasons.ts'
import { componentNames } from '../component-names.ts'

const meanings: Record<string, { meaning: string }> = { ...reasons, ...reasonsOfPeople }
/** Why an address could not be asked about: errors of the catalogue, in lower case. */
const errors: Record<string, { message: string }> = catalogue

/** What a reason says of an address, as a sentence; the code's own words where it isn't known here. */
export function meaningOf(code: string): string {
  const meaning = meanings[code]?.meaning ?? errors[code.toUpperCase()]?.message ?? shortWords(code)
  return /[.!?]$/.test(meaning) ? meaning : `${meaning}.`
}

const spelt: Record<string, string> = { po: 'PO' }

/** The reason in a few words: those of its code. */
export function shortWords(code: string): string {
  const text = code
    .split('_')
    .map((word) => spelt[word] ?? word)
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const components: Record<string, string> = componentNames

/** The name of a part that a change is about. */
export const componentName = (component: string): string => components[component] ?? shortWords(component)
