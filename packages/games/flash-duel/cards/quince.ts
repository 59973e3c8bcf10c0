import type { Seat } from '@riposte/kernel';
import type { AbilityScene, AbilityUse, Character } from '../ability.ts';
import { askCard } from '../announce.ts';
import { numbersHeld, seatsSeeing } from '../hand.ts';
import { setEffects } from '../movement.ts';
import { add, type Card, countOf, remove, sizeOf } from '../pile.ts';
import { isStanding } from '../side.ts';
import { fighterOf, rules, type State } from '../state.ts';
import { takeFromDiscard } from './verbs.ts';

export const quince: Character<'quince'> = {
  name: 'Sirus Quince',
  title: 'Flagstone Chief Magistrate',
  abilities: {
    hiddenAgenda: {
      name: 'Hidden Agenda',
      source: 'partly',
      text: 'At the start of your turn: stash a card of your hand here, face down, and keep this card face up. Or take back the card you stashed.',
      says: 'a card is hidden, or comes back from hiding',
      note: 'That Quince stashes a card and keeps it into the next round is known; its name and when the card comes back are ours. The card is chosen after the announcement, which is open.',
      moments: ['startOfTurn'],
      lit: (scene) => stashOf(scene) !== undefined || sizeOf(fighterOf(scene.state, scene.me).hand) > 0,
      effect(deed) {
        if (stashOf(deed) === undefined) deed.table.call(hiddenAgenda, { seat: deed.me });
        else takeStash(deed);
      },
    },
    politicalProwess: {
      name: 'Political Prowess',
      source: 'house',
      text: 'At the start of your turn: take a card from the discard pile, but not a 5.',
      says: 'a {card} comes back from the discard pile',
      picks: 'take a {card}',
      note: 'Only the name is known. No 5s, which are Jaina’s by Smoldering Embers. Nothing is given for it: with a card in exchange Quince won one game of three in the lab.',
      moments: ['startOfTurn'],
      lit: ({ state }) => takeable(state).length > 0,
      ways: ({ state }) => takeable(state).map((card) => ({ card })),
      effect(deed) {
        if (deed.way.card) takeFromDiscard(deed, deed.way.card);
      },
    },
    patriotMirror: {
      name: 'Patriot Mirror',
      source: 'house',
      text: 'When an opponent blocks your attack or your dashing strike: take the cards that were blocked back into your hand.',
      says: 'the cards of the blow go back to the hand',
      note: 'Neither name nor effect is known. What the opponent has blocked was only an image of Quince; a dash was real.',
      moments: ['foeBlocks'],
      effect({ state, me, fight, table }) {
        if (!fight) return;
        const { card } = fight;
        const count = Math.min(fight.count, countOf(state.played, card));
        remove(state.played, card, count);
        add(fighterOf(state, me).hand, card, count);
        table.tell?.({ type: 'cardsTakenBack', seat: me, card, count });
      },
    },
  },
};

const hiddenAgenda = rules.procedure<{ seat: Seat }>('hiddenAgenda', {
  cardChosen: {
    asks: (state, { seat }) =>
      isStanding(state, seat)
        ? askCard(seat, 'card:hiddenAgenda', numbersHeld(fighterOf(state, seat).hand))
        : undefined,
    run({ state, tell }, { seat }, answer) {
      if (answer?.type !== 'pickCard') return;
      const { card } = answer;
      const fighter = fighterOf(state, seat);
      remove(fighter.hand, card);
      setEffects(state, seat, { stash: card });
      fighter.spent = fighter.spent.filter((id) => id !== 'hiddenAgenda');
      const others = { type: 'cardStashed', seat } as const;
      tell?.({ ...others, card }, { to: seatsSeeing(state, seat), others });
    },
  },
});

function takeStash({ state, me, table }: AbilityUse): void {
  const card = stashOf({ state, me });
  if (card === undefined) return;
  add(fighterOf(state, me).hand, card);
  setEffects(state, me, { stash: undefined });
  const others = { type: 'stashTaken', seat: me } as const;
  table.tell?.({ ...others, card }, { to: seatsSeeing(state, me), others });
}

/** RULES 14.34: what Political Prowess may take: 5s are Jaina's. */
function takeable({ discard }: State): readonly Card[] {
  return numbersHeld(discard).filter((card) => card < 5);
}

function stashOf({ state, me }: Pick<AbilityScene, 'state' | 'me'>): Card | undefined {
  return fighterOf(state, me).effects.stash;
}
