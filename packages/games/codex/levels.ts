import { isStunted, named } from './board.ts';
import { entryOf } from './catalogue.ts';
import { rowOf, touch } from './sheet.ts';
import { MAXED, type Table, type Thing } from './state.ts';
import { fire } from './trigger.ts';

/** RULES 4.14: a hero loses levels, but not the first. */
export function levelDown({ state, tell }: Table, thing: Thing, levels: number): void {
  const level = Math.max(1, thing.level - levels);
  if (level >= thing.level) return;
  thing.level = level;
  thing.marks &= ~MAXED;
  touch(state);
  tell?.({ type: 'levelled', thing: named(thing), level, lost: true });
}

/** RULES 4.7, 4.9, 4.10. */
export function levelUp({ state, tell }: Table, thing: Thing, levels: number): void {
  const entry = entryOf(thing.card);
  const most = entry.maxLevel ?? 0;
  const level = Math.min(most, thing.level + levels);
  if (level === thing.level || isStunted(state, thing)) return;
  const reached = entry.bands?.filter(({ from }) => from > thing.level && from <= level) ?? [];
  thing.level = level;
  if (reached.length > 0) thing.damage = 0;
  // RULES 13.3: what looks at others counts from the band that it is on, whatever bands come later.
  if (reached.some(({ lateAura }) => lateAura)) {
    state.clock += 1;
    thing.since = state.clock;
  }
  touch(state);
  tell?.({ type: 'levelled', thing: named(thing), level });
  const row = level === most ? rowOf(state, thing.id) : undefined;
  if (row) fire(state, 'maxLevel', row);
}
