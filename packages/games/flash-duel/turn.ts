import type { Table } from '@riposte/kernel';
import { type Seat, unreachable } from '@riposte/kernel';
import { mainActions } from './action.ts';
import { backFrom, forwardFrom } from './bridge.ts';
import type { Choice } from './choice.ts';
import { drawUpTo } from './draw.ts';
import type { Event } from './event.ts';
import { fight, playCards } from './fight.ts';
import { empty } from './pile.ts';
import { drawPileSize, fighterOf, foeOf, HAND_SIZE, rules, type State } from './state.ts';
import { runOutOfTime } from './timeOver.ts';

/** RULES 4: one main action, answered if need be; then discard and draw. */
export const turn = rules.procedure<{ seat: Seat }>('turn', {
  begin({ state, tell }, { seat }) {
    tell?.({ type: 'turnBegan', seat });
    const fighter = fighterOf(state, seat);
    if (!fighter.recovering) return undefined;
    // RULES 10.1
    fighter.recovering = false;
    tell?.({ type: 'recovered', seat });
    return 'draw';
  },
  actionChosen: {
    asks: (state, { seat }) => ({ seat, question: 'mainAction', choices: mainActions(state, seat) }),
    run(table, { seat }, choice) {
      if (choice) act(table, seat, choice);
    },
  },
  discard({ state }) {
    // RULES 4.3
    empty(state.played, state.discard);
  },
  draw(table, { seat }) {
    drawUpTo(table, seat, HAND_SIZE);
    if (drawPileSize(table.state) === 0) runOutOfTime(table);
  },
});

function act({ state, tell, call }: Table<State, Event>, seat: Seat, choice: Choice): void {
  const fighter = fighterOf(state, seat);
  const target = foeOf(seat);
  switch (choice.type) {
    case 'move': {
      const from = fighter.space;
      playCards(state, seat, choice.card, 1);
      fighter.space = (choice.direction === 'forward' ? forwardFrom : backFrom)(state, seat, choice.card);
      tell?.({ type: 'moved', seat, card: choice.card, from, to: fighter.space });
      return;
    }
    case 'push': {
      const pushed = fighterOf(state, target);
      const from = pushed.space;
      playCards(state, seat, choice.card, 1);
      pushed.space = backFrom(state, target, choice.card);
      tell?.({ type: 'pushed', seat, card: choice.card, target, from, to: pushed.space });
      return;
    }
    case 'dashingStrike': {
      const from = fighter.space;
      playCards(state, seat, choice.dash, 1);
      fighter.space = forwardFrom(state, seat, choice.dash);
      tell?.({ type: 'dashed', seat, card: choice.dash, from, to: fighter.space });
      break;
    }
    case 'attack':
      break;
    case 'goFirst':
    case 'block':
    case 'retreat':
    case 'takeHit':
      throw new Error(`${choice.type} is no main action`);
    default:
      unreachable(choice);
  }
  const { card, count } = choice;
  const dashing = choice.type === 'dashingStrike';
  playCards(state, seat, card, count);
  tell?.({ type: 'attacked', seat, target, card, count, dashing });
  call(fight, { attacker: seat, defender: target, card, count, dashing });
}
