import { Failure } from '../failure.tsx'
import { countOf, countText, percentText } from '../wording.ts'
import { sureFrom } from './order.ts'
import type { Review } from './use-review.ts'

interface Props {
  /** The corrections that are sure enough: indexes of the list. */
  sure: readonly number[]
  many: Review['many']
  isOff: boolean
}

const secondsOf = (ms: number) => Math.ceil(ms / 1000)

/** Offers to accept all sure corrections in one step. It can be undone, so it does not ask. */
export function AcceptAll({ sure, many: { busy, failure, accept }, isOff }: Props) {
  if (sure.length === 0 && !busy && failure === undefined) return null
  return (
    <div class="stack accept-all">
      {(sure.length > 0 || busy) && (
        <div class="card row">
          <p>
            <strong>{countOf(sure.length, 'correction')}</strong> {sure.length === 1 ? 'is' : 'are'}{' '}
            at least {percentText(sureFrom, 1)} sure.
          </p>
          <button
            type="button"
            class="button"
            disabled={isOff || busy !== undefined}
            onClick={() => accept(sure)}
          >
            {busy
              ? `${countText(busy.done)} of ${countText(busy.total)}…`
              : sure.length === 1
                ? 'Accept it'
                : `Accept all ${countText(sure.length)}`}
          </button>
          {busy && (
            <p role="status" class="soft small">
              {busy.waitMs !== undefined &&
                `Too many requests just now: the rest follows in ${secondsOf(busy.waitMs)} s.`}
            </p>
          )}
        </div>
      )}
      {failure !== undefined && <Failure failure={failure} />}
    </div>
  )
}
