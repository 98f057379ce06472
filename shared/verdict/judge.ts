import { areaWords, compareAreas } from '../address/areas.ts'
import { hasUnspaced } from '../address/unspaced.ts'
import { isNearWord, isSameWord, type Token, tokensOf } from '../address/vocabulary.ts'
import { joined, wordsOf } from '../address/words.ts'
import type { WrittenAddress } from '../address/written-address.ts'
import { type NextAction, nextActions, type PolicyName, type VerdictName } from '../api/verdict.ts'
import { compareAddress } from './compare.ts'
import type { Finding } from './comparison.ts'
import type { Candidate, Found } from './found.ts'
import { findName } from './names.ts'
import { cleanFields, type Placed, plainBlocks, type Reading, readStored, storedCountry } from './reading.ts'
import { type Component, type Effect, type ReasonCode, reasons } from './reasons.ts'

interface Change {
  component: Component
  /** As stored; absent where it was missing. */
  before?: string
  after: string
}

export interface Judgement {
  /** Never `failed`: that is for whoever could not ask the provider. */
  verdict: Exclude<VerdictName, 'failed'>
  nextAction: NextAction
  reasons: { code: ReasonCode; component?: Component; message: string }[]
  /** How sure it is that the chosen place is the one meant, 0 to 1. */
  confidence: number
  /** What stands otherwise in the chosen place than in the stored address; writing that is as good is no change. */
  changes: Change[]
  /** The chosen one among those found; absent where none is meant. */
  candidate?: number
}

const verdicts: Record<Effect, Judgement['verdict']> = {
  note: 'confirmed',
  correct: 'corrected',
  review: 'needs_review',
  refuse: 'undeliverable',
}
const weights: Record<Effect, number> = { note: 0, correct: 1, review: 2, refuse: 3 }

/** Compares a stored address with what the provider found, and says what to make of it (design §8). Pure; throws nothing. */
export function judge(stored: WrittenAddress, found: Found, policy: PolicyName): Judgement {
  const fields = cleanFields(stored)
  const compared = found.candidates.flatMap((candidate, index) => {
    if (!candidate.components) return []
    const { findings, reading } = compareAddress(fields, candidate, candidate.components)
    return [{ index, candidate, findings, reading, effect: worst(findings, policy), doubt: doubtOf(findings) }]
  })
  // The provider's order decides between equals: sorting keeps it.
  const [best] = compared.sort((a, b) => weights[a.effect] - weights[b.effect] || a.doubt - b.doubt)
  if (!best) return judgementOf([{ code: 'not_found' }], policy)
  const findings = isAmbiguous(best.reading, best.candidate, found.candidates)
    ? [...best.findings, { code: 'several_candidates' as const }]
    : best.findings
  // Even where the address can't be delivered to: the place helps whoever corrects it.
  return { ...judgementOf(findings, policy), candidate: best.index }
}

const effectOf = (code: ReasonCode, policy: PolicyName): Effect => reasons[code].effect[policy]

const worst = (findings: readonly Finding[], policy: PolicyName): Effect =>
  findings.reduce<Effect>(
    (most, { code }) => (weights[effectOf(code, policy)] > weights[most] ? effectOf(code, policy) : most),
    'note',
  )

const doubtOf = (findings: readonly Finding[]): number =>
  1 - findings.reduce((sure, { code }) => sure * (1 - reasons[code].doubt), 1)

function judgementOf(findings: readonly Finding[], policy: PolicyName): Judgement {
  const effect = worst(findings, policy)
  const deciding = findings.filter(({ code }) => effect !== 'note' && effectOf(code, policy) === effect)
  const nextAction = deciding
    .map(({ code }): NextAction => reasons[code].action)
    .reduce<NextAction>(
      (most, action) => (nextActions.indexOf(action) > nextActions.indexOf(most) ? action : most),
      'accept',
    )
  return {
    verdict: verdicts[effect],
    nextAction,
    reasons: findings.map(({ code }) => {
      const { meaning } = reasons[code]
      const component = componentOf(code)
      return { code, ...(component && { component }), message: meaning }
    }),
    confidence: Math.round((1 - doubtOf(findings)) * 100) / 100,
    changes: findings.flatMap(({ code, before, after }) => {
      const component = componentOf(code)
      return component && after ? [{ component, ...(before && { before }), after }] : []
    }),
  }
}

const componentOf = (code: ReasonCode): Component | undefined => {
  const reason = reasons[code]
  return 'component' in reason ? reason.component : undefined
}

/** Whether another place fits all the stored words as well, and lies elsewhere. A postal code or a box that is known settles it. */
function isAmbiguous(reading: Reading, best: Candidate, all: readonly Candidate[]): boolean {
  const { components } = best
  if (!components || all.length < 2) return false
  const country = components.countryCode ?? ''
  const { lines, city, region, postalCode, postBox } = reading
  if (postalCode || postBox) return false
  const tokens = (text: string) => tokensOf(wordsOf(text), country)
  const area = (name: string | undefined) => (name ? areaWords(tokens(name)) : [])
  const stored = [...lines, ...city, ...region].filter(({ isSmall }) => !isSmall)
  const town = area(components.locality ?? components.region)
  // Kansas says nothing beside Kansas City.
  const states = (withState.has(country) ? [area(components.regionCode), area(components.region)] : []).filter(
    (name) => name.length > 0 && joined(name) !== joined(town),
  )
  const bestWords = tokens(best.formattedAddress)
  const wanted = stored.filter((word) => bestWords.some((other) => isSameWord(word, other)))
  const isTownStored = isFound(findName(town, [...city, ...lines], { initials: false }).quality)
  return all.some((other) => {
    if (other === best || wanted.length === 0 || town.length === 0) return false
    const words = tokens(other.formattedAddress)
    if (!wanted.every((word) => words.some((token) => isSameWord(token, word)))) return false
    const sections = [...Map.groupBy(words, ({ part }) => part).values()].map(areaWords)
    const liesIn = (name: readonly Token[]) => sections.some((section) => compareAreas(name, section) === 'same')
    // Some write the state behind the town, without a comma: "Pyrmont NSW".
    const endsIn = (name: readonly Token[]) =>
      sections.some((section) => compareAreas(name, section.slice(-name.length)) === 'same')
    const isThere = liesIn(town) && (states.length === 0 || states.some(endsIn))
    return !isThere && (!isTownStored || liesIn(town))
  })
}

const isFound = (quality: string): boolean => quality === 'same' || quality === 'misspelt'

/** Where towns of one name lie in several states, and descriptions say in which. */
const withState = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'MY'])

/** Which of several predictions to ask the details of: the one that has most of the stored words and least else. 0 where there is none. */
export function likeliest(stored: WrittenAddress, descriptions: readonly string[]): number {
  if (descriptions.length < 2) return 0
  const fields = cleanFields(stored)
  const country = storedCountry(fields).code ?? ''
  const { lines, city, region, postBox } = readStored(fields, country, undefined)
  const box: Placed[] = tokensOf(wordsOf(postBox ?? ''), country).map((token) => ({ ...token, field: 'line1' }))
  const words = [...lines, ...box, ...city, ...region].filter(({ isSmall }) => !isSmall)
  const scores = descriptions.map((description) => {
    const tokens = tokensOf(wordsOf(plainBlocks(description, country)), country)
    const pairs = new Set(tokens.map(({ text }, at) => `${text} ${tokens[at + 1]?.text}`))
    const strange = tokens.filter((token) => !words.some((word) => likeness(word, token) > 0))
    const strangeness = strange.reduce((sum, { text }) => sum + (/\d/.test(text) ? strangeNumber : strangeWord), 0)
    const known = words.reduce((sum, word, at) => {
      // A single character is in most addresses; two in a row say something.
      if (hasUnspaced(word.raw))
        return sum + (pairs.has(`${word.text} ${words[at + 1]?.text}`) ? weightOf(word) / 2 : 0)
      return sum + weightOf(word) * Math.max(0, ...tokens.map((token) => likeness(word, token)))
    }, 0)
    return known - strangeness
  })
  return scores.indexOf(Math.max(...scores))
}

/** Between descriptions that have the same stored words, what else they have decides: a number more than a name. */
const strangeNumber = 0.05
const strangeWord = 0.001

/** The street and the number say more than the town, which others share. */
function weightOf({ isType, field, text }: Placed): number {
  if (isType) return 0.3
  if (field === 'region') return 0.4
  return field === 'line1' || /\d/.test(text) ? 1.5 : 1
}

/** 0 to 1: how much it says that a word of the description is this one. */
function likeness(word: Token, other: Token): number {
  if (isSameWord(word, other)) return 1
  if (!/\d/.test(word.text)) return isNearWord(word, other) ? 0.8 : 0
  const [a, b] = [word.text.split(/[/-]/), other.text.split(/[/-]/)]
  return a.every((half, index) => b[index] === undefined || b[index] === half) || b.includes(word.text) ? 0.9 : 0
}
