/** Without the second click of a double click: it would be about an address that nobody has seen. */
export const singleClick = (run: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) run()
}
