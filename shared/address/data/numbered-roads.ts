/**
 * How numbered roads are written before their number, by country: one name for each kind of road,
 * and a regular expression of its other names. The names are made up, and none is nearly another,
 * which would be taken for a typing error. `REGION` is the name or code of the state. `Anyhighway`
 * may be a road of the state or of the union.
 */
const highway = '(?:highway|hi?wa?y|route|rte|rt)'
const county = '(?:county|cn?ty\\.?|co\\.?)\\s(?:road|rd|route|highway|hwy)|c\\.?r\\.?'
const state = `state\\s(?:road|rd|${highway})|s\\.?[rh]\\.?|REGION(?:\\s${highway})?`

/** The number behind the letter of a street of Quito, without a letter of its own: "N24". */
const quadrant = '(?=[\\s.-]?\\d{1,3}(?!\\d|-?\\p{L}))'

export const numberedRoads: Record<string, Record<string, string>> = {
  US: {
    Ushighway: `u\\.?\\s?s\\.?(?:\\s${highway})?`,
    Interstate: 'interstate(?:\\s(?:highway|hwy))?|i\\.?h?\\.?',
    Countyroad: county,
    Farmroad: '(?:farm[\\s-]to[\\s-]market|f\\.?m\\.?)(?:\\s(?:road|rd))?',
    Ranchroad:
      '(?:ranch[\\s-]to[\\s-]market|r\\.?m\\.?|r\\.?r\\.?(?=\\s?\\d{3}))(?:\\s(?:road|rd))?|' +
      'ranch\\s(?:road|rd)',
    Townshiproad: '(?:township|twp)\\.?\\s(?:road|rd)|t\\.?r\\.?',
    Forestroad:
      '(?:national\\s)?forest(?:\\sservice)?\\s(?:road|rd)|' +
      'n\\.?f\\.?(?:s?\\.?r\\.?)?|f\\.?[rs]\\.?',
    Indianroute: '(?:indian|navajo)\\s(?:route|rte)|i\\.?r\\.?',
    Statehighway: state,
    Anyhighway: highway,
  },
  CA: {
    Rangeroad: '(?:range|rge)\\s(?:road|rd)|r\\.?r\\.?',
    Townshiproad: '(?:township|twp)\\s(?:road|rd)',
    Regionalroad: 'reg(?:ional|\\.)?\\s(?:road|rd)',
    Concessionroad: '(?:concession|conc?)\\.?(?:\\s(?:road|rd))?',
    Autoroute: 'autoroute|aut\\.?|a',
    Countyroad: county,
    Statehighway: `REGION(?:\\s${highway})?`,
    Anyhighway: highway,
  },
  AU: { Statehighway: 'state\\shighway', Motorway: 'm', Anyhighway: highway },
  NZ: { Statehighway: 'state\\shighway|sh', Anyhighway: highway },
  IE: { Nationalroad: 'n', Regionalroad: 'r', Motorway: 'm', Localroad: '(?:local\\sroad\\s)?l' },
  GB: { Primaryroad: 'a', Lesserroad: 'b', Motorway: 'm' },
  FR: {
    Nationale: 'route\\snationale|r?n',
    Departementale: 'route\\sd[eé]partementale|r?d',
    Vicinal: 'chem(?:in|\\.)?\\svicinal|c\\.?v\\.?',
    Rural: 'chem(?:in|\\.)?\\srural|c\\.?r\\.?',
  },
  DE: { Federalroad: 'bundesstra(?:ss|ß)e|b', Stateroad: 'l', Districtroad: 'k' },
  AT: {
    Federalroad: 'bundesstr(?:a(?:ss|ß)e|\\.)|b',
    Stateroad: 'landesstr(?:a(?:ss|ß)e|\\.)|l',
  },
  DK: { Europeanroad: '(?:motorvej(?:en)?\\s)?e' },
  // The number says whether it is a road of the realm or of a county.
  SE: { Europeanroad: 'europav[äa]g\\s?e?|e', Nationalroad: '(?:riks|l[äa]ns)?v[äa]g|[rl]v\\.?' },
  NO: {
    Europeanroad: 'europave[ig]\\s?e?|e',
    Nationalroad: 'riksve[ig]|rv\\.?',
    Countyroad: 'fylkesve[ig]|fv\\.?',
  },
  FI: {
    Europeanroad: 'eurooppatie\\s?e?|e',
    Mainroad: 'valtatie|vt\\.?',
    Trunkroad: 'kantatie|kt\\.?',
  },
  LV: {
    Mainroad: '(?:(?:valsts\\s)?autoce[lļ][sš]\\s)?a',
    Regionalroad: '(?:autoce[lļ][sš]\\s)?p',
  },
  IT: {
    Statale: 'strada\\sstatale|s\\.?\\s?s\\.?',
    Provinciale: 'strada\\sprovinciale|s\\.?\\s?p\\.?',
    Regionale: 'strada\\sregionale|s\\.?\\s?r\\.?',
  },
  ES: { Nacional: '(?:(?:carretera|ctra\\.?)\\s)?n(?:acional)?' },
  PT: {
    Nacional: 'estr(?:ada|\\.)?\\snacional|e\\.?n\\.?|n',
    Municipal: 'estr(?:ada|\\.)?\\smunicipal|e\\.?m\\.?',
  },
  PL: {
    Nationalroad: 'droga\\skrajowa|dk',
    Provincialroad: 'droga\\swojew[oó]dzka|dw',
  },
  RO: {
    Nationalroad: 'drumul\\sna[tț]ional|d\\.?n\\.?',
    Districtroad: 'drumul\\sjude[tț]ean|d\\.?j\\.?',
  },
  BA: { Mainroad: '(?:magistralni\\sput\\s)?m' },
  MA: { Nationale: 'route\\snationale|r?n', Regionale: 'route\\sr[eé]gionale|r' },
  KE: { Trunkroad: 'a', Primaryroad: 'b', Secondaryroad: 'c' },
  AE: { Federalroad: 'e', Emirateroad: 'd' },
  ZA: { Nationalroad: 'n', Provincialroad: 'r', Metropolitanroad: 'm' },
  IN: {
    Nationalhighway: 'national\\s(?:highway|hwy)|n\\.?h\\.?',
    Statehighway: 'state\\s(?:highway|hwy)|s\\.?h\\.?',
  },
  KH: { Nationalroad: 'national\\s(?:road|rd|highway)|n\\.?r\\.?|r\\.?n\\.?' },
  VN: {
    Nationalroad: 'quốc\\slộ|quoc\\slo|ql',
    Provincialroad: '(?:tỉnh\\slộ|tinh\\slo|đường\\stỉnh|duong\\stinh|tl|[đd]t)',
    Districtroad: 'huyện\\slộ|huyen\\slo|đường\\shuyện|duong\\shuyen|[đd]h',
    Villageroad: 'hương\\slộ|huong\\slo|hl',
  },
  AR: {
    Nationalhighway: 'ruta\\snac(?:ional|\\.)?|r\\.?\\s?n\\.?',
    Statehighway: 'ruta\\sprov(?:incial|\\.)?|r\\.?\\s?p\\.?',
    Anyhighway: 'ruta',
  },
  UY: { Nationalhighway: 'ruta(?:\\snac(?:ional|\\.)?)?|r' },
  CL: { Nationalhighway: '(?:ruta|carretera)(?:\\sr)?|r' },
  // Roads of the state, and streets of Quito that are named like its plates.
  EC: {
    Nationalroad: `(?:(?:troncal|v[ií]a|ruta|calle)\\s)?e${quadrant}`,
    Northstreet: `(?:calle\\s)?n${quadrant}`,
    Southstreet: `(?:calle\\s)?s${quadrant}`,
    Weststreet: `(?:calle\\s)?oe${quadrant}`,
  },
}
