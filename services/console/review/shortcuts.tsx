import { useEffect, useRef, useState } from 'preact/hooks'

/** Commands that have a key. */
export type Command = 'accept' | 'keep' | 'edit' | 'next' | 'previous' | 'undo' | 'help'

const keys: Record<string, Command> = {
  a: 'accept',
  k: 'keep',
  e: 'edit',
  n: 'next',
  ArrowRight: 'next',
  p: 'previous',
  ArrowLeft: 'previous',
  u: 'undo',
  '?': 'help',
}

const isOfOtherScript = (key: string) => /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u.test(key)

/** Keyboards of other scripts have no Latin letters: there the place of the key counts. */
function commandOf({ key, code }: KeyboardEvent): Command | undefined {
  const name = isOfOtherScript(key) ? code.replace(/^Key/, '') : key
  return keys[name.length === 1 ? name.toLowerCase() : name]
}

const explained: [string[], string][] = [
  [['A'], 'Accept: the proposal becomes the stored text'],
  [['K'], 'Keep: the stored text is right as it is'],
  [['E'], 'Edit the stored text'],
  [['N', '→'], 'Next, without a decision: this one comes again at the end'],
  [['P', '←'], 'Back to the one before'],
  [['U'], 'Undo the last decision'],
  [['Esc'], 'Leave editing'],
  [['?'], 'This help'],
]

const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable], dialog') !== null
/** Arrow keys choose among radio buttons. */
const isForChoice = (key: string, target: EventTarget | null) =>
  key.startsWith('Arrow') && target instanceof Element && target.matches('[type=radio]')

/**
 * Kept while the console is open: whoever switches the keys off wants them off everywhere (WCAG
 * 2.1.4).
 */
let areKeysOn = true

/** Runs a command for its key, unless somebody types in a field or the keys are off. */
export function useShortcuts(run: (command: Command) => void): {
  isOn: boolean
  setOn(isOn: boolean): void
} {
  const [isOn, setOn] = useState(areKeysOn)
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    areKeysOn = isOn
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, repeat, target, defaultPrevented } = event
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        isComposing ||
        repeat ||
        defaultPrevented ||
        isTypedInto(target) ||
        isForChoice(key, target)
      )
        return
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      latest.current(command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  return { isOn, setOn }
}

interface HelpProps {
  isOn: boolean
  setOn(isOn: boolean): void
  onClose(): void
}

/** The keys and what they do, and the switch for them. */
export function ShortcutHelp({ isOn, setOn, onClose }: HelpProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="card help" aria-labelledby="help-title" onClose={onClose}>
      <div class="stack">
        <h2 id="help-title">Keys</h2>
        <dl class="keys">
          {explained.map(([names, meaning]) => (
            <div key={meaning}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label class="row">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => setOn(currentTarget.checked)}
          />
          Single keys work
        </label>
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  )
}
