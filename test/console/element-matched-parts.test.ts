import { expect, it } from 'vitest'
import { matchedParts } from '../../shared/client/element/matched-parts.ts'

/** Matches in brackets. */
const shown = (text: string, ...matches: [offset: number, length: number][]) =>
  matchedParts(
    text,
    matches.map(([offset, length]) => ({ offset, length })),
  )
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each<[string, [number, number][], string]>([
  ['10 Downing Street', [], '10 Downing Street'],
  ['10 Downing Street', [[0, 7]], '[10 Down]ing Street'],
  [
    '10 Downing Street',
    [
      [0, 2],
      [3, 4],
    ],
    '[10] [Down]ing Street',
  ],
  ['Downing Street 10', [[8, 6]], 'Downing [Street] 10'],
  ['東京都千代田区', [[0, 2]], '[東京]都千代田区'],
  [
    '𠮷野家 新宿',
    [
      [0, 1],
      [4, 2],
    ],
    '[𠮷]野家 [新宿]',
  ],
  ['🍕 Via Roma', [[2, 3]], '🍕 [Via] Roma'],
  ['شارع الملك', [[0, 4]], '[شارع] الملك'],
])('the list marks %s by Unicode characters: %j', (text, matches, expected) =>
  expect(shown(text, ...matches)).toBe(expected),
)

it.each<[string, [number, number][], string]>([
  ['beyond the end, as of the longer description', [[3, 50]], 'abc[def]'],
  ['altogether beyond the end', [[20, 3]], 'abcdef'],
  [
    'that overlap',
    [
      [0, 3],
      [1, 4],
    ],
    '[abc][de]f',
  ],
  [
    'out of order',
    [
      [4, 1],
      [0, 1],
    ],
    '[a]bcd[e]f',
  ],
  ['of no length', [[2, 0]], 'abcdef'],
  ['before the beginning', [[-2, 3]], '[a]bcdef'],
])('the list accepts matches %s', (_, matches, expected) =>
  expect(shown('abcdef', ...matches)).toBe(expected),
)

it('the list loses and repeats no text, whatever the matches', () => {
  for (let from = -3; from < 9; from++)
    for (let length = -2; length < 9; length++)
      for (const other of [0, 2, 5])
        expect(
          matchedParts('abc🍕ef', [
            { offset: from, length },
            { offset: other, length: 2 },
          ])
            .map(({ text }) => text)
            .join(''),
        ).toBe('abc🍕ef')
})
