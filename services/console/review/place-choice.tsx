import type { Choice } from './choices.ts'

interface ChoiceProps {
  choices: readonly Choice[]
  /** The index of the chosen place. */
  chosen: number
  isOff: boolean
  onChoose(index: number): void
}

/** The places that fit equally well. A person chooses the one that is meant. */
export function PlaceChoice({ choices, chosen, isOff, onChoose }: ChoiceProps) {
  return (
    <fieldset class="choices" disabled={isOff}>
      <legend>Which place is meant?</legend>
      {choices.map(({ placeId, formattedAddress }, index) => (
        <label key={placeId} class="row">
          <input
            type="radio"
            name="place"
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          <bdi>{formattedAddress}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
