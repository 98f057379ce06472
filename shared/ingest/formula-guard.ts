/**
 * Where spreadsheets can begin a cell: at the beginning of a text, and behind a delimiter or a line
 * break in it. Excel splits a comma file at semicolons where these are the list separator, and
 * knows a quote only at the beginning of a cell. The number in `[45.7,-4.8]` stays as it is.
 *
 * Formulas begin with one of these signs, with wide characters too, also after apostrophes (OWASP:
 * CSV Injection).
 */
const formulaStart =
  /(?:^|[,;|\t\r\n](?![ "]*'*[+-]\d[\d.]*[ \]}]*(?:[,;|\t\r\n]|$))[ "]*)'*(?=[=+\-@＝＋－＠])/g

/**
 * Adds an apostrophe before what looks like a formula, so that spreadsheets do not run it. Inside a
 * text, a number between delimiters is none: it does no harm, and JSON of own columns has many.
 */
export const guardFormula = (text: string) => text.replace(formulaStart, "$&'")

/**
 * Removes what `guardFormula` added, from text without spaces around it. An exported text is then
 * the same when it is uploaded again.
 */
export const unguardFormula = (text: string) =>
  text.replace(formulaStart, (start) => (start.endsWith("'") ? start.slice(0, -1) : start))
