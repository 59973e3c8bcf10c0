import {
  type Card,
  directionOf,
  dragonStrength,
  type Fight,
  type FighterView,
  fightOf,
  gapsAhead,
  isDragon,
  isRaid,
  type Side,
  SPACES,
  startOf,
  type View,
} from '@riposte/flash-duel';
import { type Seat, seat } from '@riposte/kernel';

export const POSES = ['guard', 'lunge', 'struck', 'recovering', 'blocking', 'fallen', 'victory'] as const;
export type Pose = (typeof POSES)[number];

/** A fighter on the bridge. */
export interface DrawnFigure {
  readonly seat: Seat;
  readonly side: Side;
  /** Nobody in Simple Mode; `dummy`, `rook` or `dragon` where no player sits. */
  readonly character?: string;
  readonly space: number;
  readonly pose: Pose;
  readonly recovering: boolean;
  /** Has to recover for a second turn. */
  readonly recoversAgain: boolean;
  readonly life: number;
  /** How many hits it takes to defeat them when a round begins. */
  readonly hits: number;
  /** The Dragon of a raid or of a solo game, drawn in its full size. */
  readonly isDragon: boolean;
}

/** The Clockwork Soldier or a landmine. */
export interface BridgeMark {
  readonly owner: Seat;
  readonly space: number;
}

/** Cards that were played and lie in the middle for all to see. */
export interface LyingCards {
  readonly owner: Seat;
  readonly as: 'move' | 'push' | 'dash' | 'attack' | 'strike' | 'block' | 'retreat';
  readonly card: Card;
  readonly count: number;
}

/** A blow in the air: it is drawn until it has been answered. */
export interface Slash {
  readonly from: Seat;
  readonly to: Seat;
}

/** The way a fighter dashed, from plank to plank. */
export interface DashWay {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** What is on the bridge. Plain data: it is made from a view and changed by events. */
export interface FlashDuelScene {
  readonly figures: readonly DrawnFigure[];
  readonly soldiers: readonly BridgeMark[];
  readonly mines: readonly BridgeMark[];
  readonly lying: readonly LyingCards[];
  readonly slashes: readonly Slash[];
  readonly dash?: DashWay;
  /** Who has just blocked: a spark where the blades met. */
  readonly spark?: Seat;
  /** Who has just been hit: one bright frame. */
  readonly flash?: Seat;
  readonly tokens: readonly number[];
  /** 0 until the first one begins. */
  readonly round: number;
  readonly isTimeOver: boolean;
  /** Raid and betrayal: one round, no tokens. */
  readonly isRaid: boolean;
  /** Who has won the round; there until the next one begins. None when it was drawn. */
  readonly roundWon?: { readonly by: readonly Seat[] };
  /** The match is over. */
  readonly isOver: boolean;
}

/** What is on the bridge when nothing moves; where a dash began, only what was seen `before` may know. */
export function sceneOf(view: View, before?: FlashDuelScene): FlashDuelScene {
  const { soldiers, mines, roundEnd } = view;
  const fight = fightOf(view);
  const won = roundEnd && { by: roundEnd.winner === undefined ? [] : membersOf(view, roundEnd.winner) };
  const dash = fight?.dashing && !won ? dashIn(view, fight, before?.dash) : undefined;
  return {
    figures: view.fighters
      .map((fighter, index) => figureOf(view, fighter, seat(index)))
      .map((figure) =>
        won
          ? settled(figure, won.by)
          : fight?.attacker === figure.seat
            ? { ...figure, pose: 'lunge' }
            : figure,
      ),
    soldiers,
    mines,
    lying: fight && !won ? cardsOf(fight) : [],
    slashes:
      fight && !won && fight.answer === ''
        ? [fight.defender, ...fight.others].map((to) => ({ from: fight.attacker, to }))
        : [],
    ...(dash && { dash }),
    tokens: view.tokens,
    round: view.round,
    isTimeOver: view.stack.some(({ procedure }) => procedure === 'timeOver'),
    isRaid: isRaid(view),
    ...(won && { roundWon: won }),
    isOver: view.stack.length === 0,
  };
}

/** How a fighter stands when nothing happens. */
export function atRest(figure: DrawnFigure): DrawnFigure {
  const pose: Pose = figure.life === 0 ? 'fallen' : figure.recovering ? 'recovering' : 'guard';
  return pose === figure.pose ? figure : { ...figure, pose };
}

/** How a fighter stands when the round is over: a draw has no winner, and no fighter lies down for it. */
export function settled(figure: DrawnFigure, winners: readonly Seat[]): DrawnFigure {
  if (winners.includes(figure.seat)) return figure.life > 0 ? { ...figure, pose: 'victory' } : atRest(figure);
  return winners.length > 0 ? { ...figure, pose: 'fallen' } : atRest(figure);
}

/** A match that ended otherwise than by its rules: those who lost it lie down, and the others have won. */
export function ended(scene: FlashDuelScene, losers: readonly Seat[]): FlashDuelScene {
  if (scene.isOver) return scene;
  const { dash: _way, ...rest } = scene;
  const winners = scene.figures.map((figure) => figure.seat).filter((one) => !losers.includes(one));
  return {
    ...rest,
    lying: [],
    slashes: [],
    isOver: true,
    figures: scene.figures.map((figure) => settled(figure, losers.length === 0 ? [] : winners)),
  };
}

/** RULES 16.8, 20.5, 21.8: what it takes to defeat a fighter at the beginning of a round. */
function hitsOf(view: View, of: Seat): number {
  const { options, loyalty } = view;
  if (options.mode === 'solo') return of === 1 && options.bot === 'dragon' ? 2 : 1;
  if (!isDragon(view, of)) return 1;
  const claimed = loyalty?.shown && loyalty.traitor === of ? 1 : 0;
  return dragonStrength(options).life + claimed;
}

function figureOf(view: View, fighter: FighterView, of: Seat): DrawnFigure {
  const { side, recovering, life, effects } = fighter;
  // The Dragon has its name only when the mortals have chosen theirs, and is seen from the beginning.
  const character = isDragon(view, of) ? 'dragon' : fighter.character;
  return atRest({
    seat: of,
    side,
    ...(character !== undefined && { character }),
    // Before the first round nobody is on the bridge yet; we show where they will be.
    space: fighter.space === 0 ? startOf(side) : fighter.space,
    pose: 'guard',
    recovering,
    recoversAgain: effects.recoverAgain === true,
    life,
    hits: hitsOf(view, of),
    isDragon: character === 'dragon',
  });
}

/** RULES 21.11: those who win with a side, as far as the viewer may know. */
function membersOf({ fighters, loyalty }: View, side: Side): readonly Seat[] {
  return fighters.flatMap((fighter, index) => {
    const fights = index === loyalty?.traitor ? 1 : fighter.side;
    return fights === side ? [seat(index)] : [];
  });
}

function cardsOf(fight: Fight): readonly LyingCards[] {
  const { attacker, dash, card, count, dashing } = fight;
  const blow: LyingCards = { owner: attacker, as: dashing ? 'strike' : 'attack', card, count };
  return dash === 0 ? [blow] : [{ owner: attacker, as: 'dash', card: dash, count: 1 }, blow];
}

/** RULES 8.2: an opponent in the way cuts a dash short; then only a witness can tell where it began. */
function dashIn(view: View, { attacker, dash }: Fight, seen: DashWay | undefined): DashWay | undefined {
  const fighter = view.fighters[attacker];
  if (!fighter) return undefined;
  const { side, space } = fighter;
  if (seen?.seat === attacker && seen.to === space) return seen;
  const from = space - dash * directionOf(side);
  return gapsAhead(view, attacker).includes(1) || from < 1 || from > SPACES
    ? undefined
    : { seat: attacker, from, to: space };
}
