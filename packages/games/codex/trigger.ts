import type { Seat } from '@riposte/kernel';
import type { Face, Row, TriggerEntry } from './card.ts';
import { effectName } from './catalogue.ts';
import { MOMENT_BITS, type Moment } from './moment.ts';
import { sheetOf } from './sheet.ts';
import type { State, Thing, Waiting } from './state.ts';

/** Whether something printed on a thing is set off at a moment. */
export function speaksOf({ print }: Row, moment: Moment): boolean {
  return print.moments !== 0 && (print.moments & MOMENT_BITS[moment]) !== 0;
}

/** Lets a thing's own triggers for a moment wait. */
export function fire(state: State, moment: Moment, self: Row, subject?: Row): void {
  if (speaksOf(self, moment)) for (const face of self.faces) fireFace(state, face, moment, self, subject);
  for (const { face } of self.lent) fireFace(state, face, moment, self, subject);
}

/** The same for everything in play that speaks of the moment. */
export function fireAll(
  state: State,
  moment: Moment,
  subject: Row | undefined,
  rows = sheetOf(state).rows,
): void {
  for (const self of rows) fire(state, moment, self, subject);
}

/** Lets an effect wait that is on no card: the bonus of a slot, a keyword. */
export function wait(state: State, waiting: Waiting): void {
  state.queue = [...state.queue, waiting];
}

/** Lets what a keyword does wait. */
export function waitFor(state: State, keyword: string, me: Seat, { id, card }: Thing): void {
  wait(state, {
    effect: `keyword.${keyword}`,
    me,
    source: id,
    card,
    subject: -1,
    amount: 0,
    commutes: false,
  });
}

function fireFace(state: State, face: Face, moment: Moment, self: Row, subject: Row | undefined): void {
  const trigger: TriggerEntry | undefined = face.triggers?.[moment];
  if (!trigger || self.thing.constructing || trigger.when?.(self, subject, state) === false) return;
  const effect = effectName(trigger.effect);
  if (trigger.once) {
    if (self.thing.uses.includes(effect)) return;
    self.thing.uses = [...self.thing.uses, effect];
  }
  wait(state, {
    effect,
    me: self.controller,
    source: self.id,
    // RULES 13.9: the ability is that of the card it has become.
    card: self.entry.id,
    subject: trigger.about?.(self, subject, state) ?? subject?.id ?? -1,
    amount: trigger.amount?.(self, subject, state) ?? 0,
    commutes: trigger.commutes ?? false,
    ...(trigger.first && { first: true }),
  });
}
