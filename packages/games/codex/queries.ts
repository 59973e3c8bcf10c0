// What the rules ask the cards at work, and nothing else: a card that changes a rule answers one of these questions. A
// new card adds an answer; a question is added only where the rules have never asked before. What an ability does is no
// answer (it is an effect), nor what a thing gives to others (an aura), nor what it is like as an attacker (`attack`).

import type { Seat } from '@riposte/kernel';
import { bitsOf } from './bits.ts';
import type { Player } from './player.ts';
import type { Sided, State } from './state.ts';

/** Where a card is played from. */
export type PlayedFrom = 'hand' | 'codex' | 'grave' | 'deck';

/** A card that a player would play. */
export interface Play {
  readonly state: State;
  readonly seat: Seat;
  readonly from: PlayedFrom;
}

/** Every question to what is in play, with what is answered. All are pure. First comes the thing that answers, then what
 * it is asked about. Things and cards are those of `card.ts`, which has the answers. */
export interface Queries<Row, Card> {
  /** What its player pays for a card, of what that costs so far. */
  price(self: Row, cost: number, card: Card, play: Play): number;
  /** What opponents of its player pay more for a card or a building of the base. */
  priceForFoes(self: Row, card: Card, payer: Player): number;
  /** What its player pays for a worker, of what that costs so far. */
  hirePrice(self: Row, cost: number): number;
  /** Whether it keeps its player, or an opponent of theirs, from playing a card. */
  forbidsPlay(self: Row, card: Card, play: Play): boolean;
  /** Whether its player may play a card without what that needs. */
  needsNothing(self: Row, card: Card): boolean;
  /** RULES 5.19: whether units that opponents play go here first. */
  jails(self: Row): boolean;

  /** Whether it forbids an attack: on itself, or as long as it lasts on anything. */
  forbidsAttack(self: { readonly controller: Seat }, attacker: Row, defender: Row, state: Sided): boolean;
  /** RULES 7.16: what an attack on it costs the opponent who attacks. */
  toll(self: Row): number;
  /** How much more ATK an attacker has against it. */
  attackersAtk(self: Row, attacker: Row): number;

  /** RULES 10.9: whether spells such as this cannot target it. */
  wards(self: Row, spell: Card): boolean;
  /** RULES 10.11: whether opponents cannot target units and heroes of its player. */
  parries(self: Row): boolean;
  /** RULES 10.10, 10.12: whether it goes to its owner's hand as it becomes a target; whether its player's illusions do
   * not die of being targets. */
  onTarget(self: Row): 'goes to hand' | 'illusions stay';

  /** What it adds to the damage of its player's spells and abilities. */
  damageBonus(self: Row, card: Card): number;
  /** RULES 9.11: how much of some damage that a player deals to a thing happens. */
  damageTaken(self: Row, amount: number, to: Row, by: Seat, state: Sided): number;
  /** RULES 9.23: whether it prevents the first damage of a turn by a spell or ability to a patroller. */
  guards(self: Row): boolean;
  /** RULES 9.26: which of its runes averts a death, if it has one left. */
  averts(self: Row, dying: Row, state: Sided): string | undefined;

  /** RULES 9.12: whether it is sacrificed for another thing that would die, or goes to its owner's hand itself. */
  insteadOfDying(self: Row, dying: Row): 'it is sacrificed' | 'goes to hand' | undefined;
  /** RULES 9.20, 9.25, 9.27: where a card goes that dies: to its owner's hand, under this, or, of the first of these in a
   * turn, to its owner's codex. */
  deathGoesTo(self: Row, dying: Row): 'hand' | 'grave' | 'codex' | undefined;
  /** RULES 9.12, 9.21: whether it cannot leave play now. */
  stays(self: Row, state: Pick<State, 'players'>): boolean;
  /** RULES 9.20, 12.4: whether it is sacrificed or trashed now. */
  endsNow(self: Row, state: State): 'is sacrificed' | 'is trashed' | undefined;

  /** RULES 3.10: how many cards more its player draws in the draw phase, and may draw there. */
  drawCount(self: Row): number;
  /** RULES 3.19: what the workers of each player produce, of what that is so far. */
  workerGold(self: Row, gold: number): number;
  /** RULES 3.22, 4.14: whether its player neither discards nor draws in the draw phase; whether heroes of opponents gain
   * no levels. */
  stops(self: Row): 'draw phase' | 'levels' | undefined;
  /** RULES 3.21, 15.10: whether its player may keep a card in the draw phase, or sees the hands of opponents. */
  allows(self: Row): 'stash' | 'see hands';
  /** RULES 13.16: whether what it gains of ATK, HP and armor counts twice. */
  doubles(self: Row): boolean;
  /** What has to be said of it on the table: a number that it keeps. */
  says(self: Row): string | undefined;
}

/** What a card answers for as long as it lasts: on a thing that it was given to, or for a player. */
export interface LastingAnswers<Row> {
  readonly forbidsAttack?: Queries<Row, never>['forbidsAttack'];
  /** What does not happen. RULES 3.18: the next draw phase of its player, and then it is over. RULES 4.14, 6.16: levels of
   * the hero, work of the building that it was given to. RULES 13.18: abilities of its player's heroes. And construction:
   * its player's tech buildings are finished as they are built. */
  readonly stops?: 'draw phase' | 'levels' | 'work' | 'abilities' | 'construction';
  /** Where the damage that its player's units deal beyond what kills goes, whatever they hit. */
  readonly surplusGoesTo?: 'base';
  /** Whether its player's hand is discarded as the main phase ends. */
  readonly dropsHand?: true;
  /** RULES 5.25: its player owes the price of the next card. */
  readonly paysLater?: true;
}

/** How several answers make one. `sum`: they add up. `any`: one that says so is enough. `chain`: each changes what the
 * one before has left. `first`: the first in the order of arrival counts. `all`: each stands for itself. */
const QUERIES = {
  price: 'chain',
  priceForFoes: 'sum',
  hirePrice: 'chain',
  forbidsPlay: 'first',
  needsNothing: 'any',
  jails: 'all',
  forbidsAttack: 'any',
  toll: 'sum',
  attackersAtk: 'sum',
  wards: 'any',
  parries: 'any',
  onTarget: 'any',
  damageBonus: 'sum',
  damageTaken: 'chain',
  guards: 'all',
  averts: 'first',
  insteadOfDying: 'all',
  deathGoesTo: 'first',
  stays: 'any',
  endsNow: 'all',
  drawCount: 'sum',
  workerGold: 'chain',
  stops: 'any',
  allows: 'any',
  doubles: 'any',
  says: 'first',
} as const satisfies Readonly<Record<keyof Queries<never, never>, 'sum' | 'any' | 'chain' | 'first' | 'all'>>;

export type Query = keyof Queries<never, never>;
export const QUERY_NAMES = Object.keys(QUERIES) as readonly Query[];

/** Questions whose answers are put together in a way. */
type Combined<Way> = { [Q in Query]: (typeof QUERIES)[Q] extends Way ? Q : never }[Query];
export type Summed = Combined<'sum'>;
export type Chained = Combined<'chain'>;

/** A bit each, so that a machine sees at once whom it need not ask. */
export const QUERY_BITS = bitsOf(QUERY_NAMES);
