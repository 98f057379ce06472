/** One town, or one region, written in two ways: `country | as stored | as found`. */
export const equalTowns = [
  'HU | Bp. | Budapest',
  'AE | DXB | Dubai',
  'IN | B\'lore | Bengaluru',
  'IN | Madras | Chennai',
  'PT | Lx. | Lisboa',
  'PH | Davao | Davao City',
  'SE | Sthlm | Stockholm',
  'SE | Gbg | Göteborg',
  'FI | Hki | Helsinki',
  'NL | A\'dam | Amsterdam',
  'NL | R\'dam | Rotterdam',
  'NL | Den Haag | \'s-Gravenhage',
  'US | SLC | Salt Lake City',
  'US | NYC | New York',
  'US | Philly | Philadelphia',
  'US | St Louis | Saint Louis',
  'US | Ft Worth | Fort Worth',
  'IL | ת"א | תל אביב-יפו',
  'EG | القاهرة | محافظة القاهرة',
  'DE | Frankfurt/M. | Frankfurt am Main',
  'DK | Kbh | København',
  'PL | W-wa | Warszawa',
  'RU | СПб | Санкт-Петербург',
  'RU | г. Москва | Москва',
  'BR | SP | São Paulo',
  'MX | CDMX | Ciudad de México',
  'AR | CABA | Ciudad Autónoma de Buenos Aires',
  'FR | Paris Cedex 08 | Paris',
  'FR | Lyon Cedex | Lyon',
  'MY | KL | Kuala Lumpur',
  'IN | Bombay | Mumbai',
  'US | Vegas | Las Vegas',
  'US | L.A. | Los Angeles',
  'FI | Tre | Tampere',
  'RU | Мск | Москва',
  'EG | محافظة القاهرة | القاهرة',
  'NL | R\'dam | Rotterdam',
  'ZA | Jhb | Johannesburg',
  'PK | LHR | Lahore',
  'KE | Msa. | Mombasa',
  'NP | KTM | Kathmandu',
  'GB | B\'ham | Birmingham',
  'CL | Stgo. | Santiago',
  'CO | B/quilla | Barranquilla',
  'GR | Θεσ/νίκη | Θεσσαλονίκη',
  'PE | Chicl. | Chiclayo',
  'DO | S. Pdro. | San Pedro',
  'ZA | E. London | East London',
  'NG | Mdugri. | Maiduguri',
  'VN | TP. HCM | Thành phố Hồ Chí Minh',
]

/** The same; a shortened name of another town. */
export const differentTowns = [
  'PE | Chimb. | Chiclayo',
  'DO | S. Juan | San Pedro',
  'ZA | E. Town | East London',
  'GB | B\'pool | Birmingham',
  'PK | KHI | Lahore',
]

/**
 * Towns in New York: `as stored | as found | postal code of the found place`.
 */
export const equalInNewYork = [
  'New York | Brooklyn | 11201',
  'Brooklyn | New York | 11201',
  'Brooklyn | Brooklyn | 11201',
  'New York | Queens | 11105',
  'Astoria | Queens | 11105',
  'Queens | Astoria | 11105',
  'New York | Astoria | 11105',
  'NYC | Astoria | 11105',
  'Astoria | New York | 11105',
  'Flushing | Queens | 11354',
  'Manhattan | New York | 10001',
  'Bronx | New York | 10451',
  'The Bronx | Bronx | 10451',
  'Staten Island | New York | 10301',
]

/** The same; one is not the other. */
export const differentInNewYork = [
  'Brooklyn | Queens | 11105',
  'Brooklyn | New York | 10001',
  'Astoria | Brooklyn | 11201',
  'Flushing | Queens | 11105',
  'Flushing | Astoria | 11105',
  'Manhattan | Brooklyn | 11201',
  'New York | Buffalo | 14201',
  'Brooklyn | Albany | 12207',
]

/** Regions that say the same, or more or less than the found one: no change is worth a line. */
export const equalRegions = [
  'GB | Surrey | England',
  'GB | Greater London | England',
  'CA | PQ | QC | Québec',
  'CA | Ont | ON | Ontario',
  'CA | Ont. | ON | Ontario',
  'ES | Vizcaya | PV | Euskadi',
  'ES | Guipúzcoa | PV | Euskadi',
  'US | Calif. | CA | California',
  'US | Mass. | MA | Massachusetts',
]
