import { HIGHEST_NUMBER, hash } from './synthetic.ts'

/** Every id of the sandbox begins so; one that is Google's own does not, and is unknown here. */
const PREFIX = 'SBX_'

/** What an id says. The check sign at its end tells an altered or truncated id from an unknown one. */
export type ParsedId =
  | { kind: 'city'; cityId: number }
  | { kind: 'synthetic'; cityId: number; street: number; number?: string }
  | { kind: 'country'; code: string }
  | { kind: 'route' | 'near'; record: string; number?: string }
  | { kind: 'record'; record: string }
  | { kind: 'foreign' | 'malformed' }

export const cityIdOf = (cityId: number): string => checked(`${PREFIX}city_${cityId}`)

/** `SBX_syn_<GeoNames id>_<street>_<number, or r for the street itself>_<check>`. */
export const syntheticId = (cityId: number, street: number, number?: string): string =>
  checked(`${PREFIX}syn_${cityId}_${street}_${number ?? 'r'}`)

export const countryId = (code: string): string => checked(`${PREFIX}country_${code}`)

/** The street of a real address, and a number on it that nobody has recorded. */
export const routeId = (record: string): string => checked(`${PREFIX}route_${record}`)
export const nearId = (record: string, number: string): string => checked(`${PREFIX}near_${number}_${record}`)

export function parseId(id: string): ParsedId {
  if (!/^[A-Za-z0-9_-]+$/.test(id)) return { kind: 'malformed' }
  if (!id.startsWith(PREFIX)) return { kind: /^sbx/i.test(id) ? 'malformed' : 'foreign' }
  const rest = id.slice(PREFIX.length)
  if (!/^(?:city|syn|country|route|near)(?:_|$)/.test(rest))
    return rest === '' ? { kind: 'malformed' } : { kind: 'record', record: rest }
  const body = id.slice(0, id.lastIndexOf('_'))
  return checked(body) === id ? parseChecked(body.slice(PREFIX.length)) : { kind: 'malformed' }
}

function parseChecked(body: string): ParsedId {
  const [kind, first = '', second = '', third = ''] = body.split('_')
  if (kind === 'city') return { kind, cityId: Number(first) }
  if (kind === 'country') return { kind, code: first }
  if (kind === 'route') return { kind, record: first }
  if (kind === 'near') return { kind, number: first, record: second }
  const place = { kind: 'synthetic', cityId: Number(first), street: Number(second) } as const
  return third === 'r' ? place : { ...place, number: third }
}

/** House numbers that invented streets have: 1 to 200, with a letter at most. */
export function isSyntheticNumber(text: string): boolean {
  const [, digits] = /^(\d{1,3})[a-z]?$/i.exec(text) ?? []
  return digits !== undefined && Number(digits) >= 1 && Number(digits) <= HIGHEST_NUMBER && !digits.startsWith('0')
}

function checked(body: string): string {
  return `${body}_${(hash(body) % 1_296).toString(36).padStart(2, '0')}`
}
