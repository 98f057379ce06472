import type { ComponentChildren } from 'preact'
import type { ValidateData, ValidateRequest } from '../../../shared/api/validate.ts'
import { VerdictBadge } from '../badges.tsx'
import { placeLink } from '../results/place-link.ts'

/** The address that was ordered with, and what the service said of it, if it was asked. */
export interface Ordered {
  address: ValidateRequest
  validation?: ValidateData | undefined
}

/** What the shop has after the order. */
export function ResultCard({
  ordered: { address, validation },
  onAgain,
}: {
  ordered: Ordered
  onAgain: () => void
}) {
  const { verdict, formattedAddress, latitude, longitude, placeId } = validation ?? {}
  const line = lineOf(address)
  const link = validation && placeLink({ ...validation, address })
  return (
    <section class="card stack ordered" role="status" aria-labelledby="ordered-title">
      <div class="page-head">
        <h2 id="ordered-title">Thank you for your order</h2>
        {verdict ? <VerdictBadge verdict={verdict} /> : <span class="badge">Not checked</span>}
      </div>
      <p class="soft">This shop is made up: nothing is sent. A real one would have:</p>
      <dl class="facts">
        <Fact name="Ships to">
          <span dir="auto">{line}</span>
        </Fact>
        {formattedAddress && formattedAddress !== line && (
          <Fact name="Found as">
            <span dir="auto">{formattedAddress}</span>
          </Fact>
        )}
        {latitude !== undefined && longitude !== undefined && (
          <Fact name="Coordinates">
            <span class="number">
              {latitude.toFixed(5)}, {longitude.toFixed(5)}
            </span>
            {link && (
              <a href={link.url} target="_blank" rel="noreferrer noopener">
                {link.map}
                <span class="hidden-text"> (opens in a new tab)</span>
              </a>
            )}
          </Fact>
        )}
        {placeId && (
          <Fact name="Place id">
            <code>{placeId}</code>
          </Fact>
        )}
      </dl>
      <div class="row">
        <button type="button" class="button primary" onClick={onAgain}>
          Order again
        </button>
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const lineOf = ({ line1, line2, postalCode, city, region, country }: ValidateRequest): string =>
  [line1, line2, [postalCode, city].filter(Boolean).join(' '), region, country]
    .filter(Boolean)
    .join(', ')
