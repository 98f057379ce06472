import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutDamage } from '../../shared/verdict/stored/damaged-text.ts'

describe('a text that was damaged on its way', () => {
  it.each([
    ['12 rue de l&#039;Eglise', "12 rue de l'Eglise"],
    ['12 O&#x27;Connell Street', "12 O'Connell Street"],
    ['Gr&uuml;nwalder Stra&szlig;e', 'Grünwalder Straße'],
    ['&Eacute;cole, &Oslash;stergade', 'École, Østergade'],
    ['A &amp; B', 'A & B'],
    ['GrÃ¼nwalder StraÃŸe', 'Grünwalder Straße'],
    ['St Johnâ€™s Road', 'St John’s Road'],
    ['Å»Ã³Å‚kiewskiego', 'Żółkiewskiego'],
  ])('is read as it was: %s', (damaged, text) => {
    expect(withoutDamage(damaged)).toBe(text)
  })

  it.each(['A & B; C', '&bogus;', '&#0;', '&#7;', '&#xD800;', '&#9999999;', 'SÃO PAULO', 'é’s'])(
    'stays as it is where nothing is certain: %s',
    (text) => {
      expect(withoutDamage(text)).toBe(text)
    },
  )

  it('is restored, whatever its letters are', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aéüßøłżçñÅ ’-12') })
    fc.assert(
      fc.property(letters, (text) => {
        const bytes = new TextEncoder().encode(text)
        expect(withoutDamage(new TextDecoder('windows-1252').decode(bytes))).toBe(text)
      }),
    )
  })
})
