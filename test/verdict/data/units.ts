/**
 * Lines with floors, doors and entrances: `country | line as stored | without them`. Written from
 * general knowledge, before it was known what the code says of them.
 */
export const linesWithUnits: readonly string[] = [
  'DE | P7 24, 3. OG links | P7 24',
  'CH | Freiburgstr. 18, Eingang 31 | Freiburgstr. 18',
  'IN | B-118, FF | B-118',
  'IN | House 45 G.F. | House 45',
  'LU | 28 av gare 2eme étage gauche | 28 av gare',
  'DK | Blegdamsvej 9, afsnit 3142 | Blegdamsvej 9',
  'SE | Storgatan 4, ingång 3 | Storgatan 4',
  'NO | Storgata 4, 3. etg | Storgata 4',
  'IS | Hagasmári 1, 2. hæð | Hagasmári 1',
  'EE | Pikk 4, 2. korrus | Pikk 4',
  'LV | Brīvības iela 4, 2. stāvs | Brīvības iela 4',
  'LT | Pylimo g. 4, 2 aukštas | Pylimo g. 4',
  'PL | Wolska 27, 3 piętro | Wolska 27',
  'PL | Wolska 27, klatka 2 | Wolska 27',
  'CZ | Dlouhá 5, 2. NP | Dlouhá 5',
  'SK | Hlavná 5, 3. poschodie, vchod B | Hlavná 5',
  'HU | vaci u 24 3em 12a | vaci u 24',
  'HU | Váci u. 24. 3. em. 12. | Váci u. 24',
  'SI | Pobreška c. 18, 1. nadstropje | Pobreška c. 18',
  'HR | Ilica 9, ulaz 2 | Ilica 9',
  'IT | Via Nazionale 45 p.t. | Via Nazionale 45',
  'IT | Via Nazionale 45, P.T. | Via Nazionale 45',
  'RO | Str. Lungă 4, etaj 3 | Str. Lungă 4',
  'BG | ул. Шипка 4, ет. 3 | ул. Шипка 4',
  'UA | вул. Франка 4, 3 поверх | вул. Франка 4',
  'GR | ermou 40 3os orofos | ermou 40',
  'ES | san pere mes alt 27 entlo 2a | san pere mes alt 27',
  'ES | C. Mayor 5, pral. 1ª | C. Mayor 5',
  'PT | Av. da República 100 r/c esq | Av. da República 100',
  'MX | Av. Rafael Sanzio 150, local B-12 | Av. Rafael Sanzio 150',
  'GB | 51 Little France Crescent, Ward 207 | 51 Little France Crescent',
  'AU | 200 collins st l12 | 200 collins st',
  'NL | Damrak 4, 2e verdieping | Damrak 4',
  'BE | Rue Haute 9, 2ème étage droite | Rue Haute 9',
]

/** Lines without a unit, although they have such a word: `country | line`. */
export const linesWithoutUnits: readonly string[] = [
  'IT | Via San Pietro 5',
  'VN | 12 Nguyen Hue, Ward 5',
  'US | 12 Ward Street',
  'FR | 9 rue Gauche',
  'US | 12 L Street',
  'AU | 12 Left Bank Road',
]
