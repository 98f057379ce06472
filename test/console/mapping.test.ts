import { describe, expect, it } from 'vitest'
import { isRepeated, mappingOf, partsBy, reassigned, sentMapping } from '../../services/console/upload/mapping.ts'
import { columnsOf, partsOf } from '../../shared/ingest/columns.ts'
import { fields } from '../../shared/ingest/row.ts'

const names = ['Kundennummer', 'Straße', 'Hausnummer', 'Ort', 'Land', 'Bemerkung']
const guessed = partsOf(names)

describe('what columns are taken for', () => {
  it('is what the service takes them for', () => {
    expect(guessed).toEqual(['reference', 'line1', 'houseNumber', 'city', 'country', null])
    expect(partsOf(['id', 'Adresse'])).toEqual(['reference', 'address'])
    expect(partsOf(['id', 'Adresse', 'Ort'])).toEqual(['reference', 'line1', 'city'])
    expect(partsOf(['id', 'Adresse', 'Straße', 'Ort'])).toEqual(['reference', null, 'line1', 'city'])
  })

  it('is the same again when it is said in a mapping', () => {
    const said = mappingOf(Object.fromEntries(names.map((name, index) => [name, guessed[index] ?? null])))
    expect(columnsOf(names, said)).toEqual(columnsOf(names))
  })

  it('changes for two columns when the second takes the part of the first', () => {
    const assignment = reassigned(names, guessed, 5, 'city')
    expect(assignment).toMatchObject({ Bemerkung: 'city', Ort: null, Land: 'country' })
    expect(partsOf(names, mappingOf(assignment))).toEqual([
      'reference',
      'line1',
      'houseNumber',
      null,
      'country',
      'city',
    ])
  })

  it('is a house number even where nobody knows the street, and stays one when that is told', () => {
    const header = ['Kundennummer', 'Anschriftzeile', 'Hausnummer', 'PLZ', 'Ort']
    const parts = partsOf(header)
    expect(parts).toEqual(['reference', null, 'houseNumber', 'postalCode', 'city'])
    const assignment = reassigned(header, parts, 1, 'line1')
    expect(sentMapping(assignment)).toMatchObject({ Anschriftzeile: 'line1', Hausnummer: 'houseNumber' })
    expect(columnsOf(header, mappingOf(assignment))[fields.indexOf('line1')]).toEqual([1, 2])
  })

  it('is a third line even where there is no second one', () => {
    expect(partsOf(['id', 'Address 3', 'City'])).toEqual(['reference', 'line3', 'city'])
  })

  it('is what was chosen last for each, however fast', () => {
    const first = reassigned(['Kd', 'Wo'], partsBy(['Kd', 'Wo'], undefined), 0, 'reference')
    expect(reassigned(['Kd', 'Wo'], partsBy(['Kd', 'Wo'], first), 1, 'city')).toEqual({ Kd: 'reference', Wo: 'city' })
  })

  it('can be nothing, whatever a column is called', () => {
    const assignment = reassigned(names, guessed, 4, null)
    expect(partsOf(names, mappingOf(assignment))[4]).toBe(null)
  })

  it('is sent without the columns that mean nothing by themselves', () => {
    expect(sentMapping(reassigned(names, guessed, 4, null))).toEqual({
      Kundennummer: 'reference',
      Straße: 'line1',
      Hausnummer: 'houseNumber',
      Ort: 'city',
      Land: null,
    })
  })

  it('is chosen for the first of columns with one name', () => {
    const twice = ['id', 'city', 'city ']
    expect(twice.map((_, index) => isRepeated(twice, index))).toEqual([false, false, true])
    const alike = ['Straße', 'STRASSE', 'strasse ', '#', '##']
    expect(alike.map((_, index) => isRepeated(alike, index))).toEqual([false, true, true, false, false])
    expect(reassigned(['id', 'x', 'x'], ['reference', null, null], 1, 'city')).toEqual({ id: 'reference', x: 'city' })
  })
})
