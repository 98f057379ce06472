/**
 * Kinds of buildings and businesses. The words of a row, in several languages, mean the same; none
 * of them is a name by itself. Folded. Collected by hand, without a published source.
 */
export const buildingKinds: readonly (readonly string[])[] = [
  [
    'tower', 'tour', 'torre', 'turm', 'toren', 'torni', 'torn', 'tarn', 'wieza', 'vez', 'kule',
    'kulesi', 'thap',
  ],
  ['building', 'gebaude', 'edificio', 'immeuble', 'gebouw', 'budynek', 'bina', 'byggnad', 'bldg'],
  ['house', 'haus', 'maison', 'casa', 'huis', 'dom', 'hus'],
  ['center', 'centre', 'zentrum', 'centro', 'centrum', 'merkezi', 'keskus'],
  ['palace', 'palais', 'palacio', 'palazzo', 'palast', 'paleis', 'palac', 'slott', 'saray'],
  ['castle', 'chateau', 'schloss', 'castillo', 'castello', 'kasteel', 'zamek', 'slot'],
  ['church', 'eglise', 'kirche', 'iglesia', 'chiesa', 'kerk', 'kosciol', 'kyrka', 'igreja'],
  ['cathedral', 'cathedrale', 'dom', 'catedral', 'duomo', 'kathedraal', 'katedra', 'domkyrka'],
  ['mosque', 'mosquee', 'moschee', 'mezquita', 'moschea', 'camii', 'masjid'],
  ['station', 'gare', 'bahnhof', 'estacion', 'stazione', 'dworzec', 'estacao', 'gari'],
  ['airport', 'aeroport', 'flughafen', 'aeropuerto', 'aeroporto', 'luchthaven', 'lotnisko'],
  [
    'museum', 'musee', 'museo', 'museu', 'muzeum', 'muzeul', 'muze', 'muzejs', 'muziejus',
    'muuseum', 'museet',
  ],
  [
    'university', 'universite', 'universitat', 'universidad', 'universita', 'uniwersytet',
    'universidade', 'universiteit', 'universitet', 'universitetet', 'universitesi', 'univerzita',
    'univerzitet', 'univerza', 'universitetas', 'universitatea', 'ulikool', 'yliopisto', 'egyetem',
    'университет', 'університет', 'универзитет', 'πανεπιστημιο', 'جامعه',
  ],
  ['school', 'ecole', 'schule', 'escuela', 'scuola', 'skola', 'szkola', 'escola', 'okulu'],
  [
    'clinic', 'clinica', 'clinique', 'klinik', 'klinika', 'klinikum', 'kliniczne', 'policlinica',
    'поликлиника',
  ],
  [
    'hospital', 'hopital', 'krankenhaus', 'ospedale', 'ziekenhuis', 'szpital', 'hastanesi', 'hosp',
    'hospitais', 'hospitalet', 'universitetshospital', 'ligonine', 'haigla', 'slimnica', 'sairaala',
    'sjukhus', 'sjukhuset', 'lasarett', 'lasarettet', 'sykehus', 'sykehuset', 'sygehus',
    'sygehuset', 'nemocnice', 'nemocnica', 'bolnica', 'bolnisnica', 'spital', 'spitalul', 'korhaz',
    'больница', 'госпиталь', 'лікарня', 'болница', 'νοσοκομειο', 'مستشفي',
  ],
  // Two hospitals of Austria, which a town may have both of.
  ['landeskrankenhaus', 'lkh'],
  ['unfallkrankenhaus', 'ukh'],
  [
    'library', 'bibliotheque', 'bibliothek', 'biblioteca', 'bibliotheek', 'biblioteka',
    'biblioteket', 'kirjasto',
  ],
  ['bridge', 'pont', 'brucke', 'puente', 'ponte', 'brug', 'most', 'bron'],
  ['gate', 'porte', 'tor', 'puerta', 'porta', 'poort', 'brama'],
  ['stadium', 'stade', 'stadion', 'estadio', 'stadio', 'arena', 'ground', 'cricket', 'football'],
  ['embassy', 'ambassade', 'botschaft', 'embajada', 'ambasciata', 'embaixada', 'ambasada'],
  ['market', 'marche', 'markt', 'mercado', 'mercato', 'targ', 'pazari', 'cho'],
  ['theatre', 'theater', 'teatro', 'teatr', 'tiyatrosu', 'schauspielhaus'],
  ['opera', 'oper', 'opernhaus', 'ooppera'],
  ['hotel', 'hotell', 'otel', 'hotelli', 'inn'],
  ['bank', 'banque', 'banco', 'banca', 'bankasi', 'banka'],
  ['pharmacy', 'pharmacie', 'apotheke', 'farmacia', 'apteka', 'apotek', 'eczanesi'],
  ['restaurant', 'restaurante', 'ristorante', 'restauracja', 'gasthaus'],
  ['shop', 'store', 'magasin', 'laden', 'tienda', 'negozio', 'winkel', 'sklep', 'butik'],
  ['mall', 'mal', 'arcade', 'galerie', 'galeria', 'galleria', 'galerias', 'galerije'],
  [
    'shopping', 'plaza', 'tc', 'oc', 'trgovski', 'trgovacki', 'trzni',
    'шопинг', 'тц', 'cc', 'alisveris', 'avm', 'ekz', 'einkaufszentrum',
    'handlowe', 'nakupni', 'obchodni', 'kauppakeskus', 'kopcentrum', 'kjopesenter',
  ],
  ['campus', 'site', 'standort', 'kampus'],
  ['office', 'bureau', 'buro', 'oficina', 'ufficio', 'kantoor', 'biuro'],
  ['factory', 'usine', 'fabrik', 'fabrica', 'fabriek', 'fabryka'],
  ['warehouse', 'entrepot', 'lager', 'almacen', 'magazzino', 'magazijn'],
  ['company', 'gmbh', 'ltd', 'limited', 'inc', 'corp', 'sa', 'sarl', 'srl', 'plc', 'ag', 'co'],
  ['headquarters', 'siege', 'zentrale', 'sede', 'hoofdkantoor', 'centrala', 'hq'],
]

const largeKinds = [
  'airport', 'clinic', 'hospital', 'hotel', 'lkh', 'mall', 'shopping', 'ukh', 'university',
]
/** Kinds of buildings that have shops, wards or offices with numbers of their own. */
export const largeBuildings: readonly string[] = buildingKinds
  .filter((words) => largeKinds.some((kind) => words.includes(kind)))
  .flat()

const isNumberedKind = (words: readonly string[]) => words.includes('tower')

/** Kinds of buildings with flats or offices, in English. Folded. */
export const buildingsWithFlats: ReadonlySet<string> = new Set(
  [
    'apartment apartments apts building complex court enclave flats gardens heights house lodge',
    'mansion mansions place plaza residence residences residencia residency tower towers villas',
  ].flatMap((line) => line.split(' ')),
)

/** Kinds of houses in Britain that have a name in place of a number. Folded. */
export const houseKinds: ReadonlySet<string> = new Set(
  [
    'barn barns bungalow cott cottage cottages farm farmhouse grange hall house hse lodge manor',
    'mansion mill parsonage rectory stables vicarage villa',
  ].flatMap((line) => line.split(' ')),
)

/** Kinds of buildings whose names end with a number: "Tower 42", "Terminal 2". */
export const numberedBuildings: ReadonlySet<string> = new Set([
  ...buildingKinds.filter(isNumberedKind).flat(),
  'terminal',
])

/**
 * Words of the names of many buildings, beside their kinds: a "General Hospital" or a "Centro
 * Comercial" is in most towns.
 */
export const commonNameWords: readonly string[] = [
  'general regional central national teaching medical clinical clinic college memorial district',
  'referral infirmary county city state public community health care academic mother child women',
  'children hall court government governmental commercial comercial commerciale shopping mall',
  'outlet village point park square the',
  'universitario universitaria universitaire universitatea universitatsklinik klinikum clinico',
  'clinica clinique clinico hospitalier regionalny kantonsspital spital klinik regionshospitalet',
  'sjukhus universitetssjukhus sykehus sygehus sairaala yliopistollinen keskussairaala haigla',
  'ligonine slimnica bolnica univerzitetni univerzitetska klinicni klinicki centar center nemocnice',
  'nemocnica fakultni fakultna korhaz klinika sehir devlet merkezi rumah sakit umum pusat daerah',
  'benh vien da khoa isptar sptar generali llum pasar plaza',
  'νοσοκομείο γενικό πανεπιστημιακό εμπορικό κέντρο больница городская областная торговый центр тц',
  'трц мол универзитетски клинички центар шопинг лікарня національний академічний театр',
  'המרכז הרפואי בית חולים קניון مستشفى الجامعي العام مركز مول هسپتال ہسپتال میڈیکل کالج',
  'โรงพยาบาล মেডিকেল কলেজ হাসপাতাল 病院 医院 病院 병원 대학교',
].flatMap((line) => line.split(' '))

/** Parts of a building, and what is counted in it: "West Edmonton Mall, phase 3". */
export const buildingParts: readonly string[] = [
  'phase fase faza block blok bloc bloque wing ala aile fluegel stand kiosk gate porte tor',
  'pavilion pavillon pabellon pavilhao padiglione hall halle hala campus terminal unit level',
  'ward wad blocco etapa counter bay stall booth uzel oddeleni oddelenie oddzial reparto',
  'محل بوابة লেভেল ব্লক দোকান តូប',
].flatMap((line) => line.split(' '))

/** Words behind which the name of a building stands, which is no part of the street's. */
export const wordsBeforeBuilding: ReadonlySet<string> = new Set(
  [
    'imm immeuble residence edif edificio bldg building condominio gedung',
    'برج بنايه عماره مجمع مركز',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Kinds of businesses that people write before the street: "Praxis Lindenstr. 5". No street of the
 * countries that write the number last is named after one of them alone.
 */
export const kindsOfBusinesses: readonly string[] = [
    'agentur apotheke arztpraxis backerei buro feuerwehr filiale firma friseur gaststatte',
    'geschaftsstelle kanzlei kindergarten kita polizei polizeirevier polizeistation praxis',
    'restaurant studio werkstatt zahnarztpraxis',
    'apotheek kantoor praktijk winkel apotek butik kontor restaurang restauracja',
    'apteka biuro gabinet kancelaria przychodnia sklep lekarna kancelar ordinace restaurace',
    'etterem gyogyszertar iroda apteekki toimisto ravintola',
]

/**
 * What estates, quarters and passages are called before their names, in languages in which a first
 * name stands there, too: "Cité Jean Moulin".
 */
export const kindsOfPlaces: readonly string[] = [
    'cite residence lotissement clos parc quartier mail domaine hameau square villa cour',
    'urbanizacion cuesta plazoleta costanilla rinconada eje viaducto poligono colonia',
    'passagem servidao marginal escadas azinhaga travessa bairro conjunto',
    'localita stradone salita scalinata cascina frazione',
]

/**
 * The same of places beside which a town has a street of the name as well: a park, a zone, a
 * stairway.
 */
export const otherKindsOfPlaces: readonly string[] = [
  'barrio colonia vila parque jardim residencial loteamento condominio acesso zone jardin',
  'carrefour terrasse rampe cote senda subida bajada andador muelle vico vialetto passaggio',
  'rotonda parco cortile villaggio quartiere zi za zac vereda alto passeio viela domaine',
]

/** Quarters and estates in short, where they stand before a name. Folded. */
export const shortKindsOfPlaces: ReadonlySet<string> = new Set(
  'jd jdm pq vl cj lot res col bo urb'.split(' '),
)
