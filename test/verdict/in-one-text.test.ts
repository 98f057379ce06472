import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { candidateOf } from './written-pair.ts'

/**
 * `country | the whole address as typed | number # street | town ; code ; quarter ; region` of the place
 * that is found.
 */
const accepted = [
  // A direction that the town's name begins with is none of the street's.
  'US | 12 Oak Ave West Palm Beach FL 33401 | 12 # Oak Avenue | West Palm Beach ; 33401',
  'US | 9 Elm St South San Francisco CA 94080 | 9 # Elm Street | South San Francisco ; 94080',
  'CA | 3120 Marine Dr West Vancouver BC | 3120 # Marine Drive | West Vancouver ; V7V 1M7 ; ; BC',
  // A code that touches a word.
  'FR | 11 rue des lilas75020 paris | 11 # Rue des Lilas | Paris ; 75020',
  'FR | 4 rue du moulin 38000grenoble | 4 # Rue du Moulin | Grenoble ; 38000',
  'CH | Seestrasse 8 8002Zürich | 8 # Seestrasse | Zürich ; 8002',
  // The quadrant of a street behind a comma.
  'US | 640 West Maple Street, N.W., Suite 20, Atlanta, GA 30308 | 640 # West Maple Street Northwest | Atlanta ; 30308',
  'US | 48S 400E, Salt Lake City UT 84111 | 48 # South 400 East | Salt Lake City ; 84111',
  // Short forms of the postal service.
  'US | 318 SW 62nd Aven, Dayton OH 45402 | 318 # Southwest 62nd Avenue | Dayton ; 45402',
  'US | 77 Laurel Xrds Macon GA 31201 | 77 # Laurel Crossroads | Macon ; 31201',
  'US | 5 South-West Cedar St Salem OR 97301 | 5 # Southwest Cedar Street | Salem ; 97301',
  // A recipient behind "c/o" without a comma, and a box before the house.
  'SE | c/o Eva Berg Storgatan 12, 114 55 Stockholm | 12 # Storgatan | Stockholm ; 114 55',
  'FR | BP 40220 18, avenue Foch 57000 Metz Cedex | 18 # Avenue Foch | Metz ; 57000',
  'FR | 6 rue mlle de la vallière 37000 tours | 6 # Rue Mademoiselle de La Vallière | Tours ; 37000',
  'ES | Calle Principal 14 Girona 17001 | 14 # Calle Principal | Girona ; 17001',
  'DE | Elbufer 41/42 20354 Hamburg | 41-42 # Elbufer | Hamburg ; 20354',
  'DE | Lindenstr. 00007 10969 Berlin | 7 # Lindenstraße | Berlin ; 10969',
]
const refused = [
  'US | 12 Oak Ave West Palm Beach FL 33401 | 12 # Oak Avenue | Palm Beach ; 33480',
  'US | 9 Elm St North Atlanta GA 30319 | 9 # Elm Street | Atlanta ; 30319',
  'US | 640 W Maple Street, N.E., Atlanta, GA 30308 | 640 # West Maple Street Northwest | Atlanta ; 30308',
  'DE | Elbufer 41/43 20354 Hamburg | 41-42 # Elbufer | Hamburg ; 20354',
  'AT | Lindengasse 41/42 1070 Wien | 41-42 # Lindengasse | Wien ; 1070',
]

function verdictOf(row: string) {
  const [country = '', text = '', place = '', area = ''] = row.split(' | ')
  const [houseNumber = '', street = ''] = place.split(' # ')
  const [locality = '', postalCode = '', dependentLocality, region] = area
    .split(';')
    .map((cell) => cell.trim())
  const found = {
    houseNumber,
    street,
    locality,
    postalCode,
    ...(dependentLocality && { dependentLocality }),
    ...(region && { region, regionCode: region }),
  }
  return judge({ text, country }, { candidates: [candidateOf(country, found)] }, 'normal').verdict
}

describe('a whole address in one text', () => {
  it.each(accepted)('is accepted as the place that it names: %s', (row) => {
    expect(['confirmed', 'corrected']).toContain(verdictOf(row))
  })
  it.each(refused)('is not taken for a place that is alike: %s', (row) => {
    expect(['needs_review', 'undeliverable']).toContain(verdictOf(row))
  })
})
