import { type Seat, seat } from '@riposte/kernel';
import type { Deed, Part } from '../card.ts';
import type { Choice } from '../choice.ts';
import { kindsIn } from '../pile.ts';
import { opponentsOf, playerOf } from '../state.ts';

/** What may be looked at. */
type Pile = 'hand' | 'discard';

/** RULES 15.3: a player sees hidden cards of another, and nobody else does. */
export function look({ table, state, me }: Deed, at: Seat, pile: Pile): void {
  const player = playerOf(state, at);
  const cards = kindsIn(player[pile]).flatMap((number) =>
    Array.from({ length: player[pile][number] ?? 0 }, () => player.cards[number] as string),
  );
  const told = { type: 'looked', seat: me, at, pile } as const;
  table.tell?.({ ...told, cards }, { to: [me], others: told });
}

/** Asks for an opponent; `run` gets the one that was chosen. */
function opponent(run: (deed: Deed, seat: Seat) => void): Part {
  return {
    question: 'opponent',
    list: (state, { me }) => opponentsOf(state, me).map((one): Choice => ({ type: 'opponent', seat: one })),
    run(deed, _chosen, answer) {
      if (answer?.type === 'opponent') run(deed, answer.seat);
    },
  };
}

const PILES: Readonly<Record<string, Pile>> = { hand: 'hand', pile: 'discard' };

/** Looks at the hand or the discard pile of an opponent. */
export function lookAtOpponent() {
  return {
    opponentChosen: opponent(({ vars }, at) => {
      vars.subject = at;
    }),
    lookChosen: {
      question: 'mode',
      list: () => Object.keys(PILES).map((mode): Choice => ({ type: 'mode', mode })),
      run(deed, _chosen, answer) {
        const pile = answer?.type === 'mode' ? PILES[answer.mode] : undefined;
        if (pile) look(deed, seat(deed.vars.subject), pile);
      },
    },
  } satisfies Readonly<Record<string, Part>>;
}
