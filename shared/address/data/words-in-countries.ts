/** An entry of a list that holds in some countries, or everywhere. */
export interface InCountries {
  /** ISO 3166-1 alpha-2, with blanks between them; everywhere if absent. */
  in?: string
}

/** Words that mean one thing in these countries. */
export interface WordsInCountries extends InCountries {
  /** A regular expression. */
  words: string
}
