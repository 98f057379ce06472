interface LandmarkWords {
  /** A regular expression. */
  words: string
  /** Countries (ISO 3166-1 alpha-2) where the words mean this; everywhere if absent. */
  in?: string
}

/**
 * Words behind which a landmark stands: "opposite", "near", "behind". Collected by hand, without a
 * published source. "By" is a town in Denmark, and "off" a part of names in England.
 */
export const landmarkWords: readonly LandmarkWords[] = [
  { words: 'opp|opposite(?: to)?|near(?: to)?|behind|beside|next to|adjacent to|in front of' },
  { words: 'across from' },
  { words: 'nr(?=\\.?\\s\\p{L})', in: 'AE BD BH IN KE LK NP OM PK QA SA ZA' },
  { words: 'by|off', in: 'GH IN KE LK NG PK SL TZ UG ZM' },
  { words: 'frente a(?:l)?|cerca del?|junto al?|detr[áa]s del?|al lado del?' },
  { words: 'em frente (?:a|à|ao)|perto d[aeo]|ao lado d[aeo]|pr[óo]ximo (?:a|à|ao)' },
  { words: 'en face (?:de|du|des)|à côté (?:de|du|des)|près (?:de|du|des)' },
  { words: 'gegenüber|neben', in: 'AT CH DE LI' },
  { words: 'depan|seberang|dekat|samping|belakang|sebelah|hadapan', in: 'BN ID MY SG' },
  { words: 'напротив|рядом с|возле|около', in: 'BY KG KZ RU UA UZ' },
  { words: 'مقابل|بجوار|بجانب|خلف|قرب|أمام' },
]
