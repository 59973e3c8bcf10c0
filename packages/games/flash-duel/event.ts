import type { Seat } from '@riposte/kernel';
import type { Way } from './choice.ts';
import type { AbilityId, CharacterId, FigureId, Side } from './ids.ts';
import type { Card, Pile } from './pile.ts';

/** Why a round ended as it did. */
export const ROUND_REASONS = ['hit', 'lastHits', 'players', 'advance', 'ability', 'tie'] as const;
export type RoundReason = (typeof ROUND_REASONS)[number];

/** The cards of an attack or strike, and what it took to block them. */
export interface Blow {
  readonly card: Card;
  readonly count: number;
  readonly needs: Card;
  readonly needsCount: number;
  readonly blockable: boolean;
}

export type Event =
  | { readonly type: 'coinFlipped'; readonly first: Seat }
  | { readonly type: 'firstPlayerChosen'; readonly by: Seat; readonly first: Seat }
  | { readonly type: 'roundBegan'; readonly round: number; readonly first: Seat }
  /** `cards` is there for the seat that drew. */
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly Card[];
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'recovered'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      /** The card of the move; none when an ability moved. */
      readonly card?: Card;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'pushed';
      readonly seat: Seat;
      /** The card of the push; none when an ability pushed. */
      readonly card?: Card;
      readonly target: Seat;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'dashed';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly card: Card;
      readonly count: number;
      /** Whether a dash came before: then it is a strike, and no attack (RULES 8.4). */
      readonly dashing: boolean;
    }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly card: Card; readonly count: number }
  | {
      readonly type: 'retreated';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'hitTaken';
      readonly seat: Seat;
      readonly by: Seat;
      /** What it was made with; nothing when an ability hit. */
      readonly blow?: Blow;
      /** How many of the cards that block it were held: for those who see that hand. */
      readonly held?: number;
      /** How many more hits can be taken, where it was not the last. */
      readonly left?: number;
    }
  | { readonly type: 'timeRanOut' }
  | { readonly type: 'handsShown'; readonly hands: readonly Pile[] }
  | {
      readonly type: 'roundEnded';
      readonly round: number;
      readonly reason: RoundReason;
      /** Who won it; nobody when it was drawn or tied. */
      readonly winner?: Side;
      /** Who is on that side, where it is not the one seat of that number. */
      readonly winners?: readonly Seat[];
      /** There are none in a raid. */
      readonly tokens?: readonly number[];
      /** RULES 11.2: the distance that last hits were measured by, where two fight. */
      readonly apart?: number;
      /** RULES 14.16, 14.17: the ability that decided it. */
      readonly ability?: AbilityId;
    }
  | { readonly type: 'gameWon'; readonly seats: readonly Seat[] }
  /** RULES 20.13: nobody has won the raid. */
  | { readonly type: 'gameDrawn' }
  | { readonly type: 'ledBy'; readonly seat: Seat }
  | { readonly type: 'abilityTaken'; readonly seat: Seat; readonly ability: AbilityId }
  /** RULES 18.10 */
  | { readonly type: 'blockShared'; readonly seat: Seat; readonly card: Card; readonly count: number }
  | {
      readonly type: 'dashBlocked';
      readonly seat: Seat;
      readonly ally: Seat;
      readonly dash: Card;
      readonly from: number;
      readonly to: number;
      readonly card: Card;
      readonly count: number;
    }
  /** RULES 18.8 */
  | { readonly type: 'fell'; readonly seat: Seat; readonly hand: Pile }
  /** RULES 18.14: the draw pile was shuffled anew; so many times it can be again. */
  | { readonly type: 'pileRenewed'; readonly left: number }
  /** RULES 21: `role` is there for the seat that was dealt the card. */
  | { readonly type: 'loyaltyDealt'; readonly seat: Seat; readonly role?: 'loyal' | 'traitor' }
  | { readonly type: 'revealed'; readonly seat: Seat }
  | { readonly type: 'handNamed'; readonly seat: Seat; readonly hand: Pile; readonly right: boolean }
  | { readonly type: 'sideChanged'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'accused'; readonly seat: Seat; readonly by: Seat; readonly right: boolean }
  | { readonly type: 'lifeClaimed'; readonly seat: Seat; readonly life: number }
  | { readonly type: 'lifeRegained'; readonly seat: Seat; readonly life: number }
  /** `hand` is there for the two seats that see it. */
  | { readonly type: 'handShownTo'; readonly seat: Seat; readonly to: Seat; readonly hand?: Pile }
  /** RULES 21.2: at the end all learn who had the traitor card. */
  | { readonly type: 'traitorKnown'; readonly seat: Seat }
  | { readonly type: 'charactersChosen'; readonly characters: readonly FigureId[] }
  | { readonly type: 'characterChosen'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'poolLaidOut'; readonly pool: readonly AbilityId[]; readonly first: Seat }
  | { readonly type: 'abilityDrafted'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly type: 'abilitySwapped'; readonly seat: Seat; readonly out: AbilityId; readonly in: AbilityId }
  | { readonly type: 'cardsShed'; readonly seat: Seat; readonly card: Card; readonly count: number }
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  | {
      readonly type: 'abilityUsed';
      readonly seat: Seat;
      readonly ability: AbilityId;
      readonly way?: Way;
      /** The opponent it is about, where its words name one. */
      readonly foe?: Seat;
      /** The ability that it answers. */
      readonly against?: AbilityId;
    }
  | { readonly type: 'abilityCountered'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly hand: Pile }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** From the discard pile. */
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly card: Card }
  /** From the draw pile, for all to see. */
  | { readonly type: 'cardsTurnedUp'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Of the seat's own attack or strike. */
  | { readonly type: 'cardsTakenBack'; readonly seat: Seat; readonly card: Card; readonly count: number }
  /** `card` is there for those who know it. */
  | { readonly type: 'cardStashed'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'stashTaken'; readonly seat: Seat; readonly card?: Card }
  /** Looked at on top of the draw pile; `cards` is there for the seat that looked. */
  | {
      readonly type: 'topSeen';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly Card[];
    }
  | { readonly type: 'discardReshuffled'; readonly seat: Seat }
  | { readonly type: 'stakesRaised'; readonly seat: Seat; readonly stakes: number }
  /** A whole new hand; `cards` is there for those who see it. */
  | {
      readonly type: 'handDealt';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly Card[];
    }
  /** `owner` is whose mine it was. */
  | { readonly type: 'mineSprung'; readonly seat: Seat; readonly owner: Seat }
  | { readonly type: 'soldierMarched'; readonly seat: Seat; readonly to: number };
