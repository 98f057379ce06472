/** Quarters, estates and buildings that are written behind the street without a comma. */
const behindStreet: Readonly<Record<string, RegExp>> = {
  ID: /\s+(?=(?:kel|kec|kelurahan|kecamatan|desa|rt|rw)[.\s/]\s?[\p{L}\d])/giu,
  MX: /\s+(?=(?:col|colonia|fracc|fraccionamiento)[.\s]\s?\p{L})/giu,
  PE: /\s+(?=(?:urb|urbanización|urbanizacion|aahh|a\.h\.)[.\s]\s?\p{L})/giu,
  PH: /\s+(?=(?:brgy|bgy|barangay|subd)[.\s]\s?\p{L})/giu,
  VE: /\s+(?=(?:urb|urbanización|urbanizacion|sector)[.\s]\s?\p{L})/giu,
  // The kind ends a street's name, and what follows is a building: "Gül Sk. Deniz Apt.".
  TR: /(?<=\p{L}\s(?:mah|mh|mahallesi|cad|cd|caddesi|sk|sok|sokak|sokağı|bulvarı|blv)\.?)\s+(?=\p{L}{3}|\d{2,5}\.\s)/giu,
}
export const apart = (country: string) => (text: string) =>
  text.replace(behindStreet[country] as RegExp, ', ')
