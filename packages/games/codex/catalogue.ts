import type { CardEntry, Effect, Face, Part } from './card.ts';
import type { CardId, Color, Spec } from './ids.ts';
import { shapedCard, shapedPart } from './shape.ts';

const ENTRIES = new Map<CardId, CardEntry>();

/** Adds a card. The tables of cards do this as they are loaded, so that no rule has to know them. */
export function register(entry: CardEntry): void {
  if (ENTRIES.has(entry.id)) throw new Error(`two cards are called ${entry.id}`);
  const faults = faultsOf(entry);
  if (faults.length > 0) throw new Error(`${entry.id}: ${faults.join(', ')}`);
  ENTRIES.set(entry.id, shapedCard(entry));
  LISTS.clear();
}

export function entryOf(card: CardId): CardEntry {
  const entry = ENTRIES.get(card);
  if (!entry) throw new Error(`no such card: ${card}`);
  return entry;
}

function allCards(): readonly CardEntry[] {
  return [...ENTRIES.values()].filter(({ madeUp }) => !madeUp);
}

/** Lists of cards that were asked for, until another card is entered: every match begins with them. */
const LISTS = new Map<string, readonly CardId[]>();

function listOf(name: string, isOn: (entry: CardEntry) => boolean): readonly CardId[] {
  let list = LISTS.get(name);
  if (!list) {
    list = allCards()
      .filter(isOn)
      .map(({ id }) => id);
    LISTS.set(name, list);
  }
  return list;
}

/** The heroes that may be led: all that have a whole spec of cards. */
export function heroCards(): readonly CardId[] {
  return listOf('heroes', ({ kind }) => kind === 'hero');
}

export function allHeroes(): readonly CardEntry[] {
  return heroCards().map(entryOf);
}

/** All cards under the names that players look for them. */
export function groupsOfCards(): readonly {
  readonly name: string;
  readonly entries: readonly CardEntry[];
}[] {
  const groups = new Map<string, CardEntry[]>();
  for (const entry of allCards()) {
    const name = groupOf(entry);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups].map(([name, entries]) => ({ name, entries }));
}

function groupOf({ kind, spec, starting, color, token }: CardEntry): string {
  if (token) return 'tokens';
  if (kind === 'map') return 'maps';
  return spec ?? (starting ? `${color} starting deck` : 'base');
}

/** RULES 2.3. */
export function startingDeck(color: Color): readonly CardId[] {
  return listOf(color, (entry) => entry.starting === true && entry.color === color);
}

/** RULES 2.4: the twelve cards of a spec. */
export function specCards(spec: Spec): readonly CardId[] {
  return listOf(spec, (entry) => entry.spec === spec && entry.kind !== 'hero');
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

/** What is worked out once for each effect. */
const EFFECTS = new WeakMap<Effect, { readonly name: string; readonly parts: readonly Part[] }>();

/** Gives an effect the name of its procedure, `fire-dart.cast`; a hero's band is told apart by its first level. */
export function nameEffect(effect: Effect, name: string): void {
  const other = EFFECTS.get(effect);
  if (other) throw new Error(`${name} and ${other.name} are the same effect`);
  EFFECTS.set(effect, { name, parts: Object.values(effect).map(shapedPart) });
}

function known(effect: Effect) {
  const found = EFFECTS.get(effect);
  if (!found) throw new Error('an effect that is on no card');
  return found;
}

export function effectName(effect: Effect): string {
  return known(effect).name;
}

/** The parts of an effect in reading order. */
export function partsOf(effect: Effect): readonly Part[] {
  return known(effect).parts;
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
