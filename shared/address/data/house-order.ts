const countries = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

/** Countries where the number of the house stands before the street. */
const first = countries('AU CA FR GB GH HK IE JM KE LK LU MC MT NG NZ PH PR TT UG US ZA ZM')
/** Those of them where it stands nowhere else, and people write little beside it. */
const onlyFirst = countries('AU CA FR GB IE NZ US ZA')
/**
 * Countries where it stands behind the street. Not those where a number behind the street may be of
 * its name, as in Chile ("Ruta 7") and Colombia ("Calle 10 43").
 */
const behind = countries('AR AT BE BR CH CZ DE DK ES FI HR HU IT LI MX NL NO PE PL PT RO SE SI SK')
/** Countries where people write either. */
const either = countries('BD EG IN MY PK')

/** Whether the number of the house stands before the street in this country. */
export const isNumberFirst = (country: string): boolean => first.has(country)
/** The same, also where people write either. */
export const mayBeNumberFirst = (country: string): boolean =>
  first.has(country) || either.has(country)
/** Whether a number that stands elsewhere than before the street is no house there. */
export const isNumberOnlyFirst = (country: string): boolean => onlyFirst.has(country)
/** Whether the number of the house stands behind the street. */
export const isNumberBehind = (country: string): boolean => behind.has(country)
