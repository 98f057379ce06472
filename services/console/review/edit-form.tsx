import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type AddressField, type AddressText, addressFields, textIn } from '../address-text.ts'

interface EditProps {
  stored: AddressText
  proposed: AddressText | undefined
  isBusy: boolean
  onSave(text: AddressText): void
  onCancel(): void
}

/** The stored text to be changed by hand. */
export function EditForm({ stored, proposed, isBusy, onSave, onCancel }: EditProps) {
  const [text, setText] = useState(stored)
  const [fault, setFault] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  const hasWhole = Boolean(stored.address || proposed?.address)
  const shown = addressFields.filter(([field]) => field !== 'address' || hasWhole)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const given = textIn(text)
    // The rule of uploads.
    if (!given.address && !given.line1 && !given.city && !given.postalCode)
      return setFault('Enter at least a first line, a town or a postal code.')
    setFault(undefined)
    onSave(given)
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
      <div class="edit-fields">
        {shown.map(([field, name]) => (
          <Field key={field} field={field} name={name} text={text} onChange={setText} />
        ))}
      </div>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button primary" disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'} <kbd>Enter</kbd>
        </button>
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

interface FieldProps {
  field: AddressField
  name: string
  text: AddressText
  onChange(text: AddressText): void
}

function Field({ field, name, text, onChange }: FieldProps) {
  const id = `edit-${field}`
  return (
    <div class={`field ${field}`}>
      <label for={id}>{name}</label>
      <input
        id={id}
        name={field}
        value={text[field] ?? ''}
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange({ ...text, [field]: currentTarget.value })}
      />
    </div>
  )
}
