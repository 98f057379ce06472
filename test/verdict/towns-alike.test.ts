import { expect, it } from 'vitest'
import { isTownAccepted } from '../bench/verdicts/other-names.ts'

/** What is stored as the town, and the found one, where no code is stored. */
const different = `
  DK | Rønne | Rønde
  NL | Bergen op Zoom | Bergen
  TZ | Mbinga | Mbingu
  BO | Sacaba | Sacaca
  AR | General Pico | General Pinto
  AR | Concepción del Uruguay | Concepción
  AU | Brighton | Brighton East
  NZ | Havelock | Havelock North
  CL | Chillán | Chillán Viejo
  ID | Tangerang | Tangerang Selatan
  UA | Буча | Бучач
  GE | გორი | გორდი
  JP | 大津市 | 大津町
  JP | 古河市 | 古賀市
  JP | 富士市 | 富士宮市
  JP | 大阪市 | 東大阪市`

const equal = `
  DE | Frankfurt (Oder) | Frankfurt
  NL | Amsterdam-Zuidoost | Amsterdam
  PA | Santiago de Veraguas | Santiago
  ES | Girona | Gerona
  CI | Bassam | Grand-Bassam
  LU | Esch | Esch-sur-Alzette
  BG | Veliko Turnovo | Veliko Tarnovo
  JP | 北諸県郡三股町 | 三股町
  JP | 藤澤市 | 藤沢市
  JP | 冈山市 | 岡山市
  AR | Posada | Posadas
  DE | Hambrug | Hamburg`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' | ') as [string, string, string])

it.each(rowsOf(different))('in %s, %s is not %s', (country, stored, found) => {
  expect(isTownAccepted(country, stored, found)).toBe(false)
})

it.each(rowsOf(equal))('in %s, %s is %s', (country, stored, found) => {
  const region = found === 'Santiago' ? 'Provincia de Veraguas' : undefined
  expect(isTownAccepted(country, stored, found, region)).toBe(true)
})
