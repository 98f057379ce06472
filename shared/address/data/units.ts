/** Words before the number of a flat, a floor or a part of a building, of all languages, folded. */
export const unitWordsBefore =
  'apt apartment apto appartement appt app unit suite ste flat room rm floor level lvl villa penthouse ph office shop lot bldg ' +
  'wohnung whg top stiege stg etage og appart bat batiment esc escalier escalera piso planta pta puerta porte depto dpto departamento dept oficina ofic of local ' +
  'andar sala bloco bl fracao loja conj conjunto interno int scala piano bus bte boite lgh sal leil lokal lok mieszkanie byt kv kvartira ofis daire kat em emelet ajto diam orofos ' +
  'кв квартира оф офис этаж под подъезд tang phong lantai lt unite וחדה דירה שקה الوحدة وحدة شقة الطابق wahda'

/** Words behind it: "5th floor", "18º andar", "3 OG", "５３階". */
export const unitWordsAfter =
  'floor fl andar sal etage og stock kerros piso piano planta emelet patro kat 階 楼 樓 層 层 室 f 호 층 호실 号室 號室'

/** A floor that has a name of its own, as said before "floor" or alone. */
export const namedFloors = 'ground basement mezzanine lower upper penthouse erdgeschoss parterre rez rdc bajo stueetagen'

/** What a post-office box is called, as a regular expression over folded text. */
export const postBoxNames =
  'p ?o ?b(?:ox)?|po ?box|post ?office box|g ?p ?o box|gpo box|locked bag|private bag|postal box|post ?box|postfach|boite postale|b ?p|apartado(?: postal| de correos| aereo)?|apdo(?: postal)?|caixa postal|casilla(?: de correo| postal)?|casella postale|postbus|postboks|poste restante|a ?/ ?ya|skrytka pocztowa|p ?o ?box|box'
