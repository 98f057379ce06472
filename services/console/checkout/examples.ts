/** An address to try, of those that the sandbox knows. */
export interface Example {
  name: string
  text: string
  /** In which the suggestions are to come. */
  language?: string
}

export const examples: Example[] = [
  { name: 'Downing Street', text: '10 downing street' },
  { name: 'Amphitheatre Parkway', text: '1600 amphitheatre' },
  { name: 'Unter den Linden', text: 'unter den linden 77', language: 'de' },
  { name: '銀座', text: '銀座４丁目', language: 'ja' },
  { name: 'كورنيش النيل', text: 'كورنيش النيل', language: 'ar' },
  { name: 'Slow provider', text: 'fault: slow' },
  { name: 'No provider', text: 'fault: outage' },
]

/** Where the shop sends parcels to, by country codes; to all countries where there are none. */
export const destinations = [
  { name: 'Everywhere', countries: '' },
  { name: 'United Kingdom and Ireland', countries: 'gb,ie' },
  { name: 'Germany, Austria, Switzerland', countries: 'de,at,ch' },
  { name: 'United States and Canada', countries: 'us,ca' },
  { name: 'Japan', countries: 'jp' },
  { name: 'Egypt', countries: 'eg' },
]

/** By their own names. */
export const languages = [
  { name: 'As the browser', code: '' },
  { name: 'English', code: 'en' },
  { name: 'Deutsch', code: 'de' },
  { name: 'Français', code: 'fr' },
  { name: '日本語', code: 'ja' },
  { name: 'العربية', code: 'ar' },
]
