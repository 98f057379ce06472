import { reasonMessage } from '../../../shared/api/reason-message.ts'
import type { Component } from '../../../shared/verdict/reasons.ts'

/** A reason as a sentence. For an unknown code, the words of the code. */
export function meaningOf(code: string): string {
  const meaning = reasonMessage(code) ?? shortWords(code)
  return /[.!?]$/.test(meaning) ? meaning : `${meaning}.`
}

const spelt: Record<string, string> = { po: 'PO' }

/** The words of a reason's code. */
export function shortWords(code: string): string {
  const text = code
    .split('_')
    .map((word) => spelt[word] ?? word)
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Everyday names of address components. */
export const componentNames: Record<Component, string> = {
  houseNumber: 'House number',
  street: 'Street',
  unit: 'Flat',
  postBox: 'PO box',
  locality: 'Town',
  region: 'Region',
  postalCode: 'Postal code',
  country: 'Country',
}
