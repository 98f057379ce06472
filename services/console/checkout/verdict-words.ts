import type { ValidateData } from '../../../shared/api/validate.ts'

/** What the buyer reads about an address, and is asked. */
export interface VerdictWords {
  title: string
  text: string
  tone: 'good' | 'changed' | 'doubt' | 'bad'
}

export const verdictWords: Record<Exclude<ValidateData['verdict'], 'confirmed'>, VerdictWords> = {
  corrected: {
    title: 'Did you mean this address?',
    text: 'We found it with a small difference:',
    tone: 'changed',
  },
  needs_review: {
    title: 'Please look at the address once more',
    text: 'Something about it is not certain:',
    tone: 'doubt',
  },
  undeliverable: {
    title: 'We could not find this address',
    text: 'A parcel might not arrive there:',
    tone: 'bad',
  },
  failed: {
    title: 'The address could not be checked just now',
    text: 'That need not keep you: we take it as you wrote it.',
    tone: 'doubt',
  },
}
