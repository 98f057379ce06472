// Collected by hand, without a published source.
const labels = [
  '(?:(?:shipping|delivery|street|full|home) )?addr(?:ess)?|(?:full )?name',
  '(?:adresse|anschrift|lieferadresse)(?: de livraison)?|nom(?: complet)?',
  '(?:direcci[oó]n|domicilio)(?: de (?:entrega|env[ií]o))?|nombre|endere[cç]o(?: de entrega)?|nome',
  'indirizzo(?: di consegna)?|adres(?:a|[ăe])?(?: dostawy| livrare| teslimat)?',
  '(?:bezorg|aflever)adres',
  '(?:leverings?|leverans)?adress?e?|osoite|cím|alamat(?: pengiriman)?|nama|địa chỉ|họ tên|ad soyad',
  'адреса?(?: доставки)?|фио|διεύθυνση|ünvan|მისამართი|հասցե|العنوان|الاسم|כתובת|ที่อยู่|ชื่อ',
  '(?:详细|詳細|收货|收貨|收件|送货)?地址|所在地[区區]|姓名|收[货貨件]人|[联聯][系絡]人|氏名|住所|주소|이름|받는\\s?분',
  '(?:联系|聯絡)?[电電][话話]|手[机機](?:号码?|號碼?)?',
].join('|')

/** What says which part of an address follows: "Address:", "收货人：". */
const label = new RegExp(`(?<=^|[\\s,，;；])(?:${labels})\\s?[:：]\\s*`, 'giu')

/** The line with a comma in place of each label, as people copy an address out of a form. */
export const withoutLabels = (line: string): string =>
  /[:：]/.test(line) ? line.replace(label, ', ').replace(/^[\s,]+/, '') : line
