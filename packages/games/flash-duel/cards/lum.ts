import type { AbilityUse, Character } from '../ability.ts';
import { forwardFrom } from '../bridge.ts';
import { drawCards, turnUp } from '../draw.ts';
import { numbersHeld, usable } from '../hand.ts';
import { takeHit } from '../hit.ts';
import { fighterOf } from '../state.ts';
import { theCard } from './verbs.ts';

/** How many cards of a number win by themselves. */
const FLOURISH = 4;

export const lum: Character<'lum'> = {
  name: 'Lum Bam-foo',
  title: 'Gambling Panda',
  abilities: {
    pokerFlourish: {
      name: 'Poker Flourish',
      source: 'partly',
      text: 'At the start of your turn: show four cards of a number. It is a hit.',
      says: 'four {card}s are shown, and that hits {foe}',
      picks: 'show four {card}s',
      note: 'That it can end the round by itself, and that the main action comes after it, is known; which hands win is ours. No straight: with five numbers one is made in every second round. No full house either: with it Lum won four games of five in the lab.',
      moments: ['startOfTurn'],
      aims: true,
      ways: ({ state, me }) => numbersHeld(usable(fighterOf(state, me)), FLOURISH).map((card) => ({ card })),
      shows: (way) => theCard({ ...way, count: FLOURISH }),
      effect({ me, foe, table, way: { card } }) {
        // RULES 16.15: the cards shown are those of the hit.
        takeHit(table, foe, me, undefined, card && { card, count: FLOURISH });
      },
    },
    rollTheDice: {
      name: 'Roll the Dice',
      source: 'partly',
      text: 'Before you block an attack or a dashing strike: turn up the top card of the draw pile. Use it for the block, or else it is discarded.',
      says: 'what the draw pile turns up may block',
      note: 'That Lum turns up a card in order to block, and that one that does not help is discarded, is known; that it is after the attack is ours.',
      moments: ['attacked', 'struck', 'allyThreatened'],
      lit: ({ fight }) => fight?.blockable === true,
      effect: (deed) => roll(deed, 1),
      editions: {
        revised: {
          text: 'Before you block an attack or a dashing strike: turn up two cards of the draw pile. Use them for the block; the rest is discarded.',
          note: 'That Lum turns up several cards in order to block, and that those that do not help are discarded, is known; that they are two, and after the attack, is ours.',
          effect: (deed) => roll(deed, 2),
        },
      },
    },
    raiseTheStakes: {
      name: 'Raise the Stakes',
      source: 'partly',
      text: 'At the start of your turn: the winner of this round takes one token more. Draw a card.',
      says: 'a card is drawn, and the stakes rise where there are any',
      note: 'That Lum draws a card and wins two rounds in one is known; the moment, and that the opponent would win as much, is ours: nobody raises the stakes for one side only.',
      moments: ['startOfTurn'],
      effect({ state, me, table }) {
        // RULES 14.23, 22.11: where the Dragon fights it is only the card.
        if (state.fighters.every(({ character }) => character !== 'dragon')) {
          state.stakes += 1;
          table.tell?.({ type: 'stakesRaised', seat: me, stakes: state.stakes });
        }
        drawCards(table, me, 1);
      },
    },
  },
};

/** RULES 14.9, 22.30: what helps counts toward a block, or is the dash to one; nothing of it goes to the hand. */
function roll({ state, table, me, fight }: AbilityUse, count: number): void {
  const cards = turnUp(table, me, count);
  if (!fight) return;
  const { defender, needs, handDash } = fight;
  const { space } = fighterOf(state, defender);
  fight.turned = cards.filter(
    (card) => card === needs || (!handDash && me !== defender && forwardFrom(state, me, card) === space),
  );
}
