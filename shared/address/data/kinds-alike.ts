/**
 * Kinds of streets that begin alike or are a letter or two apart, so that none is another one
 * misspelt: Parkway and Parade, Strada and Stradone. Folded. Collected by hand, without a published
 * source.
 */
export const kindsAlike: ReadonlySet<string> = new Set(
  [
    'park parkway parade landing lane drove drive trail trace creek crescent',
    'calle calleja callejon callizo calzada',
    'strada stradone viale vialetto corso cortile vico vicolo',
    'vila viela passeio passagem alto alameda',
  ].flatMap((line) => line.split(' ')),
)
