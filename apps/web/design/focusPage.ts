/** Takes a reader who walks by keyboard, or listens, to the beginning of what the page is about. */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
