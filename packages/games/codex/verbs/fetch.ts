import { arrive, grant } from '../board.ts';
import type { CardEntry, Part } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import type { EffectVars } from '../effectVars.ts';
import { kindsIn } from '../pile.ts';
import { handFromPlay, takeFromCodex, takeFromDiscard, takeFromHand } from '../piles.ts';
import { playerOf, type State } from '../state.ts';

type Wanted = (entry: CardEntry, state: State, vars: EffectVars) => boolean;

type From = 'hand' | 'codex' | 'discard';

const TAKEN = { hand: takeFromHand, codex: takeFromCodex, discard: takeFromDiscard } as const;

function listed(state: State, vars: EffectVars, from: From, wanted: Wanted): readonly Choice[] {
  const player = playerOf(state, vars.me);
  return kindsIn(player[from])
    .map((number) => player.cards[number] as string)
    .filter((card) => wanted(entryOf(card), state, vars))
    .map((card): Choice => ({ type: 'card', card, from }));
}

/** Up to so many: the part is asked again until they are there, or the player has enough. */
export function again(vars: EffectVars, most: number): 'again' | undefined {
  vars.left = (vars.left < 0 ? most : vars.left) - 1;
  return vars.left > 0 ? 'again' : undefined;
}

interface Terms {
  readonly most?: number;
  readonly optional?: boolean;
  readonly when?: Part['when'];
  /** Whether what comes has what the card grants, for good. */
  readonly grants?: boolean;
}

/** Puts a card of the codex, the hand or the discard pile into play, without cost or need (RULES 5.12). */
export function putIntoPlay(
  from: From,
  wanted: Wanted,
  { most = 1, optional = false, when, grants = false }: Terms = {},
): Part {
  return {
    question: 'card',
    hidden: true,
    optional,
    ...(when && { when }),
    list: (state, vars) => listed(state, vars, from, wanted),
    run({ table, me, vars }, _chosen, answer) {
      if (answer?.type !== 'card') return undefined;
      TAKEN[from](table, me, answer.card);
      const thing = arrive(table, answer.card, me, { fromHand: from === 'hand' });
      if (thing && grants) grant(table, thing, vars.card, 'for good', me);
      return again(vars, most);
    },
  };
}

/** Takes cards of the codex into the hand, and shows them. */
export function fetchToHand(wanted: Wanted, { most = 1, optional = false, when }: Terms = {}): Part {
  return {
    question: 'card',
    hidden: true,
    optional,
    ...(when && { when }),
    list: (state, vars) => listed(state, vars, 'codex', wanted),
    run({ table, me, vars }, _chosen, answer) {
      if (answer?.type !== 'card') return undefined;
      takeFromCodex(table, me, answer.card);
      handFromPlay(table, me, answer.card);
      return again(vars, most);
    },
  };
}
