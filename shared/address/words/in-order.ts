/** Whether a text has all letters of the short one in their order: "Fdez" in "Fernandez". */
export function hasInOrder(text: string, short: string): boolean {
  let at = 0
  for (const letter of text) if (letter === short[at]) at++
  return at === short.length
}
