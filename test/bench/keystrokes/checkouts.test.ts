import { expect, test } from 'vitest'
import type { AddressRecord } from '../../../services/sandbox/places/real-addresses.ts'
import { addressLine, makeCheckouts } from './checkouts.ts'

test.each([
  [
    '10 Downing St, London SW1A 2AA, UK',
    'en',
    'GB',
    'United Kingdom',
    'SW1A 2AA',
    '10 Downing St, London',
  ],
  [
    'Carrer de la Vall, AD500 Andorra la Vella, Andorra',
    'ca',
    'AD',
    'Andorra',
    'AD500',
    'Carrer de la Vall, Andorra la Vella',
  ],
  [
    '日本、〒100-0014 東京都千代田区永田町１丁目７−１',
    'ja',
    'JP',
    '日本',
    '100-0014',
    '東京都千代田区永田町１丁目７−１',
  ],
  [
    'Av. Paulista, 149 - Bela Vista, São Paulo - SP, 01311-000, Brasil',
    'pt-BR',
    'BR',
    'Brasil',
    '01311-000',
    'Av. Paulista, 149 - Bela Vista, São Paulo - SP',
  ],
  [
    'Красная пл., 3, Москва, Россия, 109012',
    'ru',
    'RU',
    'Россия',
    '109012',
    'Красная пл., 3, Москва',
  ],
])(
  "A checkout's text %s is typed without country and postal code",
  (formatted, language, countryCode, country, postalCode, typed) => {
    const record = {
      formatted,
      language,
      local: { country, countryCode, postalCode },
    } as AddressRecord
    expect(addressLine(record)).toBe(typed)
  },
)

test('Buyers are the same in every run, and no two of the first 700 live at the same address', () => {
  const checkouts = makeCheckouts(700)
  expect(makeCheckouts(700)).toEqual(checkouts)
  expect(new Set(checkouts.map(({ placeId }) => placeId)).size).toBe(700)
})
