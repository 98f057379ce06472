import { describe, expect, it } from 'vitest'
import { tokensIn } from '../../shared/address/words/vocabulary.ts'
import { beside, findName, hasStrangerBeside } from '../../shared/verdict/names/names.ts'

const tokens = (text: string) => tokensIn(text, 'GB')
const rawOf = (words: { raw: string }[]) => words.map(({ raw }) => raw).join(' ')

describe('a name among other words', () => {
  it.each([
    ['Baker Street', '221B Baker Street', 'same', 'Baker'],
    ['The Street', 'The Street', 'same', 'Street'],
    ['The Street', 'Of Street', 'same', 'Street'],
    ['North Street', 'North', 'none', ''],
    ['Of The', 'The Of', 'same', 'The Of'],
    ['Of The', 'Of', 'none', ''],
    ['Karl Johan', 'Karljohan 5', 'same', 'Karljohan'],
    ['Karl Johan Gate', 'Karljohan Gate', 'same', 'Karljohan'],
    ['Karl Johan Berg', 'Karljohanberg', 'same', 'Karljohanberg'],
    ['Karljohan', 'Karl Johan', 'same', 'Karl Johan'],
    ['Karljohan', 'Johan Karl', 'none', ''],
    ['Karljohan', 'Karl Jhoan', 'misspelt', 'Karl Jhoan'],
    ['Anna Anna', 'Anna', 'shortened', 'Anna'],
    ['Anna Anna', 'Anna Anna', 'same', 'Anna Anna'],
    ['Anna Maria', 'Anan Mraia', 'misspelt', 'Anan Mraia'],
    ['Maria', 'Marias Mraia', 'misspelt', 'Marias'],
    ['Queen Victoria', 'Q. Victoria', 'same', 'Q Victoria'],
    ['Queen Victoria', 'Q V', 'none', ''],
    ['Queen Victoria', 'Queen', 'none', ''],
    ['Queen Victoria', 'Victoria', 'shortened', 'Victoria'],
    ['Queen Victoria', 'Queen Mary', 'none', ''],
    ['Queen Victoria', 'King Victoria', 'none', ''],
    ['Abcd Efgh', 'Abcd', 'shortened', 'Abcd'],
    ['Abcd Efgh', 'Abcd Quorvel', 'none', ''],
    ['Abcdefg Hij', 'Abcdefg Quorvel', 'misspelt', 'Abcdefg'],
    ['Abcdefg Hijk', 'Abcdefg Quorvel', 'none', ''],
    ['5 10', '10 5', 'same', '10 5'],
    ['1st 1', '1 1st', 'same', '1 1st'],
    ['Fr. Schiller', 'Friedrich Schiller', 'same', 'Friedrich Schiller'],
    ['Friedrich Schiller', 'Fr. Schiller', 'same', 'Fr Schiller'],
    ['Friedrich Schiller', 'Frie Schiller', 'none', ''],
    ['Castle Hill', 'Castle, Hill', 'same', 'Castle Hill'],
    ['Castle', 'Quorvel Castle', 'same', 'Castle'],
    ['Castle Hill', 'Castle Hill Quorvel', 'same', 'Castle Hill'],
    ['Castle Keep', 'Quorvel, Castle', 'shortened', 'Castle'],
    ['Castle Keep', 'Castle Quorvel', 'none', ''],
    ['Castle Keep', 'Quorvel Castle', 'none', ''],
    ['芝公園', '芝公園', 'same', '芝 公 園'],
    ['芝公園', '芝公', 'shortened', '芝 公'],
    ['Castle', 'Road', 'none', ''],
    ['Rode', 'Road', 'none', ''],
  ])('is found: %s in %s: %s', (name, text, quality, found) => {
    const pool = tokens(text)
    const match = findName(tokens(name), pool)
    expect([match.quality, rawOf(pool.filter((_, at) => match.used.has(at)))]).toEqual([
      quality,
      found,
    ])
  })
  it('can be searched without initials', () => {
    const found = (initials: boolean) =>
      findName(tokens('Queen Victoria'), tokens('Q. Victoria'), { initials }).quality
    expect([found(true), found(false)]).toEqual(['same', 'shortened'])
  })
  it.each<[string, number[], string, boolean]>([
    ['a1 North Calle de la Castle of the Old Road Hill', [5], 'Calle de la of the Old', false],
    ['Quorvel Castle Hill', [1], 'Quorvel Hill', true],
    ['The Castle Hill', [1, 2], 'The', false],
    ['Castle Hill Quorvel', [0, 1], 'Quorvel', true],
    ['Castle the Quorvel', [0], 'the Quorvel', false],
    ['Castle, Quorvel', [0], '', false],
    ['Castle Quorvel Hill', [0, 2], 'Quorvel', true],
    ['One Two Three Four Castle Six Seven Eight Nine', [4], 'Two Three Four Six Seven Eight', true],
    ['One Two, Three Castle Six, Seven', [3], 'Three Six', true],
  ])(
    'has words beside it, in %s at %j: %s; an unknown word: %s',
    (text, found, words, isStrange) => {
      const pool = tokens(text)
      const used = new Set(found)
      expect([rawOf(beside(pool, used)), hasStrangerBeside(pool, used)]).toEqual([words, isStrange])
    },
  )
})
