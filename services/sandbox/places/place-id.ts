import { hash, MAX_NUMBER } from './synthetic.ts'

/** The prefix of all ids of the sandbox. Ids of Google have another one and are unknown here. */
const PREFIX = 'SBX_'

/** The length of Google's ids of interpolated numbers, about: other systems must have room. */
const LONG = 200

/**
 * The parts of an id. The check character at its end tells an altered or truncated id from an
 * unknown one.
 */
export type ParsedId =
  | { kind: 'city'; cityId: number }
  | { kind: 'synthetic'; cityId: number; street: number; number?: string }
  | { kind: 'country'; code: string }
  | { kind: 'route' | 'near'; record: string; number?: string }
  | { kind: 'area'; level: string; anchor: string }
  | { kind: 'record'; record: string }
  | { kind: 'foreign' | 'malformed' }

export const cityIdOf = (cityId: number): string => checked(`${PREFIX}city_${cityId}`)

/** `SBX_syn_<GeoNames id>_<street>_<number, or r for the street itself>_<check>`. */
export const syntheticId = (cityId: number, street: number, number?: string): string =>
  checked(`${PREFIX}syn_${cityId}_${street}_${number ?? 'r'}`)

export const countryId = (code: string): string => checked(`${PREFIX}country_${code}`)

/** The street of a real address, or a number on it that is not recorded. */
export const routeId = (record: string): string => checked(`${PREFIX}route_${record}`)
export const nearId = (record: string, number: string): string =>
  checked(`${PREFIX}near_${number}_${record}_`.padEnd(LONG, 'x'))

/** An area around a real address, or around a town: then `anchor` is its GeoNames id. */
export const areaId = (level: string, anchor: string): string =>
  checked(`${PREFIX}area_${level}_${anchor}`)

export function parseId(id: string): ParsedId {
  if (!/^[A-Za-z0-9_-]+$/.test(id)) return { kind: 'malformed' }
  if (!id.startsWith(PREFIX)) return { kind: /^sbx/i.test(id) ? 'malformed' : 'foreign' }
  const rest = id.slice(PREFIX.length)
  if (!/^(?:city|syn|country|route|near|area)(?:_|$)/.test(rest))
    return rest === '' ? { kind: 'malformed' } : { kind: 'record', record: rest }
  const body = id.slice(0, id.lastIndexOf('_'))
  return checked(body) === id ? parseChecked(body.slice(PREFIX.length)) : { kind: 'malformed' }
}

function parseChecked(body: string): ParsedId {
  const [kind, first = '', second = '', third = ''] = body.split('_')
  if (kind === 'city') return { kind, cityId: Number(first) }
  if (kind === 'country') return { kind, code: first }
  if (kind === 'route') return { kind, record: first }
  if (kind === 'area') return { kind, level: first, anchor: second }
  if (kind === 'near') return { kind, number: first, record: second }
  const place = { kind: 'synthetic', cityId: Number(first), street: Number(second) } as const
  return third === 'r' ? place : { ...place, number: third }
}

/** House numbers of invented streets: 1 to 200, with at most one letter. */
export function isSyntheticNumber(text: string): boolean {
  const [, digits] = /^(\d{1,3})[a-z]?$/i.exec(text) ?? []
  return (
    digits !== undefined &&
    Number(digits) >= 1 &&
    Number(digits) <= MAX_NUMBER &&
    !digits.startsWith('0')
  )
}

function checked(body: string): string {
  return `${body}_${(hash(body) % 1_296).toString(36).padStart(2, '0')}`
}
