/**
 * Words of addresses and how else they are written, by language (BCP 47). Members of a group stand for one another; groups are
 * parted by `|`. `types`: kinds of streets, which part one street from another but are often left out. `directions`: points of the
 * compass. `words`: others. `endings`: kinds of streets that are written on to the name, with their short forms.
 */
export interface Abbreviations {
  types?: string
  directions?: string
  words?: string
  endings?: string
}

export const abbreviations: Record<string, Abbreviations> = {
  en: {
    types:
      'street st str|road rd|avenue ave av avn|boulevard blvd boul bvd|drive dr drv|lane ln|court ct crt|place pl plc|square sq|terrace ter terr tce|' +
      'crescent cres cr crs|parkway pkwy pky|highway hwy|circle cir|freeway fwy|expressway expy|turnpike tpke tpk|route rte|trail trl|way wy|' +
      'close cl|grove gr grv|gardens gdns gdn|plaza plz|alley aly|loop lp|esplanade esp|parade pde|quay qy|wharf whf|mews mws|causeway cswy|circuit cct|walk wlk',
    directions: 'north n|south s|east e|west w|northeast ne|northwest nw|southeast se|southwest sw',
    words:
      'saint st|saints sts|mount mt|mountain mtn mtin|fort ft|heights hts|center centre ctr cntr|building bldg|junction jct|island is|point pt|port prt|' +
      'first 1st 1|second 2nd 2|third 3rd 3|fourth 4th 4|fifth 5th 5|sixth 6th 6|seventh 7th 7|eighth 8th 8|ninth 9th 9|tenth 10th 10|one 1|two 2|three 3|four 4|five 5|' +
      'doctor dr|general gen|president pres|professor prof|number no nr|university univ|station stn sta|international intl|and und|section sec|county co|martin mrt',
  },
  de: {
    types: 'strasse str|platz pl|weg wg|gasse g|allee al',
    words: 'sankt st|doktor dr|professor prof|und u|bahnhof bhf|friedrich fr|ober o|unter u|gross gr|klein kl',
    endings: 'strasse str|platz pl|gasse g|allee|weg|damm|ufer|ring',
  },
  fr: {
    types:
      'rue r|avenue av ave|boulevard bd bld boul blvd bvd|place pl|chemin ch che chem|allee all|allees all|impasse imp|quai q|square sq|route rte|passage pass|' +
      'cours crs|esplanade esp|promenade prom|sentier sent|villa vla|voie',
    directions: 'nord n|sud s|est e|ouest o',
    words: 'saint st|sainte ste|saints sts|faubourg fbg fg|general gal gen|marechal mal|president pdt|docteur dr|professeur pr|capitaine cne|colonel cel|et e',
  },
  es: {
    types:
      'calle c cl cll|avenida av avda avd ave|plaza pl pza plza|paseo po p pso|carrera cra cr kr kra|carretera ctra crta|camino cno cmno|ronda rda|travesia trva trav|' +
      'glorieta gta|bulevar blvr blvd|calzada calz czda|diagonal dg diag|transversal tv transv|circunvalacion circ|callejon cjon cllon|pasaje psje pje|jiron jr|prolongacion prol|alameda alam|autopista autop|plazuela plzla|carrer c|avinguda av|placa pl pca|passeig pg',
    directions: 'norte n nte|sur s|este e ote oriente|oeste o pte poniente',
    words: 'san s|santa sta|santo sto|general gral gen|presidente pdte pres|doctor dr|doctora dra|nuestra ntra|senora sra|ciudad cd cdad|numero num no nro n|maria ma|hermanos hnos|francisco fco|coronel cnel|autonoma aut',
  },
  ca: { types: 'carrer c|avinguda av avda|placa pl pca|passeig pg|ronda rda|rambla rbla', words: 'sant st|santa sta' },
  pt: {
    types:
      'rua r|avenida av avda|praca pca pc|travessa tv trav|alameda al alam|rodovia rod|estrada estr est|largo lg lgo|beco bc|calcada cc|ladeira ld|viela|quadra qd q|setor st set|via v|rotunda rot',
    directions: 'norte n|sul s|leste l este e|oeste o',
    words: 'santo sto|santa sta|sao s|doutor dr|doutora dra|general gen gal|presidente pres|professor prof|brigadeiro brig|marechal mal|coronel cel|dom d|dona da|engenheiro eng|comendador com|conselheiro cons|numero no n|visconde visc|senador sen|deputado dep|nossa n|senhora sra|martires mart',
  },
  it: {
    types: 'via v|viale vle v|piazza pza p za|piazzale ple|corso cso c|largo lgo l|vicolo vic vlo|strada str|galleria gall|lungotevere lgt|lungarno|borgo|salita sal|calle|fondamenta fond fdm|campo|riva|piazzetta',
    directions: 'nord n|sud s|est e|ovest o',
    words: 'san s|santa s sta|santo s|santi ss|fratelli flli|generale gen|dottore dott|numero n no|monte m|giuseppe g|vittorio vitt|emanuele em',
  },
  nl: {
    types: 'straat str|laan ln|weg wg|plein pln|gracht gr|kade kd|singel sgl|steenweg stwg|dijk dk|lei',
    directions: 'noord n|zuid z|oost o|west w',
    words: 'sint st|burgemeester burg|dokter dr|professor prof|koningin kon|generaal gen|van v|prins pr|nummer nr',
    endings: 'straat str|laan ln|weg wg|plein pln|gracht gr|kade kd|steenweg stwg|singel|dijk|markt',
  },
  da: { types: 'gade g|vej v|alle al|plads pl|torv|boulevard blvd', directions: 'nord n|syd s|ost o|vest v', words: 'sankt skt st|norre nr|sondre sdr|store st|lille ll|gammel gl|doktor dr', endings: 'gade g|vej v|plads pl|torv|alle|straede str' },
  nb: { types: 'gate gata gt g|vei veien veg vegen v|plass plassen pl|alle|brygge', directions: 'nord n|sor s|ost o|vest v', words: 'sankt st|doktor dr|kongens kgs|dronningens drn', endings: 'gata gate gt g|veien vei vegen veg vn v|plass plassen pl' },
  sv: { types: 'gata gatan g|vag vagen v|plan|torg torget|plats platsen pl|allen|stig stigen|grand', directions: 'norra n|sodra s|ostra o|vastra v', words: 'sankt st|gamla g|lilla l|stora st', endings: 'gatan gata g|vagen vag v|torget torg|platsen plats pl|grand|stigen' },
  fi: { types: 'katu k|tie t|kuja|polku|aukio|tori|puistikko|esplanadi|gatan g|vagen v', words: 'pohjois pohj|etela et|ita|lansi', endings: 'katu k|tie t|kuja|aukio|tori|gatan g|vagen v' },
  is: { types: 'gata g|vegur|stigur|braut|straeti', endings: 'gata|vegur|stigur|braut|straeti' },
  pl: { types: 'ulica ul|aleja al|aleje al|plac pl|osiedle os|rynek rnk|rondo|skwer|bulwar bulw', words: 'swietego sw|swietej sw|ksiedza ks|generala gen|marszalka marsz|doktora dr|profesora prof|ksiecia|jozefa j|tadeusza t' },
  cs: { types: 'ulice ul|namesti nam|trida tr|nabrezi nabr|alej|sady', words: 'svateho sv|generala gen|doktora dr|cislo c cp' },
  sk: { types: 'ulica ul|namestie nam|trieda tr|nabrezie nabr|cesta', words: 'svateho sv|generala gen|doktora dr' },
  hu: { types: 'utca u|ter t|korut krt|ut u|koz|setany stny|rakpart rkp|sugarut|terulet|park', words: 'szent szt|kerulet ker|doktor dr|gyorgy gy' },
  ro: { types: 'strada str|bulevardul bulevard bd bdul blvd|calea cal cl|piata pta p|soseaua sos|aleea al|splaiul spl|intrarea intr|drumul dr|fundatura fdt', words: 'sfantul sf|sfanta sf|general gen gral|doctor dr|maresal mare|numar numarul nr' },
  bg: { types: 'улица ул ulitsa ul street st|булевард бул bulevard bul boulevard blvd|площад пл ploshtad pl square sq|жилищен комплекс жк', words: 'свети св sveti sv|генерал ген general gen' },
  el: { types: 'οδος οδ odos od street st|λεωφορος λεωφ λ leoforos leof avenue ave|πλατεια πλ plateia pl square sq|παροδος παρ', words: 'αγιου αγ agiou ag|αγιας αγ|αγιος αγ|βασιλεως βασ vasileos vas|βασιλισσης βασ vasilissis vas|ελευθεριου ελ eleftheriou el|εθνικης εθν' },
  ru: {
    types:
      'улица ул ulitsa ulica ul street st|проспект просп пр пркт prospekt prospect pr prkt avenue ave|переулок пер pereulok per|площадь пл ploshchad ploshad pl square sq|набережная наб naberezhnaya nab embankment emb|' +
      'бульвар бул б bulvar bul boulevard blvd|шоссе ш shosse sh highway hwy|проезд proezd|аллея ал|линия|тупик туп',
    words: 'дом д|корпус корп к|строение стр|город г gorod|область обл oblast obl|район|большая б bolshaya|малая м malaya|святого св|санкт st saint|академика акад|генерала ген|имени им',
  },
  uk: {
    types: 'вулиця вул vulytsia vulitsya vul street st|проспект просп пр prospekt avenue ave|провулок пров provulok lane ln|площа пл ploshcha pl square sq|бульвар бул б bulvar boulevard blvd|набережна наб naberezhna|шосе ш|майдан|узвіз',
    words: 'будинок буд|місто м|область обл oblast|район|святого св|академіка акад|генерала ген',
  },
  be: { types: 'вуліца вул vulica vul ulitsa street st|праспект пр praspiekt avenue ave|плошча пл|завулак зав' },
  sr: { types: 'улица ул ulica ul street st|булевар бул bulevar bul blv boulevard blvd|трг trg', words: 'светог св svetog sv|краља kralja kr|генерала ген' },
  hr: { types: 'ulica ul|trg|avenija av|cesta c|put|obala', words: 'svetog sv|kralja kr|bana' },
  sl: { types: 'ulica ul|cesta c|trg|pot' , words: 'svetega sv'},
  bs: { types: 'ulica ul|trg|bulevar bul' },
  mk: { types: 'улица ул ulica ul street st|булевар бул bulevar bul boulevard blvd', words: 'свети св sveti sv' },
  lt: { types: 'gatve g|prospektas prospekto prospekt pr|aleja al|aikste a|plentas pl', words: 'sventojo sv' },
  lv: { types: 'iela i|prospekts pr|bulvaris bulv blv|laukums lauk l|aleja al|gatve' },
  et: { types: 'tanav tn t|maantee mnt|puiestee pst|valjak v|plats pl|tee' },
  sq: { types: 'rruga rr|bulevardi bulevard bul blvd|sheshi shesh' },
  tr: { types: 'caddesi cadde cad cd|sokagi sokak sok sk|bulvari bulvar blv bul|mahallesi mahalle mah mh|meydani meydan myd|yolu|bulvari', words: 'numara no|doktor dr|general gen' },
  az: { types: 'kucesi kuce kuc|prospekti prospekt pr|avenue ave' },
  ka: { types: 'ქუჩა ქ kucha street st|გამზირი გამზ gamziri avenue ave' },
  hy: { types: 'փողոց փ poghots street st|պողոտա պ poghota avenue ave|հրապարակ square sq' },
  kk: { types: 'көшесі көш koshesi street st|даңғылы даң dangyly avenue ave' },
  ar: { types: 'شارع ش shari sharia street st|طريق ط tariq road rd|ميدان م midan square sq|جادة avenue ave|بوليفارد boulevard blvd', words: 'حي district dist|الشيخ sheikh shaikh sheik|الملك king|محمد mohammed mohamed muhammad mohammad' },
  he: { types: 'רחוב רח rehov street st|שדרות שד sderot boulevard blvd|דרך derech derekh road rd|כיכר ככר kikar square sq' },
  fa: { types: 'خیابان khiaban street st|بلوار boulevard blvd|کوچه' },
  hi: { types: 'marg mg|road rd|street st|nagar ngr|chowk chk|sadak', words: 'mahatma m|gandhi|near nr|opposite opp' },
  bn: { types: 'road rd|street st|sarak' },
  ur: { types: 'road rd|street st|shahrah|sharah' },
  th: { types: 'ถนน ถ thanon road rd th|ซอย ซ soi', words: 'แขวง khwaeng|เขต khet|ตำบล ต tambon|อำเภอ อ amphoe|จังหวัด จ' },
  vi: { types: 'duong d street st|pho p|dai lo dl|ngo|hem', words: 'phuong p ward|quan q district dist|thanh tp|pho city|xa' },
  id: { types: 'jalan jl jln|gang gg', words: 'nomor no|kecamatan kec|kelurahan kel|kota|kabupaten kab|raya' },
  ms: { types: 'jalan jln jl|lorong lrg lor|persiaran psn|lebuh|lebuhraya|taman tmn', words: 'kampung kg kpg' },
  fil: { types: 'street st|avenue ave|kalye|highway hwy|boulevard blvd', words: 'barangay brgy bgy|general gen|santa sta|santo sto' },
  zh: { types: '路 road rd|街 street st|大街|大道 avenue ave|巷 lane ln|弄|胡同', words: '号 號 no|段 section sec' },
  ja: { types: '通り dori dori street st', words: '丁目 chome|番地 番 banchi|号 go' },
  ko: { types: '로 ro|길 gil|대로 daero', words: '번길|번지' },
  sw: { types: 'street st|road rd|barabara' },
  am: { types: 'street st|avenue ave|road rd' },
  mt: { types: 'triq street st|misrah square sq|vjal avenue ave' },
}

/** Kinds of streets and directions in several languages: where two are spoken, people write either. */
export const translations: Abbreviations = {
  types:
    'street st rue calle carrer rua via strasse straat gata gatan gade gate katu ulica ulice ulitsa utca strada sokak caddesi jalan rruga triq|' +
    'avenue ave av avenida avinguda laan prospekt aleja|square sq place platz plein plaza placa praca piazza torg plads plass namesti plac ter trg|' +
    'road rd route weg chemin camino cami vag vagen vei vej tie cesta droga|boulevard blvd bulevar bulvar viale|quai quay kade kai muelle',
  directions: 'north n nord norte norra noord|south s sud sur sul sodra zuid|east e est este ostra oost|west w ouest oeste ovest vastra',
}
