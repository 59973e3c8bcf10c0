import { type AnyChoice, type AnyGame, type Seat, type SeatNames, toYou, unreachable } from '@riposte/kernel';
import type { Account, Analysis, Judged, Mark, Turning } from './analysis.ts';

/** A choice that is told of, and what its seat saw when it was made. */
export interface Scene {
  readonly seat: Seat;
  readonly choice: AnyChoice;
  readonly view: unknown;
}

/** What is told, to whom, and in whose words. A reader may be called "You". */
export interface Telling {
  readonly game: Pick<AnyGame, 'words'>;
  readonly judged: readonly Judged[];
  readonly names: SeatNames;
  readonly seat: Seat;
  sceneAt(entry: number): Scene | undefined;
}

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  only: 'the only good choice',
  brilliant: 'brilliant',
};

/** What a turning point was. */
export function turningText(telling: Telling, { entry, kind, fall }: Turning): string {
  const { names, seat } = telling;
  const scene = telling.sceneAt(entry);
  const judged = telling.judged.find((one) => one.entry === entry);
  const made = scene ? choiceText(telling, scene, scene.choice) : 'a choice';
  const [name, mover] = [names(seat), names(scene?.seat ?? seat)];
  const lost = `${points(fall)} of 100`;
  switch (kind) {
    case 'choice':
      return toYou(
        `${name} chose ${made}${scene && judged ? `; ${betterText(telling, scene, judged)}` : ''}.`,
      );
    case 'draw':
      return toYou(`After ${made} by ${mover}, chance took ${lost} from ${name}.`);
    case 'hidden':
      return toYou(
        mover === name
          ? `The choice ${made} met what ${name} could not see: ${lost} lost, and no fault.`
          : `The choice ${made} by ${mover} was worth more than ${mover} could know: ${lost}.`,
      );
    default:
      return unreachable(kind);
  }
}

/** The same in one short sentence, for a place that is small. */
export function turningLine(telling: Telling, turning: Turning): string {
  const { entry, kind, fall } = turning;
  const scene = telling.sceneAt(entry);
  const judged = telling.judged.find((one) => one.entry === entry);
  if (kind !== 'choice' || !scene || !judged) return turningText(telling, turning);
  const [made, best] = [scene.choice, judged.best].map((choice) => choiceText(telling, scene, choice));
  return toYou(`${telling.names(telling.seat)} chose ${made}; ${best} was ${points(fall)} of 100 better.`);
}

/** What is said of a choice with a mark. */
export function verdictText(telling: Telling, judged: Judged): string {
  const scene = telling.sceneAt(judged.entry);
  const { mark } = judged;
  if (!scene || !mark) return '';
  const chose = `${telling.names(scene.seat)} chose ${choiceText(telling, scene, scene.choice)}`;
  switch (mark) {
    case 'mistake':
    case 'inaccuracy':
      return toYou(`${chose}, ${A[mark]}: ${betterText(telling, scene, judged)}.`);
    case 'only':
      return toYou(`${chose}, ${MARK_WORDS[mark]}.`);
    case 'brilliant':
      return toYou(`${chose}. Brilliant: it is the best choice, and hard to find.`);
    default:
      return unreachable(mark);
  }
}

const A = { mistake: 'a mistake', inaccuracy: 'an inaccuracy' } as const;

/** What would have been better than a choice, by how much, and how sure that is. */
export function betterText(telling: Telling, scene: Scene, judged: Judged): string {
  const { best, chance, loss, error } = judged;
  const instead = `${points(chance)} in 100 instead of ${points(chance - loss)}`;
  return `${choiceText(telling, scene, best)} would have been better: ${instead}, give or take ${points(error)}`;
}

/** A choice as its player read it. */
export function choiceText({ game, names }: Telling, { view }: Scene, choice: AnyChoice): string {
  return `“${game.words.choice(choice, view, names).text}”`;
}

/** Where the result of a seat comes from. */
export function luckText({ result, even, deal, own, others, draws, hidden }: Account, name: string): string {
  const parts: readonly (readonly [string, number])[] = [
    ['the deal', deal],
    ['own choices', own],
    ['choices of others', others],
    ['what was drawn later', draws],
    ['what lay hidden when choices were made', hidden],
  ];
  return toYou(
    `${name} began with ${points(even)} of 100 and ended with ${points(result)}: ` +
      `${parts.map(([what, by]) => `${signed(by)} by ${what}`).join(', ')}. ` +
      `Skill ${signed(own + others)}, luck ${signed(deal + draws + hidden)}.`,
  );
}

/** What the figures mean, and how sure they are. */
export function caveats({ isOver, sure }: Pick<Analysis, 'isOver' | 'sure'>): readonly string[] {
  return [
    ...(isOver ? [] : ['The match was not played to its end: it ends with the chances there were then.']),
    `Chances mean: if all play well from there. Losses are sure to ${points(sure.loss, 1)} points, the curve to ` +
      `${points(sure.curve, 1)}, on the mean.`,
    'Luck and skill are bookkeeping, and of one match they say little.',
    UNTRIED,
  ];
}

/** What is to be known of all of it. */
export const UNTRIED = 'The judge was measured with bots only. How true it is of people is not known.';

/** A chance in hundredths. */
export function points(chance: number, digits = 0): string {
  return (chance * 100).toFixed(digits);
}

function signed(chance: number): string {
  const rounded = Math.round(chance * 100);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}
