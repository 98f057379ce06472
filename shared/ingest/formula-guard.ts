/**
 * How formulas begin in spreadsheets, with wide characters too (OWASP: CSV Injection), also after
 * apostrophes.
 */
const formula = /^'*[=+\-@＝＋－＠]/
/** Some spreadsheets skip these characters before a formula. */
const blank = /^[\t\r\n]/

/**
 * Adds an apostrophe before a text that looks like a formula, so that spreadsheets do not run it.
 */
export const guardFormula = (text: string) =>
  formula.test(text) || blank.test(text) ? `'${text}` : text

/**
 * Removes what `guardFormula` added, from text without spaces around it. An exported reference is
 * then the same when it is uploaded again.
 */
export const unguardFormula = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
