/** Kana, Bopomofo and Han: an input method offers others to choose from. */
const converted = /[\u3040-\u312f\u3400-\u9fff]/
/** Languages that are written by way of Latin letters, too: Pinyin, romaji. */
const byWayOfLatin = /^(?:ja|zh)\b/i

/** What is read of an `InputEvent`. */
interface Composing {
  isComposing: boolean
  data?: string | null
}

/**
 * Whether an input method will still convert the text: then it means nothing yet. Keyboards of
 * Android compose each word letter by letter, and Korean is always composed. Both can be searched.
 */
export const isConverting = ({ isComposing, data }: Composing): boolean =>
  isComposing && (converted.test(data ?? '') || byWayOfLatin.test(navigator.language))
