import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { Batch, BatchSummary } from '../../../shared/api/batch.ts'
import { type VerdictName, verdicts } from '../../../shared/api/verdict.ts'
import { type Filter, type FilterList, toggled } from './filter-query.ts'
import { shortWords } from './reason-words.ts'
import { verdictBadges } from './verdict-badge.tsx'

interface FilterProps {
  filter: Filter
  onChange(filter: Filter): void
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' })
const countryName = (code: string) => regions.of(code) ?? code
const number = new Intl.NumberFormat('en')

/** What the results can be filtered by, with how many there are of each. */
export function FilterBar({
  filter,
  onChange,
  batch,
  summary,
}: FilterProps & { batch: Batch; summary: BatchSummary | undefined }) {
  const change = (list: FilterList) => (one: string) => onChange(toggled(filter, list, one))
  const countries = summary?.countries.flatMap(({ country, count }) => (country ? [{ code: country, count }] : []))
  return (
    <div class="filters">
      <fieldset class="verdicts">
        <legend class="hidden-text">Verdict</legend>
        {verdicts.map((verdict) => (
          <VerdictToggle
            key={verdict}
            verdict={verdict}
            count={batch.counts[verdict]}
            isOn={filter.verdict.includes(verdict)}
            onToggle={change('verdict')}
          />
        ))}
        <Toggle
          isOn={filter.isOpen}
          count={summary?.open}
          onToggle={() => onChange({ ...filter, isOpen: !filter.isOpen })}
        >
          Waiting for a person
        </Toggle>
      </fieldset>
      <Menu
        name="Reason"
        entries={summary?.reasons}
        chosen={filter.reason}
        nameOf={shortWords}
        onToggle={change('reason')}
      />
      <Menu
        name="Country"
        entries={countries}
        chosen={filter.country}
        nameOf={countryName}
        onToggle={change('country')}
      />
    </div>
  )
}

function VerdictToggle({
  verdict,
  onToggle,
  ...rest
}: {
  verdict: VerdictName
  count: number
  isOn: boolean
  onToggle: (verdict: VerdictName) => void
}) {
  const { name, tone } = verdictBadges[verdict]
  return (
    <Toggle tone={tone} onToggle={() => onToggle(verdict)} {...rest}>
      {name}
    </Toggle>
  )
}

function Toggle({
  isOn,
  count,
  tone = '',
  onToggle,
  children,
}: {
  isOn: boolean
  count: number | undefined
  tone?: string
  onToggle: () => void
  children: ComponentChildren
}) {
  return (
    <button type="button" class={`toggle ${tone}`} aria-pressed={isOn} onClick={onToggle}>
      {children}
      {count !== undefined && <span class="number soft">{number.format(count)}</span>}
    </button>
  )
}

interface MenuProps {
  name: string
  /** Undefined until they are known. */
  entries: { code: string; count: number }[] | undefined
  chosen: readonly string[]
  nameOf(code: string): string
  onToggle(code: string): void
}

function Menu({ name, entries = [], chosen, nameOf, onToggle }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  // One that is chosen stays in the list even where no result has it.
  const missing = chosen.filter((code) => entries.every((entry) => entry.code !== code))
  const all = [...entries, ...missing.map((code) => ({ code, count: 0 }))]
  return (
    <details
      ref={menu}
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        menu.current?.querySelector('summary')?.focus()
      }}
      onFocusOut={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close()
      }}
    >
      <summary class="toggle">
        {name}
        {chosen.length > 0 && <span class="number soft">{chosen.length}</span>}
      </summary>
      <fieldset class="menu-list" aria-label={name}>
        {all.length === 0 && <p class="soft small">None so far.</p>}
        {all.map(({ code, count }) => (
          <label key={code}>
            <input type="checkbox" checked={chosen.includes(code)} onChange={() => onToggle(code)} />
            <span>{nameOf(code)}</span>
            <span class="number soft">{number.format(count)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

const nothing: Filter = { verdict: [], reason: [], country: [], isOpen: false }

/** The filters that are on, each to be taken off. */
export function FilterChips({ filter, onChange }: FilterProps) {
  const chips = [
    ...filter.verdict.map((one) => ({ list: 'verdict' as const, one, name: verdictBadges[one].name })),
    ...filter.reason.map((one) => ({ list: 'reason' as const, one, name: shortWords(one) })),
    ...filter.country.map((one) => ({ list: 'country' as const, one, name: countryName(one) })),
  ].map(({ list, one, name }) => ({ name, without: toggled(filter, list, one) }))
  if (filter.isOpen) chips.push({ name: 'Waiting for a person', without: { ...filter, isOpen: false } })
  if (chips.length === 0) return null
  return (
    <ul class="row chips" aria-label="Filters">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <button type="button" class="chip" onClick={() => onChange(without)}>
            {name} <span aria-hidden="true">×</span>
            <span class="hidden-text"> – remove this filter</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" class="button quiet small" onClick={() => onChange(nothing)}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
