import type { Seat } from '@riposte/kernel';
import { SQUARES, type Square } from './board.ts';
import type {
  AidId,
  CardId,
  CharacterId,
  ConsumableId,
  PotionId,
  SupportId,
  ThrowableId,
  WeaponId,
} from './ids.ts';

export type Choice =
  | { readonly type: 'character'; readonly character: CharacterId }
  | { readonly type: 'neighbour'; readonly seat: Seat }
  | { readonly type: 'roll' }
  /** A card that needs no more to be said: potion, ammo bag, aid to movement, platform, field, smoke. */
  | { readonly type: 'use'; readonly card: SupportId }
  | { readonly type: 'openExtra' }
  | { readonly type: 'go'; readonly to: Square; readonly loss: number }
  | { readonly type: 'walk' }
  | { readonly type: 'skip' }
  /** To move is impossible, or not wished where it is a gift. */
  | { readonly type: 'stay' }
  | { readonly type: 'teleport'; readonly to: Square }
  | { readonly type: 'step'; readonly to: Square }
  | { readonly type: 'stop' }
  | { readonly type: 'shoot'; readonly weapon: WeaponId; readonly target: Seat; readonly extended: boolean }
  | { readonly type: 'reroll'; readonly dice: readonly number[] }
  | { readonly type: 'reload' }
  | {
      readonly type: 'rearrange';
      readonly consumables: readonly ConsumableId[];
      readonly swapThrowable: boolean;
    }
  | { readonly type: 'barrier'; readonly from: Square; readonly along: Along }
  | { readonly type: 'lightning'; readonly at: Square }
  | { readonly type: 'throw'; readonly card: ThrowableId; readonly target: Seat }
  | { readonly type: 'end' }
  | { readonly type: 'keep'; readonly card: CardId; readonly pack: boolean }
  | { readonly type: 'replace'; readonly card: CardId; readonly pack: boolean; readonly loaded: boolean }
  | { readonly type: 'leave'; readonly card: CardId }
  | { readonly type: 'revive'; readonly card: PotionId }
  | { readonly type: 'trade' }
  | ({ readonly type: 'give' } & Item)
  | ({ readonly type: 'take' } & Item)
  | { readonly type: 'propose' }
  | { readonly type: 'callOff' }
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
  | AbilityChoice;

/** Something that is traded: a card on a mat, or an extra chest. */
export interface Item {
  readonly card: CardId | 'extraChest';
  readonly pack: boolean;
  readonly loaded: boolean;
}

/** What active abilities are used by. */
export type AbilityChoice =
  | { readonly type: 'supernova'; readonly targets: readonly Seat[] }
  | { readonly type: 'hypnosis'; readonly target: Seat }
  | { readonly type: 'put'; readonly to: Square }
  | { readonly type: 'steal'; readonly from: Seat; readonly card: SupportId; readonly pack: boolean }
  | { readonly type: 'heal' }
  | { readonly type: 'freeze' }
  | { readonly type: 'imitate'; readonly from: Seat }
  | { readonly type: 'swap'; readonly with: Seat }
  | { readonly type: 'swapBack' };

export const ALONG = ['across', 'down'] as const;
export type Along = (typeof ALONG)[number];

/** Everything that a seat may be asked. */
export const QUESTIONS = [
  'character',
  'neighbour',
  'prepare',
  'move',
  'step',
  'act',
  'reroll',
  'extraMove',
  'place',
  'put',
  'trade',
  'agree',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** An aid that may be used before a movement; `none` while there is none. */
export type AidChoice = AidId | 'none';

/** Most movements cost no health: these are made once. */
const FREE_WAYS: readonly Choice[] = Array.from({ length: SQUARES }, (_, to) => ({
  type: 'go',
  to,
  loss: 0,
}));

/** A movement that ends on a square. */
export function goOf(to: Square, loss: number): Choice {
  return loss === 0 ? (FREE_WAYS[to] as Choice) : { type: 'go', to, loss };
}
