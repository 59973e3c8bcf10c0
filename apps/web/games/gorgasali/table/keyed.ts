/** A thing among others that may be like it. */
interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
}

/** Things that may be alike, each with a key of its own: its name, and the how-manieth of that name it is. */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string = String,
): readonly Keyed<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name} ${count}`, item };
  });
}

/** So many marks, counted from 0. */
export function marks(count: number): readonly number[] {
  return [...Array(count).keys()];
}
