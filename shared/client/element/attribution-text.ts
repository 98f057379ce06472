const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** In characters. */
const maxLength = 1000

/**
 * An attribution as plain text. The legacy edition's is HTML, as it may still be in what was
 * stored: a link becomes its name and its URL.
 */
export const attributionText = (attribution: string): string =>
  attribution
    .slice(0, maxLength)
    .replace(/<a\s[^>]*href="(https?:[^"]*)"[^>]*>(.*?)<\/a>/gi, '$2 ($1)')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .trim()

/** A text split at its URLs: every second part is one. */
export const splitAtUrls = (text: string): string[] => text.split(/(https?:\/\/[^\s()]+)/)
