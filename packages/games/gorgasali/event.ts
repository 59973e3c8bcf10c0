import type { Seat } from '@riposte/kernel';
import type { Square } from './board.ts';
import type { Item } from './choice.ts';
import type {
  AbilityId,
  BannerKind,
  CardId,
  CharacterId,
  PotionId,
  SupportId,
  ThrowableId,
  WeaponId,
} from './ids.ts';

export interface Thrown {
  readonly seat: Seat;
  readonly face: number;
}

/** Why a figure lost health. */
export const CAUSES = [
  'weapon',
  'flame',
  'spear',
  'lightning',
  'supernova',
  'ignite',
  'drain',
  'laugh',
  'zone',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Why health came back. */
export type Remedy = 'potion' | 'spring' | 'heal' | 'jalugar' | 'drain';

export type Event =
  | {
      readonly type: 'charactersChosen';
      readonly chosen: readonly { readonly seat: Seat; readonly character: CharacterId }[];
    }
  | { readonly type: 'rivalsThrew'; readonly character: CharacterId; readonly thrown: readonly Thrown[] }
  | { readonly type: 'characterTaken'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'startThrown'; readonly thrown: readonly Thrown[] }
  | { readonly type: 'startDecided'; readonly seat: Seat }
  | { readonly type: 'sectorThrown'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'zoneShrank'; readonly zone: number; readonly price: number }
  | { readonly type: 'bannersTaken'; readonly kinds: readonly BannerKind[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'diceThrown'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'moved'; readonly seat: Seat; readonly way: readonly Square[]; readonly loss: number }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly by: 'choice' | 'need' | 'frost' }
  | { readonly type: 'teleported'; readonly seat: Seat; readonly to: Square; readonly loss: number }
  | { readonly type: 'cardUsed'; readonly seat: Seat; readonly card: SupportId }
  | {
      readonly type: 'chestOpened';
      readonly seat: Seat;
      readonly extra: boolean;
      readonly cards: readonly CardId[];
    }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: SupportId }
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly card: CardId; readonly pack: boolean }
  | {
      readonly type: 'cardReplaced';
      readonly seat: Seat;
      readonly card: CardId;
      readonly instead: CardId;
      readonly pack: boolean;
    }
  | { readonly type: 'cardLeft'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardsMovedUp'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'healed'; readonly seat: Seat; readonly amount: number; readonly by: Remedy }
  | { readonly type: 'reloaded'; readonly seat: Seat }
  | { readonly type: 'rearranged'; readonly seat: Seat }
  | {
      readonly type: 'bannerPlaced';
      readonly seat: Seat;
      readonly kind: BannerKind;
      readonly squares: readonly Square[];
    }
  | { readonly type: 'smokeEnded'; readonly seat: Seat }
  | {
      readonly type: 'shot';
      readonly seat: Seat;
      readonly target: Seat;
      readonly weapon: WeaponId;
      readonly extended: boolean;
      readonly dice: readonly number[];
    }
  | { readonly type: 'thrownAgain'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'missed'; readonly seat: Seat; readonly target: Seat }
  | {
      readonly type: 'bulbThrown';
      readonly seat: Seat;
      readonly target: Seat;
      readonly card: ThrowableId;
      readonly dice: readonly number[];
    }
  | { readonly type: 'weaponsTurned'; readonly seat: Seat }
  | {
      readonly type: 'damaged';
      readonly seat: Seat;
      readonly amount: number;
      /** What the field and armor took. */
      readonly blocked: number;
      readonly cause: Cause;
    }
  | { readonly type: 'fell'; readonly seat: Seat; readonly by: Seat | 'zone' }
  | { readonly type: 'looted'; readonly seat: Seat; readonly from: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'hypnotised'; readonly seat: Seat; readonly target: Seat; readonly to: Square }
  | { readonly type: 'stolen'; readonly seat: Seat; readonly from: Seat; readonly card: SupportId }
  | { readonly type: 'froze'; readonly seat: Seat; readonly targets: readonly Seat[] }
  | { readonly type: 'copied'; readonly seat: Seat; readonly from: Seat; readonly ability: AbilityId }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly with: Seat }
  | { readonly type: 'swappedBack'; readonly seat: Seat; readonly with: Seat }
  | {
      readonly type: 'revived';
      readonly seat: Seat;
      readonly mate: Seat;
      readonly card: PotionId;
      readonly square: Square;
    }
  | {
      readonly type: 'tradeProposed';
      readonly seat: Seat;
      readonly mate: Seat;
      readonly given: readonly Item[];
      readonly taken: readonly Item[];
    }
  | { readonly type: 'traded'; readonly seat: Seat; readonly mate: Seat }
  | { readonly type: 'tradeRefused'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };
