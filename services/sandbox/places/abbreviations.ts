/** Words that people write in several ways; each group's members stand for one another in a query. */
const GROUPS = `street st str
street strt|saint st sankt ste sainte san
strasse str|straat str|strada str|stradale str
avenue ave av aven|avenida av avda avd ave|avinguda av|aveny av
boulevard blvd bd boul bvd blv|bulevar bul blvd|bulvari bul|bulevardul bd blvd|bulvar blv bul
road rd|drive dr|lane ln|court ct|place pl|plaza pl pza plz|platz pl|plaats pl|placa pl|plac pl|plass pl|plads pl|plats pl
square sq|terrace ter terr tce|crescent cres cr|parkway pkwy pky|highway hwy|circle cir|freeway fwy|expressway expy|turnpike tpke
route rte rt|trail trl|way wy|mount mt|mountain mtn|fort ft|heights hts|gardens gdns|grove gr|close cl|building bldg bld|center centre ctr cntr
north n|south s|east e|west w|northeast ne|northwest nw|southeast se|southwest sw
calle c cl cll|carrer c|carrera cra cr kr|paseo p po pso|passeig pg p|camino cno|carretera ctra|plaza pza plaza
rua r|travessa tv trav|praca pc pca pr|alameda al|rodovia rod|estrada estr
rue r|place pl|chemin ch che|allee all|allees all|impasse imp|faubourg fbg fg|quai q|square sq
via v|viale vle v|piazza pza p za|piazzale ple pzle|corso cso c so|largo lgo|vicolo vic
ulica ul|ulitsa ul|улица ул|проспект пр просп пркт|prospekt pr prosp prospect|переулок пер|площадь пл|набережная наб|бульвар бул б р|шоссе ш|вулиця вул|aleja al|aleje al|osiedle os
ulice ul|namesti nam|trida tr
cadde cad caddesi cd|caddesi cad cd cadde|sokak sk sok sokagi|sokagi sk sok sokak|mahallesi mah mh|bulvari blv bul
utca u|ter t|korut krt|ut u|gata g|gatan g|vagen v|vej v|vei v veg v|gade g
οδος οδ|λεωφοροσ λεωφ λ|leoforos leof
jalan jl jln|jalan jln|lorong lrg|persiaran psn|soi s|thanon th|duong d|quan q|phuong p
first 1st|second 2nd|third 3rd|fourth 4th|fifth 5th|sixth 6th|seventh 7th|eighth 8th|ninth 9th|tenth 10th|eleventh 11th|twelfth 12th
number no num nr|apartment apt|suite ste|floor fl|international intl|university univ|station sta stn|headquarters hq
doctor dr|doktor dr|professor prof|general gen gral|president pres pdte|san s|santa sta|santo sto|saint snt
and und et y e i|straat st
box bp|apartado apdo ap|caixa cx
street shari|شارع ش|street rehov|רחוב רח
chome cho|ku ward|shi city|daero dae ro|ro road|gil street
wien vienna|muenchen munchen munich|koln koeln cologne|firenze florence|roma rome|milano milan|torino turin|venezia venice|napoli naples|genova genoa
praha prague|warszawa warsaw|krakow cracow|bucuresti bucharest|beograd belgrade|moskva moscow|lisboa lisbon|sevilla seville|zaragoza saragossa
bruxelles brussels brussel|antwerpen antwerp anvers|gent ghent gand|brugge bruges|luik liege|geneve geneva genf|zurich zuerich|basel bale basle|bern berne
kobenhavn copenhagen|goteborg gothenburg|athina athens|thessaloniki saloniki|istanbul constantinople|al qahira cairo
marseille marseilles|lyon lyons|nurnberg nuernberg nuremberg|hannover hanover|den haag hague|sgravenhage hague
havana habana|ciudad mexico|tanger tangier tanja|kyiv kiev|odesa odessa|lviv lwow lvov|москва moscow|kolkata calcutta|mumbai bombay|chennai madras|bengaluru bangalore
ababa abeba|beijing peking|guangzhou canton|tokyo tokio|makkah mecca|riyadh riad|dimashq damascus|baghdad bagdad|tehran teheran|sankt saint|peterburg petersburg`

/** Kinds of ways: they say little, so they need not be typed and weigh little when they are. */
const GENERIC = `street strasse str straat road rd avenue ave av avenida avinguda boulevard blvd bd bulevar drive dr lane ln court ct place pl plaza plaza platz plads plass plats plein square sq
terrace crescent parkway pkwy highway hwy way calle c carrer carrera paseo passeig camino rua r travessa praca alameda rodovia rue chemin allee impasse quai via viale piazza corso largo vicolo
ulica ul ulitsa улица ул проспект пр переулок площадь пл набережная бульвар шоссе вулиця вул prospekt ulice namesti trida cadde caddesi cad sokak sokagi mahallesi utca ter korut ut gata gatan vagen vej vei veg gade
οδος λεωφοροσ leoforos odos jalan jl jln lorong persiaran soi thanon duong شارع طريق sharia shari רחוב rehov sadaka sadak marg strada stradă st n s e w no nr number
ward city district road ro gil daero ถ น 号 路 街 号 丁 目 番 号`

const STOP =
  'de la le les des du da do das dos del della dei di the of and und et y e a al el an am im in der die das den zu van von d l st no on at o i'

/** Words before a flat's, floor's or box's number. */
const UNIT =
  'flat apt apartment unit suite ste level floor fl room rm bus box apto appartement app office shop shopno dept depto piso etage stock wohnung top kv lok lokal daire kat'

export type Variants = ReadonlyMap<string, readonly string[]>

/** Every word that may be written otherwise, with its other forms. */
export function variants(): Variants {
  const forms = new Map<string, Set<string>>()
  for (const group of GROUPS.split(/[|\n]/)) {
    const words = group.trim().split(' ')
    for (const word of words) {
      const others = forms.get(word) ?? new Set()
      for (const other of words) if (other !== word) others.add(other)
      forms.set(word, others)
    }
  }
  return new Map([...forms].map(([word, others]) => [word, [...others]]))
}

export const GENERIC_WORDS: ReadonlySet<string> = new Set(GENERIC.split(/\s+/))
export const STOP_WORDS: ReadonlySet<string> = new Set(STOP.split(' '))
export const UNIT_WORDS: ReadonlySet<string> = new Set(UNIT.split(' '))
