/** Codes and short names of regions beside the official ones, by country. */
export const regionAliases: Record<string, Record<string, string>> = {
  CA: { pq: 'QC', que: 'QC', nfld: 'NL', nf: 'NL', sask: 'SK', alta: 'AB', ont: 'ON', man: 'MB' },
  MX: { df: 'CDMX' },
  PH: { ncr: 'NCR', mm: 'NCR', metromanila: 'NCR' },
  NG: { fct: 'FC' },
}

/** The parts of the United Kingdom. People write the county in their place. */
export const britishNations = ['england', 'scotland', 'wales', 'cymru', 'northernireland']

/**
 * Spain's provinces by the code of their autonomous community. People write the province, and the
 * provider the community.
 */
export const spanishProvinces: Record<string, readonly string[]> = {
  PV: ['vizcaya', 'bizkaia', 'guipuzcoa', 'gipuzkoa', 'alava', 'araba'],
  CT: ['barcelona', 'girona', 'gerona', 'lleida', 'lerida', 'tarragona'],
  GA: ['acoruna', 'lacoruna', 'lugo', 'ourense', 'orense', 'pontevedra'],
  AN: ['almeria', 'cadiz', 'cordoba', 'granada', 'huelva', 'jaen', 'malaga', 'sevilla'],
  AR: ['huesca', 'teruel', 'zaragoza'],
  CL: [
    'avila',
    'burgos',
    'leon',
    'palencia',
    'salamanca',
    'segovia',
    'soria',
    'valladolid',
    'zamora',
  ],
  CM: ['albacete', 'ciudadreal', 'cuenca', 'guadalajara', 'toledo'],
  EX: ['badajoz', 'caceres'],
  VC: ['alicante', 'alacant', 'castellon', 'castello', 'valencia'],
  CN: ['laspalmas', 'santacruzdetenerife', 'tenerife'],
  IB: ['baleares', 'islasbaleares', 'illesbalears', 'mallorca'],
  NC: ['navarra', 'nafarroa'],
  RI: ['larioja'],
  CB: ['cantabria', 'santander'],
  AS: ['asturias', 'oviedo'],
  MC: ['murcia'],
  MD: ['madrid'],
}
