/** Addresses to try, all known to the sandbox. */
export interface Example {
  name: string
  text: string
  /** Language of the suggestions. */
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

/** Countries that the shop ships to, by code. Empty: all. */
export const destinations = [
  { name: 'Everywhere', countries: '' },
  { name: 'United Kingdom and Ireland', countries: 'gb,ie' },
  { name: 'Germany, Austria, Switzerland', countries: 'de,at,ch' },
  { name: 'United States and Canada', countries: 'us,ca' },
  { name: 'Japan', countries: 'jp' },
  { name: 'Egypt', countries: 'eg' },
]

/** Names of languages in the language itself. */
export const languages = [
  { name: 'As the browser', code: '' },
  { name: 'English', code: 'en' },
  { name: 'Deutsch', code: 'de' },
  { name: 'Français', code: 'fr' },
  { name: '日本語', code: 'ja' },
  { name: 'العربية', code: 'ar' },
]
