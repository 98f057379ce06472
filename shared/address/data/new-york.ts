interface Part {
  name: string
  /** The beginnings of its postal codes. */
  codes: readonly string[]
}

/** The boroughs of New York: an address names one of them, a quarter of it, or the city. */
export const boroughs: readonly (Part & { county: string })[] = [
  { name: 'Manhattan', county: 'New York County', codes: ['100', '101', '102'] },
  { name: 'Staten Island', county: 'Richmond County', codes: ['103'] },
  { name: 'Bronx', county: 'Bronx County', codes: ['104'] },
  { name: 'Brooklyn', county: 'Kings County', codes: ['112'] },
  { name: 'Queens', county: 'Queens County', codes: ['11004', '111', '113', '114', '116'] },
]

/**
 * Quarters of Queens, where people write the quarter as the town. USPS has them as town names of
 * these codes; collected from general knowledge.
 */
export const quartersOfQueens: readonly Part[] = [
  {
    name: 'Long Island City',
    codes: ['11101', '11102', '11103', '11104', '11105', '11106', '11109'],
  },
  { name: 'Astoria', codes: ['11102', '11103', '11105', '11106'] },
  { name: 'Sunnyside', codes: ['11104'] },
  { name: 'Flushing', codes: ['11351', '11352', '11354', '11355', '11358', '11365', '11367'] },
  { name: 'College Point', codes: ['11356'] },
  { name: 'Whitestone', codes: ['11357'] },
  { name: 'Bayside', codes: ['11359', '11360', '11361', '11364'] },
  { name: 'Little Neck', codes: ['11362', '11363'] },
  { name: 'Fresh Meadows', codes: ['11365', '11366'] },
  { name: 'Corona', codes: ['11368'] },
  { name: 'East Elmhurst', codes: ['11369', '11370', '11371'] },
  { name: 'Jackson Heights', codes: ['11370', '11372'] },
  { name: 'Elmhurst', codes: ['11373'] },
  { name: 'Rego Park', codes: ['11374'] },
  { name: 'Forest Hills', codes: ['11375'] },
  { name: 'Woodside', codes: ['11377'] },
  { name: 'Maspeth', codes: ['11378'] },
  { name: 'Middle Village', codes: ['11379'] },
  { name: 'Ridgewood', codes: ['11385', '11386'] },
  { name: 'Cambria Heights', codes: ['11411'] },
  { name: 'Saint Albans', codes: ['11412'] },
  { name: 'Springfield Gardens', codes: ['11413'] },
  { name: 'Howard Beach', codes: ['11414'] },
  { name: 'Kew Gardens', codes: ['11415'] },
  { name: 'Ozone Park', codes: ['11416', '11417'] },
  { name: 'Richmond Hill', codes: ['11418'] },
  { name: 'South Richmond Hill', codes: ['11419'] },
  { name: 'South Ozone Park', codes: ['11420'] },
  { name: 'Woodhaven', codes: ['11421'] },
  { name: 'Rosedale', codes: ['11422'] },
  { name: 'Hollis', codes: ['11423'] },
  { name: 'Jamaica', codes: ['11430', '11432', '11433', '11434', '11435', '11436', '11451'] },
  { name: 'Queens Village', codes: ['11427', '11428', '11429'] },
  { name: 'Far Rockaway', codes: ['11691', '11693'] },
  { name: 'Arverne', codes: ['11692'] },
  { name: 'Rockaway Park', codes: ['11694'] },
  { name: 'Breezy Point', codes: ['11697'] },
]
