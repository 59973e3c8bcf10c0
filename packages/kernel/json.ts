/** Whether two pieces of plain data are equal; the order of keys and keys holding `undefined` do not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => isSame(item, b[index]));
  }
  return hasAllOf(a as Data, b as Data) && hasAllOf(b as Data, a as Data, false);
}

type Data = Readonly<Record<string, unknown>>;

/** Whether every value of `a` stands in `b` under the same key; with `deep` off, whether there is any value there. */
function hasAllOf(a: Data, b: Data, deep = true): boolean {
  for (const key of Object.keys(a)) {
    const value = a[key];
    if (value === undefined) continue;
    if (!Object.hasOwn(b, key) || b[key] === undefined || (deep && !isSame(value, b[key]))) return false;
  }
  return true;
}

/** JSON text with the keys in alphabetical order, so that equal data gives equal bytes. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
