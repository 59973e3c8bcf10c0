import { copyRandom, copyStack, type Paused, Rules, type Seat, seat as seatOf, seats } from '@riposte/kernel';
import { OFF, type Square } from './board.ts';
import type { Choice, Question } from './choice.ts';
import type { Event } from './event.ts';
import type {
  AbilityId,
  BannerKind,
  CharacterId,
  ConsumableId,
  DefensiveId,
  ThrowableId,
  WeaponId,
} from './ids.ts';
import type { Options } from './options.ts';

/** A weapon on a mat: face up when it is loaded. */
export interface Weapon {
  readonly weapon: WeaponId;
  readonly loaded: boolean;
}

/** A figure and its mat. Lists are replaced, never changed. */
export interface Figure {
  character: CharacterId | 'none';
  sector: number;
  square: Square;
  health: number;
  cooldown: number;
  /** What Octor holds. */
  copied: AbilityId | 'none';
  weapons: readonly Weapon[];
  defensive: DefensiveId | 'none';
  helmet: boolean;
  bodyArmor: boolean;
  consumables: readonly ConsumableId[];
  pack: readonly ConsumableId[];
  throwable: ThrowableId | 'none';
  packThrowable: ThrowableId | 'none';
  extraChests: number;
  /** Whether its last turn had a skip that was chosen. */
  skipped: boolean;
  /** Until the end of its next turn. */
  burnt: boolean;
  frozenBy: readonly Seat[];
  hypnotisedBy: readonly Seat[];
  kills: number;
  /** RULES 17.7: where a fallen member of a team lies. */
  bannerAt: Square;
}

export interface Banner {
  readonly kind: BannerKind;
  readonly owner: Seat;
  readonly squares: readonly Square[];
  /** The round in which it goes. */
  readonly until: number;
}

export interface State extends Paused<Choice> {
  readonly options: Options;
  round: number;
  /** Turns begun. */
  turns: number;
  first: Seat;
  active: Seat;
  figures: Figure[];
  /** Cards by kind, in the order of their ids: what is left in the deck has no order. Replaced, never changed. */
  weapons: readonly number[];
  weaponDiscard: readonly number[];
  supports: readonly number[];
  supportDiscard: readonly number[];
  chests: readonly Square[];
  banners: readonly Banner[];
  /** In the order in which they fell. */
  fallen: readonly Seat[];
}

/** What of a state the rules read; a view has it too. */
export type Position = Omit<State, 'random' | 'stack'>;

export const MOST_HEALTH = 100;

export const rules = new Rules<State, Choice, Event, Question>();

/** RULES 18.2: in quick play figures begin with two extra chests. */
const QUICK_CHESTS = 2;

export function newFigure({ pace }: Pick<Options, 'pace'>): Figure {
  return {
    character: 'none',
    sector: 0,
    square: OFF,
    health: MOST_HEALTH,
    cooldown: 0,
    copied: 'none',
    weapons: [],
    defensive: 'none',
    helmet: false,
    bodyArmor: false,
    consumables: [],
    pack: [],
    throwable: 'none',
    packThrowable: 'none',
    extraChests: pace === 'quick' ? QUICK_CHESTS : 1,
    skipped: false,
    burnt: false,
    frozenBy: [],
    hypnotisedBy: [],
    kills: 0,
    bannerAt: OFF,
  };
}

export function copyState(state: State): State {
  return {
    ...state,
    random: copyRandom(state.random),
    stack: copyStack(state.stack),
    figures: copyFigures(state.figures),
  };
}

export function copyFigures(figures: readonly Figure[]): Figure[] {
  return figures.map((figure) => ({ ...figure }));
}

export function figureOf({ figures }: Pick<Position, 'figures'>, seat: Seat): Figure {
  const figure = figures[seat];
  if (!figure) throw new Error(`no figure on seat ${seat}`);
  return figure;
}

export function lives(position: Pick<Position, 'figures'>, seat: Seat): boolean {
  return figureOf(position, seat).health > 0;
}

export function living({ figures }: Pick<Position, 'figures'>): readonly Seat[] {
  return seats(figures.length).filter((seat) => (figures[seat]?.health ?? 0) > 0);
}

/** RULES 17.1: the seat opposite, in pairs. */
export function mateOf({ figures, options }: Table, seat: Seat): Seat | undefined {
  const { length } = figures;
  return options.mode === 'duo' ? seatOf((seat + length / 2) % length) : undefined;
}

type Table = Pick<Position, 'figures' | 'options'>;

/** RULES 1.1, 17.3: one figure is left, or one team. */
export function isOver(position: Pick<Position, 'figures' | 'options' | 'fallen'>): boolean {
  const { figures, fallen, options } = position;
  const left = figures.length - fallen.length;
  if (options.mode === 'solo' || left !== 2) return left <= 1;
  const [one, other] = living(position);
  return one !== undefined && mateOf(position, one) === other;
}

/** The figures that a seat may fight. */
export function enemiesOf(position: Table, seat: Seat): readonly Seat[] {
  const mate = mateOf(position, seat);
  return living(position).filter((other) => other !== seat && other !== mate);
}

/** The seat whose figure stands there. */
export function standingAt({ figures }: Pick<Position, 'figures'>, square: Square): Seat | undefined {
  return seats(figures.length).find((seat) => figures[seat]?.square === square);
}
