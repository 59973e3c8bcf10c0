import { named } from './board.ts';
import { touch } from './sheet.ts';
import type { Table, Thing } from './state.ts';

/** +1/+1 runes, or -1/-1 for less than none: RULES 12.3. */
export function addRunes({ state, tell }: Table, thing: Thing, amount: number): void {
  thing.runes += amount;
  touch(state);
  const rune = amount > 0 ? '+1/+1' : '-1/-1';
  tell?.({ type: 'runesPlaced', thing: named(thing), rune, amount: Math.abs(amount) });
}

/** Runes with a name; below none there are none. */
export function addTokens({ state, tell }: Table, thing: Thing, rune: string, amount: number): void {
  thing.tokens = { ...thing.tokens, [rune]: Math.max(0, (thing.tokens[rune] ?? 0) + amount) };
  touch(state);
  if (amount > 0) tell?.({ type: 'runesPlaced', thing: named(thing), rune, amount });
}

/** The kinds of runes that lie on a thing. */
export function runesOn({ runes, time, tokens }: Thing): readonly string[] {
  return [
    ...(runes === 0 ? [] : [runes > 0 ? '+1/+1' : '-1/-1']),
    ...(time > 0 ? ['time'] : []),
    ...Object.keys(tokens).filter((rune) => (tokens[rune] ?? 0) > 0),
  ];
}

/** One rune more of a kind. */
export function addRune(table: Table, thing: Thing, rune: string): void {
  if (rune === '+1/+1' || rune === '-1/-1') addRunes(table, thing, rune === '+1/+1' ? 1 : -1);
  else if (rune === 'time') addTime(table, thing, 1);
  else addTokens(table, thing, rune, 1);
}

export function addTime({ state, tell }: Table, thing: Thing, amount: number): void {
  thing.time += amount;
  touch(state);
  tell?.({ type: 'runesPlaced', thing: named(thing), rune: 'time', amount });
}
