import type { ComponentChildren, RefObject } from 'preact'
import type { ResultRow } from '../../../shared/api/batch.ts'
import { type AddressText, isSameText, textIn } from '../address-text.ts'
import { VerdictBadge } from '../badges.tsx'
import { Failure } from '../failure.tsx'
import { PlaceMap } from '../map/place-map.tsx'
import { Attributions } from '../results/attributions.tsx'
import { Reasons } from '../results/result-detail.tsx'
import { SameReference } from '../results/same-reference.tsx'
import { percentText } from '../wording.ts'
import { choicesOf } from './choices.ts'
import { Comparison } from './comparison.tsx'
import { EditForm } from './edit-form.tsx'
import { PlaceChoice } from './place-choice.tsx'
import type { Command } from './shortcuts.tsx'
import { singleClick } from './single-click.ts'
import type { Known } from './use-stored.ts'

interface CardProps {
  batchId: string
  row: ResultRow
  known: Known
  proposed: AddressText | undefined
  heading: RefObject<HTMLHeadingElement | null>
  isEditing: boolean
  isSaving: boolean
  hasKeys: boolean
  commands: Record<Command, () => void>
  /** The index of the chosen place, where several fit. */
  chosen: number
  onChoose(index: number): void
  onRetry(): void
  onEdited(text: AddressText, placeId?: string): void
  onLeaveEdit(): void
}

/** The address that is being decided. */
export function ReviewCard(props: CardProps) {
  const { batchId, row, known, proposed, heading, isEditing, isSaving } = props
  const { reference, line, verdict, confidence, reasons } = row
  const stored = typeof known === 'object' && 'stored' in known ? textIn(known.stored) : undefined
  const text = stored ?? row.address ?? {}
  const choices = choicesOf(row)
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
      <SameReference batchId={batchId} row={row} />
      {isEditing ? (
        <EditForm
          {...{ batchId, reference }}
          stored={text}
          proposed={proposed}
          isBusy={isSaving}
          onSave={props.onEdited}
          onCancel={props.onLeaveEdit}
        />
      ) : (
        <>
          {choices.length > 0 && (
            <PlaceChoice
              choices={choices}
              chosen={props.chosen}
              isOff={isSaving}
              onChoose={props.onChoose}
            />
          )}
          <div class="desk-places">
            <Comparison stored={text} proposed={proposed} />
            <PlaceMap row={row} />
          </div>
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

/** What was found, if the comparison does not show it. */
function Found({
  row,
  text,
  proposed,
}: {
  row: ResultRow
  text: AddressText
  proposed: AddressText | undefined
}) {
  const { formattedAddress } = row
  return (
    <div class="soft small desk-found">
      {formattedAddress !== undefined && proposed?.address !== formattedAddress && (
        <p>
          Found: <bdi>{formattedAddress}</bdi>
        </p>
      )}
      {!proposed && <p>{whyNoProposal(row)}</p>}
      {proposed && isSameText(text, proposed) && (
        <p>The text stays as it is: to accept it says that this place is meant.</p>
      )}
      <Attributions row={row} />
    </div>
  )
}

function whyNoProposal({ verdict, formattedAddress, placeId }: ResultRow): string {
  if (formattedAddress === undefined)
    return placeId
      ? 'What was found could be kept for a time only, which is over. There is nothing to accept.'
      : 'Nothing was found. There is nothing to accept.'
  return verdict === 'undeliverable'
    ? 'This address is not the stored one. There is nothing to accept.'
    : 'What was found lacks words of the stored address, so it cannot be accepted. ' +
        'Edit the stored address, or keep it.'
}

function Actions({
  proposed,
  isSaving,
  hasKeys,
  commands,
  isReady,
}: CardProps & { isReady: boolean }) {
  const isOff = isSaving || !isReady
  const hint = (name: string) => (hasKeys ? <kbd>{name}</kbd> : null)
  return (
    <div class="desk-actions">
      <div class="row">
        <Action
          kind="primary"
          isOff={isOff || proposed === undefined}
          onClick={singleClick(commands.accept)}
        >
          Accept {hint('A')}
        </Action>
        <Action isOff={isOff} onClick={singleClick(commands.keep)}>
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
  onClick(event: MouseEvent): void
  children: ComponentChildren
}

function Action({ kind, isOff, onClick, children }: ActionProps) {
  return (
    <button type="button" class={`button ${kind ?? ''}`} disabled={isOff} onClick={onClick}>
      {children}
    </button>
  )
}
