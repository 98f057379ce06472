export const verdicts = ['confirmed', 'corrected', 'needs_review', 'undeliverable', 'failed'] as const
export type VerdictName = (typeof verdicts)[number]
/** Those that leave an address open for a person. */
export const openVerdicts = ['corrected', 'needs_review', 'undeliverable'] as const satisfies VerdictName[]

/** Of several, the one that counts is the last of this list. */
export const nextActions = ['accept', 'confirm', 'add_unit', 'fix', 'retry'] as const
export type NextAction = (typeof nextActions)[number]

export const policies = ['strict', 'normal', 'lenient'] as const
export type PolicyName = (typeof policies)[number]
