import type { Component } from '../../shared/verdict/reasons.ts'

/** The parts of an address as people call them. */
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
