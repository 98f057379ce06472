import type { Finding } from './comparison.ts'

/** How the candidate's town is found in the stored address. */
export interface Town {
  findings: Finding[]
  /** The stored town is the candidate's town, or a quarter of it. */
  isHere: boolean
  /** The text that is stored as the town; empty where there is none. */
  stored: string
  /** The field in which the candidate's town was found. */
  field?: 'city' | 'region' | 'postalCode' | 'lines'
}
