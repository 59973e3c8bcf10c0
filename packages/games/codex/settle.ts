import { DONE } from '@riposte/kernel';
import { gainGold, heal } from './board.ts';
import { isFighter } from './card.ts';
import { check } from './check.ts';
import type { Choice } from './choice.ts';
import { newEffect, procedureOf, registerEffect } from './effect.ts';
import { EPHEMERAL } from './keywords.ts';
import { drawCard } from './piles.ts';
import { rowOf, sheetOf, touch } from './sheet.ts';
import { activeOf, DOOMED, rules, type State, type Table, thingOf, type Waiting } from './state.ts';
import { wait } from './trigger.ts';

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
        if (isFighter(row) && row.controller === me) heal(table, row.thing, amount);
    },
  },
});
registerEffect('keyword.ephemeral', {
  died: {
    run({ state, vars }) {
      const thing = thingOf(state, vars.source);
      if (!thing) return;
      thing.marks |= DOOMED;
      touch(state);
    },
  },
});

/** RULES 14.13: healing waits among the effects of the upkeep. */
export function fireHealing(state: State, seat: number): void {
  for (const { id, controller, healing, thing } of sheetOf(state).rows)
    if (controller === seat && healing > 0)
      wait(state, {
        effect: 'keyword.healing',
        me: controller,
        source: id,
        card: thing.card,
        subject: -1,
        amount: 0,
        commutes: false,
      });
}

/** RULES 14.9. */
export function fireEphemeral(state: State): void {
  for (const { id, controller, keywords, thing } of sheetOf(state).rows)
    if ((keywords & EPHEMERAL) !== 0)
      wait(state, {
        effect: 'keyword.ephemeral',
        me: controller,
        source: id,
        card: thing.card,
        subject: -1,
        amount: 0,
        commutes: false,
      });
}

/** Comes to rest before the next step: the position is checked, and every trigger has its turn. */
export function settleNext(table: Table): void {
  const { state } = table;
  if (state.unsettled) check(table);
  if (state.winners) return;
  if (state.queue.length > 0) table.call(settle, {});
}

/** Those among which the order matters (RULES 11.6): none when one of them or all alike. */
function contested({ queue }: State): readonly Waiting[] {
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
      if (state.queue.some(({ commutes }) => commutes)) return undefined;
      const open = contested(state);
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
      const next =
        answer?.type === 'trigger'
          ? state.queue.find(({ effect, source }) => effect === answer.effect && source === answer.source)
          : (state.queue.find(({ commutes }) => commutes) ?? state.queue[0]);
      if (!next) return DONE;
      state.queue = state.queue.filter((one) => one !== next);
      const { effect, me, source, card, subject, amount } = next;
      tell?.({ type: 'triggered', thing: { id: source, card, seat: me }, effect });
      call(procedureOf(effect), newEffect(me, card, { source, subject, amount }));
      return 'triggerChosen';
    },
  },
});
