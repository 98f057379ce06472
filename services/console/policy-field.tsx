import { type PolicyName, policies } from '../../shared/verdict/verdicts.ts'

const words: Record<PolicyName, { name: string; meaning: string }> = {
  strict: { name: 'Strict', meaning: 'Sends more to review: whatever could be another address.' },
  normal: {
    name: 'Normal',
    meaning: 'Reviews what a person has to decide, and corrects small differences.',
  },
  lenient: { name: 'Lenient', meaning: 'Sends less to review: what is near enough is taken.' },
}
const own = 'What is set for your shop, else “normal”.'

interface PolicyChoice {
  id: string
  /** Absent: the client's own policy. */
  policy: PolicyName | undefined
  isDisabled?: boolean
  onChange: (policy: PolicyName | undefined) => void
}

/** Selects the policy: how much goes to a person. */
export function PolicyField({ id, policy, isDisabled = false, onChange }: PolicyChoice) {
  return (
    <div class="field">
      <label for={id}>Policy</label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={policy ?? ''}
        disabled={isDisabled}
        onChange={({ currentTarget }) =>
          onChange((currentTarget.value || undefined) as PolicyName | undefined)
        }
      >
        <option value="">Shop default</option>
        {policies.map((name) => (
          <option key={name} value={name}>
            {words[name].name}
          </option>
        ))}
      </select>
      <p class="hint" id={`${id}-hint`}>
        {policy ? words[policy].meaning : own}
      </p>
    </div>
  )
}
