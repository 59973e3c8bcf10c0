/**
 * Marks what a finger is on as `data-pressed`, from the moment it is put down. Browsers wait a while before they
 * call something `:active`, in case it is about to be scrolled; no finger should wonder so long whether it was felt.
 */
export function followPresses(): void {
  let pressed: Element | undefined;
  const release = () => {
    pressed?.removeAttribute('data-pressed');
    pressed = undefined;
  };
  addEventListener(
    'pointerdown',
    ({ target }) => {
      release();
      pressed = (target instanceof Element && target.closest('button, a')) || undefined;
      pressed?.setAttribute('data-pressed', '');
    },
    { capture: true, passive: true },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, release, { capture: true, passive: true });
  }
}
