import { inDigits } from './numbers-in-digits.ts'
import { type Writings, type Written, written } from './written-forms.ts'

/** Houses, roads and residential areas of Bangladesh: "H-52, R-11, Dhanmondi R/A", "Road-05". */
const houseOf = /(?<![\p{L}\p{N}])h(?:ouse)?\s?[-#.]?\s?0?(?=\d)/giu
/** "রোড নং ৭" is Road No. 7. */
const bengaliSign = /\s+নং\.?\s*(?=\p{Nd})/gu
const sectorOf = /(?<![\p{L}\p{N}])sec(?:tor)?[\s.#-]*0?(?=\d)/giu
const roadOf = /(?<![\p{L}\p{N}])r(?:oad|d)?\s?[-#.]?\s?0?(?=\d)/giu
const residentialArea = /(?<=\s)r\/a(?![\p{L}\p{N}])/giu
const commercialArea = /(?<=\s)c\/a(?![\p{L}\p{N}])/giu

/** "Ph-1", "Ph. II": the phase of an estate. */
const shortPhase = /(?<![\p{L}\p{N}])ph(?:ase)?[\s.-]{0,2}(?=\d{1,2}(?!\d)|[IVX]{1,4}(?!\p{L}))/giu

/** "Phase V" is Phase 5. */
const phase = /(?<=(?<!\p{L})(?:phase|sector|block)\s)(?:[IVX]{1,4})(?!\p{L})/gu
const withPhases = (text: string) => text.replace(shortPhase, 'Phase ').replace(phase, inDigits)

/** Sectors and plots of India's planned towns: "B 47 Sec-18" is B-47, Sector 18. */
const sector = /(?<![\p{L}\p{N}])sec(?:tor)?[.\s-]*(?=\d)/giu
const plot = /^\s*([A-Z])\s?(?=\d)/u
/** "Sec 29 mkt": the market of a sector. Its Market Road is a street. */
const marketOfSector =
  /(?<=(?<!\p{L})sector\s\d{1,3}[a-z]?)\s(?:mkt|market)(?!\p{L}|\.?\s(?:complex|r(?:oa)?d))\.?/giu
const withSectors = (text: string) =>
  text.replace(sector, 'Sector ').replace(plot, '$1-').replace(marketOfSector, '')

/** "D.No. 345", "H.No. C-56": the number of the door is that of the house. */
const doorNumber = /(?<![\p{L}\p{N}])[dh]\.?\s?no\.?[\s:]*(?=(?:[a-z]-?)?\d)/giu

/** The same in Hindi: "मकान नं 58", "म.नं. 58". */
const houseInHindi = new RegExp(
  '(?<![\\p{L}\\p{M}])(?:मकान|म\\.?)\\s?(?:नंबर|नम्बर|नं|न|संख्या)' + '[\\s.:–-]*(?=\\p{Nd})',
  'gu',
)

/** "T.C. 12/345": the number of a house of Thiruvananthapuram. */
const doorOfCorporation = /(?<![\p{L}\p{N}])t\.?\s?c\.?[\s-]*(?:no\.?\s*)?(?=\d{1,3}\/\d)/giu

/** The old number of a house that has a new one: "Old No. 12, New No. 45" is 45. */
const oldNumber = /(?<!\p{L})old\s?(?:no|#)\.?\s?\d+\p{L}?[,/\s]*/giu
const newNumber = /(?<!\p{L})new\s?(?=(?:no|#)\.?\s?\d)/giu
/** "45 (Old No. 12)" */
const oldBehind = /(?<=\d\p{L}?)[\s,]*\(?\s*old\s?(?:no\.?|#)?\s?\d+\p{L}?(?![\p{L}\d])\)?/giu
const withNewNumber = (text: string) =>
  text.search(oldNumber) >= 0 && text.search(newNumber) >= 0
    ? text.replace(oldNumber, ' ').replace(newNumber, '')
    : text.replace(oldBehind, '')

const withoutDoor = (text: string) =>
  withNewNumber(text)
    .replace(doorNumber, '')
    .replace(doorOfCorporation, '')
    .replace(houseInHindi, '')

/** The word before a postal code of India, which is read apart: "Punjab PIN 144031". */
const wordForCode = /(?<![\p{L}\p{N}])pin(?:\s?code)?[\s.:–-]*(?=\d{3}\s?\d{3}(?!\d)|$)/iu

/** "Greater Kailash Part-I" is Greater Kailash I. */
const partOfColony = /(?<=\p{L}{4}[\s,]+)part[\s.-]*(?=(?:[IVX]{1,3}|\d)(?![\p{L}\p{N}]))/giu

/** "14th A Cross", "14th 'A' Cross" and "14-A Cross" of Bengaluru are 14A Cross. */
const letteredCross = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2})(?:(?:st|nd|rd|th)[\\s-]?['"‘“]?|-)([A-H])['"’”]?` +
    '(?=\\s(?:cross|main)(?!\\p{L}))',
  'giu',
)
/** "4th X" of Bengaluru. */
const shortCross = /(?<=(?<![\p{L}\p{N}])\d{1,2}(?:st|nd|rd|th)\s)X(?!\p{L})/giu

/** "IInd Cross" */
const romanOrdinal =
  /(?<!\p{L})([IVX]{1,4})(st|nd|rd|th)(?=\s(?:cross|main|stage|phase|street|lane))/giu

/** Roads around the large towns, which are known by their initials. */
const roadsByInitials: Written = [
  [/(?<!\p{L})O\.?R\.?R\b\.?(?:\s(?:Road|Rd)\b\.?)?/gu, 'Outer Ring Road'],
  [/(?<!\p{L})I\.?R\.?R\b\.?(?:\s(?:Road|Rd)\b\.?)?/gu, 'Inner Ring Road'],
  [/(?<!\p{L})E\.?C\.?R\b\.?(?:\s(?:Road|Rd)\b\.?)?/gu, 'East Coast Road'],
]

/** "61-Shahrah": a number before the name of its street. */
const numberBefore = /^(\s*\d+\p{L}?)-(?=\p{L}{3})/u

/** "St. # 3", "Street No 3", "Road No. 5": the sign before a street's number. */
const streetSign =
  /(?<=(?<!\p{L})(?:st|street|rd|road|gali|lane)\.?\s?)(?:no|#|number)[.:\s]*(?=\d)/giu
/** "House No 17-B Street 30 Sector F-7": house, street and sector set apart as by commas. */
const streetBehindHouse = new RegExp(
  '(?<=(?<!\\p{L})h(?:ouse)?\\.?\\s?(?:no\\.?|#)?\\s?\\d+[\\s-]?\\p{L}?)' +
    '\\s+(?=(?:st|street|road|lane|gali)\\.?\\s)',
  'giu',
)
const sectorBehind = /(?<=\d\p{L}?)\s+(?=(?:sector|phase)\s)/giu
const withPartsApart = (text: string) =>
  text.replace(streetBehindHouse, ', ').replace(sectorBehind, ', ')
/** The sign of houses and streets in Urdu: "گلی نمبر 32". */
const urduSign = /(?<=\p{L}\s)نمبر\s*(?=\p{Nd})/gu
const withoutSigns = (text: string) => text.replace(streetSign, ' ').replace(urduSign, '')

/** The ward of a town of Nepal is no house: "Ward-4", "वडा नं ३". */
const wardOfNepal =
  /(?<!\p{L})(?:ward|wada|वडा)\s*(?:(?:no\.?|नं\.?)\s*)?(?:-\s*)?\p{Nd}{1,2}(?!\p{Nd})/giu

/** Half of a house of Sri Lanka: "27 1/1" is written as 27-1/1. */
const halfOfHouse = /(?<=\d)\s(?=\d\/\d)/gu

/** "4th Line" of Andhra Pradesh is its 4th Lane. */
const lineByNumber = /(?<=\d(?:st|nd|rd|th)\s)line(?!\p{L})/giu

/** Street codes in one form, by country of South Asia. */
export const inSouthAsia: Writings = {
  BD: (text) =>
    withoutSigns(text.replace(bengaliSign, ' '))
      .replace(houseOf, 'House ')
      .replace(roadOf, 'Road ')
      .replace(sectorOf, 'Sector ')
      .replace(residentialArea, '')
      .replace(commercialArea, 'Commercial Area'),
  NP: (text) => text.replace(wardOfNepal, ''),
  LK: (text) => text.replace(halfOfHouse, '-'),
  IN: (text) =>
    withSectors(
      withPhases(
        withoutDoor(
          written(text, roadsByInitials).replace(wordForCode, '').replace(partOfColony, ''),
        ),
      ),
    )
      .replace(numberBefore, '$1 ')
      .replace(shortCross, 'Cross')
      .replace(letteredCross, '$1$2')
      .replace(romanOrdinal, (_, number, end) => inDigits(number) + end)
      .replace(lineByNumber, 'Lane'),
  PK: (text) =>
    withPartsApart(withPhases(withoutSigns(text)))
      .replace(numberBefore, '$1 ')
      .replace(plot, '$1-'),
}
