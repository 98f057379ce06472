import { useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { openVerdicts } from '../../../shared/verdict/verdicts.ts'
import { isAddressChanged } from '../catalogue.ts'
import { Failure } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { useGone } from '../use-gone.ts'

interface Props {
  batchId: string
  row: ResultRow
  /** The address as it is stored now. */
  stored: StoredAddress
  /** Called when another version is stored. */
  onChange(): void
}

/** Takes back the decision of a person on a result. Shown where that decision is stored now. */
export function OpenAgain({ batchId, row, stored, onChange }: Props) {
  const { batches } = useSession().client
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isGone = useGone()
  const isForPerson = openVerdicts.some((verdict) => verdict === row.verdict)
  if (!isForPerson || !row.decision || row.decision.confirmedAt !== stored.confirmedAt) return null

  async function reopen() {
    setBusy(true)
    setFailure(undefined)
    try {
      await batches.reopen(batchId, stored.reference, { ifUpdatedAt: stored.updatedAt })
    } catch (failure) {
      if (!isAddressChanged(failure)) {
        setFailure(failure)
        return setBusy(false)
      }
    }
    if (!isGone.current) onChange()
  }
  return (
    <>
      <button type="button" class="button" disabled={isBusy} onClick={reopen}>
        Open again
      </button>
      {failure !== undefined && <Failure failure={failure} />}
    </>
  )
}
