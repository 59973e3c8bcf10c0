/** A bit for each of some names, in their order; no mask is ever saved. */
export function bitsOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  if (names.length > 31) throw new Error(`${names.length} names have no bit each`);
  return Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<Name, number>;
}
