import { describe, expect, it } from 'vitest'
import {
  type Choice,
  mappingOf,
  reassigned,
  repeatedColumns,
  sentMapping,
  usesBy,
} from '../../services/console/upload/mapping.ts'
import { columnsOf, columnUses } from '../../shared/ingest/columns.ts'
import { fields } from '../../shared/ingest/row.ts'

const names = ['Kundennummer', 'Straße', 'Hausnummer', 'Ort', 'Land', 'Bemerkung']
const guessed = columnUses(names)

describe('the mapping of columns to fields', () => {
  it('is the one that the service would choose', () => {
    expect(guessed).toEqual(['reference', 'line1', 'houseNumber', 'city', 'country', 'own'])
    expect(columnUses(['id', 'Adresse'])).toEqual(['reference', 'address'])
    expect(columnUses(['id', 'Adresse', 'Ort'])).toEqual(['reference', 'line1', 'city'])
    expect(columnUses(['id', 'Adresse', 'Straße', 'Ort'])).toEqual([
      'reference',
      'own',
      'line1',
      'city',
    ])
  })

  it('is unchanged when it is sent as an explicit mapping', () => {
    const said = mappingOf(
      Object.fromEntries(names.map((name, index) => [name, guessed[index] as Choice])),
    )
    expect(columnsOf(names, said)).toEqual(columnsOf(names))
  })

  it('changes for two columns when the second takes the field of the first', () => {
    const assignment = reassigned(names, guessed, 5, 'city')
    expect(assignment).toMatchObject({ Bemerkung: 'city', Ort: 'own', Land: 'country' })
    expect(columnUses(names, mappingOf(assignment))).toEqual([
      'reference',
      'line1',
      'houseNumber',
      'own',
      'country',
      'city',
    ])
  })

  it('has a house number even where no column is the street, and keeps it when it is sent', () => {
    const header = ['Kundennummer', 'Anschriftzeile', 'Hausnummer', 'PLZ', 'Ort']
    const parts = columnUses(header)
    expect(parts).toEqual(['reference', 'own', 'houseNumber', 'postalCode', 'city'])
    const assignment = reassigned(header, parts, 1, 'line1')
    expect(sentMapping(header, assignment)).toMatchObject({
      Anschriftzeile: 'line1',
      Hausnummer: 'houseNumber',
    })
    expect(columnsOf(header, mappingOf(assignment)).fields[fields.indexOf('line1')]).toEqual([1, 2])
  })

  it('has a third line even where there is no second one', () => {
    expect(columnUses(['id', 'Address 3', 'City'])).toEqual(['reference', 'line3', 'city'])
  })

  it('is the last choice for each column, however fast the choices come', () => {
    const first = reassigned(['Kd', 'Wo'], usesBy(['Kd', 'Wo'], undefined), 0, 'reference')
    expect(reassigned(['Kd', 'Wo'], usesBy(['Kd', 'Wo'], first), 1, 'city')).toEqual({
      Kd: 'reference',
      Wo: 'city',
    })
  })

  it('can leave a column out, whatever its name', () => {
    const assignment = reassigned(names, guessed, 4, null)
    expect(columnUses(names, mappingOf(assignment))[4]).toBe(null)
  })

  it('is sent with the columns alone that the service would take for something else', () => {
    expect(sentMapping(names, reassigned(names, guessed, 5, null))).toMatchObject({
      Bemerkung: null,
    })
    expect(sentMapping(names, reassigned(names, guessed, 4, 'own'))).toMatchObject({ Land: 'own' })
    expect(sentMapping(names, reassigned(names, guessed, 4, null))).toEqual({
      Kundennummer: 'reference',
      Straße: 'line1',
      Hausnummer: 'houseNumber',
      Ort: 'city',
      Land: null,
    })
  })

  it('applies to the first of several columns with one name', () => {
    const twice = ['id', 'city', 'city ']
    expect(repeatedColumns(twice)).toEqual([false, false, true])
    const alike = ['Straße', 'STRASSE', 'strasse ', '#', '##']
    expect(repeatedColumns(alike)).toEqual([false, true, true, false, false])
    expect(reassigned(['id', 'x', 'x'], ['reference', 'own', 'own'], 1, 'city')).toEqual({
      id: 'reference',
      x: 'city',
    })
  })
})
