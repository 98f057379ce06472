/**
 * Specificity is zero (`:where`), so that any rule of the shop wins. Colours are the system's,
 * which follow the page's `color-scheme`.
 */
const styles = `
:where(address-autocomplete) { display: block; position: relative }
:where(.address-autocomplete-panel) {
  position: absolute; z-index: var(--address-autocomplete-layer, 1000); box-sizing: border-box;
    overflow: hidden; margin-block-start: 4px;
  background: var(--address-autocomplete-background, Canvas);
    color: var(--address-autocomplete-color, CanvasText);
  border: 1px solid var(--address-autocomplete-border, rgb(127 127 127 / 45%));
    border-radius: var(--address-autocomplete-radius, 8px);
  box-shadow: var(--address-autocomplete-shadow, 0 8px 24px rgb(0 0 0 / 18%)); font-size: 1rem;
    line-height: 1.35
}
:where(.address-autocomplete-panel[hidden], .address-autocomplete-panel :empty,
  .address-autocomplete-source:empty) { display: none }
:where(.address-autocomplete-list) { max-block-size: 60vh; overflow-y: auto;
  overscroll-behavior: contain; padding: 4px }
:where(.address-autocomplete-option) {
  padding: 7px 10px; border-radius: calc(var(--address-autocomplete-radius, 8px) - 3px);
    cursor: pointer; overflow-wrap: anywhere
}
:where(.address-autocomplete-option:hover) { background: var(--address-autocomplete-hover,
  rgb(127 127 127 / 10%)) }
:where(.address-autocomplete-option[aria-selected='true']) {
  background: var(--address-autocomplete-active, rgb(127 127 127 / 20%));
    outline: 2px solid var(--address-autocomplete-accent, Highlight); outline-offset: -2px
}
:where(.address-autocomplete-option mark) { background: none; color: inherit; font-weight: 700 }
:where(.address-autocomplete-secondary, .address-autocomplete-note, .address-autocomplete-credit) {
  font-size: .875em; color: var(--address-autocomplete-soft, light-dark(#59626d, #b0b8c1))
}
:where(.address-autocomplete-note) { padding: 10px 14px }
:where(.address-autocomplete-credit) { padding: 4px 14px 8px; text-align: end }
:where(.address-autocomplete-source) { font-size: .8125rem; margin-block-start: 4px;
  overflow-wrap: anywhere }
:where(.address-autocomplete-panel[data-waiting])::before {
  content: ''; position: absolute; inset: 0 0 auto; block-size: 2px;
    background: var(--address-autocomplete-accent, Highlight);
  animation: address-autocomplete-wait 1.1s ease-in-out infinite alternate
}
:where(.address-autocomplete-status) {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap
}
@keyframes address-autocomplete-wait { from { opacity: .15 } to { opacity: 1 } }
@media (pointer: coarse) { :where(.address-autocomplete-option) { min-block-size: 44px;
  padding-block: 10px } }
@media (prefers-reduced-motion: reduce) {
  :where(.address-autocomplete-panel[data-waiting])::before { animation: none } }
@media (forced-colors: active) { :where(.address-autocomplete-option[aria-selected='true']) {
  outline-color: Highlight } }
`

let sheet: CSSStyleSheet | undefined

/**
 * Adds the styles to the document or shadow root. A constructed sheet is allowed by the strictest
 * content security policy.
 */
export function adoptStyles(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  if (!('adoptedStyleSheets' in root)) writeStyles(root)
  else adoptSheet(root)
}

function adoptSheet(root: Document | ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
  }
  if (!root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Safari before 16.4 and Firefox before 101 have no constructed sheets. */
function writeStyles(root: Document | ShadowRoot): void {
  const id = 'address-autocomplete-styles'
  if (root.getElementById(id)) return
  const element = Object.assign(document.createElement('style'), { id, textContent: styles })
  ;(root instanceof Document ? root.head : root).append(element)
}
