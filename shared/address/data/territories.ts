/** A territory that has its own code in ISO 3166-1, and belongs to a country that has one too. */
interface Territory {
  country: string
  /** The beginnings of its postal codes in the system of the country; none where it has no own. */
  postalCodes: readonly string[]
  /**
   * It has a post and customs of its own, so a parcel that is addressed to the country goes wrong.
   */
  isApart?: true
}

/**
 * Territories by code. Addresses name one where the provider names the other. Sources of the postal
 * codes: the national posts' published ranges.
 */
export const territories: Readonly<Record<string, Territory>> = {
  PR: { country: 'US', postalCodes: ['006', '007', '009'] },
  GU: { country: 'US', postalCodes: ['9691', '9692', '9693'] },
  VI: { country: 'US', postalCodes: ['008'] },
  AS: { country: 'US', postalCodes: ['96799'] },
  MP: { country: 'US', postalCodes: ['9695'] },
  GP: { country: 'FR', postalCodes: ['971'] },
  MQ: { country: 'FR', postalCodes: ['972'] },
  GF: { country: 'FR', postalCodes: ['973'] },
  RE: { country: 'FR', postalCodes: ['974'] },
  YT: { country: 'FR', postalCodes: ['976'] },
  PM: { country: 'FR', postalCodes: ['975'] },
  BL: { country: 'FR', postalCodes: ['97133', '977'] },
  MF: { country: 'FR', postalCodes: ['97150', '978'] },
  NC: { country: 'FR', postalCodes: ['988'] },
  PF: { country: 'FR', postalCodes: ['987'] },
  WF: { country: 'FR', postalCodes: ['986'] },
  MC: { country: 'FR', postalCodes: ['980'] },
  GG: { country: 'GB', postalCodes: ['GY'], isApart: true },
  JE: { country: 'GB', postalCodes: ['JE'], isApart: true },
  IM: { country: 'GB', postalCodes: ['IM'], isApart: true },
  GI: { country: 'GB', postalCodes: ['GX'], isApart: true },
  HK: { country: 'CN', postalCodes: ['999077'], isApart: true },
  MO: { country: 'CN', postalCodes: ['999078'], isApart: true },
  TW: { country: 'CN', postalCodes: ['999079'], isApart: true },
  AW: { country: 'NL', postalCodes: [], isApart: true },
  CW: { country: 'NL', postalCodes: [], isApart: true },
  SX: { country: 'NL', postalCodes: [], isApart: true },
  BQ: { country: 'NL', postalCodes: [], isApart: true },
  FO: { country: 'DK', postalCodes: ['FO'], isApart: true },
  GL: { country: 'DK', postalCodes: ['39'], isApart: true },
  SJ: { country: 'NO', postalCodes: ['8099', '917'] },
  AX: { country: 'FI', postalCodes: ['22'] },
  CX: { country: 'AU', postalCodes: ['6798'] },
  CC: { country: 'AU', postalCodes: ['6799'] },
  NF: { country: 'AU', postalCodes: ['2899'] },
  SM: { country: 'IT', postalCodes: ['4789'] },
  VA: { country: 'IT', postalCodes: ['00120'] },
  XK: { country: 'RS', postalCodes: [], isApart: true },
}
