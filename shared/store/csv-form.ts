/** How a CSV file was written. What is absent could not be told. */
export interface CsvForm {
  /** A label of the WHATWG Encoding Standard. Absent when the file was ASCII. */
  encoding?: string
  /** Whether it begins with a byte order mark. */
  hasMark?: boolean
  delimiter?: string
}
