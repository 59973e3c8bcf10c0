import { DONE, type Seat, type Tools, varsOf } from '@riposte/kernel';
import { relocate } from './banner.ts';
import { OFF, type Square } from './board.ts';
import { arrive } from './chest.ts';
import type { AidChoice, Choice } from './choice.ts';
import { lose } from './damage.ts';
import type { Event } from './event.ts';
import { costOf, stepsOf } from './path.ts';
import { figureOf, lives, rules, type State } from './state.ts';
import { coveredIn, type TurnVars } from './turnVars.ts';
import { isInactive, priceOf } from './zone.ts';

type Table = Tools<State, Event>;

/** RULES 8.2, 8.5: moves a figure along a way, and it pays for each inactive square; it may fall on the way. */
export function goAlong(table: Table, seat: Seat, way: readonly Square[], isFree = false): void {
  const { state, tell } = table;
  const figure = figureOf(state, seat);
  const price = isFree ? 0 : priceOf(state);
  const gone: Square[] = [];
  let loss = 0;
  for (const square of way) {
    gone.push(square);
    if (isInactive(state, square)) loss += price;
    if (loss >= figure.health) break;
  }
  cover(state, [figure.square, ...gone]);
  relocate(table, seat, gone.at(-1) ?? figure.square);
  tell?.({ type: 'moved', seat, way: gone, loss: Math.min(loss, figure.health) });
  if (loss > 0) lose(table, seat, loss, 'zone', 'zone');
}

/** RULES 6.4, 16.14: these squares are closed for the rest of the turn, and a swap is settled. */
export function cover(state: State, squares: readonly Square[]): void {
  const turn = varsOf<TurnVars>(state.stack, 'turn');
  if (!turn) return;
  turn.covered = [
    ...turn.covered,
    ...squares.filter((square) => square !== OFF && !turn.covered.includes(square)),
  ];
  turn.swappedWith = -1;
}

interface WalkVars {
  readonly seat: Seat;
  readonly aid: AidChoice;
  left: number;
  /** Steps made so far. */
  steps: number;
}

/** RULES 6.2: square by square. */
export const walk = rules.procedure<WalkVars>('walk', {
  stepChosen: {
    asks(state, vars) {
      const choices = stepChoices(state, vars);
      return choices.length > 1 ? { seat: vars.seat, question: 'step', choices } : undefined;
    },
    run(table, vars, answer) {
      const { seat, aid } = vars;
      const choice = answer ?? stepChoices(table.state, vars)[0];
      if (choice?.type === 'step') {
        vars.left -= costOf(choice.to, aid);
        vars.steps += 1;
        goAlong(table, seat, [choice.to]);
        return lives(table.state, seat) ? 'stepChosen' : DONE;
      }
      arrive(table, seat);
      return DONE;
    },
  },
});

function stepChoices(state: State, { seat, aid, left, steps }: WalkVars): readonly Choice[] {
  if (!lives(state, seat)) return [];
  const covered = coveredIn(state);
  const choices: Choice[] = stepsOf(state, seat, { number: left, aid, covered }).map((to) => ({
    type: 'step',
    to,
  }));
  const { square } = figureOf(state, seat);
  if (steps > 0 && square !== OFF && state.chests.includes(square)) choices.push({ type: 'stop' });
  return choices;
}
