/** The element's texts. All of them can be replaced, for another language. */
export interface Texts {
  /** Name of the list, for screen readers. */
  suggestions: string
  /** Announced when a list appears. */
  count(suggestions: number): string
  searching: string
  /** When a response takes more than three seconds. */
  slow: string
  empty: string
  /** A limit, quota or budget is used up for now. */
  overLimit: string
  offline: string
  failed: string
  /** A suggestion was chosen and its details cannot be fetched. */
  detailsFailed: string
  /** Announced when the fields of the form were filled in. */
  filled: string
}

export const englishTexts: Texts = {
  suggestions: 'Address suggestions',
  count: (suggestions) => (suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`),
  searching: 'Searching…',
  slow: 'This takes longer than usual. You can go on typing, or fill in the address by hand.',
  empty: 'No address found: keep typing, or fill it in by hand.',
  overLimit:
    'Too many searches just now. Go on typing a little later, or fill in the address by hand.',
  offline: 'No connection. Please fill in the address by hand.',
  failed: 'There are no suggestions at present. Please fill in the address by hand.',
  detailsFailed: 'This address could not be fetched. Choose again, or fill it in by hand.',
  filled: 'Address filled in.',
}
