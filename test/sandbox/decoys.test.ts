import { describe, expect, test } from 'vitest'
import { loadGazetteer } from '../../services/sandbox/places/load-gazetteer.ts'
import { smallSandbox } from './small-world.ts'

const gazetteer = loadGazetteer()

const idsOf = (results: { place_id: string }[]): string[] =>
  results.map(({ place_id }) => place_id.replace('SBX_', ''))

async function geocoded(address: string, components?: string) {
  const { legacy } = smallSandbox({ gazetteer: () => gazetteer })
  const { body } = await legacy('geocode', { address, ...(components && { components }) })
  return idsOf(body.results)
}

async function predicted(input: string) {
  const { legacy } = smallSandbox({ gazetteer: () => gazetteer })
  return idsOf((await legacy('place/autocomplete', { input })).body.predictions)
}

describe('an address that may be two', () => {
  test.each([
    [
      'Bahnhofstraße 12, Berlin',
      ['de-bahnhofstrasse-12-koepenick', 'de-bahnhofstrasse-12-lichtenrade'],
    ],
    ['8 Church Road, London', ['gb-8-church-road-se19', 'gb-8-church-road-sw13']],
    [
      'Johannisstraße 13, Hamburg',
      ['de-grosse-johannisstrasse-13', 'de-kleine-johannisstrasse-13'],
    ],
    [
      '20 High Street, Newport',
      ['gb-20-high-street-newport-isle-of-wight', 'gb-20-high-street-newport-wales'],
    ],
    [
      'Marktplatz 1, Neustadt',
      ['de-marktplatz-1-neustadt-aisch', 'de-marktplatz-1-neustadt-weinstrasse'],
    ],
    ['12 Eaton, London', ['gb-12-eaton-place', 'gb-12-eaton-square']],
  ])('has several results: %s', async (address, ids) => {
    expect((await geocoded(address)).toSorted()).toEqual(ids)
    expect((await predicted(address)).slice(0, 2).toSorted()).toEqual(ids)
  })

  test('has one text for both in one town: only the id tells them apart', async () => {
    const { legacy } = smallSandbox({ gazetteer: () => gazetteer })
    const { body } = await legacy('place/autocomplete', { input: 'Bahnhofstraße 12, Berlin' })
    const texts = body.predictions.map(({ description }: { description: string }) => description)
    expect(texts.slice(0, 2)).toEqual(Array(2).fill('Bahnhofstraße 12, Berlin, Germany'))
  })

  test('is one of several invented towns, where the town’s name is all there is', async () => {
    expect((await geocoded('12 Main Street, Springfield', 'country:US')).length).toBeGreaterThan(1)
  })
})

describe('an address with a neighbour', () => {
  test.each([
    ['Bahnhofstr. 12, 12305 Berlin', 'de-bahnhofstrasse-12-lichtenrade'],
    ['Bahnhofstr. 12, 12555 Berlin', 'de-bahnhofstrasse-12-koepenick'],
    ['Große Johannisstr. 13, Hamburg', 'de-grosse-johannisstrasse-13'],
    ['Kleine Johannisstr. 13, Hamburg', 'de-kleine-johannisstrasse-13'],
    ['8 Church Road, London SW13 9HE', 'gb-8-church-road-sw13'],
    ['20 High Street, Newport NP20 1FX', 'gb-20-high-street-newport-wales'],
    ['20 High Street, Newport PO30 1SS', 'gb-20-high-street-newport-isle-of-wight'],
    ['Marktplatz 1, 91413 Neustadt', 'de-marktplatz-1-neustadt-aisch'],
    ['Marktplatz 1, 67433 Neustadt', 'de-marktplatz-1-neustadt-weinstrasse'],
    ['12 Eaton Square, London', 'gb-12-eaton-square'],
    ['12A Eaton Square, London', 'gb-12a-eaton-square'],
    ['21 Eaton Square, London', 'gb-21-eaton-square'],
    ['12 Eaton Place, London', 'gb-12-eaton-place'],
  ])('has one result if it is complete: %s', async (address, id) => {
    expect(await geocoded(address)).toEqual([id])
    expect((await predicted(address))[0]).toBe(id)
  })

  test('is offered beside it', async () => {
    expect(await predicted('12 Eaton Square, London')).toContain('gb-12-eaton-place')
    expect(await predicted('Große Johannisstraße 13, Hamburg')).toContain(
      'de-kleine-johannisstrasse-13',
    )
  })
})
