import type { WordsInCountries } from './words-in-countries.ts'

/** The same for words that stand behind the landmark: "pako gate najik" is near that gate. */
export const landmarkEndings: readonly WordsInCountries[] = [
  { words: 'najik(?:ai)?|agadi|pachadi|sanga|नजिकै?|अगाडि|पछाडि', in: 'NP' },
  { words: 'ke (?:paas|pass|samne|piche|peeche|upar|niche)', in: 'IN PK NP' },
  { words: 'के (?:पास|सामने|पीछे|ऊपर|नीचे)', in: 'IN NP' },
  { words: 'کے (?:پاس|سامنے|پیچھے|قریب)', in: 'PK IN' },
  { words: 'yanı(?:nda)?|yani(?:nda)?|arxası(?:nda)?|arxasi|qarşısı(?:nda)?|qarsisi', in: 'AZ' },
  { words: 'yanı|yanında|karşısı(?:nda)?|karsisi|arkası(?:nda)?|arkasi|civarı', in: 'TR CY' },
  { words: 'yonida|orqasida|qarshisida|ro.parasida', in: 'UZ' },
  { words: 'жанында|қасында|қарсысында|артында', in: 'KZ' },
  { words: 'մոտ|կողքին|դիմաց|հետևում|mot', in: 'AM' },
  { words: 'ახლოს|გვერდით|მოპირდაპირედ|უკან', in: 'GE' },
  { words: '옆|앞|맞은편|건너편|근처|뒤', in: 'KR' },
]

/**
 * Words behind which a landmark stands: "opposite", "near", "behind". Collected by hand, without a
 * published source. "By" is a town in Denmark, and "off" a part of names in England. "Prés" of the
 * Chemin des Prés de la Tour are meadows.
 */
export const landmarkWords: readonly WordsInCountries[] = [
  { words: 'opp|opposite(?: to)?|near(?: to)?|close to|facing|behind|beside' },
  { words: 'next to|adjacent to|in front of' },
  { words: 'across from' },
  { words: 'nr(?=\\.?\\s\\p{L})', in: 'AE BD BH IN KE LK NP OM PK QA SA ZA' },
  { words: 'by(?! pass)|off', in: 'GH IN KE LK NG PK SL TZ UG ZM' },
  // Not in "Cut Off Road".
  {
    words:
      'off(?<=^\\s*\\d[^,\\n]*\\p{L}{3}\\.?\\soff)' +
      '(?! (?:ave|lane|ln|rd|road|st|street)(?:\\W|$))',
    in: 'AU GB IE NZ US ZA',
  },
  { words: 'adjacent|after|before|along', in: 'GH IN JM KE LK NG PK SL TZ UG ZM' },
  { words: 'back ?side (?:of)?|adj\\.? to|land ?mark', in: 'BD IN LK NP PK' },
  { words: 'after the', in: 'GH IE IN KE LK NG PK TZ UG ZA ZM' },
  { words: 'above the', in: 'AU CA GB IE IL MT NZ US ZA' },
  { words: 'above|inside|land ?mark ?[:-]', in: 'AE BD BH EG GH IN JO KE KW LK NG NP OM PK QA SA' },
  { words: 'karibu na|mkabala na|mbele ya|nyuma ya', in: 'CD KE RW TZ UG' },
  { words: 'frente a(?:l)?|diagonal al?|cerca del?|junto al?|detr[áa]s del?|al lado del?' },
  { words: 'em frente (?:a|à|ao)|perto d[aeo]|ao lado d[aeo]|pr[óo]ximo (?:a|à|ao)' },
  { words: 'en face(?: (?:de|du|des))?|derri[eè]re|non loin d[eu]s?|(?<!(?:des|les|rue)\\s)pr[eè]s (?:de|du|des)|[àa] c[ôo]t[ée](?: (?:de|du|des))?' },
  { words: 'face(?: (?:[àa]|aux?))?', in: 'BE CD CG CH CI CM DZ FR GA LU MA ML SN TN' },
  { words: '(?:ka)?tapat (?:ng|ni|sa)|(?:ka)?tabi (?:ng|ni)|malapit sa|likod ng|harap ng', in: 'PH' },
  { words: 'tegenover|t/o', in: 'BE NL' },
  { words: 'gegenüber|neben', in: 'AT CH DE LI' },
  { words: 'depan|seberang|dekat|samping|belakang|sebelah|hadapan', in: 'BN ID MY SG' },
  { words: 'напротив|рядом с|возле|около', in: 'BY KG KZ RU UA UZ' },
  { words: 'đối diện|sau lưng|cạnh|kế bên|bên cạnh|gần|sau(?= chợ)|phía sau|trước mặt', in: 'VN' },
  { words: '(?<=\\p{L}\\s)متفرع(?:ة)? من|مقابل|ب?جوار|بجانب|جنب|خلف|قرب|[أا]مام|قدام' },
  // Above and below: not where the street stands behind it.
  { words: '(?:فوق|تحت)(?![^,،\\n]*(?:شارع|ش\\.|\\p{Nd}))' },
]
