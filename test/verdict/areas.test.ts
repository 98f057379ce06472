import { describe, expect, it } from 'vitest'
import { areaWords, compareAreas, isAreaKind } from '../../shared/address/areas/areas.ts'
import { type Token, tokensIn } from '../../shared/address/words/vocabulary.ts'

const tokens = (text: string, country: string) => tokensIn(text, country)
const namesOf = (words: readonly Token[]) => words.map(({ raw }) => raw).join(' ')

describe('the name of an area', () => {
  it.each([
    ['US', 'City of Springfield', 'Springfield'],
    ['FR', 'Lyon 3', 'Lyon'],
    ['FR', 'Lyon Cedex 03', 'Lyon'],
    ['TH', 'Amphoe Pai', 'Pai'],
    ['RU', 'г Тверь', 'Тверь'],
    ['JP', '千代田区', '千 代 田'],
    ['JP', '渋谷区', '渋 谷'],
    ['CN', '石家庄市', '石 家 庄'],
    ['BO', 'La Paz', 'Paz'],
    ['US', 'St Louis B', 'St Louis'],
    // Towns that are called like words that say little: there is nothing else to go by.
    ['TR', 'Of', 'Of'],
    ['TR', 'Of 61', 'Of'],
    ['FR', 'Y', 'Y'],
    ['FR', 'Y 80', 'Y'],
    ['FR', 'Die', 'Die'],
    ['FR', 'Die D', 'Die'],
    ['AU', '1770', '1770'],
    ['BE', 'Stadt', 'Stadt'],
    ['DE', 'Hamburg.', 'Hamburg Hamburg'],
  ])('is compared without general words in %s: %s is %s', (country, text, names) => {
    expect(namesOf(areaWords(tokens(text, country)))).toBe(names)
  })
  it.each([
    ['City', true],
    ['Oblast', true],
    ['г', true],
    ['Castle', false],
  ])('%s is only a kind of area: %s', (text, isKind) => {
    expect(tokens(text, 'GB').map(isAreaKind)).toEqual([isKind])
  })
})

describe('two areas', () => {
  it.each([
    ['US', 'Springfield', 'Springfield', 'same'],
    ['US', 'Springfield', 'Shelbyville', 'different'],
    ['US', 'Saltlake City', 'Salt Lake City', 'same'],
    ['US', 'St Louis', 'Saint Louis', 'same'],
    ['AT', 'Vienna', 'Wien', 'same'],
    ['FR', 'Nizza', 'Nice', 'same'],
    // Other names of two towns.
    ['AT', 'Vienna', 'Köln', 'different'],
    ['DE', 'Frankenthal', 'Frankenthal (Pfalz)', 'same'],
    ['DE', 'Ludwigshafen', 'Ludwigshafen am Rhein', 'same'],
    ['DE', 'Ludwigshafen am Rhein', 'Ludwigshafen', 'longer'],
    ['US', 'Mountain View Heights', 'Mountain View', 'longer'],
    // Three letters begin too many names.
    ['US', 'San', 'San Jose', 'different'],
    ['DE', 'Bonn', 'Bonn Beuel', 'same'],
    ['US', 'Orange Park', 'West Orange Park', 'different'],
    ['US', 'West Orange Park', 'Orange Park', 'different'],
    ['US', 'Moutain View', 'Mountain View', 'misspelt'],
    ['US', 'Mountanview', 'Mountain View', 'misspelt'],
    ['DE', 'Muenhcen', 'München', 'misspelt'],
    // A misspelt kind of area is still no part of the name.
    ['MX', 'Cuidad de Puebla', 'Puebla', 'misspelt'],
    ['EG', 'مدنية نصر', 'مدينة نصر', 'misspelt'],
    ['IE', 'Countt Mayo', 'County Mayo', 'misspelt'],
    ['PH', 'Davao Ctiy', 'Davao City', 'misspelt'],
    ['ZA', 'Gordon Twon', 'Gordon Town', 'misspelt'],
    ['PH', 'Davao Norte', 'Davao City', 'longer'],
    ['MX', 'Villa de Puebla', 'Puebla', 'different'],
    ['EG', 'ميناء نصر', 'مدينة نصر', 'different'],
    ['DE', 'Hamburg.', 'Hamburg', 'same'],
    ['SE', 'Göteborg', 'Göteborg.', 'same'],
    // One letter in Cyrillic, several in Latin.
    ['RU', 'Чучье', 'Щучье', 'misspelt'],
    ['RU', 'Чучье', 'Щучье Озеро', 'different'],
    ['RU', 'Чучье Озеро', 'Щучье', 'different'],
    ['JP', '丸の内', '東京都千代田区丸の内', 'same'],
    ['JP', '千代田区', '東京都千代田区丸の内', 'same'],
    ['JP', '東京都千代田区丸の内', '千代田区', 'same'],
    ['JP', '渋谷', '東京都渋谷区神南', 'same'],
    ['JP', '代田', '千代', 'different'],
    // The characters are there, but not in a row.
    ['JP', '千田', '東京都千代田区', 'different'],
    ['JP', '目黒区', '東京都千代田区丸の内', 'different'],
    // One character is in too many names.
    ['JP', '田', '東京都千代田区', 'different'],
    ['US', 'Springfield', '-', 'different'],
  ])('in %s are compared: %s beside %s is %s', (country, stored, name, match) => {
    expect(compareAreas(areaWords(tokens(stored, country)), areaWords(tokens(name, country)))).toBe(
      match,
    )
  })
})
