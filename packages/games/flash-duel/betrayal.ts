import { roll, type Seat, seat, seats, type Tools, varsOf } from '@riposte/kernel';
import { startOf } from './bridge.ts';
import { type Choice, CLAIM_LIFE, REVEAL } from './choice.ts';
import type { Event } from './event.ts';
import type { TurnVars } from './frames.ts';
import { fall } from './hit.ts';
import { CARDS, type Pile, sizeOf } from './pile.ts';
import { isStanding } from './side.ts';
import { dismissSoldier } from './soldier.ts';
import { fighterOf, isDragon, type Loyalty, rules, type State } from './state.ts';

/** RULES 21.2: five loyalty cards are dealt in secret; one of them is the traitor's. */
export const betrayal = rules.procedure<object>('betrayal', {
  dealLoyalty({ state, tell }) {
    const traitor = seat(roll(state.random, state.fighters.length));
    state.loyalty = { traitor, shown: false, cleared: [] };
    for (const one of seats(state.fighters.length))
      tell?.(
        { type: 'loyaltyDealt', seat: one, role: one === traitor ? 'traitor' : 'loyal' },
        { to: [one], shows: true },
      );
  },
});

/** RULES 21.4, 21.5: having shown the card, the traitor may name hands until the first mistake, then changes sides. */
const treason = rules.procedure<{ traitor: Seat; target?: Seat | undefined; named: Pile }>('treason', {
  targetChosen: {
    asks: (state, { traitor }) => {
      const named = nameable(state, traitor).map((one): Choice => ({ type: 'nameHand', seat: one }));
      return named.length === 0
        ? undefined
        : { seat: traitor, question: 'nameHand', choices: [...named, { type: 'nameNone' }] };
    },
    run(_table, vars, answer) {
      if (answer?.type !== 'nameHand') return 'changeSides';
      vars.target = answer.seat;
      vars.named = [];
      return undefined;
    },
  },
  countNamed: {
    asks(state, { traitor, target, named }) {
      const left = target === undefined ? 0 : sizeOf(fighterOf(state, target).hand) - sizeOf(named);
      const card = CARDS[named.length];
      if (card === undefined || card === CARDS.length) return undefined;
      const counts = Array.from({ length: left + 1 }, (_, count) => count);
      return {
        seat: traitor,
        question: 'nameCount',
        choices: counts.map((count): Choice => ({ type: 'nameCount', card, count })),
      };
    },
    run(table, vars, answer) {
      const { state, tell } = table;
      if (answer?.type === 'nameCount') {
        vars.named = [...vars.named, answer.count];
        return 'countNamed';
      }
      const { target } = vars;
      if (target === undefined) return 'changeSides';
      const { hand } = fighterOf(state, target);
      // What is left must be 5s.
      vars.named = [...vars.named, Math.max(0, sizeOf(hand) - sizeOf(vars.named))];
      const right = vars.named.every((count, index) => count === hand[index]);
      tell?.({ type: 'handNamed', seat: target, hand: vars.named, right }, { shows: true });
      if (!right) return 'changeSides';
      fall(table, target);
      return 'targetChosen';
    },
  },
  changeSides(table, { traitor }) {
    changeSides(table, traitor);
  },
});

/** RULES 21.5: the traitor goes over to the Dragon. */
function changeSides({ state, tell }: Tools<State, Event>, traitor: Seat): void {
  const fighter = fighterOf(state, traitor);
  fighter.side = 1;
  fighter.space = startOf(1);
  dismissSoldier(state, traitor);
  // That was no move, so nobody can take it back.
  const turn = varsOf<TurnVars>(state.stack, 'turn');
  if (turn?.seat === traitor && turn.from !== undefined) turn.from = fighter.space;
  tell?.({ type: 'sideChanged', seat: traitor, to: fighter.space });
}

/** RULES 21.3, 21.4: the traitor shows the card, and the rest follows. */
export function reveal(table: Tools<State, Event>, loyalty: Loyalty, by: Seat): void {
  table.state.loyalty = { ...loyalty, shown: true };
  table.tell?.({ type: 'revealed', seat: by }, { shows: true });
  table.call(treason, { traitor: by, named: [] });
}

/** RULES 21.3, 21.8: what the traitor card is good for. */
export function treacherous(state: State, { traitor, shown }: Loyalty, one: Seat): readonly Choice[] {
  if (shown || one !== traitor) return NOTHING;
  return [isDragon(state, one) ? CLAIM_LIFE : REVEAL];
}

/** RULES 21.7: the mortals of whom it is not known whether they are loyal. */
export function accusable(state: State, { shown, cleared }: Loyalty, by: Seat): readonly Seat[] {
  if (shown || isDragon(state, by)) return NOTHING;
  return mortalsBut(state, by).filter((one) => !cleared.includes(one));
}

/** RULES 21.16: the mortals who hold anything to be named. */
function nameable(state: State, traitor: Seat): readonly Seat[] {
  return mortalsBut(state, traitor).filter((one) => sizeOf(fighterOf(state, one).hand) > 0);
}

function mortalsBut(state: State, one: Seat): readonly Seat[] {
  return state.order.filter((other) => other !== one && !isDragon(state, other) && isStanding(state, other));
}

/** RULES 21.7: the accused shows the card; one of the two is defeated. */
export function settleAccusation(
  table: Tools<State, Event>,
  loyalty: Loyalty,
  by: Seat,
  accused: Seat,
): void {
  const right = loyalty.traitor === accused;
  table.state.loyalty = right
    ? { ...loyalty, shown: true }
    : { ...loyalty, cleared: [...loyalty.cleared, accused] };
  table.tell?.({ type: 'accused', seat: accused, by, right }, { shows: true });
  fall(table, right ? accused : by);
}

const NOTHING: readonly never[] = [];
