/**
 * Short names of towns that hold in one country only, by the town's full name. Where several towns
 * of a country have one, it is not here: the found town decides, so "SP" is São Paulo only beside a
 * place in São Paulo. Collected by hand, without a published source.
 */
export const shortTowns: Record<string, Record<string, readonly string[]>> = {
  AR: { 'Ciudad Autónoma de Buenos Aires': ['CABA', 'Capital Federal', 'Buenos Aires'] },
  AT: { 'Klagenfurt am Wörthersee': ['Klagenfurt', 'Klu'] },
  BR: {
    'São Paulo': ['SP', 'Sampa'],
    'Rio de Janeiro': ['RJ', 'Rio'],
    'Belo Horizonte': ['BH'],
    'Porto Alegre': ['POA'],
  },
  CA: { Toronto: ['TO'], Montréal: ['MTL', 'Mtrl'], Vancouver: ['Van'] },
  CO: { Bogotá: ['Bogotá DC', 'Santafé de Bogotá'] },
  DE: {
    'Frankfurt am Main': ['Frankfurt/M', 'Ffm'],
    Hamburg: ['HH'],
    München: ['Muc', 'Mchn'],
    Düsseldorf: ['Ddorf', "D'dorf"],
  },
  DK: { København: ['Kbh', 'Cph'] },
  EG: { القاهرة: ['محافظة القاهرة'], الجيزة: ['محافظة الجيزة'] },
  FI: { Helsinki: ['Hki', 'Stadi'], Tampere: ['Tre'], Jyväskylä: ['Jkl'] },
  HU: { Budapest: ['Bp'] },
  ID: { Jakarta: ['DKI', 'Jkt'], Yogyakarta: ['Jogja', 'Yogya'], Surabaya: ['Sby'] },
  IL: {
    'תל אביב': ['ת"א', 'ת״א'],
    'באר שבע': ['ב"ש', 'ב״ש'],
    ירושלים: ['י-ם'],
    'פתח תקווה': ['פ"ת', 'פ״ת'],
    'ראשון לציון': ['ראשל"צ', 'ראשל״צ'],
  },
  IN: { Delhi: ['New Delhi'], Hyderabad: ['Hyd'], Bengaluru: ['Blr'] },
  MX: { 'Ciudad de México': ['CDMX', 'México DF', 'DF', 'D.F.'], Guadalajara: ['GDL'] },
  MY: { 'Kuala Lumpur': ['KL'], 'Petaling Jaya': ['PJ'], 'Johor Bahru': ['JB'] },
  NL: { Amsterdam: ["A'dam"], Rotterdam: ["R'dam"] },
  PH: { 'Quezon City': ['QC'], 'Cagayan de Oro': ['CDO'] },
  PL: { Warszawa: ['W-wa', 'Wwa'], Wrocław: ['Wro'], Kraków: ['Krk'] },
  RU: { Москва: ['Мск'], 'Санкт-Петербург': ['СПб', 'Питер'], Екатеринбург: ['Екб'] },
  SG: { Singapore: ["S'pore", 'Spore'] },
  SE: { Stockholm: ['Sthlm', 'Stlm'], Göteborg: ['Gbg'] },
  TH: { กรุงเทพมหานคร: ['กทม', 'กรุงเทพ', 'กรุงเทพฯ'], Bangkok: ['BKK'] },
  TR: { İstanbul: ['İst', 'Ist'], Ankara: ['Ank'] },
  US: {
    'Salt Lake City': ['SLC'],
    'New York': ['NYC', 'New York City'],
    Philadelphia: ['Philly', 'Phila'],
    'Los Angeles': ['LA', 'L.A.'],
    'San Francisco': ['SF', 'S.F.', 'San Fran'],
    'Las Vegas': ['Vegas'],
    'Oklahoma City': ['OKC'],
    Washington: ['Washington DC', 'Washington D.C.'],
    'Fort Worth': ['Ft Worth'],
    'Colorado Springs': ['Colo Springs'],
  },
  VN: {
    'Hồ Chí Minh': ['HCM', 'TP HCM', 'TPHCM', 'HCMC', 'Sài Gòn'],
    'Thành phố Hồ Chí Minh': ['HCM', 'TP HCM', 'TPHCM', 'HCMC', 'Sài Gòn'],
    'Hà Nội': ['HN'],
  },
  ZA: { Johannesburg: ['Joburg', 'Jhb', "Jo'burg"], Pietermaritzburg: ['PMB'] },
}
