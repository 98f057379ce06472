/**
 * Numbers in words, by language (BCP 47): a number, then forms of one word for it. Streets are
 * numbered, and named after dates, and people write either. Two rows of one number are not the
 * same: One Street is not First Street. Not here: what is written in several words. Collected by
 * hand, without a published source.
 */
export const numberWords: Readonly<Record<string, readonly string[]>> = {
  en: [
    '1 first 1st', '2 second 2nd', '3 third 3rd', '4 fourth', '5 fifth', '6 sixth', '7 seventh',
    '8 eighth', '9 ninth', '10 tenth', '11 eleventh', '12 twelfth', '13 thirteenth',
    '14 fourteenth', '15 fifteenth', '16 sixteenth', '17 seventeenth', '18 eighteenth',
    '19 nineteenth', '20 twentieth', '30 thirtieth', '40 fortieth', '50 fiftieth', '60 sixtieth',
    '1 one', '2 two', '3 three', '4 four', '5 five', '6 six', '7 seven', '8 eight', '9 nine',
    '10 ten', '11 eleven', '12 twelve', '20 twenty',
  ],
  de: [
    '1 erste ersten erster', '2 zweite zweiten zweiter', '3 dritte dritten dritter',
    '4 vierte vierten', '5 funfte funften', '6 sechste sechsten', '7 siebte siebten siebente',
    '8 achte achten', '9 neunte neunten', '10 zehnte zehnten zehnter', '17 siebzehnten', '1 eins',
    '2 zwei', '3 drei', '4 vier', '5 funf', '6 sechs', '7 sieben', '8 acht', '9 neun', '12 zwolf',
  ],
  nl: [
    '1 eerste 1e 1ste', '2 tweede 2e 2de', '3 derde 3e 3de', '4 vierde 4e 4de', '5 vijfde 5e 5de',
    '6 zesde 6e 6de', '7 zevende 7e 7de', '8 achtste 8e 8ste', '9 negende 9e 9de',
    '10 tiende 10e 10de', '11 elfde', '12 twaalfde', '3 drie', '4 vier', '5 vijf', '7 zeven',
  ],
  // Towns have one street with a name in each language: "Eerste Laan" is First Avenue.
  af: [
    '1 eerste 1ste first', '2 tweede 2de second', '3 derde 3de third', '4 vierde 4de fourth',
    '5 vyfde 5de fifth', '6 sesde 6de sixth', '7 sewende 7de seventh', '8 agtste 8ste eighth',
    '9 negende 9de ninth', '10 tiende 10de tenth', '11 elfde 11de eleventh',
    '12 twaalfde 12de twelfth', '13 dertiende 13de thirteenth', '14 veertiende 14de fourteenth',
    '15 vyftiende 15de fifteenth', '16 sestiende 16de sixteenth',
  ],
  fr: [
    '1 premier premiere 1er 1re 1ere ier', '2 deuxieme seconde 2e 2eme 2ieme',
    '3 troisieme 3e 3eme 3ieme', '4 quatrieme 4e 4eme 4ieme', '5 cinquieme 5e 5eme 5ieme',
    '6 sixieme 6e 6eme 6ieme', '7 septieme 7e 7eme 7ieme', '8 huitieme 8e 8eme 8ieme',
    '9 neuvieme 9e 9eme 9ieme', '10 dixieme 10e 10eme 10ieme', '2 deux', '3 trois',
    '4 quatre', '5 cinq', '6 six', '7 sept', '8 huit', '9 neuf', '10 dix x', '11 onze', '12 douze',
    '13 treize', '14 quatorze', '15 quinze', '16 seize', '20 vingt', '30 trente', '40 quarante',
    '50 cinquante',
  ],
  es: [
    '1 primera primero 1ra 1ro 1er 1era 1ero 1o', '2 segunda segundo 2da 2do ii',
    '3 tercera tercero 3ra 3ro 3er 3era iii', '4 cuarta cuarto 4ta 4to', '5 quinta quinto 5ta 5to',
    '6 sexta sexto 6ta 6to', '7 septima septimo 7ma 7mo', '8 octava octavo 8va 8vo',
    '9 novena noveno 9na 9no', '10 decima decimo 10ma 10mo', '1 uno primero 1o i', '2 dos ii',
    '3 tres iii', '4 cuatro iv', '5 cinco', '6 seis vi', '7 siete vii', '8 ocho viii', '9 nueve ix',
    '10 diez', '11 once xi', '12 doce xii', '13 trece xiii', '14 catorce', '15 quince xv',
    '16 dieciseis', '17 diecisiete xvii', '18 dieciocho', '19 diecinueve xix', '20 veinte xx',
    '21 veintiuno xxi', '22 veintidos xxii', '23 veintitres xxiii', '24 veinticuatro xxiv',
    '25 veinticinco', '26 veintiseis xxvi', '27 veintisiete xxvii', '28 veintiocho',
    '29 veintinueve xxix', '30 treinta xxx', '40 cuarenta', '50 cincuenta',
  ],
  ca: [
    '1 primer primera', '2 dos', '3 tres', '4 quatre', '5 cinc', '6 sis', '7 set', '8 vuit',
    '9 nou', '10 deu', '11 onze', '12 dotze',
  ],
  pt: [
    '1 primeira primeiro 1a 1o', '2 segunda segundo 2a 2o ii', '3 terceira terceiro 3a 3o iii',
    '4 quarta quarto 4a iv', '5 quinta quinto 5a', '6 sexta sexto 6a', '7 setima setimo 7a',
    '8 oitava oitavo 8a', '9 nona nono 9a', '10 decima decimo 10a', '1 um', '2 dois', '3 tres',
    '4 quatro', '5 cinco', '6 seis', '7 sete', '8 oito', '9 nove', '10 dez', '11 onze', '12 doze',
    '13 treze xiii', '14 catorze quatorze', '15 quinze xv', '16 dezesseis dezasseis',
    '17 dezessete dezassete', '18 dezoito', '19 dezenove dezanove', '20 vinte', '23 xxiii',
    '30 trinta',
  ],
  it: [
    '1 prima primo 1a', '2 seconda secondo 2a ii', '3 terza terzo 3a iii', '4 quarta quarto 4a',
    '5 quinta quinto', '6 sesta sesto', '7 settima settimo', '8 ottava ottavo', '2 ii due',
    '3 iii tre', '4 iv quattro', '5 cinque', '6 vi sei', '7 vii sette', '8 viii otto', '9 ix nove',
    '10 dieci', '11 xi undici', '12 xii dodici', '13 xiii tredici', '14 xiv quattordici',
    '15 xv quindici', '16 xvi sedici', '17 xvii diciassette', '18 xviii diciotto',
    '19 xix diciannove', '20 xx venti', '21 xxi ventuno', '22 xxii ventidue', '23 xxiii ventitre',
    '24 xxiv ventiquattro', '25 xxv venticinque', '26 xxvi ventisei', '27 xxvii ventisette',
    '28 xxviii ventotto', '29 xxix ventinove', '30 xxx trenta', '31 xxxi trentuno',
  ],
  ro: [
    '1 intai i', '1 unu', '2 doi', '3 trei', '4 patru', '5 cinci', '6 sase', '7 sapte', '8 opt',
    '9 noua', '10 zece',
  ],
  sv: [
    '1 forsta 1a', '2 andra 2a', '3 tredje 3e', '4 fjarde 4e', '5 femte 5e', '6 sjatte 6e',
    '7 sjunde 7e', '8 attonde', '9 nionde', '10 tionde', '12 tolfte',
  ],
  da: ['1 forste', '2 anden andre', '3 tredje', '4 fjerde', '5 femte'],
  nb: ['1 forste', '2 andre', '3 tredje', '4 fjerde', '5 femte', '7 syvende', '17 syttende'],
  fi: [
    '1 ensimmainen ensimmaisen', '2 toinen toisen ii iin', '3 kolmas kolmannen iii iiin',
    '4 neljas neljannen', '5 viides', '6 kuudes', '7 seitsemas', '8 kahdeksas', '9 yhdeksas',
    '10 kymmenes',
  ],
  et: ['1 esimene esimese', '2 teine teise', '3 kolmas kolmanda', '9 uheksas uheksanda'],
  lv: [
    '1 pirma', '2 otra', '3 tresa', '4 ceturta', '5 piekta', '6 sesta', '7 septita', '8 astota',
    '9 devita', '10 desmita', '11 vienpadsmita', '13 trispadsmita',
  ],
  lt: [
    '1 pirmoji pirmosios', '2 antroji antrosios', '3 trecioji treciosios',
    '4 ketvirtoji ketvirtosios', '5 penktoji penktosios', '6 sestoji sestosios',
    '7 septintoji septintosios', '8 astuntoji astuntosios', '9 devintoji devintosios',
    '10 desimtoji desimtosios', '11 vienuoliktosios', '16 sesioliktosios',
  ],
  pl: [
    '1 pierwsza pierwszego i', '2 druga drugiego ii', '3 trzecia trzeciego iii',
    '4 czwarta czwartego', '5 piata piatego', '6 szosta szostego', '7 siodma siodmego',
    '8 osma osmego', '9 dziewiata dziewiatego', '10 dziesiata dziesiatego', '11 jedenastego',
    '12 dwunastego', '13 trzynastego', '14 czternastego', '15 pietnastego', '16 szesnastego',
    '17 siedemnastego', '18 osiemnastego', '19 dziewietnastego', '20 dwudziestego',
    '30 trzydziestego',
  ],
  cs: [
    '1 prvni prvniho', '2 druha druheho ii', '3 treti tretiho iii', '4 ctvrta ctvrteho',
    '5 pata pateho', '6 sesta sesteho', '7 sedma sedmeho', '8 osma osmeho', '9 devata devateho',
    '10 desata desateho', '11 jedenacteho', '17 sedmnacteho',
  ],
  sk: [
    '1 prva prveho', '2 druha druheho ii', '3 tretia tretieho iii', '4 stvrta stvrteho',
    '5 piata piateho', '6 siesta siesteho', '7 siedma siedmeho', '8 osma osmeho',
    '9 deviata deviateho', '10 desiata desiateho', '17 sedemnasteho', '19 devatnasteho',
  ],
  hu: [
    '1 elso', '2 masodik', '3 harmadik', '4 negyedik', '5 otodik', '6 hatodik', '7 hetedik',
    '8 nyolcadik', '9 kilencedik', '10 tizedik', '6 hatodika', '15 tizenotodike',
    '23 huszonharmadika',
  ],
  hr: [
    '1 prva prve prvi prvog prvoga i', '2 druga druge drugi drugog drugoga ii',
    '3 treca treci treceg trecega iii',
    '4 cetvrta cetvrte cetvrti cetvrtog cetvrtoga iv', '5 peta peti petog petoga',
    '6 sesta sesti sestog sestoga', '7 sedma sedmi sedmog sedmoga', '8 osma osmi osmog osmoga',
    '9 deveta devetog devetoga', '10 deseta desetog desetoga', '13 trinaestog trinaestoga',
    '20 dvadesetog dvadesetoga', '30 tridesetog tridesetoga',
  ],
  sr: [
    '1 прва први првог i', '2 друга други другог ii', '3 трећа трећи трећег iii',
    '4 четврта четврти четвртог iv', '5 пета пети петог', '6 шеста шести шестог vi',
    '7 седма седми седмог vii', '8 осма осми осмог viii', '9 девета деветог', '10 десета десетог',
    '13 тринаестог', '20 двадесетог',
  ],
  sl: [
    '1 prva prvega', '2 druga drugega', '3 tretja tretjega', '4 cetrta cetrtega', '5 peta petega',
    '6 sesta sestega', '7 sedma sedmega', '8 osma osmega', '9 deveta devetega',
    '10 deseta desetega',
  ],
  mk: [
    '1 прва први прво првомајска', '2 втора втори второ', '3 трета трети трето',
    '4 четврта четврти', '5 петта петти', '8 осма осми', '11 единаесетти', '12 дванаесетти',
    '13 тринаесетти',
  ],
  bg: [
    '1 първа първи първо i', '2 втора втори второ ii', '3 трета трети трето iii',
    '4 четвърта четвърти', '5 пета пети', '6 шеста шести', '7 седма седми', '8 осма осми',
    '9 девета девети', '10 десета десети',
  ],
  ru: [
    '1 первая первый первого', '2 вторая второй второго', '3 третья третий третьего',
    '4 четвертая четвертый', '5 пятая пятый', '6 шестая шестой', '7 седьмая седьмой',
    '8 восьмая восьмой восьмого', '9 девятая девятый девятого', '10 десятая десятый',
  ],
  uk: [
    '1 перша перший першого', '2 друга другий другого', '3 третя третій третього',
    '4 четверта четвертий', '5 пята пятий', '6 шоста шостий', '7 сьома сьомий', '8 восьма восьмий',
    '9 девята девятого',
  ],
  sq: [
    '1 nje', '1 pare', '2 dy', '2 dyte', '3 tre', '3 trete', '4 kater', '5 pese', '6 gjashte',
    '7 shtate', '8 tete', '9 nente', '10 dhjete',
  ],
  tr: [
    '1 bir', '1 birinci', '2 iki', '2 ikinci ii', '3 uc', '3 ucuncu', '4 dort', '4 dorduncu',
    '5 bes', '5 besinci', '6 alti', '6 altinci', '7 yedi', '7 yedinci', '8 sekiz', '8 sekizinci',
    '9 dokuz', '10 on', '15 onbes', '19 ondokuz', '23 yirmiuc', '29 yirmidokuz', '30 otuz',
  ],
  id: [
    '1 satu', '2 dua', '3 tiga', '4 empat', '5 lima', '6 enam', '7 tujuh', '8 delapan',
    '9 sembilan', '10 sepuluh',
  ],
  ms: [
    '1 satu', '2 dua', '3 tiga', '4 empat', '5 lima', '6 enam', '7 tujuh', '8 lapan', '9 sembilan',
    '10 sepuluh',
  ],
  ar: [
    '1 الأول', '2 الثاني', '3 الثالث', '4 الرابع', '5 خمسة الخامس', '6 ستة السادس',
    '7 سبعة السابع', '8 ثمانية الثامن', '9 تسعة التاسع', '10 عشرة العاشر', '20 عشرين العشرين',
    '30 ثلاثين الثلاثين', '40 أربعين الأربعين', '50 خمسين الخمسين', '60 ستين الستين',
    '70 سبعين السبعين', '80 ثمانين الثمانين', '90 تسعين التسعين',
  ],
  he: [
    '1 אחת', '2 שתיים', '3 שלוש', '4 ארבע', '5 חמש', '6 שש', '7 שבע', '8 שמונה', '9 תשע', '10 עשר',
  ],
  vi: ['8 tám'],
  zh: ['1 一', '2 二', '3 三', '4 四', '5 五', '6 六', '7 七', '8 八', '9 九'],
  ja: ['1 一', '2 二', '3 三', '4 四', '5 五', '6 六', '7 七', '8 八', '9 九'],
}
