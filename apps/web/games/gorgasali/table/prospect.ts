import {
  ABILITY_CARDS,
  abilityOf,
  type CardId,
  type Choice,
  figureOf,
  OFF,
  obstacleBetween,
  rangeOf,
  type Square,
  stepCosts,
  type View,
  WEAPON_CARDS,
  wayOf,
} from '@riposte/gorgasali/table';
import { type Seat, seats } from '@riposte/kernel';
import { seatsOf, squaresOf } from './answers.ts';

/** What the open question looks like on the island. */
export interface Prospect {
  /** Squares that may be touched, each with the answers it stands for. */
  readonly spots: ReadonlyMap<Square, readonly number[]>;
  /** Figures that may be touched. */
  readonly targets: ReadonlyMap<Seat, readonly number[]>;
  /** What it takes at least to come to each square, while a movement is chosen. */
  readonly costs: ReadonlyMap<Square, number>;
  /** The movement or placing that it has come down to. */
  readonly chosen: Chosen | undefined;
  readonly aim: ShotAim | undefined;
}

/** The one answer that is considered, as it lies on the island. */
export interface Chosen {
  readonly answer: number;
  /** The way there, square by square; or the squares that are filled. */
  readonly way: readonly Square[];
  readonly kind: 'walk' | 'jump' | 'fill';
  readonly loss: number;
}

/** Something is aimed: how far it reaches, and whom it cannot reach for which reason. */
export interface ShotAim {
  readonly from: Square;
  readonly range: number;
  readonly needsView: boolean;
  /** The squares in range from which no view is clear. */
  readonly hidden: readonly Square[];
  readonly missed: readonly OutOfReach[];
}

export interface OutOfReach {
  readonly seat: Seat;
  readonly why: 'far' | 'tree' | 'barrier' | 'smoke' | 'other';
  readonly away: number;
}

const NOTHING: Prospect = {
  spots: new Map(),
  targets: new Map(),
  costs: new Map(),
  chosen: undefined,
  aim: undefined,
};

/** Answers that are on the island before anything is considered. */
const OPEN: ReadonlySet<Choice['type']> = new Set([
  'go',
  'step',
  'put',
  'shoot',
  'throw',
  'supernova',
  'swap',
  'neighbour',
]);

/** Whether an answer is found on the island before anything is considered. */
export function isOnIsland(choice: Choice | undefined): boolean {
  return choice !== undefined && OPEN.has(choice.type);
}

/** What the considered answers look like on the island; `isOpen` while nothing is considered. */
export function prospectOf(
  view: View,
  seat: Seat | undefined,
  choices: readonly Choice[],
  considered: readonly number[],
  isOpen: boolean,
): Prospect {
  if (seat === undefined || choices.length === 0) return NOTHING;
  const shown = considered.filter((index) => {
    const choice = choices[index];
    return choice !== undefined && (!isOpen || isOnIsland(choice));
  });
  const isMovement = choices.some(({ type }) => type === 'go');
  return {
    spots: grouped(shown, choices, squaresOf),
    targets: grouped(shown, choices, seatsOf),
    costs: isMovement ? stepCosts(view, seat) : new Map(),
    chosen: isOpen ? undefined : chosenOf(view, seat, choices, shown),
    aim: isOpen ? undefined : aimOf(view, seat, choices, shown),
  };
}

function grouped<Key>(
  shown: readonly number[],
  choices: readonly Choice[],
  keysOf: (choice: Choice) => readonly Key[],
): ReadonlyMap<Key, readonly number[]> {
  const found = new Map<Key, number[]>();
  for (const index of shown) {
    const choice = choices[index];
    for (const key of choice ? keysOf(choice) : []) {
      const known = found.get(key);
      if (known) known.push(index);
      else found.set(key, [index]);
    }
  }
  return found;
}

/** The only answer that is left, if it has a place on the island. */
export function chosenOf(
  view: View,
  seat: Seat,
  choices: readonly Choice[],
  shown: readonly number[],
): Chosen | undefined {
  const [answer, ...others] = shown;
  const choice = answer === undefined || others.length > 0 ? undefined : choices[answer];
  if (answer === undefined || !choice || squaresOf(choice).length === 0) return undefined;
  if (choice.type === 'go')
    return { answer, way: wayOf(view, seat, choice.to), kind: 'walk', loss: choice.loss };
  const kind =
    choice.type === 'step' ? 'walk' : choice.type === 'teleport' || choice.type === 'put' ? 'jump' : 'fill';
  return { answer, way: squaresOf(choice), kind, loss: 0 };
}

/** RULES 14.2 to 14.4: how far throwables reach. */
const THROWS: Readonly<Partial<Record<CardId, number>>> = { flame: 2, spear: 6, ntt: 3 };

function aimOf(
  view: View,
  seat: Seat,
  choices: readonly Choice[],
  shown: readonly number[],
): ShotAim | undefined {
  const figure = figureOf(view, seat);
  const from = figure.square;
  const [reach, ...others] = new Set(shown.map((index) => reachOf(choices[index], view, seat)));
  if (reach === undefined || others.length > 0 || from === OFF) return undefined;
  const needsView = shown.some((index) => ['shoot', 'throw'].includes(choices[index]?.type ?? ''));
  const reached = new Set(shown.flatMap((index) => seatsOf(choices[index] as Choice)));
  const missed = seats(view.figures.length).flatMap((other): readonly OutOfReach[] => {
    const { square } = figureOf(view, other);
    if (other === seat || square === OFF || reached.has(other)) return [];
    const away = rangeOf(from, square);
    if (away > reach) return away > reach + 4 ? [] : [{ seat: other, why: 'far', away }];
    const obstacle = needsView ? obstacleBetween(view, from, square) : undefined;
    const isSmoked = view.banners.some(({ kind, squares }) => kind === 'smoke' && squares.includes(square));
    return [{ seat: other, why: obstacle ?? (isSmoked ? 'smoke' : 'other'), away }];
  });
  return { from, range: reach, needsView, hidden: needsView ? hiddenFrom(view, from, reach) : [], missed };
}

/** How far an answer reaches; nothing where it aims at nobody. */
function reachOf(choice: Choice | undefined, view: View, seat: Seat): number | undefined {
  if (!choice || seatsOf(choice).length === 0) return undefined;
  if (choice.type === 'shoot') return WEAPON_CARDS[choice.weapon].range;
  if (choice.type === 'throw') return THROWS[choice.card];
  if (choice.type === 'imitate') return ABILITY_CARDS.imitate.range;
  const ability = abilityOf(figureOf(view, seat));
  return ability === 'none' ? undefined : ABILITY_CARDS[ability].range;
}

function hiddenFrom(view: View, from: Square, range: number): readonly Square[] {
  const hidden: Square[] = [];
  for (let square = 0; square < 900; square++)
    if (rangeOf(from, square) <= range && square !== from && obstacleBetween(view, from, square))
      hidden.push(square);
  return hidden;
}
