/** Addresses that the sandbox knows, right and wrong, for who has no file at hand. */
const rows = [
  'order,street,apartment,town,postcode,country',
  'S-1001,10 Downing Street,,London,SW1A 2AA,United Kingdom',
  'S-1002,10 Downing Street,,London,SW1A 1AA,United Kingdom',
  'S-1003,1600 Amphiteatre Parkway,,Mountain View,94043,US',
  'S-1004,350 5th Avenue,Apt 4,New York,10118,US',
  'S-1005,Unter den Linden 77,,Berlin,10117,Deutschland',
  'S-1006,Unter den Linden,,Berlin,,Germany',
  'S-1007,12 Rue Pasteur,,Lyon,,France',
  'S-1008,"1 Avenue des Champs-Élysées",,Paris,75008,France',
  'S-1009,No Such Street 99,,Nowhere,00000,Germany',
  'S-1010,,,,,Spain',
]

export const sampleFile = (): File => new File([`${rows.join('\n')}\n`], 'sample.csv', { type: 'text/csv' })
