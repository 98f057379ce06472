import { pause } from '../../../shared/client/pause.ts'

/** Time between keys of a fast typist, in milliseconds. */
const keyMs = 70

/**
 * Types a text into a field key by key.
 * @throws the signal's reason when it is aborted meanwhile
 */
export async function typeInto(
  field: HTMLInputElement,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  field.focus()
  write(field, '')
  for (const key of text) {
    await pause(keyMs, signal)
    write(field, field.value + key)
  }
}

function write(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
