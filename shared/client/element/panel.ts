import type { Prediction } from '../../api/autocomplete.ts'
import { splitAtUrls } from './attribution-text.ts'
import { matchedParts, type Part } from './matched-parts.ts'

/** What is shown below the field. */
interface View {
  isShown: boolean
  predictions: readonly Prediction[]
  /** Index of the suggestion that Enter takes; -1 for none. */
  active: number
  note: string
  isWaiting: boolean
  /** Attributions of the suggestions, where they must be shown. */
  credit: string
  /** For screen readers only. */
  status: string
  /** The first suggestion as it came. With another one, the same status is announced again. */
  first: Prediction | undefined
}

/** The list below the field, with its messages. */
export interface Panel {
  root: HTMLElement
  list: HTMLElement
  status: HTMLElement
  draw(view: View, field: HTMLElement): void
  optionId(index: number): string
  /** Index of the suggestion that contains this node; -1 for none. */
  indexOf(target: EventTarget | null): number
}

export function createPanel(id: string, label: string): Panel {
  const list = element('div', 'list', {
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': label,
    // Otherwise Tab would stop at a list that scrolls, and lose the focus as the list closes.
    tabindex: '-1',
  })
  const note = element('div', 'note')
  const credit = element('div', 'credit', { translate: 'no' })
  const root = element('div', 'panel')
  const status = element('div', 'status', { role: 'status' })
  root.append(note, list, credit)
  root.hidden = true
  let drawn: readonly Prediction[] = []
  let told: Partial<View> = {}
  const optionId = (index: number) => `${id}-option-${index}`

  function announce(view: View): void {
    const { status: text, first } = view
    // A screen reader is silent where the text stays the same: a space at its end changes it.
    if (text !== told.status || first !== told.first)
      status.textContent = text && text === status.textContent ? `${text}\u00a0` : text
    told = view
  }

  return {
    root,
    list,
    status,
    optionId,
    indexOf: (target) => [...list.children].findIndex((option) => option.contains(target as Node)),
    draw(view, field) {
      const { predictions, active, isWaiting } = view
      if (predictions !== drawn)
        list.replaceChildren(...predictions.map((one, index) => option(one, optionId(index))))
      drawn = predictions
      for (const [index, one] of [...list.children].entries())
        one.setAttribute('aria-selected', String(index === active))
      if (note.textContent !== view.note) note.textContent = view.note
      const shown = predictions.length > 0 ? view.credit : ''
      if (credit.textContent !== shown) {
        credit.replaceChildren(...withLinks(shown))
        // Tab goes to the next field, and the list closes. The link below the field can be reached.
        for (const link of credit.querySelectorAll('a')) link.tabIndex = -1
      }
      root.toggleAttribute('data-waiting', isWaiting)
      root.hidden = !view.isShown
      announce(view)
      if (!view.isShown) return
      place(root, field)
      list.children[active]?.scrollIntoView({ block: 'nearest' })
    },
  }
}

export function element(
  tag: string,
  part: string,
  attributes: Record<string, string> = {},
): HTMLElement {
  const made = document.createElement(tag)
  made.className = `address-autocomplete-${part}`
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

function option(
  { mainText, secondaryText, description, matches }: Prediction,
  id: string,
): HTMLElement {
  const made = element('div', 'option', { id, role: 'option', 'aria-selected': 'false' })
  const main = element('div', 'main', { dir: 'auto' })
  main.append(
    ...matchedParts(mainText, description.startsWith(mainText) ? matches : []).map(marked),
  )
  made.append(main)
  if (secondaryText !== '') {
    const secondary = element('div', 'secondary', { dir: 'auto' })
    secondary.textContent = secondaryText
    made.append(secondary)
  }
  return made
}

function marked({ text, isMatch }: Part): Node | string {
  if (!isMatch) return text
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}

/** Places the panel directly below the field, as wide as the field. */
function place(root: HTMLElement, field: HTMLElement): void {
  const host = root.parentElement
  if (!host) return
  const around = host.getBoundingClientRect()
  const { left, bottom, width } = field.getBoundingClientRect()
  const { direction } = getComputedStyle(field)
  root.dir = direction
  Object.assign(root.style, {
    // Texts may differ in direction, but all are aligned to one edge.
    textAlign: direction === 'rtl' ? 'right' : 'left',
    left: `${left - around.left - host.clientLeft}px`,
    top: `${bottom - around.top - host.clientTop}px`,
    width: `${width}px`,
  })
}

/** A text in which each URL is a link. */
export const withLinks = (text: string): (string | HTMLElement)[] =>
  splitAtUrls(text).map((part, index) => {
    if (index % 2 === 0) return part
    const link = document.createElement('a')
    Object.assign(link, { href: part, target: '_blank', rel: 'noopener', textContent: part })
    return link
  })
