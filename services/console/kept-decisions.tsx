import type { UploadQuery } from '../../shared/api/batch.ts'
import { countText } from './wording.ts'

/** What a new batch does with addresses that a person has confirmed. */
export type ConfirmedChoice = NonNullable<UploadQuery['confirmed']>

interface Props {
  /** How many rows have such an address. Nothing is shown for none. */
  count: number
  choice: ConfirmedChoice
  onChange: (choice: ConfirmedChoice) => void
}

const choices: { value: ConfirmedChoice; text: string }[] = [
  { value: 'keep', text: 'Keep what they confirmed. The rows get results all the same.' },
  { value: 'replace', text: 'Replace it by this text and its verdict. Their decisions are lost.' },
]

/** Asks before the start whether decisions of people are kept. */
export function KeptDecisions({ count, choice, onChange }: Props) {
  if (count === 0) return null
  return (
    <fieldset class="notice doubt">
      <legend class="hidden-text">Confirmed addresses</legend>
      <p>
        {countText(count)} of these addresses {count === 1 ? 'was' : 'were'} confirmed by a person.
      </p>
      {choices.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name="confirmed"
            checked={choice === value}
            onChange={() => onChange(value)}
          />{' '}
          {text}
        </label>
      ))}
    </fieldset>
  )
}
