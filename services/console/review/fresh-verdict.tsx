import { useEffect, useRef, useState } from 'preact/hooks'
import type { ValidateData } from '../../../shared/api/validate.ts'
import { type AddressText, isSameText, textIn } from '../address-text.ts'
import { VerdictBadge } from '../badges.tsx'
import { Failure } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { percentText } from '../wording.ts'
import { proposalOf } from './proposal.ts'

/** What a text was found to be, or why that is not known. */
type Checked = { text: AddressText } & ({ validation: ValidateData } | { failure: unknown })

/** Validates texts before they are stored. An answer holds for its own text only. */
export function useCheck(text: AddressText) {
  const { client } = useSession()
  const [checked, setChecked] = useState<Checked>()
  const [isBusy, setBusy] = useState(false)
  const ending = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => ending.current?.abort(), [])

  async function check(given: AddressText) {
    ending.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    ending.current = controller
    setBusy(true)
    try {
      const validation = await client.validate(given, { signal })
      setChecked({ text: given, validation })
    } catch (failure) {
      if (signal.aborted) return
      setChecked({ text: given, failure })
    }
    setBusy(false)
  }
  const holds = checked && isSameText(checked.text, textIn(text)) ? checked : undefined
  /** Another writing of the same place needs no other answer. */
  const take = (text: AddressText, validation: ValidateData) => setChecked({ text, validation })
  return { checked: holds, isBusy, check, take }
}

interface VerdictProps {
  checked: Checked
  /** Takes over what was found. */
  onTake(text: AddressText, validation: ValidateData): void
}

/** The verdict on the text in the form, before it is stored. */
export function FreshVerdict({ checked, onTake }: VerdictProps) {
  if ('failure' in checked)
    return (
      <div class="stack">
        <Failure failure={checked.failure} />
        <p class="soft small">The address could not be checked. It can be saved all the same.</p>
      </div>
    )
  const { text, validation } = checked
  const { verdict, confidence, reasons, formattedAddress } = validation
  const found = proposalOf(text, validation)
  return (
    <div class="notice fresh-verdict" role="status">
      <p class="row">
        <VerdictBadge verdict={verdict} />
        <span class="soft small number">{percentText(confidence, 1)} sure</span>
      </p>
      {reasons.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      {formattedAddress !== undefined && (
        <p class="soft">
          Found: <bdi>{formattedAddress}</bdi>
        </p>
      )}
      {found && !isSameText(found, text) && (
        <button type="button" class="button" onClick={() => onTake(found, validation)}>
          Use what was found
        </button>
      )}
    </div>
  )
}
