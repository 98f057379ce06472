import { catalogue } from '../errors/catalogue.ts'
import type { NextAction, PolicyName } from './verdicts.ts'

/** The components of an address that a reason or a change can refer to. */
export const components = [
  'houseNumber',
  'street',
  'unit',
  'postBox',
  'locality',
  'region',
  'postalCode',
  'country',
] as const
export type Component = (typeof components)[number]

/**
 * The least severe effect of a reason: none, a correction, a review, or an undeliverable address.
 */
export type Effect = 'note' | 'correct' | 'review' | 'refuse'

interface Reason {
  meaning: string
  component?: Component
  /** The effect under each policy. */
  effect: Record<PolicyName, Effect>
  /** The next action, if the reason has an effect. */
  action: NextAction
  /** How much the reason reduces the confidence, 0 to 1. */
  doubt: number
}

const effects = (strict: Effect, normal: Effect, lenient: Effect): Record<PolicyName, Effect> => ({
  strict,
  normal,
  lenient,
})

/** The reasons for a verdict. The codes are stable; the meanings are shown in the API reference. */
export const reasons = {
  not_found: {
    meaning: 'The provider knows nothing like this address.',
    effect: effects('refuse', 'refuse', 'refuse'),
    action: 'fix',
    doubt: 1,
  },
  found_elsewhere: {
    meaning:
      'Such a street exists, but neither in the stored town nor under the stored postal code.',
    component: 'locality',
    effect: effects('refuse', 'review', 'review'),
    action: 'fix',
    doubt: 0.8,
  },
  place_unconfirmed: {
    meaning:
      'The stored town and postal code do not say that the right one of equal streets was found: ' +
      'they are missing, or several places have the name.',
    component: 'locality',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.5,
  },
  several_candidates: {
    meaning: 'Several places fit the stored address equally well.',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.5,
  },
  areas_contradict: {
    meaning:
      'The stored town, state and postal code are not of one place, so a place of the same name ' +
      'elsewhere may be meant.',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.4,
  },
  only_approximate: {
    meaning: 'The provider places the address only in the middle of its street or area.',
    effect: effects('review', 'review', 'note'),
    action: 'confirm',
    doubt: 0.4,
  },
  interpolated: {
    meaning: 'The coordinates are reckoned from neighbouring house numbers.',
    effect: effects('review', 'note', 'note'),
    action: 'confirm',
    doubt: 0.1,
  },
  partial_match: {
    meaning: 'The provider says that part of the address fitted nothing.',
    effect: effects('review', 'note', 'note'),
    action: 'confirm',
    doubt: 0.2,
  },
  delivery_unconfirmed: {
    meaning: 'The postal service does not confirm that it delivers to this address.',
    effect: effects('review', 'review', 'note'),
    action: 'confirm',
    doubt: 0.4,
  },
  place_moved: {
    meaning: 'The business at this place has moved to another.',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.4,
  },
  fields_misplaced: {
    meaning: 'Parts of the address stand in the wrong fields.',
    effect: effects('correct', 'correct', 'note'),
    action: 'accept',
    doubt: 0.1,
  },
  street_missing: {
    meaning: 'No street, building or post-office box is stored.',
    component: 'street',
    effect: effects('refuse', 'refuse', 'refuse'),
    action: 'fix',
    doubt: 0.9,
  },
  street_not_found: {
    meaning:
      'The provider knows the town, but no such street in it, and no house like the stored one.',
    component: 'street',
    effect: effects('refuse', 'refuse', 'review'),
    action: 'fix',
    doubt: 0.9,
  },
  other_street_found: {
    meaning:
      'The provider knows no such street there, but one of another name with the stored house ' +
      'number: the stored one may be a former, a popular or a translated name.',
    component: 'street',
    effect: effects('refuse', 'review', 'review'),
    action: 'confirm',
    doubt: 0.85,
  },
  street_differs: {
    meaning:
      'The street has a similar name but another kind, direction, number or word: a road ' +
      'instead of a street, north instead of south, Upper Street instead of Lower Street.',
    component: 'street',
    effect: effects('review', 'review', 'correct'),
    action: 'confirm',
    doubt: 0.4,
  },
  misspelt_street: {
    meaning: 'The street is misspelt, shortened, or stored under a former or popular name.',
    component: 'street',
    effect: effects('correct', 'correct', 'correct'),
    action: 'accept',
    doubt: 0.15,
  },
  house_number_missing: {
    meaning: 'The address has no house number, where the street has numbers.',
    component: 'houseNumber',
    effect: effects('refuse', 'review', 'review'),
    action: 'fix',
    doubt: 0.5,
  },
  house_number_not_found: {
    meaning: 'The street is known, but not this house number.',
    component: 'houseNumber',
    effect: effects('refuse', 'review', 'note'),
    action: 'fix',
    doubt: 0.5,
  },
  house_number_differs: {
    meaning: 'The provider found another house number than the stored one.',
    component: 'houseNumber',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.5,
  },
  unit_missing: {
    meaning: 'The building has flats or suites, and none is stored.',
    component: 'unit',
    effect: effects('review', 'review', 'note'),
    action: 'add_unit',
    doubt: 0.3,
  },
  unit_differs: {
    meaning: 'The provider found another flat or suite than the stored one.',
    component: 'unit',
    effect: effects('review', 'review', 'note'),
    action: 'confirm',
    doubt: 0.3,
  },
  unit_unconfirmed: {
    meaning: 'The provider does not know the stored flat or suite; it knows few.',
    component: 'unit',
    effect: effects('review', 'note', 'note'),
    action: 'confirm',
    doubt: 0.05,
  },
  po_box: {
    meaning: 'A post-office box: not every carrier delivers to it.',
    component: 'postBox',
    effect: effects('review', 'note', 'note'),
    action: 'confirm',
    doubt: 0.05,
  },
  po_box_unconfirmed: {
    meaning: 'The provider does not know this post-office box.',
    component: 'postBox',
    effect: effects('review', 'review', 'note'),
    action: 'confirm',
    doubt: 0.3,
  },
  rural_route: {
    meaning: 'A rural or highway contract route, which says nothing of the street.',
    effect: effects('review', 'review', 'note'),
    action: 'confirm',
    doubt: 0.3,
  },
  military_mail: {
    meaning: 'A military or diplomatic post office: only the postal service delivers there.',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.3,
  },
  parcel_locker: {
    meaning: 'A parcel locker or parcel shop: only the carrier that runs it delivers there.',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.3,
  },
  general_delivery: {
    meaning: 'Mail that waits at the counter of a post office: no carrier delivers to it.',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.3,
  },
  area_unconfirmed: {
    meaning:
      'Neither the town nor the postal code of an address without a street could be confirmed.',
    component: 'locality',
    effect: effects('review', 'review', 'review'),
    action: 'fix',
    doubt: 0.6,
  },
  found_by_name: {
    meaning: 'Only the name of a building or business was found, not a street with a number.',
    effect: effects('review', 'review', 'correct'),
    action: 'confirm',
    doubt: 0.3,
  },
  named_building: {
    meaning:
      'The whole name of a building or business is stored instead of a street with a number, and ' +
      'the provider knows one of that name there.',
    effect: effects('review', 'note', 'note'),
    action: 'confirm',
    doubt: 0.1,
  },
  building_not_found: {
    meaning:
      'Only the name of a building or business is stored, and the provider knows none of that ' +
      'name in the town.',
    component: 'street',
    effect: effects('refuse', 'review', 'review'),
    action: 'fix',
    doubt: 0.85,
  },
  intersection: {
    meaning: 'Two crossing streets are stored instead of a street with a number.',
    component: 'street',
    effect: effects('review', 'review', 'review'),
    action: 'fix',
    doubt: 0.5,
  },
  place_described: {
    meaning:
      'A landmark, a distance from it, a kilometre of a road or a lot of an estate is stored ' +
      'instead of a street with a number.',
    component: 'street',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.5,
  },
  locality_missing: {
    meaning: 'No town is stored.',
    component: 'locality',
    effect: effects('correct', 'correct', 'note'),
    action: 'accept',
    doubt: 0.1,
  },
  locality_differs: {
    meaning: 'The street and the postal code belong to another town than the stored one.',
    component: 'locality',
    effect: effects('review', 'correct', 'correct'),
    action: 'confirm',
    doubt: 0.25,
  },
  misspelt_locality: {
    meaning: 'The town is misspelt.',
    component: 'locality',
    effect: effects('correct', 'correct', 'correct'),
    action: 'accept',
    doubt: 0.1,
  },
  region_missing: {
    meaning: 'No state or province is stored, where addresses name it.',
    component: 'region',
    effect: effects('correct', 'note', 'note'),
    action: 'accept',
    doubt: 0.02,
  },
  region_differs: {
    meaning: 'The address lies in another state or province than the stored one.',
    component: 'region',
    effect: effects('review', 'correct', 'note'),
    action: 'confirm',
    doubt: 0.2,
  },
  misspelt_region: {
    meaning: 'The state or province is misspelt.',
    component: 'region',
    effect: effects('correct', 'correct', 'note'),
    action: 'accept',
    doubt: 0.05,
  },
  postal_code_missing: {
    meaning: 'No postal code is stored.',
    component: 'postalCode',
    effect: effects('correct', 'correct', 'note'),
    action: 'accept',
    doubt: 0.1,
  },
  postal_code_incomplete: {
    meaning: 'Only part of the postal code is stored.',
    component: 'postalCode',
    effect: effects('correct', 'correct', 'note'),
    action: 'accept',
    doubt: 0.05,
  },
  postal_code_differs: {
    meaning: 'The address has another postal code than the stored one.',
    component: 'postalCode',
    effect: effects('review', 'correct', 'correct'),
    action: 'confirm',
    doubt: 0.2,
  },
  postal_code_unconfirmed: {
    meaning: 'The provider knows no postal code here.',
    component: 'postalCode',
    effect: effects('note', 'note', 'note'),
    action: 'confirm',
    doubt: 0.02,
  },
  quarter_unconfirmed: {
    meaning:
      'A part of the address beside the street is nothing that the provider shows there: a ' +
      'building or a company, or another quarter of the town, which may have such a street, too.',
    effect: effects('review', 'note', 'note'),
    action: 'confirm',
    doubt: 0.05,
  },
  country_missing: {
    meaning: 'No country is stored.',
    component: 'country',
    effect: effects('correct', 'correct', 'note'),
    action: 'accept',
    doubt: 0.1,
  },
  country_differs: {
    meaning: 'The address lies in another country than the stored one.',
    component: 'country',
    effect: effects('review', 'review', 'review'),
    action: 'confirm',
    doubt: 0.4,
  },
  misspelt_country: {
    meaning: 'The country is misspelt.',
    component: 'country',
    effect: effects('correct', 'correct', 'note'),
    action: 'accept',
    doubt: 0.05,
  },
} as const satisfies Record<string, Reason>

export type ReasonCode = keyof typeof reasons

/** Reasons that a person gives, not a comparison. */
export const reasonsOfPeople = {
  confirmed_by_person: { meaning: 'A person confirmed the address as it is stored.' },
}

/** A failed validation has the name of its error as its reason. */
const known = new Set([
  ...Object.keys({ ...reasons, ...reasonsOfPeople }),
  ...Object.keys(catalogue).map((error) => error.toLowerCase()),
])

/** Whether a stored address or a result may have this reason code. */
export const isReasonCode = (code: string) => known.has(code)
