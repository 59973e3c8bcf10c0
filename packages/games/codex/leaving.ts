import { roll } from '@riposte/kernel';
import type { Row } from './card.ts';
import { effectName } from './catalogue.ts';
import { isByBook } from './rulings.ts';
import { type Gone, isActive, type State, type Table, type Thing } from './state.ts';
import { fire, speaksOf } from './trigger.ts';

/** A thing that leaves play, and where its card goes. */
export interface Leaving {
  readonly row: Row;
  readonly to: Gone['in'];
}

/** RULES 9.22: remembers a card that leaves play, so that a thing can bring it back. */
export function remember(
  state: State,
  { id, card, owner, controller }: Thing,
  by: number,
  to: Gone['in'],
): void {
  state.gone = [...(state.gone ?? []), { id, card, owner, controller, by, in: to }];
}

/** RULES 9.22: of what leaves play together, a card that brings some back takes one, by chance. */
export function fireLeaving(table: Table, leaving: readonly Leaving[], rows: readonly Row[]): void {
  const { state, tell } = table;
  for (const self of rows) {
    if (!speaksOf(self, 'unitLeaves')) continue;
    const trigger = self.faces.find(({ triggers }) => triggers?.unitLeaves)?.triggers?.unitLeaves;
    if (!trigger || self.thing.uses.includes(effectName(trigger.effect))) continue;
    const fitting = leaving.filter(({ row }) => trigger.when?.(self, row, state) !== false);
    // RULES 19.11: by the manual its player chooses among them on their own turn, as the ability happens.
    if (fitting.length > 1 && isByBook(state, 'second chances') && isActive(state, self.controller)) {
      fire(state, 'unitLeaves', self, fitting[0]?.row);
      for (const { row, to } of fitting) remember(state, row.thing, self.id, to);
      continue;
    }
    const byChance = fitting.length > 1;
    const taken = fitting[byChance ? roll(state.random, fitting.length) : 0];
    if (!taken) continue;
    const { id, thing, controller } = taken.row;
    fire(state, 'unitLeaves', self, taken.row);
    remember(state, thing, self.id, taken.to);
    const told = {
      type: 'recalled',
      thing: { id, card: thing.card, seat: controller },
      by: self.thing.card,
    } as const;
    tell?.(byChance ? { ...told, byChance } : told, { shows: byChance });
  }
}
