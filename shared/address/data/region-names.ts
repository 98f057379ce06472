const estonianCounties =
  'harju hiiu idaviru jogeva jarva laane laaneviru polva parnu rapla saare tartu valga viljandi voru'
/** "Harjumaa" is Harju maakond, or in English Harju County. */
const estonian = Object.fromEntries(
  estonianCounties
    .split(' ')
    .flatMap((name) => ['maa', 'maakond', 'county'].map((kind) => [name + kind, name])),
)

/**
 * The regions of Denmark by what people still write: the counties of before 2007, and parts of the
 * country. Not "Jylland", which has three regions.
 */
const danish = Object.fromEntries(
  Object.entries({
    Hovedstaden: 'frederiksborg kobenhavns bornholms bornholm nordsjalland storkobenhavn',
    Midtjylland: 'arhus aarhus ringkobing ringkjobing viborg ostjylland vestjylland',
    Nordjylland: 'nordjyllands vendsyssel',
    Sjælland: 'roskilde storstroms vestsjallands vestsjalland sydsjalland lolland falster',
    Syddanmark: 'fyns fyn ribe vejle sonderjyllands sonderjylland sydjylland',
  }).flatMap(([region, names]) =>
    names.split(' ').flatMap((name) => [name, `${name}amt`].map((one) => [one, region])),
  ),
)

/** The provinces of Vietnam by those that were joined with them in 2008 and 2025. */
const vietnamese = Object.fromEntries(
  Object.entries({
    'An Giang': 'kiengiang',
    'Bắc Ninh': 'bacgiang',
    'Cà Mau': 'baclieu',
    'Cần Thơ': 'soctrang haugiang',
    'Đắk Lắk': 'phuyen',
    'Đà Nẵng': 'quangnam',
    'Đồng Nai': 'binhphuoc',
    'Đồng Tháp': 'tiengiang',
    'Gia Lai': 'binhdinh',
    'Hà Nội': 'hatay',
    'Hải Phòng': 'haiduong',
    'Hưng Yên': 'thaibinh',
    'Khánh Hòa': 'ninhthuan',
    'Lâm Đồng': 'daknong binhthuan',
    'Lào Cai': 'yenbai',
    'Ninh Bình': 'hanam namdinh',
    'Phú Thọ': 'vinhphuc hoabinh',
    'Quảng Ngãi': 'kontum',
    'Quảng Trị': 'quangbinh',
    'Tây Ninh': 'longan',
    'Thái Nguyên': 'backan',
    'Thành phố Hồ Chí Minh': 'binhduong bariavungtau',
    'Tuyên Quang': 'hagiang',
    'Vĩnh Long': 'bentre travinh',
  }).flatMap(([region, names]) => names.split(' ').map((name) => [name, region])),
)

/**
 * Codes and short names of regions beside the official ones, by country. Names in two languages
 * have one of them here.
 */
export const regionAliases: Record<string, Record<string, string>> = {
  // With districts, which people write there.
  HK: {
    hkisland: 'Hong Kong Island',
    hki: 'Hong Kong Island',
    nt: 'New Territories',
    yautsimmong: 'Kowloon',
    shamshuipo: 'Kowloon',
    kwuntong: 'Kowloon',
    wongtaisin: 'Kowloon',
    kowlooncity: 'Kowloon',
    centralandwestern: 'Hong Kong Island',
    中西區: '香港島',
    香港中西區: '香港島',
    中西区: '香港島',
    香港中西区: '香港島',
  },
  NL: { brabant: 'Noord-Brabant' },
  IL: {
    centraldistrict: 'Center District',
    center: 'Center District',
    מרכז: 'מחוז המרכז',
    צפון: 'מחוז הצפון',
    דרום: 'מחוז הדרום',
  },
  AE: {
    ad: 'Abu Dhabi', dxb: 'Dubai', shj: 'Sharjah', ajm: 'Ajman', fuj: 'Fujairah',
    rak: 'Ras Al Khaimah', uaq: 'Umm Al Quwain',
  },
  JO: { capital: 'Amman Governorate', capitalgovernorate: 'Amman Governorate' },
  LB: {
    libannord: 'North Governorate',
    northlebanon: 'North Governorate',
    libansud: 'South Governorate',
    southlebanon: 'South Governorate',
    montliban: 'Mount Lebanon Governorate',
  },
  PA: { pmaoeste: 'Provincia de Panamá Oeste' },
  // The sectors of Bucharest: "Sector 6".
  RO: { sector: 'București', sectorul: 'București' },
  VN: vietnamese,
  CA: {
    pq: 'QC', que: 'QC', nfld: 'NL', nf: 'NL', sask: 'SK', alta: 'AB', ont: 'ON', man: 'MB',
    pei: 'PE',
  },
  // Chile counted its regions; people still do.
  CL: {
    primeraregion: 'Tarapacá',
    segundaregion: 'Antofagasta',
    terceraregion: 'Atacama',
    cuartaregion: 'Coquimbo',
    quintaregion: 'Valparaíso',
    sextaregion: "O'Higgins",
    septimaregion: 'Maule',
    octavaregion: 'Bío Bío',
    novenaregion: 'Araucanía',
    decimaregion: 'Los Lagos',
    iregion: 'Tarapacá',
    iiregion: 'Antofagasta',
    iiiregion: 'Atacama',
    ivregion: 'Coquimbo',
    vregion: 'Valparaíso',
    viregion: "O'Higgins",
    viiregion: 'Maule',
    viiiregion: 'Bío Bío',
    ixregion: 'Araucanía',
    laaraucania: 'Araucanía',
    xregion: 'Los Lagos',
    xiregion: 'Aysén',
    xiiregion: 'Magallanes',
    i: 'Tarapacá',
    ii: 'Antofagasta',
    iii: 'Atacama',
    iv: 'Coquimbo',
    v: 'Valparaíso',
    vi: "O'Higgins",
    vii: 'Maule',
    viii: 'Bío Bío',
    ix: 'Araucanía',
    x: 'Los Lagos',
    xi: 'Aysén',
    xii: 'Magallanes',
    rm: 'Región Metropolitana',
    stgo: 'Región Metropolitana',
    santiago: 'Región Metropolitana',
  },
  // Bogotá is a district of its own, in the middle of Cundinamarca.
  CO: {
    cundinamarca: 'Bogotá', bogotadc: 'Bogotá', stder: 'Santander', nstder: 'Norte de Santander',
  },
  AR: { bsas: 'Buenos Aires', pba: 'Buenos Aires', gba: 'Buenos Aires', cba: 'Córdoba' },
  US: {
    ala: 'AL', ariz: 'AZ', ark: 'AR', cal: 'CA', calif: 'CA', colo: 'CO', conn: 'CT', del: 'DE',
    fla: 'FL', ill: 'IL', ind: 'IN', kan: 'KS', kans: 'KS', mass: 'MA', mich: 'MI', minn: 'MN',
    miss: 'MS', mont: 'MT', neb: 'NE', nebr: 'NE', nev: 'NV', nmex: 'NM', ndak: 'ND', okla: 'OK',
    ore: 'OR', oreg: 'OR', penn: 'PA', penna: 'PA', sdak: 'SD', tenn: 'TN', tex: 'TX', wash: 'WA',
    wva: 'WV', wis: 'WI', wisc: 'WI', wyo: 'WY',
  },
  MX: { df: 'CDMX' },
  DK: danish,
  // With those of before 2016.
  FR: {
    aura: 'Auvergne-Rhône-Alpes',
    auvergne: 'Auvergne-Rhône-Alpes',
    rhonealpes: 'Auvergne-Rhône-Alpes',
    bourgogne: 'Bourgogne-Franche-Comté',
    franchecomte: 'Bourgogne-Franche-Comté',
    centre: 'Centre-Val de Loire',
    alsace: 'Grand Est',
    champagneardenne: 'Grand Est',
    lorraine: 'Grand Est',
    hdf: 'Hauts-de-France',
    nordpasdecalais: 'Hauts-de-France',
    picardie: 'Hauts-de-France',
    idf: 'Île-de-France',
    bassenormandie: 'Normandie',
    hautenormandie: 'Normandie',
    normandy: 'Normandie',
    aquitaine: 'Nouvelle-Aquitaine',
    limousin: 'Nouvelle-Aquitaine',
    poitoucharentes: 'Nouvelle-Aquitaine',
    languedocroussillon: 'Occitanie',
    midipyrenees: 'Occitanie',
    occitania: 'Occitanie',
    paca: "Provence-Alpes-Côte d'Azur",
    pdl: 'Pays de la Loire',
  },
  PT: { algarve: 'Faro' },
  PH: { ncr: 'NCR', mm: 'NCR', metromanila: 'NCR' },
  // Elsewhere "Edo." is short for a state.
  NG: { fct: 'FC', edostate: 'Edo' },
  EE: estonian,
  // Jeollabuk-do since 2024, shortened in its new name.
  KR: {
    전라북도: '전북특별자치도',
    전라북: '전북특별자치도',
    jeollabukdo: 'Jeonbuk State',
    jeonbukdo: 'Jeonbuk State',
    jeonbuk: 'Jeonbuk State',
    northjeolla: 'Jeonbuk State',
    northjeollaprovince: 'Jeonbuk State',
  },
  MY: {
    penang: 'Pulau Pinang',
    malacca: 'Melaka',
    johore: 'Johor',
    wpkualalumpur: 'Kuala Lumpur',
    wilayahpersekutuankualalumpur: 'Kuala Lumpur',
    federalterritoryofkualalumpur: 'Kuala Lumpur',
    wpputrajaya: 'Putrajaya',
    wplabuan: 'Labuan',
  },
  ID: {
    dki: 'Jakarta',
    dkijakarta: 'Jakarta',
    daerahkhususibukotajakarta: 'Jakarta',
    diy: 'Yogyakarta',
    diyogyakarta: 'Yogyakarta',
    daerahistimewayogyakarta: 'Yogyakarta',
    specialregionofyogyakarta: 'Yogyakarta',
    jabar: 'Jawa Barat',
    westjava: 'Jawa Barat',
    jateng: 'Jawa Tengah',
    centraljava: 'Jawa Tengah',
    jatim: 'Jawa Timur',
    eastjava: 'Jawa Timur',
    sumut: 'Sumatera Utara',
    northsumatra: 'Sumatera Utara',
    sumbar: 'Sumatera Barat',
    sumsel: 'Sumatera Selatan',
    sulsel: 'Sulawesi Selatan',
    southsulawesi: 'Sulawesi Selatan',
    sulut: 'Sulawesi Utara',
    kalsel: 'Kalimantan Selatan',
    kaltim: 'Kalimantan Timur',
    kalbar: 'Kalimantan Barat',
    kalteng: 'Kalimantan Tengah',
    ntb: 'Nusa Tenggara Barat',
    ntt: 'Nusa Tenggara Timur',
    kepri: 'Kepulauan Riau',
    riauislands: 'Kepulauan Riau',
    westsumatra: 'Sumatera Barat',
    southsumatra: 'Sumatera Selatan',
    northsulawesi: 'Sulawesi Utara',
    centralsulawesi: 'Sulawesi Tengah',
    southeastsulawesi: 'Sulawesi Tenggara',
    westsulawesi: 'Sulawesi Barat',
    eastkalimantan: 'Kalimantan Timur',
    westkalimantan: 'Kalimantan Barat',
    southkalimantan: 'Kalimantan Selatan',
    centralkalimantan: 'Kalimantan Tengah',
    northkalimantan: 'Kalimantan Utara',
    westnusatenggara: 'Nusa Tenggara Barat',
    eastnusatenggara: 'Nusa Tenggara Timur',
  },
}

/** The parts of the United Kingdom. People write the county in their place. */
export const britishNations = ['england', 'scotland', 'wales', 'cymru', 'northernireland']

/** Counties that people write behind the town, in full or short; all others end with "shire". */
export const britishCounties =
  (
    'avon beds berks bucks cambs cleveland clwyd cornwall cumbria devon dorset durham dyfed ' +
    'essex glos gwent gwynedd hants herts humberside kent lancs leics lincs merseyside middlesex ' +
    'middx midlands norfolk northants northumberland notts oxon powys rutland salop somerset ' +
    'staffs suffolk surrey sussex tyne warks wight wilts worcs yorks'
  ).split(' ')

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

/** Towns beside countries that are one town. */
export const neighboursOfCities: Readonly<Record<string, readonly string[]>> = {
  GI: ['La Línea', 'La Línea de la Concepción', 'Algeciras', 'San Roque'],
  HK: ['Shenzhen', '深圳', '深圳市', 'Macau', 'Macao', '澳門', 'Zhuhai', '珠海', 'Guangzhou', '廣州'],
  MC: ['Beausoleil', "Cap d'Ail", 'La Turbie', 'Menton', 'Nice', 'Roquebrune-Cap-Martin', 'Eze'],
  MO: ['Zhuhai', '珠海', '珠海市', 'Hong Kong', '香港', 'Hengqin', '橫琴'],
  SG: [
    ...['Johor Bahru', 'JB', 'Iskandar Puteri', 'Pasir Gudang', 'Batam', 'Kuala Lumpur'],
    'Hong Kong',
  ],
}

/**
 * The provinces of the Netherlands by what stands behind a town that has namesakes: "Hengelo
 * (Ov)".
 */
export const dutchProvinces: ReadonlyMap<string, readonly string[]> = new Map([
  ['dr', ['drenthe']],
  ['fl', ['flevoland']],
  ['fr', ['friesland', 'fryslan']],
  ['gld', ['gelderland']],
  ['gn', ['groningen']],
  ['gr', ['groningen']],
  ['lb', ['limburg']],
  ['nb', ['noord-brabant', 'north brabant']],
  ['nh', ['noord-holland', 'north holland']],
  ['ov', ['overijssel']],
  ['ut', ['utrecht']],
  ['zh', ['zuid-holland', 'south holland']],
  ['zld', ['zeeland']],
])
