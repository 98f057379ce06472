import type { WordsInCountries } from './words-in-countries.ts'

const german = 'AT CH DE IT LI LU'
const french = 'BE CH FR GF GP LU MC MQ RE'
const spanish = 'AR BO CL CO CR DO EC ES GT HN MX NI PA PE PR PY SV US UY VE'
const english = 'AU CA GB HK IE MT NZ PR SG US ZA'
const arabic = 'AE BH DZ EG IQ JO KW LB LY MA OM QA SA SY TN YE'
const africanFrench = 'CD CG CI CM DZ GA MA ML SN TN'
const nordic = 'DK FI FO GL IS NO SE'
const slavic = 'BA HR ME MK RS SI'
/** What a name of these words follows: "rue Madame", "lieu-dit Chez Bernard". */
const frenchKinds =
  'rue|all(?:[ée]es?)?|av(?:enue)?|esplanade|promenade|res|lieudit|b(?:d|oulevard)|' +
  'ch(?:em(?:in)?)?|cit[ée]|clos|cours?|domaine|' +
  'f(?:g|aubourg)|hameau|imp(?:asse)?|lieu-dit|lotissement|mont[ée]e|parc|pass(?:age)?|' +
  'pl(?:ace)?|quai|quartier|r[ée]sidence|route|rte|ruelle|sentier|sq(?:uare)?|villa(?:ge)?'
const englishKinds = 'ave?|avenue|blvd|broadway|ct|dr|ln|road|rd|st|street|way'
/** Behind the street, where the number comes first: not in the name of a "rue des Tours". */
const behindFrench =
  '(?<=^\\s*\\d[^,\\n]*\\p{L}{3}\\.?\\s)' +
  `(?<!(?<!\\p{L})(?:${frenchKinds}|des|les|aux)\\.?\\s)`
/** The same in English. */
const behindStreet = '(?<=^\\s*\\d[^,\\n]*\\p{L}\\.?\\s)'
/** Not behind an article or an adjective: "rue de l'Ancienne Mairie", "rue du Bon Accueil". */
const notOfName =
  "(?<!(?<!\\p{L})(?:d[eu]s?|la|l['’]|bon|bel|beau|vieil(?:le)?|vieux|ancien(?:ne)?|petite?|" +
  'grande?|nouvel(?:le)?|neu(?:ve|f)|haute?|basse?|venelle|sente)\\s?)'
/** A name, or a number with a word before it: "Calle 5". */
const streetName = '[^,\\d\\n#]*\\d{0,3}[^,\\d\\n#]*'
const number = '(?<=\\d\\p{L}?,?\\s)'

/**
 * Words with which a remark for whoever delivers begins: where to ring, whom to leave the parcel
 * with, the code of the door. Each goes up to the next comma. Collected by hand, without a
 * published source.
 */
export const remarkWords: readonly WordsInCountries[] = [
  { words: 'buzzer|(?:please )?buzz(?= )|ring (?:the )?(?:bell|buzzer|doorbell)|door ?bell' },
  { words: '(?:door|gate|entry|access|buzzer) ?code|please(?= )|pls(?= )|intercom' },
  {
    words:
      '(?<=[,(]\\s*)(?:blue|green|red|black|white|brown|gr[ae]y|yellow) (?:gate|door)' +
      '(?=\\s*(?:[,)]|$))',
    in: `${english} GH IN JM KE LK NG PK TZ UG ZM`,
  },
  { words: 'leave (?:it |parcels? |packages? )?(?:w/|with|at|by|in|on|outside)', in: english },
  {
    words: '(?<=\\d[^,\\n]*\\s)chez (?:mlle|mme|mr?|monsieur|madame|la famille)(?=[. ])',
    in: french,
  },
  { words: 'deliver (?:to|after|before)|drop off (?:at|with)', in: english },
  { words: 'beware of|(?:big |guard )?dogs? (?:on|at|in)(?: \\p{L}+)?', in: english },
  {
    words:
      '(?:back|rear|side|front|basement)(?: lane| alley| yard)? (?:entrance|entry|door|gate)' +
      '(?=\\s*(?:[,)]|$))',
    in: english,
  },
  { words: '(?:attn|fao)[.:]*(?= \\p{L})', in: english },
  { words: 'no sig(?:nature)?(?: req(?:uired)?)?', in: english },
  {
    words: '(?<=^|,\\s)(?:house|townhouse|unit|flat) at the (?:back|rear|front)',
    in: english,
  },
  { words: 'call (?:upon|when|before)(?=\\s|$)' },
  {
    words:
      `${behindStreet}(?:basement(?: (?:apt|suite|unit))?|(?<!the )(?:back house|penthouse)|` +
      'rear|granny flat|' +
      '(?:main|upper|lower|lower ground) (?:floor|level))' +
      '(?=\\s*(?:,|$))',
    in: english,
  },
  {
    words:
      `(?<=^\\s*\\d[^,\\n]*\\s(?:${englishKinds}|\\d{2,4})\\.?\\s(?:[nsew]{1,2}\\.?\\s)?)` +
      `(?![nsew]{1,2}\\.?\\s|[^,\\n]*\\s(?:${englishKinds})\\.?\\s)` +
      "\\p{Lu}[\\p{L}&' ]{1,30}\\s(?:inc|llc|(?:pty |pvt )?ltd|corp)\\.?(?=\\s*(?:,|$))",
    in: `${english} IN`,
  },
  {
    words:
      `(?<=^\\s*\\d[^,\\n]*\\s(?:${englishKinds}|marg)\\.?\\s)` +
      "(?:[\\p{L}&']+\\s){0,3}(?:stores?|mart|traders|enterprises|bank of \\p{L}+)(?=\\s*(?:,|$))",
    in: 'IN',
  },
  { words: `${behindStreet}(?:upper|lower)(?=\\s*(?:,|$))`, in: 'CA US' },
  {
    words:
      `${behindStreet}(?:annexe|the (?:annexe?|cottage|shop|lodge|studio|flat))` +
      '(?=\\s*(?:,|$))',
    in: english,
  },
  {
    words:
      `${behindStreet}(?:(?:in )?care of|c\\/o:|f\\.?a\\.?o\\.?|` +
      'do not (?:ring|knock|leave))(?= )',
    in: english,
  },
  { words: `${behindStreet}[swdh]\\/o(?= \\p{L})`, in: 'BD IN LK NP PK' },
  {
    words: `${behindStreet}(?:mob(?:ile)?|ph(?:one)?|tel)\\.?(?: no\\.?)?:? ?(?=\\+?\\d{3})`,
    in: 'IN',
  },
  {
    words:
      `${behindStreet}(?:call on|security (?:gate|guard)|` +
      'post(?= (?!office)\\p{L}[^\\n]*\\s(?:taluka?|tehsil|dist)))',
    in: 'IN',
  },
  { words: '(?:upstairs|downstairs)(?=\\s*(?:,|$))' },
  { words: '(?:reception|concierge|doorman|front desk|mail ?room)(?=\\s*(?:,|$))', in: english },
  { words: 'bei [^,\\d]{1,40} klingeln|klingeln?|klingelschild|t[üu]rcode|ablageort', in: german },
  { words: '(?:das )?(?:paket(?:e)? |post )?bitte|paket (?:beim?|zum?|vor)', in: german },
  { words: '(?:bei[m]?|zu[m]?) nachbarn?|abzugeben (?:bei|im|in)', in: german },
  { words: 'interphone|digicode|code (?:porte|portail|entr[ée]e|acc[èe]s|immeuble)', in: french },
  {
    words: 'sonn(?:er|ez|ette)|(?:laisser|d[ée]poser|remettre) (?:[àa]|au|chez|dans|devant)',
    in: french,
  },
  { words: 'chez(?= \\p{L}{2})', in: africanFrench },
  {
    words:
      `${behindFrench}(?:chez(?= \\p{L}{2})|(?:porte|couloir) (?:gauche|droite|face|du fond)|` +
      '(?:dernier|premier|deuxi[eè]me|troisi[eè]me) [ée]tage|fond (?:de )?cour|sur cour|' +
      'sous[- ]sol|entresol|rdc|rez[- ]de[- ]chauss[ée]e|' +
      '(?:portail|porte|maison|volets?|fa[çc]ade) ' +
      '(?:blanch?e?|noire?|bleue?|verte?|rouge|grise?)s?|' +
      'sonn(?:er|ez)|code ?:?(?= ?[a-z]?\\d)|tel|t[ée]l\\.? ?:|port(?:able|\\.)(?= ?:? ?0\\d)|' +
      '(?:sarl|sas|sasu|eurl|soci[ée]t[ée]|mme|mlle|madame|monsieur)\\.?(?= \\p{Lu})|' +
      '(?:log(?:t|ement)?|studio|appart(?:ment)?|apart|maison|condo|tour|bloc|cage)\\.?' +
      '(?= (?:n°|no\\.?|num[ée]ro)? ?(?:\\d+|[a-h])(?:[\\s,]|$))|' +
      'appartement num[ée]ro(?= \\d)|' +
      '(?:b[aâ]t|esc|appt|entr[ée]e)(?:[a-h]\\d{0,2}|\\d{1,3})(?=$|[\\s,])|' +
      '(?:bal|bo[iî]te aux lettres)(?= ?n?°? ?\\d)|' +
      '(?:livrer|appeler|livraison)(?= )|au fond de la cour(?=$|,)|' +
      'maison individuelle|aile(?= [a-h](?:[\\s,]|$))|' +
      `${notOfName}(?:gardien|accueil|pharmacie|mairie|[ée]cole|boulangerie|boucherie)(?=$|,)|` +
      `${notOfName}(?:famille|[àa] l.(?:attention|att\\.?) de|h[oô]tel (?:du|de)(?! ville))` +
      '(?= \\p{L}))',
    in: `${french} CA`,
  },
  { words: 'interphone|laisser (?:[àa]|au|chez|dans|devant)|sonnette|sonnez', in: 'CA' },
  { words: '(?:dejar|entregar|dejarlo) (?:en|con|al?)|tocar (?:el )?timbre', in: spanish },
  {
    words:
      '(?<=\\d[^\\n]*[\\s,])(?:puerta|port[oó]n|reja)s? (?:negr|blanc|roj|amarill)[oa]s?' +
      '(?=\\s*(?:[,)]|$))',
    in: 'AR BO CL CO CR DO EC GT HN MX NI PA PE PY SV UY VE',
  },
  {
    words:
      '(?:portaria|porter[ií]a|recepci[oó]n|recep[cç][aã]o)?\\s?24 ?h(?:s|rs|oras)?' +
      '(?=\\s*(?:[,)]|$))',
    in: `${spanish} BR PT`,
  },
  { words: `${number}timbre`, in: spanish },
  {
    words: 'llamar (?:al?|antes)|preguntar por|por favor|portero (?:autom[áa]tico|\\d)',
    in: spanish,
  },
  { words: 'deixar (?:al?|amb|com|em|n[ao])|trucar', in: 'AD BR ES PT' },
  {
    words: 'tocar (?:[àa]|[ao]|n[ao]|campainha)|campainha|entregar (?:[ao]|n[ao]|ao|em)',
    in: 'BR PT',
  },
  { words: `${number}esq(?:uina)?\\.?(?=\\s*(?:com\\s|[,)]|$))`, in: 'BR' },
  { words: 'interfone|falar com|por favor', in: 'BR PT' },
  { words: 'chiamare (?:al|prima)', in: 'CH IT SM' },
  { words: 'citofon(?:o|are)|suonare|campanello', in: 'CH IT SM' },
  { words: '(?:lasciare|consegnare) (?:al(?:l[ao])?|in|dal?|presso)', in: 'CH IT SM' },
  { words: `${number}presso`, in: 'CH IT SM' },
  { words: 'aanbellen|bel(?:len)? (?:bij|aan)|afgeven bij|deurcode', in: 'BE NL' },
  { words: '(?:graag )?bij (?:de )?buren|als niet thuis|graag (?:bellen|bij)', in: 'BE NL' },
  { words: 'd[øöo]r{1,2}kode?|portkod|porttelefon|ring p[åa]|ringeklokke|dyrabjalla', in: nordic },
  {
    words: 'l[äa]mnas? (?:hos|vid|i)|stilles? (?:ved|foran|i)|ovikoodi|summeri|ovikello',
    in: nordic,
  },
  { words: 'kod (?:do |od )?(?:domofonu?|bramy|klatki|drzwi|wej[śs]cia)|domofon', in: 'PL' },
  { words: 'dom ze?(?<=\\d.*) \\p{L}+(?:ym|im|[aą]|mi)(?= )', in: 'PL' },
  { words: 'dom (?:za|obok|ko[łl]o|naprzeciw(?:ko)?|przed)(?<=\\d.*)(?= \\p{L}{3})', in: 'PL' },
  { words: 'dzwoni[ćc]|prosz[ęe]|zostawi[ćc]|u s[ąa]siad(?:a|[óo]w)', in: 'PL' },
  {
    words: 'zvonek|zvon[čc]ek|zvoni[ťt]|zazvoni[ťt]|pros[íi]m|necha[ťt]|u soused[ůua]',
    in: 'CZ SK',
  },
  { words: 'k[óo]d (?:od )?(?:dve[řr][íie]|vchodu|br[áa]ny)', in: 'CZ SK' },
  {
    words:
      '(?<=^|,\\s)(?:b[íi]l|[čc]erven|hn[ěe]d|modr|r[ůu][žz]ov|[šs]ed|zelen|[žz]lut|oran[žz]ov)' +
      '[ýy] (?:d[ůu]m|domek|plot)(?=\\s|,|$)',
    in: 'CZ',
  },
  { words: 'kapu ?(?:k[óo]d|cseng[őo])|cseng[őo]|kaputelefon|k[ée]rem', in: 'HU' },
  { words: 'interfon|suna[țt]i|l[ăa]sa[țt]i|v[ăa] rog', in: 'MD RO' },
  { words: '(?:zvati|nazvati|javiti se|ostaviti) (?:pre|prije|na|kod|u)(?= )', in: slavic },
  { words: 'portafon|dvori[šs]te (?:lijevo|desno|levo)|poklicati|pokličite', in: slavic },
  { words: 'eingang (?:hinten|links|rechts|im hof|[üu]ber)|hintereingang', in: german },
  {
    words:
      '(?<=(?:^|[,(])\\s*)(?:port[óo]n|zagu[áa]n|reja|fachada|casa(?= (?:de )?color)) ' +
      '(?:de )?(?:color )?' +
      '(?:caf[ée]|negr[oa]|blanc[oa]|azul|verde|roj[oa]|gris|amarill[oa])(?=\\s*(?:[,)]|$|entre ))',
    in: spanish,
  },
  {
    words:
      '(?<=(?:^|[,(])\\s*)(?:casa de (?:un|dos|tres|\\d) pisos?|tocar(?= (?:fuerte|en|el|la)))',
    in: spanish,
  },
  { words: 'timbre (?:malo|no|roto|blanco|negro|\\d)', in: spanish },
  { words: 'interfon|zvon(?:o|ce|ec)|pozvoni(?:te|ti)?|zvonite|molim|prosim', in: slavic },
  { words: `ostavi(?:te|ti)|pusti(?:te|ti)|${number}(?:pri|kod)(?= \\p{L}{3})`, in: slavic },
  { words: '(?<!(?:postal|post|zip|pin) )(?:code|код|kod)[\\s:]\\d{2,4}\\p{L}?[#*]?' },
  { words: '(?:请|請)(?:勿|放|先|送|打)\\S*', in: 'CN HK MO TW' },
  {
    words: '放(?:在|到)?(?:小区)?(?:菜鸟|丰巢|快递柜|驿站|门卫|保安|物业|前台|家?门口)\\S*',
    in: 'CN',
  },
  { words: 'интерфон|звоно|позвоните|молим|оставите', in: 'BA ME MK RS' },
  { words: 'домофон|звън(?:ец|нете)|оставете|моля', in: 'BG' },
  { words: 'κουδούνι|κουδουνι|θυροτηλέφωνο|παρακαλώ|αφήστε|kou?douni|parakalo', in: 'CY GR' },
  { words: 'zile?(?= )|kap[ıi]c[ıi](?:ya)?|l[üu]tfen|diafon|g[üu]venli[ğg]e', in: 'TR' },
  { words: '(?:muhtara|kom[şs]uya|bakkala) b[ıi]rak[ıi]n(?:[ıi]z)?', in: 'TR' },
  { words: 'kom[şs]uya|b[ıi]rak[ıi]n(?:[ıi]z)?', in: 'TR' },
  { words: 'код (?:дверей|домофону?|під.їзду)|домофон|дзвонити|залишити', in: 'UA' },
  {
    words: 'домофон|код (?:двери|домофона|подъезда)|звонить|позвонить|вход (?:со|с|через|из)',
    in: 'AM AZ BY EE GE KG KZ LT LV MD RU UA UZ',
  },
  { words: 'الرجاء الاتصال|يرجى الاتصال|اتصل قبل', in: arabic },
  { words: 'ฝาก(?:ไว้)?(?:ที่|กับ)', in: 'TH' },
  { words: '문 ?앞(?:에)?|(?:경비|택배)실(?:에)?|부재 ?시|배송 ?전', in: 'KR' },
  { words: 'wei ?[:：]|shou ?jian ?ren ?[:：]|收件人 ?[:：]|收货人 ?[:：]', in: 'CN HK MO TW' },
  { words: `${number}\\S{1,6}様方?`, in: 'JP' },
  { words: '(?:不在|留守)(?:時|の(?:場合|際|時)|なら)\\S*|玄関前\\S*', in: 'JP' },
  { words: 'tocar(?= \\d)', in: spanish },
  { words: 'người nhận|gửi|giao (?:giờ|trước|sau|cho|hàng|cuối)', in: 'VN' },
  { words: 'gọi (?:trước|điện|số|anh|chị)', in: 'VN' },
  { words: 'goi (?:truoc|dien thoai)|giao (?:gio|truoc|sau|cho|hang)(?= )', in: 'VN' },
  { words: '(?<=(?:^|[,(])\\s*)(?:anh|chị)(?= )|nhà (?:có|màu|cổng)', in: 'VN' },
  { words: 'để (?:ở|trước)|tầng trệt', in: 'VN' },
  { words: '(?:công ty|cty|cửa hàng|tạp hóa|quán|tiệm|shop|nhà thuốc|salon)(?= )', in: 'VN' },
  { words: 'đứng (?:ngoài|ở|trước)|bấm chuông|vui lòng|làm ơn', in: 'VN' },
  { words: 'paki(?:iwan|tawag|abot)|paiwan|iwan(?: na)? lang', in: 'PH' },
  { words: 'bed ?sitter|bedsit', in: 'GH KE NG TZ UG ZA ZM' },
  { words: 'phòng (?:kế toán|hành chính|kinh doanh|nhân sự|khám)', in: 'VN' },
  // The streets around a house, behind its quarter: "Sosa 202 Centro entre Ocampo y Vasco".
  {
    words:
      'entre(?<=\\p{L}\\s\\d{1,5}\\p{L}?[\\s,][^\\n]*\\p{L}[^\\n]*\\sentre)' +
      '(?= \\p{L}[^,\\d\\n]+ y \\p{L})',
    in: 'MX',
  },
  {
    words:
      '(?<=^[^\\d\\n]*)(?:entre|e/)(?= (?!r[ií]os )' +
      `(?!.*(?<!\\p{L})n(?:[oº°]|[úu]m)?\\.?\\s?\\d)${streetName} y ${streetName}(?:,|$))`,
    in: spanish,
  },
  { words: 'hdb', in: 'SG' },
  { words: 'fonolukk|uksekood|durvju kods|dur[ųu] kodas|domofon[sa]s?', in: 'EE LT LV' },
]
