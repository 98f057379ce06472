/**
 * Names of streets that nearly every village of a country has, as they are written without their
 * articles. Collected by hand, without a published source.
 */
const french =
  'rue principale/grande rue/grand rue/rue église/rue mairie/place église/place mairie/' +
  'rue moulin/rue école/rue écoles/rue gare/rue station/route principale/rue haute/rue basse/' +
  'rue château/' +
  'rue jardins/rue fontaine/rue neuve/rue tilleuls/rue lilas/rue vergers/rue prés'
const german =
  'Hauptstraße/Dorfstraße/Kirchstraße/Kirchgasse/Schulstraße/Bahnhofstraße/Gartenstraße/' +
  'Lindenstraße/Ringstraße/Dorfplatz/Kirchweg/Birkenweg/Bergstraße/Mühlenweg/Waldstraße/' +
  'Wiesenweg/Feldstraße/Blumenstraße/Mittelstraße/Poststraße/Mühlstraße/Am Sportplatz'
const dutch = 'Dorpsstraat/Kerkstraat/Molenstraat/Schoolstraat/Hoofdstraat/Stationsstraat/Kerkweg'

export const streetsOfVillages: Readonly<Record<string, string>> = {
  AT: german,
  BE: `${french}/${dutch}`,
  DE: german,
  ES: 'calle mayor/plaza mayor/calle real/calle iglesia/calle nueva/plaza españa/carrer major',
  FR: `${french}/rue vignes/chemin vignes/rue jean moulin/rue four`,
  HU: 'Fő utca/Kossuth Lajos utca/Kossuth utca/Petőfi Sándor utca/Petőfi utca/Rákóczi utca',
  IT:
    'via roma/via garibaldi/via mazzini/piazza roma/via marconi/via matteotti/via chiesa/' +
    'via nazionale',
  LI: german,
  LU: french,
  NL: dutch,
  PL: 'Leśna/Polna/Szkolna/Ogrodowa/Lipowa/Główna/Kościelna/Łąkowa/Brzozowa/Słoneczna/Krótka',
  PT: 'rua igreja/rua direita/rua principal',
}

/** Towns whose quarters have streets of the same names, which grew together from villages. */
interface StreetsOfQuarters {
  /** The largest, of which the provider may show no quarter. */
  town: string
  /** Those where it is asked for only beside a quarter. */
  others: string
  /** Names of streets, divided by slashes. */
  streets: string
}

/** Streets of one name in many quarters of large towns, by country. */
export const streetsOfQuarters: Readonly<Record<string, StreetsOfQuarters>> = {
  BR: {
    town: 'São Paulo',
    others: 'Rio de Janeiro/Belo Horizonte/Salvador/Fortaleza/Recife/Curitiba/Porto Alegre/Goiânia',
    streets: 'rua são joão/rua são josé/rua são paulo/rua são pedro/rua santo antônio/rua a/rua b',
  },
  DE: {
    town: 'Berlin',
    others:
      'Hamburg/München/Köln/Frankfurt am Main/Stuttgart/Düsseldorf/Leipzig/Dortmund/Essen/Bremen/' +
      'Dresden/Hannover/Nürnberg/Duisburg/Bochum/Wuppertal/Bielefeld/Bonn/Mannheim/Karlsruhe',
    streets: german,
  },
  GB: {
    town: 'London',
    others:
      'Birmingham/Glasgow/Liverpool/Bristol/Manchester/Sheffield/Leeds/Edinburgh/Leicester/' +
      'Coventry/Bradford/Cardiff/Nottingham/Stoke-on-Trent/Wolverhampton/Plymouth/Southampton',
    streets:
      'High Street/Church Road/Church Street/Church Lane/Station Road/Park Road/Victoria Road/' +
      'Albert Road/Queens Road/Kings Road/Manor Road/Grove Road/Green Lane/Green Lanes/The Green/' +
      'The Avenue/Mill Lane/New Road/York Road/Broadway/The Broadway/The Grove/Park Lane/' +
      'London Road/Alexandra Road/St Johns Road/Clarence Road/Warwick Road/Richmond Road/' +
      'Main Street',
  },
  IE: {
    town: 'Dublin',
    others: 'Cork',
    streets:
      'Main Street/Church Road/Church Lane/Church Street/Chapel Lane/Station Road/' +
      'High Street',
  },
  PL: {
    town: 'Warszawa',
    others: 'Kraków/Łódź/Wrocław/Poznań/Gdańsk/Szczecin/Bydgoszcz/Lublin/Katowice',
    streets: 'Kościelna/Główna/Parkowa/Szkolna/Leśna/Polna',
  },
}
