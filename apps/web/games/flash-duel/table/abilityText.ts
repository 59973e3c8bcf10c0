/** The two halves of an ability's text: when its moment comes, and what happens then. */
export interface Halves {
  readonly when: string;
  readonly effect: string;
}

/** "When you push: they go back." is a moment and an effect; what has no moment is all effect. */
export function halvesOf(text: string): Halves {
  const colon = text.indexOf(': ');
  if (colon === -1) return { when: '', effect: text };
  const effect = text.slice(colon + 2);
  return { when: text.slice(0, colon), effect: effect.charAt(0).toUpperCase() + effect.slice(1) };
}
