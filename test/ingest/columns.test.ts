import { describe, expect, it } from 'vitest'
import { checkRow } from '../../shared/ingest/check-row.ts'
import { columnKey, columnsOf, columnUses, unknownNames } from '../../shared/ingest/columns.ts'
import { fields } from '../../shared/ingest/row.ts'

/** The names that make each field: `Straße + Hausnummer` when two do. */
const understood = (names: string[], mapping = {}) =>
  Object.fromEntries(
    columnsOf(names, mapping)
      .fields.map((indexes, index) => [
        fields[index],
        indexes.map((cell) => names[cell]).join(' + '),
      ])
      .filter(([, name]) => name !== ''),
  )

describe('the recognised columns of', () => {
  it.each<[string, string, Record<string, string>]>([
    [
      'our own files',
      'reference,line1,line2,city,region,postalCode,country',
      {
        reference: 'reference',
        line1: 'line1',
        line2: 'line2',
        city: 'city',
        region: 'region',
        postalCode: 'postalCode',
        country: 'country',
      },
    ],
    [
      'Shopify orders',
      'Name,Email,Billing Street,Billing City,Billing Zip,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Method,Id',
      {
        reference: 'Id',
        line1: 'Shipping Address1',
        line2: 'Shipping Address2',
        city: 'Shipping City',
        region: 'Shipping Province',
        postalCode: 'Shipping Zip',
        country: 'Shipping Country',
      },
    ],
    [
      'WooCommerce orders',
      'order_id,billing_address_1,billing_city,shipping_first_name,shipping_address_1,shipping_address_2,shipping_postcode,shipping_city,shipping_state,shipping_country,shipping_total',
      {
        reference: 'order_id',
        line1: 'shipping_address_1',
        line2: 'shipping_address_2',
        city: 'shipping_city',
        region: 'shipping_state',
        postalCode: 'shipping_postcode',
        country: 'shipping_country',
      },
    ],
    [
      'another WooCommerce export',
      'Order Number,City (Billing),Address 1&2 (Shipping),City (Shipping),State Code (Shipping),Postcode (Shipping),Country Code (Shipping),Order Shipping',
      {
        reference: 'Order Number',
        line1: 'Address 1&2 (Shipping)',
        city: 'City (Shipping)',
        region: 'State Code (Shipping)',
        postalCode: 'Postcode (Shipping)',
        country: 'Country Code (Shipping)',
      },
    ],
    [
      'Magento customer addresses',
      '_website,_email,_entity_id,city,company,country_id,fax,firstname,postcode,region,region_id,street,telephone',
      {
        reference: '_entity_id',
        line1: 'street',
        city: 'city',
        region: 'region',
        postalCode: 'postcode',
        country: 'country_id',
      },
    ],
    [
      'Amazon orders',
      'order-id,order-item-id,recipient-name,ship-address-1,ship-address-2,ship-address-3,ship-city,ship-state,ship-postal-code,ship-country',
      {
        reference: 'order-id',
        line1: 'ship-address-1',
        line2: 'ship-address-2 + ship-address-3',
        city: 'ship-city',
        region: 'ship-state',
        postalCode: 'ship-postal-code',
        country: 'ship-country',
      },
    ],
    [
      'PrestaShop addresses',
      'ID,First name,Address,Address (2),Zip/postal code,City,Country',
      {
        reference: 'ID',
        line1: 'Address',
        line2: 'Address (2)',
        city: 'City',
        postalCode: 'Zip/postal code',
        country: 'Country',
      },
    ],
    [
      'eBay orders',
      'Sales Record Number,Ship To Name,Ship To Address 1,Ship To Address 2,Ship To City,Ship To State,Ship To Zip,Ship To Country',
      {
        reference: 'Sales Record Number',
        line1: 'Ship To Address 1',
        line2: 'Ship To Address 2',
        city: 'Ship To City',
        region: 'Ship To State',
        postalCode: 'Ship To Zip',
        country: 'Ship To Country',
      },
    ],
    [
      'Etsy orders',
      'Order ID,Full Name,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country',
      {
        reference: 'Order ID',
        line1: 'Street 1',
        line2: 'Street 2',
        city: 'Ship City',
        region: 'Ship State',
        postalCode: 'Ship Zipcode',
        country: 'Ship Country',
      },
    ],
    [
      'a German shop',
      'Bestellnummer;Name;Straße;Hausnummer;Adresszusatz;PLZ;Ort;Bundesland;Land',
      {
        reference: 'Bestellnummer',
        line1: 'Straße + Hausnummer',
        line2: 'Adresszusatz',
        city: 'Ort',
        region: 'Bundesland',
        postalCode: 'PLZ',
        country: 'Land',
      },
    ],
    [
      'delivery addresses in one word each',
      'orderId,deliveryAddressStreet,deliveryAddressHousenumber,deliveryAddressAdditional,deliveryAddressZipCode,deliveryAddressCity,deliveryAddressCountry',
      {
        reference: 'orderId',
        line1: 'deliveryAddressStreet + deliveryAddressHousenumber',
        line2: 'deliveryAddressAdditional',
        city: 'deliveryAddressCity',
        postalCode: 'deliveryAddressZipCode',
        country: 'deliveryAddressCountry',
      },
    ],
    [
      'a French shop',
      "Référence;Adresse;Complément d'adresse;Code postal;Ville;Pays",
      {
        reference: 'Référence',
        line1: 'Adresse',
        line2: "Complément d'adresse",
        city: 'Ville',
        postalCode: 'Code postal',
        country: 'Pays',
      },
    ],
    [
      'a Spanish shop',
      'Número de pedido;Calle;Piso;Población;Provincia;Código postal;País',
      {
        reference: 'Número de pedido',
        line1: 'Calle',
        line2: 'Piso',
        city: 'Población',
        region: 'Provincia',
        postalCode: 'Código postal',
        country: 'País',
      },
    ],
    [
      'an Italian shop',
      'Numero ordine;Indirizzo;Numero civico;Città;Provincia;CAP;Paese',
      {
        reference: 'Numero ordine',
        line1: 'Indirizzo + Numero civico',
        city: 'Città',
        region: 'Provincia',
        postalCode: 'CAP',
        country: 'Paese',
      },
    ],
    [
      'a Dutch shop',
      'Bestelnummer,Straat,Huisnummer,Postcode,Woonplaats,Land',
      {
        reference: 'Bestelnummer',
        line1: 'Straat + Huisnummer',
        city: 'Woonplaats',
        postalCode: 'Postcode',
        country: 'Land',
      },
    ],
    [
      'a Polish shop',
      'Numer zamówienia;Ulica;Numer domu;Kod pocztowy;Miejscowość;Kraj',
      {
        reference: 'Numer zamówienia',
        line1: 'Ulica + Numer domu',
        city: 'Miejscowość',
        postalCode: 'Kod pocztowy',
        country: 'Kraj',
      },
    ],
    [
      'a Japanese shop',
      '注文番号,郵便番号,都道府県,市区町村,番地,建物名',
      {
        reference: '注文番号',
        line1: '番地',
        line2: '建物名',
        city: '市区町村',
        region: '都道府県',
        postalCode: '郵便番号',
      },
    ],
    ['free text', 'id,address', { reference: 'id', address: 'address' }],
    [
      'free text with a country',
      'id,Full Address,country',
      { reference: 'id', address: 'Full Address', country: 'country' },
    ],
    [
      'free text beside its fields',
      'id,Full address,street,city',
      { reference: 'id', line1: 'street', city: 'city' },
    ],
  ])('%s', (_, header, expected) => {
    expect(understood(header.split(header.includes(';') ? ';' : ','))).toEqual(expected)
  })

  it('a mapping take precedence over known names', () => {
    expect(
      understood(['id', 'Strasse 9', 'street', 'city'], { line1: 'Strasse 9', reference: 'id' }),
    ).toEqual({
      reference: 'id',
      line1: 'Strasse 9',
      city: 'city',
    })
  })
  it('a mapping may make one column two fields, and free text of a street', () => {
    expect(
      understood(['ort', 'address'], { reference: 'ort', city: 'Ort', address: 'Address' }),
    ).toEqual({
      reference: 'ort',
      city: 'ort',
      address: 'address',
    })
  })
  it('a mapping with an empty name do not include an unnamed column', () => {
    expect(understood(['id', '#', 'city'], { line1: '##' })).toEqual({
      reference: 'id',
      city: 'city',
    })
  })
  it('a mapping may have names of signs only, surrounded by spaces', () => {
    expect(understood(['#', ' * ', 'city'], { reference: ' # ', line1: '*' })).toEqual({
      reference: '#',
      line1: ' * ',
      city: 'city',
    })
  })
  it('a mapping may be ignored, and another column takes the field that is free', () => {
    expect(understood(['ref', 'city', 'town', 'zip'], { unused: ['CITY'] })).toMatchObject({
      city: 'town',
    })
    expect(understood(['ref', 'city', 'town', 'zip'], { city: 'ref' })).toEqual({
      city: 'ref',
      postalCode: 'zip',
    })
  })
  it.each([
    ['line1', { line1: 'line1' }],
    ['line2', { line1: 'Address', line2: 'line2' }],
    ['city', { line1: 'Address', city: 'city' }],
    ['postal code', { line1: 'Address', postalCode: 'postal code' }],
    ['country', { address: 'Address', country: 'country' }],
  ])('Address beside %s are %o', (name, expected) => {
    expect(understood(['Address', name])).toEqual(expected)
  })
  it('a shipping address take precedence over others, wherever they stand', () => {
    const expected = {
      reference: 'order id',
      line1: 'shipping street',
      city: 'delivery city',
      postalCode: 'zip',
    }
    expect(
      understood(['order id', 'street', 'city', 'shipping street', 'delivery city', 'zip']),
    ).toEqual(expected)
    expect(
      understood(['order id', 'shipping street', 'delivery city', 'street', 'city', 'zip']),
    ).toEqual(expected)
  })
  it.each([
    'Ship Via',
    'shipVia',
    'Via (Shipping)',
    'Ship By',
    'shipBy',
    'Delivery By',
    'Ship Unit',
    'Unit Shipping',
    'Delivery Unit',
    'Shipping Flat',
    'Additional Shipping',
    'Delivery Gate',
    'House Delivery',
  ])('how an order is shipped are none of its address: %s', (name) => {
    const columns = ['reference', 'line1', 'city', 'postalCode']
    expect(columnUses(['Order', 'Address 1', 'City', 'Zip', name])).toEqual([...columns, 'own'])
    expect(columnUses(['Order', 'Address', 'City', 'Zip', name])).toEqual([...columns, 'own'])
  })
  it.each([
    ['Shipping Address Unit', 'line2'],
    ['Ship To Flat', 'line2'],
    ['Delivery Address House', 'houseNumber'],
    ['Levering By', 'city'],
    ['Levering Gate', 'line1'],
    ['Spedizione Via', 'line1'],
  ])('where an order is shipped to are those of its address: %s', (name, part) => {
    expect(columnUses([name])).toEqual([part])
  })
  it.each([
    'Adresse de livraison',
    'Dirección de envío',
    'Indirizzo di spedizione',
    'Endereço de entrega',
    'Delivery address',
  ])('where an order is shipped to may be its whole address: %s', (name) => {
    expect(columnUses([name, 'country'])).toEqual(['address', 'country'])
    expect(columnUses(['Adresse', name, 'city'])).toEqual(['own', 'line1', 'city'])
    expect(columnUses([`${name} city`])).toEqual(['city'])
  })
  it.each([
    ['Endereço;Número;Complemento', 'line1 houseNumber line2'],
    ['Nr.;Straße;PLZ', 'own line1 postalCode'],
    ['Nr.;Straße;Nr.;PLZ', 'own line1 houseNumber postalCode'],
    ['Straße;PLZ;Nr.', 'line1 postalCode own'],
    ['Straße;Nr.;Hausnummer', 'line1 own houseNumber'],
    ['Ort;Nr.', 'city own'],
    ['Straße;Liefer-Nr.;PLZ', 'line1 own postalCode'],
    ['shipping_address_1;shipping_number;shipping_city', 'line1 houseNumber city'],
  ])('a number right behind the street may be that of the house: %s', (header, uses) => {
    expect(columnUses(header.split(';')).join(' ')).toBe(uses)
  })
  it('a number behind the street may be mapped as something else', () => {
    const names = ['Straße', 'Nr.', 'Ort']
    expect(columnUses(names, { reference: 'Nr.' })).toEqual(['line1', 'reference', 'city'])
    expect(columnUses(names, { own: ['Nr.'] })).toEqual(['line1', 'own', 'city'])
    expect(columnUses(names, { line1: 'Straße' })).toEqual(['line1', 'own', 'city'])
  })
  it.each<[string[], Record<string, string>, string]>([
    [['Address', 'Via', 'City', 'By'], {}, 'line1 own city own'],
    [['Shipping Address', 'Gate', 'Zip'], {}, 'line1 own postalCode'],
    [['Address', 'Via', 'City'], { line1: 'via' }, 'own line1 city'],
    [['Indirizzo', 'Via', 'Città'], {}, 'own line1 city'],
    [['Adresse', 'Gate', 'By'], {}, 'own line1 city'],
    [['Via', 'CAP'], {}, 'line1 postalCode'],
  ])('an English file mean what they mean in English: %o, mapped by %o', (names, mapping, uses) => {
    expect(columnUses(names, mapping).join(' ')).toBe(uses)
  })
  it('two columns with the same name are the first one only', () => {
    expect(columnsOf(['id', 'city', 'city']).fields[fields.indexOf('city')]).toEqual([1])
  })
  it('a preview are listed one by one, with the own ones', () => {
    expect(columnUses(['Order id', 'Colour', 'Street', 'House number', 'Town'])).toEqual([
      'reference',
      'own',
      'line1',
      'houseNumber',
      'city',
    ])
    expect(columnUses(['Colour'], { city: 'colour' })).toEqual(['city'])
    expect(columnUses(['Colour', 'Ort'], { unused: ['colour'], own: ['ort'] })).toEqual([
      null,
      'own',
    ])
  })
  it('a mapping that the file does not have are named in the error', () => {
    const mapping = { reference: 'Nr.', line1: 'Weg', unused: ['Farbe', 'Preis'] }
    expect(unknownNames(['nr', 'Ort', 'preis'], mapping)).toEqual(['Weg', 'Farbe'])
    expect(unknownNames(['nr'])).toEqual([])
  })
  it.each([
    ['Straße', 'STRASSE', true],
    ['n° commande', 'N commande', true],
    ['#', ' # ', true],
    ['#', '*', false],
    ['', ' ', true],
    ['city', 'town', false],
  ])('the names %j and %j are one: %s', (a, b, same) => {
    expect(columnKey(a) === columnKey(b)).toBe(same)
  })
  it('a file may be called like properties of an object', () => {
    expect(understood(['__proto__', 'constructor', 'id', 'city'])).toEqual({
      reference: 'id',
      city: 'city',
    })
  })
})

describe('the cells of a row', () => {
  const row = (cells: Record<string, unknown>) =>
    checkRow(1, (index) => Object.values(cells)[index], columnsOf(Object.keys(cells)))

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a street and its number', { ref: 'a', street: 'Weg', 'house number': 5 }, { line1: 'Weg 5' }],
    [
      'a number and no street',
      { ref: 'a', street: ' ', 'house number': 5, city: 'Ulm' },
      { line1: '5', city: 'Ulm' },
    ],
    [
      'two further lines',
      { ref: 'a', city: 'Ulm', line2: 'Hof', line3: 'Tor 2' },
      { line2: 'Hof, Tor 2', city: 'Ulm' },
    ],
    [
      'nothing at all in some',
      { ref: 'a', city: 'Ulm', line2: null, zip: undefined },
      { city: 'Ulm' },
    ],
    ['a whole pair of halves', { ref: 'a', city: 'Ulm 🏠' }, { city: 'Ulm 🏠' }],
  ])('become fields: %s', (_, cells, made) => {
    expect(row(cells)).toEqual({ line: 1, reference: 'a', ...made })
  })
  it.each<[string, Record<string, unknown>, string[]]>([
    ['that are no text', { ref: 'a', city: {}, zip: 1.5 }, ['city TYPE', 'postalCode TYPE']],
    [
      'of a street, one of which is no text',
      { ref: 'a', street: 'Weg', 'house number': true },
      ['line1 TYPE'],
    ],
    ['too long', { ref: 'a', city: 'x'.repeat(301) }, ['city TOO_LONG']],
    [
      'with a NUL, half a character or one that was lost',
      { ref: 'a\0', city: '\ud800', zip: '\ufffd' },
      ['reference FORMAT', 'city FORMAT', 'postalCode ENCODING'],
    ],
    [
      'without a reference or an address',
      { ref: ' ', country: 'DE' },
      ['reference REQUIRED', 'undefined REQUIRED'],
    ],
  ])('with a problem are reported: %s', (_, cells, problems) => {
    const found = row(cells)
    expect(Array.isArray(found) && found.map(({ field, code }) => `${field} ${code}`)).toEqual(
      problems,
    )
  })
})
