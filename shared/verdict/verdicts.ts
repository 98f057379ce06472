export const verdicts = [
  'confirmed',
  'corrected',
  'needs_review',
  'undeliverable',
  'failed',
] as const
export type VerdictName = (typeof verdicts)[number]
/** The verdicts that a person must review. */
export const openVerdicts = [
  'corrected',
  'needs_review',
  'undeliverable',
] as const satisfies VerdictName[]

/** In increasing order: of several actions the last one in this list applies. */
export const nextActions = ['accept', 'confirm', 'add_unit', 'fix', 'retry'] as const
export type NextAction = (typeof nextActions)[number]

export const policies = ['strict', 'normal', 'lenient'] as const
export type PolicyName = (typeof policies)[number]
