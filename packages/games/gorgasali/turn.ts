import { type Ask, DONE, type Tools } from '@riposte/kernel';
import { useAbility } from './ability.ts';
import { act, actionChoices, freeChoices } from './action.ts';
import { endOldSmoke } from './banner.ts';
import { POTION_HEALS } from './cards/supports.ts';
import { igniteAtEndOf } from './characters/tharsis.ts';
import { openExtraChest } from './chest.ts';
import type { Choice, Question } from './choice.ts';
import { spendConsumable } from './consumable.ts';
import { heal } from './damage.ts';
import { lightningAtEndOf } from './defensive.ts';
import { throwDice } from './dice.ts';
import type { Event } from './event.ts';
import { type ConsumableId, isPotion } from './ids.ts';
import { moveUp, turnWeapons } from './mat.ts';
import { move, moveChoices } from './moves.ts';
import { figureOf, isOver, lives, MOST_HEALTH, rules, type State } from './state.ts';
import type { TurnVars } from './turnVars.ts';

/** RULES 5.10: a question with one answer is not put. */
function ask(
  question: Question,
  { seat }: TurnVars,
  choices: readonly Choice[],
): Ask<Choice, Question> | undefined {
  return choices.length > 1 ? { seat, question, choices } : undefined;
}

/** What may be done between any two actions; `false` when the choice is something else. */
function actFreely(table: Tools<State, Event>, vars: TurnVars, choice: Choice): boolean {
  if (choice.type === 'openExtra') {
    vars.extra = true;
    vars.imitated = false;
    openExtraChest(table, vars.seat);
    return true;
  }
  return useAbility(table, vars, choice);
}

export const turn = rules.procedure<TurnVars>('turn', {
  begin(table, { seat }) {
    const { state, tell } = table;
    state.active = seat;
    state.turns += 1;
    const figure = figureOf(state, seat);
    figure.cooldown = Math.max(0, figure.cooldown - 1);
    tell?.({ type: 'turnBegan', seat });
    endOldSmoke(table, seat);
  },
  preparationChosen: {
    asks: (state, vars) =>
      ask('prepare', vars, lives(state, vars.seat) ? preparationChoices(state, vars) : []),
    run(table, vars, answer) {
      if (!answer || answer.type === 'roll') return;
      if (answer.type === 'use') {
        vars.imitated = false;
        usePreparation(table, vars, answer.card as ConsumableId);
      } else actFreely(table, vars, answer);
      return 'preparationChosen';
    },
  },
  rollDice({ state, tell }, vars) {
    if (!lives(state, vars.seat)) return DONE;
    vars.imitated = false;
    vars.dice = throwDice(state, 2);
    tell?.({ type: 'diceThrown', seat: vars.seat, dice: vars.dice }, { shows: true });
    return undefined;
  },
  movementChosen: {
    asks: (state, vars) => ask('move', vars, moveChoices(state, vars)),
    run(table, vars, answer) {
      const { state } = table;
      const { seat } = vars;
      if (!lives(state, seat)) return DONE;
      if (answer && actFreely(table, vars, answer)) return 'movementChosen';
      vars.imitated = false;
      const choice = answer ?? moveChoices(state, vars)[0];
      if (!move(table, vars, choice)) return 'movementChosen';
      // RULES 6.12: only a skip that was chosen is remembered.
      figureOf(state, seat).skipped = choice?.type === 'skip';
      return undefined;
    },
  },
  actionChosen: {
    asks: (state, vars) => ask('act', vars, lives(state, vars.seat) ? actionChoices(state, vars) : []),
    run(table, vars, answer) {
      if (!answer || answer.type === 'end') return;
      delete vars.calledOff;
      if (actFreely(table, vars, answer)) return 'actionChosen';
      vars.imitated = false;
      act(table, vars, answer);
      return 'actionChosen';
    },
  },
  endTurn(table, { seat }) {
    const { state } = table;
    if (!lives(state, seat)) return DONE;
    const figure = figureOf(state, seat);
    // RULES 16.4: what lasted through this turn ends before new burning is dealt.
    figure.burnt = false;
    figure.frozenBy = [];
    figure.hypnotisedBy = [];
    lightningAtEndOf(table, seat);
    if (!isOver(state) && lives(state, seat)) igniteAtEndOf(table, seat);
    return undefined;
  },
  finish({ state, tell }, { seat }) {
    if (!lives(state, seat)) return;
    const cards = moveUp(figureOf(state, seat));
    if (cards.length > 0) tell?.({ type: 'cardsMovedUp', seat, cards });
  },
});

/** RULES 5.3, 5.13: what may be done before the dice are thrown. */
function preparationChoices(state: State, vars: TurnVars): readonly Choice[] {
  const { consumables, health, burnt, weapons } = figureOf(state, vars.seat);
  const isOfUse = (card: ConsumableId) =>
    card === 'ammoBag'
      ? weapons.some(({ loaded }) => !loaded)
      : isPotion(card) && health < MOST_HEALTH && !burnt;
  const cards = vars.consumable ? [] : [...new Set(consumables)].filter(isOfUse);
  return [
    { type: 'roll' },
    ...cards.map((card): Choice => ({ type: 'use', card })),
    ...freeChoices(state, vars),
  ];
}

/** RULES 11.1, 11.2. */
function usePreparation(table: Tools<State, Event>, vars: TurnVars, card: ConsumableId): void {
  spendConsumable(table, vars, card);
  const figure = figureOf(table.state, vars.seat);
  if (isPotion(card)) heal(table, vars.seat, POTION_HEALS[card], 'potion');
  else turnWeapons(figure, true);
}
