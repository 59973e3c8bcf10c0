import type { CardEntry, Face } from './card.ts';
import type { CardId, Color, Spec } from './ids.ts';

const ENTRIES = new Map<CardId, CardEntry>();

/** Adds a card. The tables of cards do this as they are loaded, so that no rule has to know them. */
export function register(entry: CardEntry): void {
  if (ENTRIES.has(entry.id)) throw new Error(`two cards are called ${entry.id}`);
  const faults = faultsOf(entry);
  if (faults.length > 0) throw new Error(`${entry.id}: ${faults.join(', ')}`);
  ENTRIES.set(entry.id, entry);
}

export function entryOf(card: CardId): CardEntry {
  const entry = ENTRIES.get(card);
  if (!entry) throw new Error(`no such card: ${card}`);
  return entry;
}

function allCards(): readonly CardEntry[] {
  return [...ENTRIES.values()].filter(({ madeUp }) => !madeUp);
}

/** The heroes that may be led: all that have a whole spec of cards. */
export function allHeroes(): readonly CardEntry[] {
  return allCards().filter(({ kind }) => kind === 'hero');
}

/** All cards under the names that players look for them. */
export function groupsOfCards(): readonly {
  readonly name: string;
  readonly entries: readonly CardEntry[];
}[] {
  const groups = new Map<string, CardEntry[]>();
  for (const entry of allCards()) {
    const { spec, starting, color, token } = entry;
    const name = token ? 'tokens' : (spec ?? (starting ? `${color} starting deck` : 'base'));
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups].map(([name, entries]) => ({ name, entries }));
}

/** RULES 2.3. */
export function startingDeck(color: Color): readonly CardId[] {
  return allCards()
    .filter((entry) => entry.starting && entry.color === color)
    .map(({ id }) => id);
}

/** RULES 2.4: the twelve cards of a spec. */
export function specCards(spec: Spec): readonly CardId[] {
  return allCards()
    .filter((entry) => entry.spec === spec && entry.kind !== 'hero')
    .map(({ id }) => id);
}

/** The faces of a card, with what tells them apart in names. */
export function facesOf(entry: CardEntry): readonly { readonly face: Face; readonly name: string }[] {
  const own = entry.bands
    ? entry.bands.map((band) => ({ face: band, name: `${entry.id}.${band.from}` }))
    : [{ face: entry, name: entry.id }];
  return own.flatMap((one) =>
    one.face.lends ? [one, { face: one.face.lends, name: `${one.name}.lent` }] : [one],
  );
}

const NAMES = new WeakMap<object, string>();

/** Gives an effect the name of its procedure, `fire-dart.cast`; a hero's band is told apart by its first level. */
export function nameEffect(effect: object, name: string): void {
  if (NAMES.has(effect)) throw new Error(`${name} and ${NAMES.get(effect)} are the same effect`);
  NAMES.set(effect, name);
}

export function effectName(effect: object): string {
  const name = NAMES.get(effect);
  if (name === undefined) throw new Error('an effect that is on no card');
  return name;
}

function faultsOf({ id, text, bands, kind, maxLevel }: CardEntry): readonly string[] {
  const texts = [text, ...(bands ?? []).map((band) => band.text)];
  return [
    ...(/^[a-z0-9-]+$/.test(id) ? [] : ['its id is no slug']),
    ...(texts.some((one) => (one?.length ?? 0) > 200) ? ['its text is longer than 200 characters'] : []),
    ...((kind === 'hero') === (bands?.length === 3 && maxLevel !== undefined)
      ? []
      : ['a hero has three bands']),
  ];
}
