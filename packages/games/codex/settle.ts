import { DONE, type Seat } from '@riposte/kernel';
import { heal } from './blow.ts';
import { gainGold, remove } from './board.ts';
import { effectName, entryOf } from './catalogue.ts';
import { check } from './check.ts';
import type { Choice } from './choice.ts';
import { newEffect, procedureOf, registerEffect } from './effect.ts';
import { hasten } from './future.ts';
import { EPHEMERAL } from './keywords.ts';
import { isFighter } from './kinds.ts';
import { drawCard } from './piles.ts';
import { rowOf, sheetOf, touch, unsettle } from './sheet.ts';
import {
  activeOf,
  DOOMED,
  FADED,
  futureOf,
  isFriendly,
  rules,
  type State,
  type Table,
  thingOf,
  type Waiting,
} from './state.ts';
import { loseTime } from './time.ts';
import { wait, waitFor } from './trigger.ts';
import { doom } from './verbs/damage.ts';

// RULES 8.6, 8.7: what slots give is on no card.
registerEffect('slot.scavenger', {
  goldGained: { run: ({ table, me }) => gainGold(table, me, 1, 'scavenger') },
});
registerEffect('slot.technician', { cardDrawn: { run: ({ table, me }) => void drawCard(table, me) } });
registerEffect('keyword.healing', {
  healed: {
    run({ table, state, me, vars }) {
      const amount = rowOf(state, vars.source)?.healing ?? 0;
      for (const row of sheetOf(state).rows)
        if (isFighter(row) && isFriendly(state, row.controller, me)) heal(table, row.thing, amount);
    },
  },
});
registerEffect('keyword.ephemeral', {
  died: {
    run({ state, vars }) {
      const thing = thingOf(state, vars.source);
      if (!thing) return;
      thing.marks |= DOOMED;
      unsettle(state);
    },
  },
});

registerEffect('keyword.doomed', {
  died: {
    run(deed) {
      const thing = thingOf(deed.state, deed.vars.source);
      if (!thing) return;
      thing.grants = thing.grants.filter(({ from, by }) => by !== deed.me || !entryOf(from).dooms);
      touch(deed.state);
      doom(deed, thing);
    },
  },
});
registerEffect('keyword.fading', {
  faded: {
    run(deed) {
      const thing = thingOf(deed.state, deed.vars.source);
      if (thing && loseTime(deed.table, thing, 1)) thing.marks |= FADED;
    },
  },
});
registerEffect('keyword.faded', {
  sacrificed: {
    run(deed) {
      const thing = thingOf(deed.state, deed.vars.source);
      if (thing) doom(deed, thing);
    },
  },
});
registerEffect('keyword.copied', {
  trashed: {
    run({ table, state, vars }) {
      const thing = thingOf(state, vars.source);
      if (!thing) return;
      thing.disguises = thing.disguises.map(({ atEnd: _now, ...rest }) => rest);
      remove(table, thing, 'trash');
    },
  },
});
registerEffect('keyword.forecast', { hastened: { run: ({ table, vars }) => hasten(table, vars.source) } });

/** RULES 14.13, 14.31, 14.32, 14.39: what keywords do in the upkeep waits among its other effects. */
export function fireUpkeep(state: State, seat: Seat): void {
  for (const { controller, healing, entry, thing } of sheetOf(state).rows) {
    if (thing.grants.some(({ from, by }) => by === seat && entryOf(from).dooms))
      waitFor(state, 'doomed', seat, thing);
    if (controller !== seat) continue;
    if (healing > 0) waitFor(state, 'healing', controller, thing);
    if (entry.fading !== undefined && thing.time > 0) waitFor(state, 'fading', controller, thing);
  }
  for (const { from, by, amount } of state.lasting) {
    const debt = by === seat && amount !== undefined ? entryOf(from).lends?.triggers?.upkeep : undefined;
    if (debt === undefined || amount === undefined) continue;
    wait(state, {
      effect: effectName(debt.effect),
      me: seat,
      source: -1,
      card: from,
      subject: -1,
      amount,
      commutes: false,
    });
  }
  for (const thing of futureOf(state)) if (thing.controller === seat) waitFor(state, 'forecast', seat, thing);
}

/** RULES 14.9. */
export function fireEphemeral(state: State): void {
  for (const { controller, keywords, thing } of sheetOf(state).rows)
    if ((keywords & EPHEMERAL) !== 0) waitFor(state, 'ephemeral', controller, thing);
}

/** RULES 13.19. */
export function fireCopies(state: State): void {
  for (const thing of state.things)
    if (thing.disguises.some(({ atEnd }) => atEnd)) waitFor(state, 'copied', thing.controller, thing);
}

/** Comes to rest before the next step: the position is checked, and every trigger has its turn. */
export function settleNext(table: Table): void {
  const { state } = table;
  if (state.unsettled) check(table);
  if (state.winners) return;
  if (state.queue.length > 0) table.call(settle, {});
}

/** RULES 9.14: what moves the dead goes first. */
function nextOf({ queue }: State): readonly Waiting[] {
  const first = queue.filter((one) => one.first === true);
  return first.length > 0 ? first : queue;
}

/** Those among which the order matters (RULES 11.6): none when one of them or all alike. */
function contested(queue: readonly Waiting[]): readonly Waiting[] {
  const open = queue.filter(({ commutes }) => !commutes);
  return open.some(({ effect }) => effect !== open[0]?.effect) ? open : [];
}

function asChoice({ effect, source }: Waiting): Choice {
  return { type: 'trigger', effect, source };
}

const settle = rules.procedure<object>('settle', {
  triggerChosen: {
    asks(state) {
      // What commutes is done first, and needs no question.
      const queue = nextOf(state);
      if (queue.some(({ commutes }) => commutes)) return undefined;
      const open = contested(queue);
      const choices = open
        .filter(
          (one, index) =>
            open.findIndex(({ effect, source }) => effect === one.effect && source === one.source) === index,
        )
        .map(asChoice);
      return choices.length < 2 ? undefined : { seat: activeOf(state), question: 'trigger', choices };
    },
    run(table, _vars, answer) {
      const { state, tell, call } = table;
      if (state.winners) return DONE;
      const queue = nextOf(state);
      const next =
        answer?.type === 'trigger'
          ? queue.find(({ effect, source }) => effect === answer.effect && source === answer.source)
          : (queue.find(({ commutes }) => commutes) ?? queue[0]);
      if (!next) return DONE;
      state.queue = state.queue.filter((one) => one !== next);
      const { effect, me, source, card, subject, amount } = next;
      tell?.({ type: 'triggered', thing: { id: source, card, seat: me }, effect });
      call(procedureOf(effect), newEffect(me, card, { source, subject, amount }));
      return 'triggerChosen';
    },
  },
});
