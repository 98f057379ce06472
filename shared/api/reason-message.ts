import { catalogue } from '../errors/catalogue.ts'
import { reasons, reasonsOfPeople } from '../verdict/reasons.ts'

const meanings: Record<string, { meaning: string }> = { ...reasons, ...reasonsOfPeople }
/** Why an address could not be validated: an error of the catalogue, in lower case. */
const errors: Record<string, { message: string }> = catalogue

/** The reason of a verdict as a text. Undefined for a code of another version. */
export const reasonMessage = (code: string): string | undefined =>
  meanings[code]?.meaning ?? errors[code.toUpperCase()]?.message

/** As the database has it. */
export interface StoredReason {
  code: string
  component?: string
}

/** Stored reasons, which are codes, with their texts. */
export const withMessages = (
  stored: readonly StoredReason[],
): (StoredReason & { message: string })[] =>
  stored.map((reason) => ({ ...reason, message: reasonMessage(reason.code) ?? reason.code }))
