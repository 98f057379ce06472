import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Batch } from '../../../shared/api/batch.ts'
import { type VerdictName, verdicts } from '../../../shared/verdict/verdicts.ts'
import { countText, verdictTones, verdictWords } from '../wording.ts'
import { type Filter, type FilterList, maxReference, toggled } from './filter-query.ts'
import { shortWords } from './reason-words.ts'
import type { Counted } from './use-summary.ts'

interface FilterProps {
  filter: Filter
  onChange(filter: Filter): void
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' })
const countryName = (code: string) => regions.of(code) ?? code

/** The filters, each with its number of results. */
export function FilterBar({
  filter,
  onChange,
  batch,
  counted,
}: FilterProps & { batch: Batch; counted: Counted }) {
  const { summary } = counted
  const change = (list: FilterList) => (one: string) => onChange(toggled(filter, list, one))
  const countries = summary?.countries.flatMap(({ country, count }) =>
    country ? [{ code: country, count }] : [],
  )
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
        counted={counted}
        chosen={filter.reason}
        nameOf={shortWords}
        onToggle={change('reason')}
      />
      <Menu
        name="Country"
        entries={countries}
        counted={counted}
        chosen={filter.country}
        nameOf={countryName}
        onToggle={change('country')}
      />
      <ReferenceField filter={filter} onChange={onChange} />
    </div>
  )
}

/** Finds the results of one reference. */
function ReferenceField({ filter, onChange }: FilterProps) {
  const [text, setText] = useState(filter.reference)
  // Also where Back or a chip has changed it.
  useEffect(() => setText(filter.reference), [filter.reference])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ ...filter, reference: text.trim() })
      }}
    >
      <input
        type="search"
        class="reference-field"
        aria-label="Reference"
        placeholder="Reference"
        title="The whole reference. Enter finds it."
        maxLength={maxReference}
        value={text}
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget: { value } }) => {
          setText(value)
          // Also by the field's own button.
          if (value === '' && filter.reference) onChange({ ...filter, reference: '' })
        }}
      />
    </form>
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
  return (
    <Toggle tone={verdictTones[verdict]} onToggle={() => onToggle(verdict)} {...rest}>
      {verdictWords[verdict]}
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
      {count !== undefined && <span class="number soft">{countText(count)}</span>}
    </button>
  )
}

interface MenuProps {
  name: string
  /** Undefined until loaded. */
  entries: { code: string; count: number }[] | undefined
  counted: Counted
  chosen: readonly string[]
  nameOf(code: string): string
  onToggle(code: string): void
}

function Menu({ name, entries, counted, chosen, nameOf, onToggle }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  // A selected value stays in the list even without results.
  const missing = chosen.filter((code) => entries?.every((entry) => entry.code !== code) ?? true)
  const all = [...(entries ?? []), ...missing.map((code) => ({ code, count: entries && 0 }))]
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
        {entries ? (
          all.length === 0 && <p class="soft small">None so far.</p>
        ) : (
          <NotCounted counted={counted} />
        )}
        {all.map(({ code, count }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={() => onToggle(code)}
            />
            <span>{nameOf(code)}</span>
            {count !== undefined && <span class="number soft">{countText(count)}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

function NotCounted({ counted: { failure, retry } }: { counted: Counted }) {
  if (failure === undefined) return <p class="soft small">Counting…</p>
  return (
    <>
      <p class="soft small">They could not be counted.</p>
      <button type="button" class="button small" onClick={retry}>
        Count again
      </button>
    </>
  )
}

const nothing: Filter = { verdict: [], reason: [], country: [], reference: '', isOpen: false }

/** The active filters, each with a button that removes it. */
export function FilterChips({ filter, onChange }: FilterProps) {
  const chips = [
    ...filter.verdict.map((one) => ({ list: 'verdict' as const, one, name: verdictWords[one] })),
    ...filter.reason.map((one) => ({ list: 'reason' as const, one, name: shortWords(one) })),
    ...filter.country.map((one) => ({ list: 'country' as const, one, name: countryName(one) })),
  ].map(({ list, one, name }) => ({ name, without: toggled(filter, list, one) }))
  if (filter.reference)
    chips.push({ name: `Reference ${filter.reference}`, without: { ...filter, reference: '' } })
  if (filter.isOpen)
    chips.push({ name: 'Waiting for a person', without: { ...filter, isOpen: false } })
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
