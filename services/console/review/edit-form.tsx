import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ValidateData } from '../../../shared/api/validate.ts'
import {
  type AddressField,
  type AddressText,
  addressFields,
  isSameText,
  textIn,
} from '../address-text.ts'
import { useLeaveConfirmation } from '../leave-confirmation.ts'
import { useSession } from '../session.tsx'
import { AddressSearch } from './address-search.tsx'
import { keepDraft, takeDraft } from './draft.ts'
import { FreshVerdict, useCheck } from './fresh-verdict.tsx'
import { textOfPlace } from './place-text.ts'

interface EditProps {
  batchId: string
  reference: string
  stored: AddressText
  proposed: AddressText | undefined
  isBusy: boolean
  onSave(text: AddressText, placeId?: string): void
  onCancel(): void
}

const unchecked = 'Save without a check'
const unsaved = 'Leaving this address loses your edit, which is not saved. Leave it?'
/** The place of a verdict, where it is certain which one is meant. */
const placeIn = ({ verdict, placeId }: ValidateData): string | undefined =>
  verdict === 'confirmed' || verdict === 'corrected' ? placeId : undefined

/**
 * A form to edit the stored text by hand, with suggestions. What it says is validated first, and
 * stored when the person has seen the verdict.
 */
export function EditForm(props: EditProps) {
  const { stored, proposed, isBusy, onSave, onCancel } = props
  const [text, setText] = useDraft(props)
  const [fault, setFault] = useState<string>()
  const { checked, isBusy: isChecking, check, take } = useCheck(text)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  useLeaveConfirmation(isSameText(textIn(text), textIn(stored)) ? undefined : unsaved)
  const isWhole = Boolean(stored.address || proposed?.address)
  // Not by the text, which changes with each key: a field that moves loses the focus.
  const [searched] = useState<AddressField>(stored.address ? 'address' : 'line1')
  const validation = checked && 'validation' in checked ? checked.validation : undefined
  const saveWords = validation ? 'Save' : unchecked

  /** The text, if it may be stored: the same rule as for uploads. */
  function given(): AddressText | undefined {
    const given = textIn(text)
    const isEnough = given.address || given.line1 || given.city || given.postalCode
    setFault(isEnough ? undefined : 'Enter at least a first line, a town or a postal code.')
    return isEnough ? given : undefined
  }
  function save() {
    const text = given()
    if (text) onSave(text, validation && placeIn(validation))
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy || isChecking) return
    const text = given()
    if (checked) save()
    else if (text) check(text)
  }

  return (
    <form
      ref={form}
      class="stack edit"
      aria-label="Edit the address"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isComposing) return
        event.stopPropagation()
        onCancel()
      }}
      noValidate
    >
      <Fields text={text} isWhole={isWhole} searched={searched} onChange={setText} />
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {checked && (
        <FreshVerdict
          checked={checked}
          onTake={(text, validation) => {
            setText(text)
            take(text, validation)
          }}
        />
      )}
      <div class="row">
        <button type="submit" class="button primary" disabled={isBusy || isChecking}>
          {isBusy ? 'Saving…' : isChecking ? 'Checking…' : checked ? saveWords : 'Check'}{' '}
          <kbd>Enter</kbd>
        </button>
        {!checked && (
          <button type="button" class="button" disabled={isBusy} onClick={save}>
            {unchecked}
          </button>
        )}
        <button type="button" class="button" onClick={onCancel}>
          Cancel <kbd>Esc</kbd>
        </button>
        {proposed && (
          <button type="button" class="button quiet" onClick={() => setText(proposed)}>
            Use the proposal's values
          </button>
        )}
      </div>
    </form>
  )
}

/** The text in the form. What the end of the session interrupts is kept for the next one. */
function useDraft({ batchId, reference, stored }: EditProps) {
  const session = useSession()
  const [text, setText] = useState(() => takeDraft(batchId, reference) ?? stored)
  const latest = useRef(text)
  latest.current = text
  useEffect(
    () => () => {
      if (session.isOver()) keepDraft({ batchId, reference, text: latest.current })
    },
    [],
  )
  return [text, setText] as const
}

interface FieldsProps {
  text: AddressText
  /** Whether the form has a field for the whole address too. */
  isWhole: boolean
  /** The field with suggestions: the one that the stored address begins with. */
  searched: AddressField
  onChange(text: AddressText): void
}

function Fields({ text, isWhole, searched, onChange }: FieldsProps) {
  const shown = addressFields.filter(([field]) => field !== 'address' || isWhole)
  return (
    <div class="edit-fields">
      {shown.map(([field, name]) => {
        const input = <Field field={field} name={name} text={text} onChange={onChange} />
        return field === searched ? (
          <AddressSearch
            key={field}
            name={`field ${field}`}
            text={text}
            onChoose={(chosen) => onChange(textOfPlace(text, chosen))}
          >
            {input}
          </AddressSearch>
        ) : (
          <div key={field} class={`field ${field}`}>
            {input}
          </div>
        )
      })}
    </div>
  )
}

/** An input would glue the lines of a text together. */
const onOneLine = (text: string): string => text.replace(/[\s,]*[\r\n][\s,]*/g, ', ')

interface FieldProps {
  field: AddressField
  name: string
  text: AddressText
  onChange(text: AddressText): void
}

function Field({ field, name, text, onChange }: FieldProps) {
  const id = `edit-${field}`
  return (
    <>
      <label for={id}>{name}</label>
      <input
        id={id}
        name={field}
        value={onOneLine(text[field] ?? '')}
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange({ ...text, [field]: currentTarget.value })}
      />
    </>
  )
}
