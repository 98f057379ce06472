/**
 * Words before the name of a recipient, or for a part of the house, in languages in which the
 * number stands behind the street: "Familie Egger", "Zorgcentrum De Linde", "Hinterhaus".
 * Collected by hand, without a published source.
 */
export const wordsBeforeRecipients: readonly string[] = [
  'familie fam fa hotel pension gasthof gasthaus schule grundschule gymnasium realschule',
  'seniorenheim altenheim pflegeheim altersheim autohaus zahnarzt hinterhaus vorderhaus',
  'seitenflugel eg dg erdgeschoss dachgeschoss bei ot ortsteil sparkasse physiotherapie rathaus',
  'zorgcentrum basisschool woonzorgcentrum verzorgingshuis cafe brasserie bakkerij kapsalon',
  'stichting familjen foretaget achterhuis tav dhr mevr bovenwoning benedenwoning receptie',
  'magazijn gebouw begane',
  'fhu phu pphu phup przedszkole szkola zaklad hurtownia pizzeria salon drogeria',
  'rodina skola hospoda penzion',
]
