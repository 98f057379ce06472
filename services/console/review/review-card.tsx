import type { ComponentChildren, RefObject } from 'preact'
import type { ResultRow } from '../../../shared/api/batch.ts'
import { type AddressText, isSameText, textIn } from '../address-text.ts'
import { Failure } from '../failure.tsx'
import { Reasons } from '../results/result-detail.tsx'
import { ResultLink } from '../results/result-link.tsx'
import { VerdictBadge } from '../results/verdict-badge.tsx'
import { percentText } from '../wording.ts'
import { Comparison } from './comparison.tsx'
import { EditForm } from './edit-form.tsx'
import type { Command } from './shortcuts.tsx'
import type { Known } from './use-stored.ts'

interface CardProps {
  row: ResultRow
  known: Known
  proposed: AddressText | undefined
  heading: RefObject<HTMLHeadingElement | null>
  isEditing: boolean
  isSaving: boolean
  hasKeys: boolean
  commands: Record<Command, () => void>
  onRetry(): void
  onEdited(text: AddressText): void
  onLeaveEdit(): void
}

/** The address that lies on the desk. */
export function ReviewCard(props: CardProps) {
  const { row, known, proposed, heading, isEditing, isSaving } = props
  const { reference, line, verdict, confidence, reasons } = row
  const stored = typeof known === 'object' && 'stored' in known ? textIn(known.stored) : undefined
  const text = stored ?? row.address ?? {}
  return (
    <section class="card stack desk-card" aria-labelledby="desk-name" aria-busy={isSaving}>
      <div class="row desk-head">
        <h2 id="desk-name" ref={heading} tabIndex={-1}>
          <bdi>{reference}</bdi> <span class="soft small">line {line}</span>
        </h2>
        <span class="row">
          <VerdictBadge verdict={verdict} />
          <span class="soft small number">{percentText(confidence, 1)} sure</span>
        </span>
      </div>
      <Reasons codes={reasons.map(({ code }) => code)} />
      {isEditing ? (
        <EditForm
          stored={text}
          proposed={proposed}
          isBusy={isSaving}
          onSave={props.onEdited}
          onCancel={props.onLeaveEdit}
        />
      ) : (
        <>
          <Comparison stored={text} proposed={proposed} />
          <Found row={row} text={text} proposed={proposed} />
          {typeof known === 'object' && 'failure' in known ? (
            <Failure failure={known.failure} onRetry={props.onRetry} />
          ) : (
            <Actions {...props} isReady={stored !== undefined} />
          )}
        </>
      )}
    </section>
  )
}

/** What was found, where the comparison doesn't say it. */
function Found({ row, text, proposed }: { row: ResultRow; text: AddressText; proposed: AddressText | undefined }) {
  const { formattedAddress, placeId } = row
  return (
    <div class="soft small desk-found">
      {formattedAddress === undefined && (
        <p>
          {placeId ? 'What was found could be kept for a time only, which is over.' : 'Nothing was found.'} There is
          nothing to accept.
        </p>
      )}
      {formattedAddress !== undefined && proposed?.address !== formattedAddress && (
        <p>
          Found: <bdi>{formattedAddress}</bdi>
        </p>
      )}
      {proposed && isSameText(text, proposed) && (
        <p>The text stays as it is: to accept it says that this place is meant.</p>
      )}
      <ResultLink result={row}>See it on Google Maps</ResultLink>
    </div>
  )
}

function Actions({ proposed, isSaving, hasKeys, commands, isReady }: CardProps & { isReady: boolean }) {
  const isOff = isSaving || !isReady
  const hint = (name: string) => (hasKeys ? <kbd>{name}</kbd> : null)
  return (
    <div class="desk-actions">
      <div class="row">
        <Action kind="primary" isOff={isOff || proposed === undefined} onClick={commands.accept}>
          Accept {hint('A')}
        </Action>
        <Action isOff={isOff} onClick={commands.keep}>
          Keep {hint('K')}
        </Action>
        <Action isOff={isOff} onClick={commands.edit}>
          Edit {hint('E')}
        </Action>
        {isSaving && <span class="soft small">Saving…</span>}
      </div>
      <div class="row">
        <Action kind="quiet" isOff={isSaving} onClick={commands.previous}>
          Back {hint('P')}
        </Action>
        <Action kind="quiet" isOff={isSaving} onClick={commands.next}>
          Next {hint('N')}
        </Action>
      </div>
    </div>
  )
}

interface ActionProps {
  kind?: 'primary' | 'quiet'
  isOff: boolean
  onClick(): void
  children: ComponentChildren
}

function Action({ kind, isOff, onClick, children }: ActionProps) {
  return (
    <button type="button" class={`button ${kind ?? ''}`} disabled={isOff} onClick={onClick}>
      {children}
    </button>
  )
}
