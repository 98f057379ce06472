/** What a spreadsheet takes for the beginning of a formula, in the wide forms too (OWASP: CSV Injection), behind apostrophes or not. */
const formula = /^'*[=+\-@＝＋－＠]/
/** Some skip these and then take what follows for a formula. */
const blank = /^[\t\r\n]/

/** The same text so that a spreadsheet shows it and never runs it: with an apostrophe before what looks like a formula. */
export const guardFormula = (text: string) => (formula.test(text) || blank.test(text) ? `'${text}` : text)

/** Undoes `guardFormula` for text without spaces around it, so that a reference that is exported and sent again stays the same. */
export const unguardFormula = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)
