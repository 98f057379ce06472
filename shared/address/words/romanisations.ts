import { entryOf } from './entry-of.ts'
import { maxWords, remembered } from './remembered.ts'

/** Spellings in Latin letters, each with the one that it is put into. */
type Respellings = readonly (readonly [spelling: RegExp, one: string])[]

/**
 * How to put all romanisations of a language into one spelling, which serves to compare them alone:
 * two names of the language may have the same. Collected by hand, without a published source.
 */
const respellings: Readonly<Record<string, Respellings>> = {
  // Kunrei and Hepburn, with and without long vowels: "Sinzyuku", "Shinjuku"; "Kounan", "Konan".
  JP: [
    [/sy(?=[aou])/g, 'sh'],
    [/ty(?=[aou])/g, 'ch'],
    [/[zdj]y(?=[aou])/g, 'j'],
    [/si/g, 'shi'],
    [/ti/g, 'chi'],
    [/tu/g, 'tsu'],
    [/(?<![cs])hu/g, 'fu'],
    [/[zd]i/g, 'ji'],
    [/du/g, 'zu'],
    [/o[ou]|oh(?![aeiou])/g, 'o'],
    [/uu/g, 'u'],
    [/n(?=[bmp])/g, 'm'],
    [/tch/g, 'cch'],
  ],
  // McCune and Reischauer, without signs, and the Revised one: "Taejon", "Daejeon".
  KR: [
    [/oo|eu/g, 'u'],
    [/eo/g, 'o'],
    [/ee/g, 'i'],
    [/ch/g, 'j'],
    [/sh/g, 's'],
    [/k/g, 'g'],
    [/t/g, 'd'],
    [/p/g, 'b'],
    [/r/g, 'l'],
    [/(.)\1+/g, '$1'],
  ],
  // Wade and Giles, Tongyong and Pinyin: "Chung Hsiao", "Zhongxiao"; "Fucian", "Fuqian".
  TW: [
    [/hs|sh|sy|x/g, 's'],
    [/t[sz]|dz|c(?![hi])/g, 'z'],
    [/[zc]h|jh|j|q/g, 'c'],
    [/szu|ssu/g, 'si'],
    [/zu$/g, 'zi'],
    [/ung/g, 'ong'],
    [/ien/g, 'ian'],
    [/uo/g, 'o'],
    [/eh/g, 'e'],
    [/b/g, 'p'],
    [/d/g, 't'],
    [/g(?!$)(?<!ng)/g, 'k'],
  ],
  // "Ploenchit", "Phloen Chit"; "Paholyothin", "Phahon Yothin".
  TH: [
    [/([ptk])h/g, '$1'],
    [/ae|oe/g, 'e'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
    [/v/g, 'w'],
    [/l(?=y|$)/g, 'n'],
    [/(.)\1+/g, '$1'],
  ],
  // The spelling before 1972: "Tjipto", "Djuanda".
  ID: [
    [/tj/g, 'c'],
    [/dj/g, 'j'],
  ],
  // "Tilakaratne", "Thilakarathna".
  LK: [
    [/([dt])h/g, '$1'],
    [/(?<=.{4})[ae]$/g, 'a'],
  ],
  // No romanisation, but one letter in the names of Dutch: "Wijck", "Wyck".
  BE: [[/ij/g, 'y']],
  NL: [[/ij/g, 'y']],
  // "Xalidwn", "Chalidon".
  GR: [
    [/[ckx]h?/g, 'h'],
    [/w/g, 'o'],
    [/[yj]/g, 'i'],
    [/ou/g, 'u'],
    [/ai/g, 'e'],
    [/[eo]i/g, 'i'],
    [/ss/g, 's'],
  ],
  // The Russian forms of names, and the older and the newer spelling of Ukrainian ones: "Sumskaya"
  // and "Sumska", "Grushevskogo" and "Hrushevskoho".
  UA: [
    [/aya$/g, 'a'],
    [/kh|g/g, 'h'],
    [/(?<=enk)o$/g, 'a'],
    [/[iy]y|yi|ii|y(?![aeou])/g, 'i'],
  ],
}

const minLetters = 2

const spellingOf = remembered(maxWords, (key): string | undefined => {
  const own = entryOf(respellings, key.slice(0, 2)) ?? []
  const text = own.reduce((word, [spelling, one]) => word.replace(spelling, one), key.slice(2))
  return text.length < minLetters || /\d/.test(text) ? undefined : text
})

/**
 * A folded word in Latin letters as all its romanisations are put, to compare it. Undefined where
 * the country (ISO 3166-1 alpha-2) has one romanisation or none, and for very short words.
 */
export const inOneSpelling = (text: string, country: string): string | undefined =>
  entryOf(respellings, country) && spellingOf(country + text)
