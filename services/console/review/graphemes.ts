/** Parts a text into the characters that people see. Shared, since one takes long to make. */
export const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
