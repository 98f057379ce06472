// Collected by hand from addresses as Google writes them, without a published source.

type Words = Readonly<Record<string, string>>

/**
 * Words of street names, or whole names, and how the provider shortens them. By language and
 * country (`es-CO`), else by language.
 */
export const STREET_ABBREVIATIONS: Readonly<Record<string, Words>> = {
  en: {
    Avenue: 'Ave',
    Boulevard: 'Blvd',
    Circle: 'Cir',
    Close: 'Cl',
    Court: 'Ct',
    Crescent: 'Cres',
    Drive: 'Dr',
    Expressway: 'Expy',
    Freeway: 'Fwy',
    Highway: 'Hwy',
    Lane: 'Ln',
    Parkway: 'Pkwy',
    Road: 'Rd',
    Street: 'St',
  },
  'en-CA': {
    Place: 'Pl',
    Square: 'Sq',
  },
  'en-CN': {
    East: 'E',
    North: 'N',
    South: 'S',
    West: 'W',
  },
  'en-SG': {
    Place: 'Pl',
  },
  'en-TW': {
    // A lane with a number, not a kind of street.
    Lane: 'Lane',
  },
  'en-US': {
    'California 1': 'CA-1',
    Place: 'Pl',
    'South Dakota 244': 'SD-244',
    Square: 'Sq',
  },
  bg: {
    булевард: 'бул.',
    площад: 'пл.',
    улица: 'ул.',
  },
  cs: {
    nábřeží: 'nábř.',
    náměstí: 'nám.',
  },
  de: {
    Straße: 'Str.',
  },
  es: {
    Avenida: 'Av.',
    Jirón: 'Jr.',
  },
  'es-AR': {
    Presidente: 'Pres.',
    Santa: 'Sta.',
  },
  'es-CO': {
    Calle: 'Cl.',
    Carrera: 'Cra.',
  },
  'es-ES': {
    Calle: 'C.',
    Carrer: 'C/',
    Paseo: 'P.º',
    Passeig: 'P.º',
    Plaza: 'Pl.',
    Plaça: 'Pl.',
  },
  'es-MX': {
    Calle: 'C.',
    Calzada: 'Calz.',
    Paseo: 'P.º',
  },
  'es-PE': {
    Paseo: 'P.º',
  },
  'es-PR': {
    Calle: 'C.',
  },
  fr: {
    Avenue: 'Av.',
    Boulevard: 'Bd',
    Place: 'Pl.',
  },
  'fr-CA': {
    Avenue: 'Av.',
    Boulevard: 'Boul.',
    Est: 'E',
    Nord: 'N',
    Ouest: 'O',
    Sud: 'S',
  },
  hu: {
    körút: 'krt.',
  },
  id: {
    Jalan: 'Jl.',
  },
  it: {
    Corso: 'C.so',
    Piazza: 'P.za',
    Viale: 'V.le',
  },
  pt: {
    Avenida: 'Av.',
    Rua: 'R.',
  },
  'pt-BR': {
    Brigadeiro: 'Brig.',
    Marechal: 'Mal.',
  },
  ru: {
    бульвар: 'бул.',
    набережная: 'наб.',
    переулок: 'пер.',
    площадь: 'пл.',
    проспект: 'просп.',
    улица: 'ул.',
    шоссе: 'ш.',
  },
  tr: {
    Bulvarı: 'Blv.',
    Caddesi: 'Cd.',
    Sokak: 'Sk.',
    Sokağı: 'Sk.',
  },
  uk: {
    бульвар: 'бул.',
    вулиця: 'вул.',
    площа: 'пл.',
    провулок: 'пров.',
    проспект: 'просп.',
  },
}

/**
 * Words that are shortened at the beginning and the end of a name only: "E North Temple St". In
 * English the other words are kept at the beginning, where they are no kind of street: "Avenue of
 * the Americas".
 */
export const EDGE_WORDS: Readonly<Record<string, Words>> = {
  'en-CA': {
    East: 'E',
    North: 'N',
    Northeast: 'NE',
    Northwest: 'NW',
    South: 'S',
    Southeast: 'SE',
    Southwest: 'SW',
    West: 'W',
  },
  'en-US': {
    County: 'Co',
    Doctor: 'Dr',
    East: 'E',
    North: 'N',
    Northeast: 'NE',
    Northwest: 'NW',
    Representative: 'Rep.',
    South: 'S',
    Southeast: 'SE',
    Southwest: 'SW',
    West: 'W',
  },
}
