/** Without the second click of a double click, which would decide an address that nobody saw. */
export const singleClick = (run: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) run()
}
