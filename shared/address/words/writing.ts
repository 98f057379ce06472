/** How to write a text in one form. */
export type Writing = (text: string) => string

/** The text as it is: for a street that says nothing of how to write a line. */
export const asWritten: Writing = (text) => text
