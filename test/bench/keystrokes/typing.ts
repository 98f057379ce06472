import { seededRandom } from '../../../services/sandbox/random.ts'

/** One change of the field: what it holds then, and the pause before it in milliseconds. */
export interface Keystroke {
  afterMs: number
  text: string
}

/**
 * No recordings of people who type addresses are at hand, so the rhythm is a model made of
 * published figures:
 * - Dhakal et al., "Observations on Typing from 136 Million Keystrokes", CHI 2018 (168,000 people,
 *   desktop keyboards): 239 ms (SD 112) between two keys, some 205 ms inside a word, 6.3 % of the
 *   keys are backspaces, 1.2 % of the letters stay wrong.
 * - Palin et al., "How do People Type on Mobile Devices?", MobileHCI 2019 (37,000 people): 36.2
 *   words a minute; on a desktop it was 51.6.
 * - González et al., "On the shape of timings distributions in free-text keystroke dynamics
 *   profiles", Heliyon 2021: log-normal fits well.
 *
 * From them follow: 171 ms for the median person's letters, a spread of 0.44 between people, 1.42 x
 * for phones, twice as long for the first key of a word (English ones have five letters and a
 * space), and 4.8 % slips of which a quarter stay. Assumed: half of the buyers hold a phone, a
 * spread of 0.4 within a person, up to two more letters before a slip is noticed, three keys for
 * each character of an input method.
 */
const desktopMedianMs = 171
const phoneFactor = 1.42
const phoneShare = 0.5
const spreadBetweenPeople = 0.44
const spreadWithinPerson = 0.4
const wordStartFactor = 2
const inputMethodFactor = 3
const slipShare = 0.048
const uncorrectedShare = 0.25
const maxUnnoticed = 2

/**
 * The keystrokes of one person who types this text, slips and backspaces among them. The same for
 * the same seed.
 */
export function typeOut(text: string, seed: number): Keystroke[] {
  const random = seededRandom(seed)
  const letters = [...text]
  const paceMs =
    logNormal(random, desktopMedianMs, spreadBetweenPeople) *
    (random() < phoneShare ? phoneFactor : 1)
  const keystrokes: Keystroke[] = []
  let field: string[] = []

  function change(next: string[], factor: number): void {
    field = next
    keystrokes.push({
      afterMs: logNormal(random, paceMs * factor, spreadWithinPerson),
      text: field.join(''),
    })
  }
  const press = (letter: string) => change([...field, letter], factorOf(field.at(-1), letter))
  const erase = (count: number) => {
    for (let erased = 0; erased < count; erased++)
      change(field.slice(0, -1), erased === 0 ? wordStartFactor : 1)
  }

  for (let at = 0; at < letters.length; at++) {
    if (random() < slipShare) {
      // Some letter of the same text: it is in the buyer's script.
      press(pick(letters, random))
      if (random() < uncorrectedShare) continue
      const unnoticed = letters.slice(at + 1, at + 1 + Math.floor(random() * (maxUnnoticed + 1)))
      unnoticed.forEach(press)
      erase(unnoticed.length + 1)
    }
    press(letters[at] ?? '')
  }
  return keystrokes
}

/**
 * A draw from the log-normal distribution with this median; `spread` is the standard deviation of
 * the logarithm.
 */
export const logNormal = (random: () => number, median: number, spread: number): number =>
  median *
  Math.exp(spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()))

function factorOf(before: string | undefined, letter: string): number {
  if (throughInputMethod.test(letter)) return inputMethodFactor
  return before !== undefined && startsWord(before, letter) ? wordStartFactor : 1
}

/** A page hears of these characters when they are composed. */
const throughInputMethod =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const startsWord = (before: string, letter: string): boolean =>
  (/[\p{L}\p{N}]/u.test(letter) && !/[\p{L}\p{N}]/u.test(before)) ||
  /\p{N}/u.test(letter) !== /\p{N}/u.test(before)

const pick = <T>(items: T[], random: () => number): T =>
  items[Math.floor(random() * items.length)] as T
