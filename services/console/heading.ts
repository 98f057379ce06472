/** The focus goes to the page's heading, so that screen readers say which page it is. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
