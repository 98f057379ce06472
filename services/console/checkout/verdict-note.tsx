import { useEffect, useRef } from 'preact/hooks'
import type { ValidateData } from '../../../shared/api/validate.ts'
import { componentNames } from '../results/reason-words.ts'
import { verdictWords } from './verdict-words.ts'

interface Choices {
  /** Uses the corrected address. */
  onTake: () => void
  /** Returns to the field. */
  onChange: () => void
  /** Orders with the address unchanged. */
  onKeep: () => void
}

/** The message about an address before the order is placed. */
export function VerdictNote({
  validation,
  onTake,
  onChange,
  onKeep,
}: Choices & { validation: ValidateData }) {
  const { verdict, reasons, changes, formattedAddress } = validation
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [validation])
  if (verdict === 'confirmed') return null
  const { title, text, tone } = verdictWords[verdict]
  const isCorrected = verdict === 'corrected'
  return (
    <section
      class={`notice verdict ${tone}`}
      ref={note}
      tabIndex={-1}
      aria-labelledby="verdict-title"
    >
      <h3 id="verdict-title">{title}</h3>
      <p>{text}</p>
      {isCorrected ? (
        <Changes changes={changes} />
      ) : (
        <ul class="reasons">
          {reasons.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      {isCorrected && formattedAddress && (
        <p class="found" dir="auto">
          {formattedAddress}
        </p>
      )}
      <div class="row">
        {isCorrected && (
          <button type="button" class="button primary" onClick={onTake}>
            Use this address
          </button>
        )}
        {(verdict === 'needs_review' || verdict === 'undeliverable') && (
          <button type="button" class="button primary" onClick={onChange}>
            Change it
          </button>
        )}
        <button
          type="button"
          class={`button ${verdict === 'failed' ? 'primary' : ''}`}
          onClick={onKeep}
        >
          Use mine as it is
        </button>
      </div>
    </section>
  )
}

const Changes = ({ changes }: Pick<ValidateData, 'changes'>) => (
  <dl class="changes">
    {changes.map(({ component, before, after }) => (
      <div key={component}>
        <dt>{componentNames[component]}</dt>
        <dd>
          {before && (
            <>
              <del dir="auto">{before}</del> <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <ins dir="auto">{after}</ins>
        </dd>
      </div>
    ))}
  </dl>
)
