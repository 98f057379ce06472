import { useEffect, useRef } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { type AddressText, isSameText, textIn } from '../address-text.ts'
import { VerdictBadge } from '../badges.tsx'
import { isUnknownAddress } from '../catalogue.ts'
import { Failure } from '../failure.tsx'
import { PlaceMap } from '../map/place-map.tsx'
import { comparisonRows } from '../review/comparison-rows.ts'
import { proposalOf } from '../review/proposal.ts'
import { useSession } from '../session.tsx'
import { useAnswer } from '../use-answer.ts'
import { momentText, percentText } from '../wording.ts'
import { Attributions } from './attributions.tsx'
import { OpenAgain } from './open-again.tsx'
import { meaningOf } from './reason-words.ts'
import { SameReference } from './same-reference.tsx'
import { Stretches } from './stretches.tsx'

/** All about one result, beside the table. */
export function ResultDetail({
  batchId,
  row,
  onReopened,
  onClose,
}: {
  batchId: string
  row: ResultRow
  /** A decision was taken back, or another version is stored. */
  onReopened: () => void
  onClose: () => void
}) {
  const { stored } = useSession().client
  const dialog = useRef<HTMLDialogElement>(null)
  const now = useAnswer((signal) => stored.get(row.reference, { signal }), row.reference)
  useEffect(() => dialog.current?.showModal(), [])
  const { verdict, confidence, reasons, address = {} } = row
  const others = row.candidates?.slice(1) ?? []

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="panel"
      aria-labelledby="result-name"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div class="panel-content stack">
        <div class="row panel-head">
          <div>
            <p class="soft small">Line {row.line}</p>
            <h2 id="result-name">
              <bdi>{row.reference}</bdi>
            </h2>
          </div>
          <button type="button" class="button quiet" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <p class="row">
          <VerdictBadge verdict={verdict} />
          <span class="soft">{percentText(confidence, 1)} sure</span>
        </p>
        {reasons.length > 0 && <Reasons codes={reasons.map(({ code }) => code)} />}
        <SameReference batchId={batchId} row={row} />
        <section>
          <h3>Address</h3>
          <Parts stored={address} proposed={proposalOf(address, row)} />
        </section>
        <section>
          <h3>Found</h3>
          <p>{row.formattedAddress ? <bdi>{row.formattedAddress}</bdi> : notFound(row)}</p>
          <Coordinates row={row} stored={now.value} />
          <PlaceMap row={row} stored={now.value} />
          <Attributions row={row} />
        </section>
        {others.length > 0 && (
          <section>
            <h3>Fits as well</h3>
            <ul>
              {others.map(({ placeId, formattedAddress }) => (
                <li key={placeId}>
                  <bdi>{formattedAddress}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-live="polite">
          <h3>Now stored</h3>
          {now.failure !== undefined &&
            (isUnknownAddress(now.failure) ? (
              <p class="soft">This address has been erased.</p>
            ) : (
              <Failure failure={now.failure} onRetry={now.retry} />
            ))}
          {now.value && <p class="soft">{standing(now.value, row)}</p>}
          {now.value && !isSameText(textIn(now.value), textIn(address)) && (
            <Parts stored={textIn(now.value)} proposed={undefined} />
          )}
          {now.value && (
            <OpenAgain
              {...{ batchId, row }}
              stored={now.value}
              onChange={() => {
                now.retry()
                onReopened()
              }}
            />
          )}
          {!now.value && now.failure === undefined && <p class="soft">Looking…</p>}
        </section>
      </div>
    </dialog>
  )
}

/** An address by its parts, with what differs in the proposed one marked. */
const Parts = ({
  stored,
  proposed,
}: {
  stored: AddressText
  proposed: AddressText | undefined
}) => (
  <dl class="fields">
    {comparisonRows(stored, proposed ?? stored).map(({ name, stretches }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Stretches stretches={stretches} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Reasons as sentences. */
export function Reasons({ codes }: { codes: string[] }) {
  return (
    <ul class="reasons-list">
      {codes.map((code) => (
        <li key={code}>{meaningOf(code)}</li>
      ))}
    </ul>
  )
}

const notFound = ({ placeId }: ResultRow) =>
  placeId
    ? 'Its text could be kept for a time only, which is over. The place is still known.'
    : 'Nothing was found.'

function Coordinates({ row, stored }: { row: ResultRow; stored: StoredAddress | undefined }) {
  const { latitude, longitude, precision } = row
  if (latitude === undefined || longitude === undefined) return null
  const coordinates = stored?.validation?.coordinates
  const isSame = coordinates?.latitude === latitude && coordinates.longitude === longitude
  return (
    <p class="small">
      <span class="number">
        {latitude.toFixed(5)}, {longitude.toFixed(5)}
      </span>
      {precision && <span class="soft"> ({precision})</span>}
      {isSame && coordinates.until !== undefined && (
        <span class="soft"> – may be kept until {momentText(coordinates.until)}</span>
      )}
    </p>
  )
}

function standing({ confirmedAt, updatedAt, validation }: StoredAddress, row: ResultRow): string {
  const isOfPerson = validation?.reasons.some(({ code }) => code === 'confirmed_by_person')
  if (isOfPerson && confirmedAt !== undefined)
    return `A person confirmed its text on ${momentText(confirmedAt)}.`
  if (validation?.validatedAt === row.validatedAt)
    return `This result holds: validated on ${momentText(row.validatedAt)}.`
  return `Another text or result is stored since, last changed on ${momentText(updatedAt)}.`
}
