import type { AbilityUse, Character } from '../ability.ts';
import { setEffects } from '../movement.ts';
import { add, sizeOf, takeRandom } from '../pile.ts';
import { fighterOf } from '../state.ts';
import { cannotBlock } from './verbs.ts';

export const menelker: Character<'menelker'> = {
  name: 'Master Menelker',
  title: 'Deathstrike Dragon in human form',
  abilities: {
    bonecracker: {
      name: 'Bonecracker',
      source: 'house',
      text: 'When an opponent blocks your attack or your dashing strike: they discard two cards at random.',
      says: '{foe} must discard two cards at random',
      note: 'Name and effect are ours. One card would hardly be felt, as the opponent draws again at the end of the turn; two leave little to strike back with.',
      moments: ['foeBlocks'],
      effect: (deed) => loseCards(deed, 2),
    },
    intoOblivion: {
      name: 'Into Oblivion',
      source: 'house',
      text: 'When an opponent retreats from your dashing strike: they discard two cards at random, and do not draw at the end of their next turn.',
      says: '{foe} must discard two cards and cannot draw next turn',
      note: 'Name and effect are ours. Not to draw mostly costs only the card of the retreat, so two more go.',
      moments: ['foeRetreats'],
      effect(deed) {
        loseCards(deed, 2);
        setEffects(deed.state, deed.foe, { noRefill: true });
      },
    },
    deathstrike: {
      name: 'Deathstrike',
      source: 'house',
      text: 'When you make a dashing strike with two or more cards: it cannot be blocked.',
      says: 'the strike cannot be blocked',
      note: 'Name and effect are ours. The opponent can still retreat from it, so nobody should meet the Dragon with the edge behind them.',
      moments: ['youStrike'],
      lit: ({ fight }) => fight !== undefined && fight.count > 1,
      effect: cannotBlock,
    },
  },
};

/** The opponent discards so many cards that chance picks, or all there are. */
function loseCards({ state, foe, table }: AbilityUse, count: number): void {
  const { hand } = fighterOf(state, foe);
  const cards = Array.from({ length: Math.min(count, sizeOf(hand)) }, () => takeRandom(hand, state.random));
  for (const card of cards) add(state.discard, card);
  table.tell?.({ type: 'cardsDiscarded', seat: foe, cards }, { shows: true });
}
