import type { Part } from './row.ts'

const list = (...lines: string[]) => lines.flatMap((line) => line.split(', '))

/**
 * What the columns are called, the surest name first: in English, French, German, Spanish, Italian, Portuguese, Dutch, Polish, Czech,
 * Swedish, Danish, Norwegian, Finnish, Japanese, Chinese and Korean, and in the exports of Shopify, WooCommerce, Magento, PrestaShop,
 * Amazon, eBay and Etsy. Compared without case, accents and whatever is no letter or digit. `Name` is not among the references: in most
 * files it is a person's.
 */
export const columnNames: Record<Part, string[]> = {
  reference: list(
    'reference, ref, address reference, external reference, external id, customer reference, address id',
    'order id, order number, order no, order nr, order #, order, order reference, increment id, entity id',
    'merchant order id, amazon order id, sales record number, purchase order, customer id, customer number',
    'account id, account number, record id, row id, uuid, guid, id, référence, référence commande',
    'numéro de commande, n° commande, commande, numéro client, identifiant, Referenz, Referenznummer',
    'Bestellnummer, Auftragsnummer, Kundennummer, Kunden-Nr, Bestell-Nr, referencia, número de pedido',
    'n.º de pedido, pedido, número de cliente, identificador, riferimento, numero ordine, ordine',
    'codice cliente, referência, código do cliente, encomenda, referentie, bestelnummer, ordernummer',
    'klantnummer, numer zamówienia, numer referencyjny, číslo objednávky, referens, kundnummer, referanse',
    'kundenummer, viite, tilausnumero, 注文番号, 参照番号, 订单号, 訂單編號, 주문번호',
  ),
  line1: list(
    'line1, address line 1, address1, address 1, addr1, street line 1, street address, street 1, street1',
    'address 1&2, street, street name, address street, address line, thoroughfare, adresse ligne 1, adresse 1',
    'ligne 1, rue, voie, numéro et rue, adresse postale, Straße, Straße 1, Straße und Hausnummer',
    'Straße Hausnummer, Straße/Nr, Anschrift 1, Adresszeile 1, Str, dirección 1, línea 1, dirección línea 1',
    'calle, calle y número, indirizzo 1, via, riga indirizzo 1, endereço 1, linha 1, rua, logradouro',
    'morada 1, adres 1, adresregel 1, straat, straatnaam, ulica, adres linia 1, ulice, gata, gatuadress',
    'adressrad 1, adress 1, gade, vej, gate, gateadresse, katuosoite, lähiosoite, 住所1, 番地, 町名番地, 地址1, 街道, 주소1',
    '도로명주소',
  ),
  houseNumber: list(
    'house number, house no, house nr, house, street number, street no, street nr, building number',
    'numéro de rue, numéro de voie, Hausnummer, Hausnr, Haus-Nr, número de casa, número exterior',
    'numero civico, civico, huisnummer, huisnr, numer domu, nr domu, číslo popisné, husnummer, husnr',
  ),
  line2: list(
    'line2, address line 2, address2, address 2, address (2), addr2, street line 2, street 2, street2',
    'apartment, apartment suite etc., apt, suite, unit, flat, address complement, additional',
    "additional address, adresse ligne 2, adresse 2, ligne 2, complément, complément d'adresse",
    'complément adresse, appartement, Adresszusatz, Adresszeile 2, Adress-Zusatz, Zusatz, Straße 2',
    'Anschrift 2, additional address line 1, dirección 2, línea 2, dirección línea 2, piso, indirizzo 2',
    'interno, endereço 2, linha 2, complemento, morada 2, adres 2, adresregel 2, toevoeging',
    'huisnummer toevoeging, adres linia 2, numer mieszkania, nr lokalu, adressrad 2, adress 2, c/o, 住所2, 建物名',
    'マンション名, 地址2, 주소2, 상세주소',
  ),
  line3: list('line3, address line 3, address3, address 3, street 3, additional address line 2, Adresszeile 3, 住所3'),
  city: list(
    'city, town, town/city, city/town, locality, post town, postal town, suburb, municipality, address city',
    'ville, commune, localité, Ort, Stadt, Wohnort, Ortschaft, ciudad, población, localidad, municipio, città',
    'comune, località, cidade, localidade, município, stad, plaats, woonplaats, gemeente, miasto, miejscowość',
    'město, obec, ort, postort, by, poststed, kaupunki, postitoimipaikka, 市区町村, 市町村, 城市, 市, 도시, 시군구',
  ),
  region: list(
    'region, state, province, state/province, state code, province code, state or province, state or region',
    'region code, administrative area, county, province name, state name, région, département, état',
    'Bundesland, Kanton, provincia, región, estado, comunidad autónoma, regione, estado/província, distrito',
    'UF, provincie, województwo, län, fylke, maakunta, 都道府県, 省, 省份, 州, 시도',
  ),
  postalCode: list(
    'postal code, postcode, post code, zip, zip code, zip/postal code, postal/zip code, zip/postcode, zip5',
    'pincode, pin code, eircode, address zip, code postal, CP, Postleitzahl, PLZ, código postal, CAP',
    'codice postale, código de endereçamento postal, CEP, cod postal, postcode/zip, postnummer, postnr',
    'kod pocztowy, PSČ, poštovní směrovací číslo, postinumero, 郵便番号, 邮编, 邮政编码, 郵遞區號, 우편번호',
  ),
  country: list(
    'country, country code, country id, country iso, country iso 2, country name, address country',
    'ISO country, pays, code pays, Land, Ländercode, Länderkürzel, Staat, país, código de país, paese',
    'nazione, código do país, landcode, kraj, kraj docelowy, państwo, země, stát, landkod, landekode, maa, 国',
    '国名, 国家, 國家, 국가',
  ),
  address: list(
    'address, full address, formatted address, complete address, postal address, mailing address',
    'address text, freeform address, adresse, adresse complète, Anschrift, Postanschrift, dirección',
    'dirección completa, domicilio, indirizzo, indirizzo completo, endereço, endereço completo, morada, adres',
    'volledig adres, adresa, adress, osoite, 住所, 地址, 주소',
  ),
}

/** Words around a name that make it the column of the address to ship to, which goes before another of the same part. */
export const shippingWords = list(
  'shipping, shipping address, ship, ship to, ship to address, delivery, delivery address, deliver to',
  'recipient, livraison, adresse de livraison, destinataire, Lieferadresse, Liefer, Lief, Lieferung',
  'Empfänger, envío, dirección de envío, entrega, spedizione, indirizzo di spedizione, consegna, bezorg',
  'bezorgadres, verzend, dostawa, wysyłka, leverans, levering, 配送先, お届け先',
)
