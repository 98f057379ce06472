import { useEffect, useRef } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { type AddressText, addressFields, isSameText, textIn } from '../address-text.ts'
import { isUnknownAddress } from '../catalogue.ts'
import { Failure } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { useAnswer } from '../use-answer.ts'
import { momentText, percentText } from '../wording.ts'
import { componentName, meaningOf } from './reason-words.ts'
import { Found } from './result-grid.tsx'
import { ResultLink } from './result-link.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** All that is known of one result, beside the table. */
export function ResultDetail({ row, onClose }: { row: ResultRow; onClose: () => void }) {
  const { stored } = useSession().client
  const dialog = useRef<HTMLDialogElement>(null)
  const now = useAnswer((signal) => stored.get(row.reference, { signal }), row.reference)
  useEffect(() => dialog.current?.showModal(), [])
  const { verdict, confidence, reasons, changes = [], address = {}, formattedAddress } = row

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
        <div class="two-texts">
          <section>
            <h3>Stored</h3>
            <Text address={address} />
          </section>
          <section>
            <h3>Found</h3>
            <p>{formattedAddress ? <Found text={formattedAddress} changes={changes} /> : notFound(row)}</p>
            <p>
              <ResultLink result={row}>See it on Google Maps</ResultLink>
            </p>
          </section>
        </div>
        {changes.length > 0 && (
          <section>
            <h3>What differs</h3>
            <ul class="changes">
              {changes.map(({ component, before, after }) => (
                <li key={component}>
                  <span class="soft">{componentName(component)}</span>
                  <span>
                    {before && (
                      <>
                        <del>
                          <bdi>{before}</bdi>
                        </del>{' '}
                      </>
                    )}
                    <ins>
                      <bdi>{after}</bdi>
                    </ins>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {reasons.length > 0 && (
          <section>
            <h3>Why</h3>
            <Reasons codes={reasons.map(({ code }) => code)} />
          </section>
        )}
        <section>
          <h3>Coordinates</h3>
          <Coordinates row={row} stored={now.value} />
        </section>
        <section aria-live="polite">
          <h3>Now stored</h3>
          {now.failure !== undefined &&
            (isUnknownAddress(now.failure) ? (
              <p class="soft">This address has been erased.</p>
            ) : (
              <Failure failure={now.failure} onRetry={now.retry} />
            ))}
          {now.value && <p class="soft">{standing(now.value, row)}</p>}
          {now.value && !isSameText(textIn(now.value), textIn(address)) && <Text address={now.value} />}
          {!now.value && now.failure === undefined && <p class="soft">Looking…</p>}
        </section>
      </div>
    </dialog>
  )
}

/** An address by its parts. */
const Text = ({ address }: { address: AddressText }) => (
  <dl class="fields">
    {addressFields.map(([field, name]) =>
      address[field] ? (
        <div key={field}>
          <dt>{name}</dt>
          <dd>
            <bdi>{address[field]}</bdi>
          </dd>
        </div>
      ) : null,
    )}
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
  placeId ? 'Its text could be kept for a time only, which is over. The place is still known.' : 'Nothing.'

function Coordinates({ row, stored }: { row: ResultRow; stored: StoredAddress | undefined }) {
  const { latitude, longitude, precision } = row
  if (latitude === undefined || longitude === undefined) return <p class="soft">None.</p>
  const coordinates = stored?.validation?.coordinates
  const isSame = coordinates?.latitude === latitude && coordinates.longitude === longitude
  return (
    <p>
      <span class="number">
        {latitude.toFixed(5)}, {longitude.toFixed(5)}
      </span>
      {precision && <span class="soft"> ({precision})</span>}
      {isSame && <span class="soft"> – may be kept until {momentText(coordinates.until)}</span>}
    </p>
  )
}

function standing({ confirmedAt, updatedAt, validation }: StoredAddress, row: ResultRow): string {
  const isOfPerson = validation?.reasons.some(({ code }) => code === 'confirmed_by_person')
  if (isOfPerson && confirmedAt !== undefined) return `A person confirmed its text on ${momentText(confirmedAt)}.`
  if (validation?.verdict === row.verdict) return `This result holds: validated on ${momentText(row.validatedAt)}.`
  return `Another text or result is stored since, last changed on ${momentText(updatedAt)}.`
}
