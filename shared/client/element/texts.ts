/** What the element says. All of it can be replaced, for another language. */
export interface Texts {
  /** Names the list, for those who hear it. */
  suggestions: string
  /** Heard when a list appears. */
  count(suggestions: number): string
  searching: string
  /** When an answer takes more than three seconds. */
  slow: string
  empty: string
  /** The service, or the shop's own budget, has had enough requests for now. */
  overLimit: string
  offline: string
  failed: string
  /** The suggestion was chosen, and its address cannot be had. */
  detailsFailed: string
  /** Heard when the form's fields have been filled in. */
  filled: string
}

export const englishTexts: Texts = {
  suggestions: 'Address suggestions',
  count: (suggestions) => (suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`),
  searching: 'Searching…',
  slow: 'This takes longer than usual. You can go on typing, or fill in the address by hand.',
  empty: 'No address found: keep typing, or fill it in by hand.',
  overLimit: 'Too many searches just now. Go on typing a little later, or fill in the address by hand.',
  offline: 'No connection. Please fill in the address by hand.',
  failed: 'There are no suggestions at present. Please fill in the address by hand.',
  detailsFailed: 'This address could not be fetched. Choose again, or fill it in by hand.',
  filled: 'Address filled in.',
}
