import type { Seat } from '@riposte/kernel';
import type { CardEntry, Part } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { kindsIn } from '../pile.ts';
import { isCastable, play, pricesOf } from '../play.ts';
import { barTo, priceOf } from '../price.ts';
import { playerOf, type State } from '../state.ts';

/** RULES 5.26: spells of the codex that could be played with so much gold, boosted or not. No hero is needed. */
function spellsOf(state: State, me: Seat, gold: number, by: CardEntry, isWithin = false): readonly Choice[] {
  const player = playerOf(state, me);
  return kindsIn(player.codex).flatMap((number) => {
    const card = player.cards[number] as string;
    const entry = entryOf(card);
    if (entry.kind !== 'spell' || entry.ultimate || barTo(state, me, entry, 'codex')) return [];
    // The other copy of the card itself needs one more spell, which is another.
    const canCast = (left: number) =>
      entry.id === by.id
        ? !isWithin && spellsOf(state, me, left, by, true).length > 0
        : isCastable(state, me, entry, left);
    return pricesOf(state, me, entry)
      .filter(({ price }) => price <= gold && canCast(gold - price))
      .map(({ boost }): Choice => ({ type: 'card', card, from: 'codex', ...(boost && { boost }) }));
  });
}

/** Whether a card that lets its player play a spell of the codex finds one, after it was paid for. */
export function findsSpell(state: State, me: Seat, by: CardEntry): boolean {
  return spellsOf(state, me, playerOf(state, me).gold - priceOf(state, me, by), by).length > 0;
}

/** Plays a spell of the codex, which is paid for. */
export function playFromCodex(): Part {
  return {
    question: 'card',
    hidden: true,
    list: (state, { me, card }) => spellsOf(state, me, playerOf(state, me).gold, entryOf(card)),
    run({ table, state, me }, _chosen, answer) {
      if (answer?.type !== 'card') return;
      const { card } = answer;
      const boosted = answer.boost === true;
      const cost = pricesOf(state, me, entryOf(card)).find(({ boost }) => boost === boosted)?.price ?? 0;
      table.call(play, { seat: me, card, boosted, cost, from: 'codex', thing: -1 });
    },
  };
}
