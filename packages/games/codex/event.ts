import type { Seat } from '@riposte/kernel';
import type { CardId, Color, Spec } from './ids.ts';

/** A thing as an event names it: things that are gone have no other name. */
export interface Named {
  readonly id: number;
  readonly card: CardId;
  /** Who controlled it then. */
  readonly seat: Seat;
}

export type Event =
  /** RULES 18.2. */
  | { readonly type: 'mapLaid'; readonly map: CardId; readonly byChance?: true }
  /** RULES 18.5, 18.12, 18.13: by which map. */
  | { readonly type: 'heroLost'; readonly thing: Named; readonly by: CardId }
  | { readonly type: 'leftExhausted'; readonly thing: Named; readonly by: CardId }
  | { readonly type: 'spared'; readonly thing: Named; readonly by: CardId }
  | {
      readonly type: 'heroesChosen';
      readonly heroes: readonly { readonly seat: Seat; readonly hero: CardId }[];
    }
  | { readonly type: 'deckTaken'; readonly seat: Seat; readonly color: Color }
  | { readonly type: 'firstDecided'; readonly seat: Seat; readonly mate?: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly mate?: Seat; readonly turn: number }
  | { readonly type: 'teched'; readonly seat: Seat; readonly card?: CardId }
  | { readonly type: 'goldGained'; readonly seat: Seat; readonly amount: number; readonly by: string }
  | { readonly type: 'goldTaken'; readonly seat: Seat; readonly from: Seat; readonly amount: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: CardId }
  | { readonly type: 'reshuffled'; readonly seat: Seat }
  | { readonly type: 'handDiscarded'; readonly seat: Seat; readonly cards: number }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly card?: CardId;
      readonly byChance?: true;
      readonly openly?: true;
    }
  | { readonly type: 'stashed'; readonly seat: Seat; readonly card?: CardId }
  | { readonly type: 'hired'; readonly seat: Seat; readonly card?: CardId }
  | { readonly type: 'workerTrashed'; readonly seat: Seat }
  | { readonly type: 'summoned'; readonly seat: Seat; readonly thing: Named }
  | { readonly type: 'levelled'; readonly thing: Named; readonly level: number; readonly lost?: true }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: CardId;
      readonly cost: number;
      readonly boost: boolean;
    }
  | { readonly type: 'arrived'; readonly seat: Seat; readonly thing: Named }
  | { readonly type: 'jailed'; readonly seat: Seat; readonly card: CardId; readonly thing: Named }
  | { readonly type: 'foretold'; readonly seat: Seat; readonly card: CardId; readonly runes: number }
  | { readonly type: 'faded'; readonly thing: Named; readonly left: number }
  | { readonly type: 'notArrived'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'used'; readonly seat: Seat; readonly thing: Named; readonly action: string }
  | { readonly type: 'construction'; readonly seat: Seat; readonly thing: Named; readonly cost: number }
  | { readonly type: 'finished'; readonly thing: Named }
  | { readonly type: 'tornDown'; readonly thing: Named }
  | { readonly type: 'stopped'; readonly thing: Named }
  | { readonly type: 'specChosen'; readonly seat: Seat; readonly spec: Spec; readonly for: 'tech' | 'lab' }
  | { readonly type: 'detected'; readonly seat: Seat; readonly thing: Named }
  | { readonly type: 'attacked'; readonly thing: Named; readonly defender: Named }
  | { readonly type: 'tollPaid'; readonly seat: Seat; readonly amount: number; readonly thing: Named }
  | { readonly type: 'obliterated'; readonly thing: Named; readonly units: readonly Named[] }
  | { readonly type: 'triggered'; readonly thing: Named; readonly effect: string }
  | { readonly type: 'targeted'; readonly thing: Named; readonly paid: number }
  | {
      readonly type: 'damaged';
      readonly thing: Named;
      readonly amount: number;
      readonly armor: number;
      readonly by: CardId;
      readonly combat: boolean;
    }
  | { readonly type: 'prevented'; readonly thing: Named; readonly by: CardId; readonly byChance?: true }
  | { readonly type: 'healed'; readonly thing: Named; readonly amount: number }
  | { readonly type: 'runesPlaced'; readonly thing: Named; readonly rune: string; readonly amount: number }
  | { readonly type: 'granted'; readonly thing: Named; readonly by: CardId }
  | { readonly type: 'lasts'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'binds'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'died'; readonly thing: Named }
  | { readonly type: 'buried'; readonly thing: Named; readonly under: Named }
  | { readonly type: 'unburied'; readonly cards: readonly { readonly seat: Seat; readonly card: CardId }[] }
  /** RULES 9.26. */
  | { readonly type: 'averted'; readonly thing: Named; readonly by: Named; readonly rune: string }
  | { readonly type: 'saved'; readonly thing: Named; readonly by: string }
  | {
      readonly type: 'returned';
      readonly thing: Named;
      readonly to: 'hand' | 'command zone' | 'discard pile' | 'codex';
    }
  /** RULES 9.22: it is to come back. */
  | { readonly type: 'recalled'; readonly thing: Named; readonly by: CardId; readonly byChance?: true }
  | { readonly type: 'drawSkipped'; readonly seat: Seat }
  | { readonly type: 'trashed'; readonly card: CardId }
  | { readonly type: 'sidelined'; readonly thing: Named }
  | { readonly type: 'slotChanged'; readonly thing: Named; readonly slot: number }
  | { readonly type: 'readied'; readonly thing: Named }
  | { readonly type: 'exhausted'; readonly thing: Named }
  | { readonly type: 'controlled'; readonly thing: Named; readonly seat: Seat }
  | { readonly type: 'turnedOver'; readonly thing: Named; readonly into: CardId }
  | {
      readonly type: 'shown';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: 'codex' | 'hand' | 'discard pile';
    }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly at: Seat;
      readonly pile: 'hand' | 'discard' | 'top';
      readonly cards?: readonly CardId[];
    }
  | { readonly type: 'vowed'; readonly thing: Named; readonly vow: string }
  | { readonly type: 'numberNamed'; readonly thing: Named; readonly number: number }
  | { readonly type: 'topTraded'; readonly seat: Seat; readonly card?: CardId }
  | { readonly type: 'extraTurn'; readonly seat: Seat }
  | { readonly type: 'debtPaid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'ruined'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'putOnTop'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'patrolled'; readonly seat: Seat; readonly thing: Named; readonly slot: number }
  | { readonly type: 'coinFlipped'; readonly seat: Seat; readonly heads: boolean }
  /** RULES 16.9, 16.10. */
  | { readonly type: 'lent'; readonly thing: Named; readonly by: Seat; readonly slot: number }
  | { readonly type: 'givenBack'; readonly thing: Named; readonly by: Seat }
  /** RULES 16.8. */
  | { readonly type: 'repaired'; readonly thing: Named; readonly cost: number }
  /** RULES 16.13. */
  | { readonly type: 'tied'; readonly seats: readonly Seat[] }
  /** `of` says how many played, where there were more than two. */
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly of?: number };
