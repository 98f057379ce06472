import { type Writings, type Written, written } from './written-forms.ts'

/** South, behind the number of the house: "318 So. Main". */
const shortSouth = /(?<=\d\s)so\.?(?=\s\p{L})/giu

/** Trinidad's longest roads, which are known by their initials. */
const mainRoads: Written = [
  [/(?<!\p{L})E\.?M\.?R\.?(?!\p{L})/gu, 'Eastern Main Road'],
  [/(?<!\p{L})S\.?M\.?R\.?(?!\p{L})/gu, 'Southern Main Road'],
  [/(?<!\p{L})W\.?M\.?R\.?(?!\p{L})/gu, 'Western Main Road'],
]

/** Street codes in one form, for the United States and Trinidad. */
export const inNorthAmerica: Writings = {
  US: (text) => text.replace(shortSouth, 'S'),
  TT: (text) => written(text, mainRoads),
}
