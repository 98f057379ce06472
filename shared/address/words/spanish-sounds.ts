import { languagesOf } from './languages.ts'
import { maxCountries, maxWords, remembered } from './remembered.ts'

const isSpanish = remembered(maxCountries, (country) => languagesOf(country)[0] === 'es')

/** Shorter words sound like too many others. */
const minSound = 4

const soundOf = remembered(maxWords, (text: string): string | undefined => {
  const sound = text
    .replace(/(?<!c)h/g, '')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/qu(?=[ei])|c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1')
  return sound.length < minSound || /\d/.test(sound) ? undefined : sound
})

/**
 * How a word sounds in a country of Spanish, in which "Mallo" is heard as Mayo, "Aro" as Haro and
 * "Rivas" as Ribas. Absent where Spanish is not the country's main language. Pure.
 * @param text folded
 */
export const spanishSoundOf = (text: string, country: string): string | undefined =>
  isSpanish(country) ? soundOf(text) : undefined
