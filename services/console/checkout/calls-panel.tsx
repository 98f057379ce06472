import {
  type Call,
  dollars,
  isSuccess,
  listPrices,
  readable,
  stations,
  stationTimes,
} from './calls.ts'

const kindNames = { autocomplete: 'Suggestions', details: 'Details', validate: 'Validation' }

/**
 * The requests of this page with their responses, newest first. `calls` are in the order of
 * sending.
 */
export function CallsPanel({ calls, onClear }: { calls: readonly Call[]; onClear: () => void }) {
  const prices = listPrices(calls)
  const rows = calls.map((call, index) => ({ call, price: prices[index] ?? 0 })).reverse()
  const providerCalls = calls.reduce((sum, call) => sum + call.providerCalls, 0)
  return (
    <section class="card calls" aria-labelledby="calls-title">
      <div class="page-head">
        <h2 id="calls-title">What the service did</h2>
        {calls.length > 0 && (
          <button type="button" class="button quiet end" onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      <dl class="figures">
        <div>
          <dt>Requests</dt>
          <dd>{calls.length}</dd>
        </div>
        <div>
          <dt>Provider calls</dt>
          <dd>{providerCalls}</dd>
        </div>
        <div>
          <dt>At list price</dt>
          <dd>{dollars(prices.reduce((sum, price) => sum + price, 0))}</dd>
        </div>
      </dl>
      {calls.length > 0 ? (
        <>
          <Legend />
          <ol class="call-list">
            {rows.map(({ call, price }) => (
              <CallRow key={call.id} call={call} price={price} />
            ))}
          </ol>
        </>
      ) : (
        <p class="soft calls-empty">
          Type an address, or try one of the examples: each request shows up here.
        </p>
      )}
      <p class="small soft">
        List prices of the provider's new edition, without free calls and discounts; a validation
        counts as one by autocomplete and details, and what failed as nothing. The sandbox costs
        nothing.
      </p>
    </section>
  )
}

const Legend = () => (
  <ul class="legend small soft">
    {stations.map((station) => (
      <li key={station}>
        <span class={`swatch ${station}`} />
        {station}
      </li>
    ))}
  </ul>
)

function CallRow({ call, price }: { call: Call; price: number }) {
  const { kind, subject, ms, status, lost, timing, providerCalls, provider, answer } = call
  const times = stationTimes(timing)
  const inService = stations.reduce((sum, station) => sum + times[station], 0)
  return (
    <li class="call">
      <div class="call-head">
        <span class={`badge ${lost ? '' : isSuccess(status) ? 'good' : 'bad'}`}>
          {kindNames[kind]}
        </span>
        <span class="call-subject" dir="auto">
          {subject}
        </span>
        <span class="number call-ms">{lost ? lost : `${ms.toFixed(0)} ms`}</span>
      </div>
      {inService > 0 && (
        <>
          <div class="stack-bar" aria-hidden="true">
            {stations.map((station) => (
              <span
                key={station}
                class={station}
                style={{ width: `${(100 * times[station]) / inService}%` }}
              />
            ))}
          </div>
          <p class="small soft number">
            {stations.map((station) => `${station} ${times[station].toFixed(1)}`).join(' · ')} ms
          </p>
        </>
      )}
      {!lost && (
        <details>
          <summary class="small">
            HTTP {status} ·{' '}
            {providerCalls === 1 ? '1 provider call' : `${providerCalls} provider calls`}
            {providerCalls > 0 &&
              isSuccess(status) &&
              ` · ${provider ?? 'Google'} · ${dollars(price)}`}
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: else the keyboard cannot scroll it */}
          <pre tabIndex={0}>{readable(answer)}</pre>
        </details>
      )}
    </li>
  )
}
