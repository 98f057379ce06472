/**
 * Words before the name of a recipient, or for a part of the house, in languages in which the
 * number stands behind the street: "Familie Egger", "Zorgcentrum De Linde", "Hinterhaus". Folded.
 * Collected by hand, without a published source.
 */
export const wordsBeforeRecipients: ReadonlySet<string> = new Set(
  [
    'familie fam firma fa hotel pension gasthof gasthaus kita schule grundschule',
    'gymnasium realschule seniorenheim altenheim pflegeheim altersheim autohaus zahnarzt',
    'hinterhaus vorderhaus seitenflugel eg dg erdgeschoss dachgeschoss bei ot ortsteil sparkasse',
    'zahnarztpraxis physiotherapie rathaus restaurant',
    'zorgcentrum basisschool woonzorgcentrum verzorgingshuis cafe brasserie bakkerij kapsalon',
    'stichting familjen foretaget achterhuis tav dhr mevr bovenwoning benedenwoning receptie',
    'magazijn gebouw begane',
    'fhu phu pphu phup przedszkole szkola zaklad hurtownia pizzeria salon drogeria',
    'rodina skola hospoda penzion',
  ].flatMap((line) => line.split(' ')),
)

/** A company's legal form between its name and a street, its letters apart where they have dots. */
export const legalFormAtEnd =
  /\S (?:gmbh|ohg|[ak] ?g|u ?g|e ?k|e ?v|b ?v|n ?v|v ?o ?f|bvba|ltd|llc|ab|oy|aps|z oo|s c)$/
