/** The parts of a setting that are separated by commas or spaces. */
export const listOf = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)
