import type { Seat } from '@riposte/kernel';
import { entryOf, specCards, startingDeck } from './catalogue.ts';
import { BASE, type Color, TEAM_BASE } from './ids.ts';
import { emptyPile, put } from './pile.ts';
import { touch } from './sheet.ts';
import { newThing, playerOf, type State, teamOf } from './state.ts';

/** RULES 2.4. */
const COPIES = 2;

/** RULES 2.3, 2.4: the piles of a player whose heroes are chosen, and the base. */
export function setUp(state: State, seat: Seat, color: Color): void {
  const player = playerOf(state, seat);
  const deck = startingDeck(color);
  const codex = player.heroes.flatMap(({ card }) => {
    const { spec } = entryOf(card);
    return spec ? specCards(spec) : [];
  });
  player.cards = [...deck, ...codex];
  const { length } = player.cards;
  for (const pile of [
    'hand',
    'deck',
    'discard',
    'codex',
    'tucked',
    'trashed',
    'known',
    'seen',
    'shown',
  ] as const)
    player[pile] = emptyPile(length);
  for (const [number] of deck.entries()) {
    put(player.deck, number);
    put(player.known, number);
  }
  for (const [index] of codex.entries()) put(player.codex, deck.length + index, COPIES);
  const [first, mate] = teamOf(state, seat);
  if (first !== seat) return;
  state.clock += 1;
  const base = newThing(state.clock, mate === undefined ? BASE : TEAM_BASE, seat, state.clock);
  base.fresh = false;
  state.things.push(base);
  touch(state);
}
