import { named, sideline } from '../board.ts';
import type { Filter, Part } from '../card.ts';
import type { Choice } from '../choice.ts';
import { patroller } from '../filters.ts';
import { NO_SLOT, SLOTS } from '../ids.ts';
import { rowOf, touch } from '../sheet.ts';
import { isActive, type State, thingOf } from '../state.ts';
import { another } from './grant.ts';

/** Takes up to so many targets out of the patrol zone. */
export function sidelineUpTo(most: number, filter: Filter): Part {
  return {
    filter,
    targets: true,
    optional: true,
    run({ table, vars }, chosen) {
      if (!chosen) return undefined;
      sideline(table, chosen.thing);
      return another(vars, chosen, most);
    },
    missed: ({ vars }, target) => another(vars, target, most),
  };
}

/** The empty slots of the patrol zone that a patroller is in. */
function emptySlots(state: State, id: number): readonly Choice[] {
  const row = rowOf(state, id);
  if (!row) return [];
  const taken = state.things.filter(
    ({ controller, slot }) => controller === row.controller && slot !== NO_SLOT,
  );
  return SLOTS.filter((_, slot) => taken.every((thing) => thing.slot !== slot)).map(
    (mode): Choice => ({ type: 'mode', mode }),
  );
}

/** RULES 8.11: moves a target to an empty slot of its patrol zone. */
export function moveInPatrol() {
  return {
    targetChosen: {
      // RULES 11.7: where it goes needs a decision, so on another player's turn it does not go.
      when: (state, { me }) => isActive(state, me),
      filter: patroller,
      targets: true,
      run({ vars }, chosen) {
        vars.subject = chosen?.id ?? -1;
      },
    },
    slotChosen: {
      question: 'mode',
      when: (_state, { did, subject }) => did && subject >= 0,
      list: (state, { subject }) => emptySlots(state, subject),
      run({ table, state, vars }, _chosen, answer) {
        const thing = thingOf(state, vars.subject);
        if (!thing || answer?.type !== 'mode') return;
        thing.slot = (SLOTS as readonly string[]).indexOf(answer.mode);
        touch(state);
        table.tell?.({ type: 'slotChanged', thing: named(thing), slot: thing.slot });
      },
    },
  } satisfies Readonly<Record<string, Part>>;
}
