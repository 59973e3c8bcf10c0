/** Something said in passing, in a corner of the page. */
export interface Toast {
  readonly id: number;
  readonly text: string;
}

/** Long enough to be read twice. */
const STAYS = 6_000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Says something in passing; screen readers read it when they have finished what they are at. */
export function say(text: string): void {
  last += 1;
  const id = last;
  // What is already there is not said twice.
  show([...toasts.filter((toast) => toast.text !== text), { id, text }]);
  setTimeout(() => unsay(id), STAYS);
}

export function unsay(id: number): void {
  show(toasts.filter((toast) => toast.id !== id));
}

export function toastsNow(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
