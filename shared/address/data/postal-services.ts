/**
 * What takes the place of a street. `box`: a post-office box. `rural`: a carrier's rural or highway
 * contract route. `military`: military and diplomatic post offices. `locker`: a parcel locker or a
 * shop that keeps parcels. `counter`: mail that waits at a post office's counter.
 */
export type PostalKind = 'box' | 'rural' | 'military' | 'locker' | 'counter'

export interface PostalWords {
  kind: PostalKind
  /** A regular expression, for text without dots inside abbreviations. */
  words: string
  /** Countries (ISO 3166-1 alpha-2) where the words mean this; everywhere if absent. */
  in?: string
  /** Where the number stands; absent: behind the words. */
  number?: 'optional' | 'before' | 'none'
}

/**
 * Sources: the country sheets of the Universal Postal Union ("Postal addressing systems in member
 * countries"), USPS Publication 28 (sections 24 to 28: rural routes, highway contract routes,
 * general delivery, post-office boxes, military), Canada Post's "Addressing guidelines", and the
 * product names of the carriers. Collected from general knowledge of these, not copied.
 *
 * Short words hold in some countries only. "CP" is a box in Italy and the postal code in Mexico,
 * "AP" is a box in Mexico and a flat in Colombia, "RD" is a rural route in New Zealand and a
 * departmental road in France, "PL" is a box in Finland and a square in Germany.
 */
export const postalServices: readonly PostalWords[] = [
  { kind: 'box', words: 'p ?o ?b(?:ox)?' },
  { kind: 'box', words: '(?:post|g ?p ?o|po) ?(?:office)? ?box' },
  { kind: 'box', words: 'postal (?:box|bag)' },
  { kind: 'box', words: 'locked bag', in: 'AU NZ' },
  { kind: 'box', words: 'freepost', in: 'GB IE NZ', number: 'optional' },
  { kind: 'box', words: 'reply paid', in: 'AU' },
  { kind: 'box', words: '(?:private|post|mail) bag' },
  { kind: 'box', words: 'p ?bag', in: 'ZA ZW ZM MW BW NA LS SZ NZ FJ' },
  { kind: 'box', words: 'p ?m ?b', in: 'NG GH GM SL LR AU NA ZA SZ' },
  { kind: 'box', words: 'privaatsak|posbus', in: 'ZA NA' },
  { kind: 'box', words: 'postnet suite', in: 'ZA' },
  { kind: 'box', words: 'p ?b', in: 'IN NP LK NL BE FI' },
  { kind: 'box', words: 'box' },
  { kind: 'box', words: 'postfach', number: 'optional' },
  { kind: 'box', words: 'pf', in: 'DE AT HU' },
  { kind: 'box', words: 'case postale|casella postale', number: 'optional' },
  { kind: 'box', words: 'c ?p', in: 'IT SM VA CH BR RO MZ CA' },
  { kind: 'box', words: 'boite postale|boîte postale' },
  { kind: 'box', words: 'b ?p' },
  { kind: 'box', words: '(?:tsa|cs)(?= ?\\d{5})', in: 'FR' },
  { kind: 'box', words: 'apartado(?: postal| de correos| aereo| aéreo)?' },
  { kind: 'box', words: 'apdo(?: postal| de correos)?|apartat de correus' },
  { kind: 'box', words: 'a ?p', in: 'MX' },
  { kind: 'box', words: 'casilla(?: de correos?| postal)?' },
  { kind: 'box', words: 'c ?c', in: 'AR' },
  { kind: 'box', words: '(?:caixa|cx\\.?) ?postal' },
  { kind: 'box', words: 'postbus|antwoordnummer' },
  { kind: 'box', words: 'postboks|postbox|boks', in: 'DK NO GL FO SJ' },
  { kind: 'box', words: 'postilokero|postlåda|pl', in: 'FI AX' },
  { kind: 'box', words: 'pósthólf|pósth', in: 'IS' },
  { kind: 'box', words: 'skrytka (?:pocztowa|poczt)|skr ?\\.? ?poczt', in: 'PL' },
  { kind: 'box', words: 'poštovní (?:přihrádka|schránka)|pošt přihr', in: 'CZ' },
  { kind: 'box', words: 'poštový priečinok|p ?p', in: 'SK' },
  { kind: 'box', words: 'postafiók', in: 'HU' },
  { kind: 'box', words: 'căsuța poștală|casuta postala', in: 'RO MD' },
  { kind: 'box', words: 'poštanski (?:pretinac|fah)|poštni predal|p ?p', in: 'HR RS BA ME SI' },
  { kind: 'box', words: 'поштански (?:фах|сандук)', in: 'RS MK' },
  { kind: 'box', words: 'пощенска кутия|п ?к', in: 'BG' },
  { kind: 'box', words: 'а ?/ ?я|абонентский ящик' },
  { kind: 'box', words: 'а ?/ ?с|абонентська скринька', in: 'UA BY' },
  { kind: 'box', words: 'a ?/ ?ya', in: 'RU UA BY KZ KG UZ' },
  { kind: 'box', words: 'ταχ(?:υδρομική)? θυρίδα|τ ?θ', in: 'GR CY' },
  { kind: 'box', words: 'a ?/ ?d|abonentinė dėžutė|p ?d|pašto dėžutė', in: 'LT' },
  { kind: 'box', words: 'a ?/? ?k|abonenta kaste|abonementa kaste', in: 'LV' },
  { kind: 'box', words: 'postkast|p ?k', in: 'EE' },
  { kind: 'box', words: 'posta kutusu|p ?k', in: 'TR' },
  { kind: 'box', words: 'kuti postare|k ?p', in: 'AL XK' },
  { kind: 'box', words: 'ص\\.?\\s?ب\\.?|صندوق بريد' },
  { kind: 'box', words: 'صندوق پستی|ص\\.?\\s?پ\\.?', in: 'IR AF' },
  { kind: 'box', words: 'ת\\.?\\s?ד\\.?|תא דואר', in: 'IL PS' },
  { kind: 'box', words: 'ፖ\\.?ሳ\\.?ቁ\\.?|ፖ\\.?ሣ\\.?ቁ\\.?', in: 'ET ER' },
  { kind: 'box', words: 'ตู้\\s?ป\\.?\\s?ณ\\.?|ป\\.?ณ\\.?', in: 'TH' },
  { kind: 'box', words: 'hòm thư|hộp thư', in: 'VN' },
  { kind: 'box', words: 'kotak pos|tromol pos', in: 'ID' },
  { kind: 'box', words: 'peti surat', in: 'MY BN' },
  { kind: 'box', words: '(?:郵政|邮政)?信箱(?:第|\\s)?', in: 'CN TW HK MO SG' },
  { kind: 'box', words: '[號号]?\\s?(?:郵政|邮政)?信箱', in: 'CN TW HK MO', number: 'before' },
  { kind: 'box', words: '私書箱第?', in: 'JP' },
  { kind: 'box', words: '사서함', in: 'KR' },

  { kind: 'rural', words: 'rural (?:route|delivery)', number: 'optional' },
  { kind: 'rural', words: 'r ?r', in: 'US CA PR' },
  { kind: 'rural', words: 'r ?f ?d', in: 'US' },
  { kind: 'rural', words: 'h ?c(?: route)?|highway contract(?: route)?', in: 'US PR' },
  { kind: 'rural', words: 'star route', in: 'US', number: 'optional' },
  { kind: 'rural', words: 'suburban service|s ?s', in: 'CA' },
  { kind: 'rural', words: 'route rurale|r ?r', in: 'CA' },
  { kind: 'rural', words: 'r ?d', in: 'NZ' },
  { kind: 'rural', words: 'r ?m ?b|r ?s ?d|r ?m ?s|c ?m ?b|m ?s', in: 'AU' },
  { kind: 'rural', words: 'roadside mail(?:box| bag)', in: 'AU' },

  { kind: 'military', words: '(?:a|f|d) ?p ?o,? (?:aa|ae|ap)(?: ?,? ?\\d{5})?', number: 'none' },
  { kind: 'military', words: '(?:a|f|d)po(?= \\d{5})', in: 'US', number: 'none' },
  { kind: 'military', words: '(?:psc|cmr)(?= ?\\d+,? (?:box|unit))', in: 'US' },
  { kind: 'military', words: 'unit(?= ?\\d+,? box)', in: 'US' },
  { kind: 'military', words: 'b ?f ?p ?o' },
  { kind: 'military', words: 'c ?f ?p ?o', in: 'CA' },
  { kind: 'military', words: '(?:station|stn|succ|succursale) for[cç]es', number: 'none', in: 'CA' },
  { kind: 'military', words: 'a ?f ?p ?o', in: 'AU' },
  { kind: 'military', words: '(?:c ?/ ?o )?\\d{2} (?:a|f) ?p ?o', in: 'IN', number: 'none' },
  { kind: 'military', words: 'n ?a ?p ?o', in: 'NL' },
  { kind: 'military', words: 'feldpost(?:amt)?', in: 'DE AT CH', number: 'optional' },
  { kind: 'military', words: '(?:s ?p|secteur postal)(?= ?\\d{5})', in: 'FR' },
  { kind: 'military', words: 'hub armees|hub armées', in: 'FR', number: 'none' },
  { kind: 'military', words: 'valise diplomatique|diplomatic pouch', number: 'none' },
  { kind: 'military', words: 'в ?/ ?ч|войсковая часть', in: 'RU BY KZ' },
  { kind: 'military', words: 'в ?/ ?ч|військова частина', in: 'UA' },
  { kind: 'military', words: '군사우체국|군사서함', in: 'KR', number: 'optional' },

  { kind: 'locker', words: 'packstation|postfiliale|paketbox', number: 'optional' },
  { kind: 'locker', words: '(?:post )?abholstation|abholbox', in: 'AT', number: 'optional' },
  { kind: 'locker', words: 'my ?post ?24|pickpost', in: 'CH', number: 'optional' },
  { kind: 'locker', words: 'paczkomat(?:u|y)?|appkomat', number: 'optional' },
  { kind: 'locker', words: '(?:parcel|amazon(?: hub)?|inpost|pickup) locker', number: 'optional' },
  { kind: 'locker', words: 'parcel (?:collect|pod|motel)|parcelpod', number: 'optional' },
  { kind: 'locker', words: 'popstation|pick locker', in: 'SG', number: 'optional' },
  { kind: 'locker', words: 'ups access point|fedex onsite', number: 'optional' },
  { kind: 'locker', words: '(?:point|relais) (?:relais|colis|pickup)', number: 'optional' },
  { kind: 'locker', words: 'consigne (?:pickup|amazon|colis)|pickup station', number: 'optional' },
  { kind: 'locker', words: 'citypaq|punto pack', number: 'optional' },
  { kind: 'locker', words: 'punto ?poste|fermopoint', in: 'IT', number: 'optional' },
  { kind: 'locker', words: 'cacifo|ctt locker|locky', in: 'PT', number: 'optional' },
  { kind: 'locker', words: 'pakketautomaat|pakketpunt|bpack', number: 'optional' },
  { kind: 'locker', words: 'pakkeboks|pakkeshop|døgnboks|nærboks', number: 'optional' },
  { kind: 'locker', words: 'instabox|paketskåp|paketombud', number: 'optional' },
  { kind: 'locker', words: 'pakettiautomaatti|smartpost|noutopiste', number: 'optional' },
  { kind: 'locker', words: 'pakiautomaat|pakomāts|paštomatas', number: 'optional' },
  { kind: 'locker', words: 'balíkovna|zásilkovna|alzabox|z-box', number: 'optional' },
  { kind: 'locker', words: 'balíko ?box|packeta', number: 'optional' },
  { kind: 'locker', words: 'csomagautomata|foxpost|mpl automata', in: 'HU', number: 'optional' },
  { kind: 'locker', words: 'easybox|fanbox', in: 'RO', number: 'optional' },
  { kind: 'locker', words: 'постамат|почтомат|пункт выдачи', number: 'optional' },
  { kind: 'locker', words: 'поштомат|відділення нової пошти', in: 'UA', number: 'optional' },
  { kind: 'locker', words: 'нова пошта(?:[, ]*від(?:ділення)?)?', in: 'UA', number: 'optional' },
  { kind: 'locker', words: 'новая почта(?:[, ]*отд(?:еление)?)?', in: 'UA', number: 'optional' },
  { kind: 'locker', words: 'nova po?shta(?:[, ]*branch)?', in: 'UA', number: 'optional' },
  { kind: 'locker', words: 'kargomat|pttmatik', in: 'TR', number: 'optional' },
  { kind: 'locker', words: '丰巢|快递柜|菜鸟驿站', in: 'CN', number: 'optional' },
  { kind: 'locker', words: 'i郵箱|智能櫃|順便智能櫃', in: 'TW HK', number: 'optional' },
  { kind: 'locker', words: '宅配ロッカー|宅配便ロッカー|pudo', in: 'JP', number: 'optional' },
  { kind: 'locker', words: '무인택배함|택배함', in: 'KR', number: 'optional' },

  { kind: 'counter', words: 'general delivery|poste restante', number: 'none' },
  { kind: 'counter', words: 'postlagernd|hauptpostlagernd', number: 'none' },
  { kind: 'counter', words: 'lista de correos|posta restante', number: 'none' },
  { kind: 'counter', words: 'fermo ?posta|postrestant', number: 'none' },
  { kind: 'counter', words: 'до востребования|до запитання', number: 'none' },
  { kind: 'counter', words: '局留め|郵便局留', in: 'JP', number: 'none' },
  { kind: 'counter', words: '存局候領|存局候领', in: 'CN TW HK', number: 'none' },
]
