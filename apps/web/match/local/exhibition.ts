import { levelsOf } from '@riposte/bots';
import { fullTable, type Level } from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import type { ChosenOptions } from '../../games/setupWords.ts';
import { botOf } from './levels.ts';
import type { LocalSave } from './localSave.ts';
import { dealHere, LocalSession, type MatchSurroundings } from './localSession.ts';

/** Bots that think longer keep those who watch waiting; those that think less are no sight. */
const THINKS = { least: 50, most: 500 };

/** A number below this one, by chance. */
type Dice = (below: number) => number;

const anyNumber: Dice = (below) => Math.floor(Math.random() * below);

/** A match between bots of this page, to be watched: nobody sits at it, and it is not kept. `onEnd` is told once it is over. */
export function openExhibition(
  loaded: Loaded,
  options: ChosenOptions,
  surroundings: Omit<MatchSurroundings, 'onChange'>,
  onEnd: () => void,
): LocalSession {
  return new LocalSession(loaded, exhibitionOf(loaded, options), {
    ...surroundings,
    onChange: (_save, outcome) => outcome && onEnd(),
  });
}

/** The exhibition that is shown. */
export interface ShownExhibition {
  readonly number: number;
  readonly session: LocalSession;
  readonly isOver: boolean;
}

/** One exhibition after another: the next begins `rest` milliseconds after the end of the one before, or when it is asked for. */
export function exhibitions(
  open: (onEnd: () => void) => LocalSession,
  rest: number,
  onShown: (shown: ShownExhibition) => void,
): { next(): void; close(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: ShownExhibition | undefined;
  const show = (now: ShownExhibition) => {
    shown = now;
    onShown(now);
  };
  const close = () => {
    clearTimeout(timer);
    shown?.session.close();
  };
  const next = () => {
    close();
    const session = open(() => {
      if (shown) show({ ...shown, isOver: true });
      timer = setTimeout(next, rest);
    });
    show({ number: (shown?.number ?? 0) + 1, session, isOver: false });
  };
  next();
  return { next, close };
}

/** Masters of different strength on all seats. */
export function exhibitionOf(
  { game, guide }: Loaded,
  options: ChosenOptions,
  dice: Dice = anyNumber,
): LocalSave {
  const seats = fullTable(game, options);
  const figures = guide.figures(options, seats);
  const masters = someOf(levelsOf(game), seats, dice);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    deal: dealHere(seats),
    entries: [],
    bots: masters.map(botOf),
    sitters: Array.from({ length: Math.max(seats, figures.length) }, (_, one) => {
      const { number, name } = masters[one] ?? {};
      return {
        name: figures[one]?.name ?? name ?? '',
        kind: 'bot',
        ...(number !== undefined && { level: number }),
      };
    }),
  };
}

/** So many levels by chance, none of them twice before all had a turn. */
function someOf(levels: readonly Level[], count: number, dice: Dice): readonly Level[] {
  const quick = levels.filter(({ iterations }) => iterations >= THINKS.least && iterations <= THINKS.most);
  const all = quick.length > 0 ? quick : levels;
  const left: Level[] = [];
  return Array.from({ length: count }, () => {
    if (left.length === 0) left.push(...all);
    return left.splice(dice(left.length), 1)[0] as Level;
  });
}
