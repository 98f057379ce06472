/**
 * What stands between house number and street in the countries whose number comes first. In
 * Chinese and Korean letters it comes last there too.
 */
export const numberFirst: Readonly<Record<string, string>> = {
  AG: ' ',
  AM: ' ',
  AS: ' ',
  AU: ' ',
  BB: ' ',
  BD: ' ',
  BM: ' ',
  BS: ' ',
  BZ: ' ',
  CA: ' ',
  CI: ' ',
  CN: ' ',
  DZ: ' ',
  EG: ' ',
  FJ: ' ',
  FR: ' ',
  GB: ' ',
  GE: ' ',
  GF: ' ',
  GG: ' ',
  GH: ' ',
  GI: ' ',
  GP: ' ',
  GU: ' ',
  GY: ' ',
  HK: ' ',
  IE: ' ',
  IM: ' ',
  IN: ', ',
  JE: ' ',
  JM: ' ',
  KE: ' ',
  KR: ' ',
  KY: ' ',
  LB: ' ',
  LC: ' ',
  LK: ' ',
  LU: ' ',
  MA: ' ',
  MC: ' ',
  MG: ' ',
  MM: ' ',
  MO: ' ',
  MQ: ' ',
  MT: ' ',
  MU: ', ',
  MY: ', ',
  NC: ' ',
  NG: ' ',
  NZ: ' ',
  PF: ' ',
  PG: ' ',
  PH: ' ',
  PK: ' ',
  PM: ' ',
  PR: ' ',
  RE: ' ',
  SA: ' ',
  SG: ' ',
  SN: ' ',
  TH: ' ',
  TN: ' ',
  TT: ' ',
  TW: ' ',
  TZ: ' ',
  UG: ' ',
  US: ' ',
  VI: ' ',
  VN: ' ',
  YT: ' ',
  ZA: ' ',
  ZM: ' ',
  ZW: ' ',
}

/**
 * What stands between street and house number in countries whose number comes last, where it is
 * not a space.
 */
export const beforeNumber: Readonly<Record<string, string>> = {
  AD: ', ',
  AO: ', ',
  BR: ', ',
  BY: ', ',
  CO: ' #',
  CV: ', ',
  ES: ', ',
  ID: ' No.',
  IT: ', ',
  KG: ', ',
  KZ: ', ',
  MZ: ', ',
  RU: ', ',
  SM: ', ',
  TJ: ', ',
  TM: ', ',
  TR: ' No:',
  UA: ', ',
  UZ: ', ',
  VA: ', ',
}

/**
 * Countries that write a flat with the house number: what stands between them, and whether the flat
 * is first.
 */
export const flatBesideNumber: Readonly<Record<string, [separator: string, isFirst: boolean]>> = {
  AU: ['/', true],
  CA: ['-', true],
  FI: [' ', false],
  NZ: ['/', true],
  PL: ['/', false],
  US: [' #', false],
}

/**
 * Countries whose addresses have a village or quarter on the line of the street, in a form without
 * a field for it: what stands between them, and whether the quarter is first.
 */
export const quarterBesideStreet: Readonly<Record<string, [separator: string, isFirst: boolean]>> =
  {
    AE: [', ', false],
    BD: [', ', false],
    BR: [' - ', false],
    GB: [', ', false],
    ID: [', ', false],
    IE: [', ', false],
    IN: [', ', false],
    KE: [', ', false],
    MX: [', ', false],
    MY: [', ', false],
    NG: [', ', false],
    NZ: [', ', false],
    PH: [', ', false],
    PK: [', ', false],
    TH: [', ', false],
    TR: [', ', true],
    VN: [', ', false],
  }

/** Countries whose addresses have the ward beside the town, in a form without a field for it. */
export const wardBesideTown: ReadonlySet<string> = new Set(['CN', 'JP', 'KR'])
