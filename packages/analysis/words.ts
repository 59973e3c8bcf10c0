import { type AnyChoice, type AnyGame, type Seat, type SeatNames, toYou, unreachable } from '@riposte/kernel';
import type { Account, Analysis, JudgedChoice, Mark, Turning } from './analysis.ts';

/** A choice that is told of, and what its seat saw when it was made. */
export interface ChoiceScene {
  readonly seat: Seat;
  readonly choice: AnyChoice;
  readonly view: unknown;
}

/** What is told, to whom, and in whose words. A reader may be called "You". */
export interface ToldTo {
  readonly game: Pick<AnyGame, 'words'>;
  readonly judged: readonly JudgedChoice[];
  readonly names: SeatNames;
  readonly seat: Seat;
  sceneAt(entry: number): ChoiceScene | undefined;
}

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  only: 'the only good choice',
  brilliant: 'brilliant',
};

/** What a turning point was. */
export function turningText(telling: ToldTo, { entry, kind, fall }: Turning): string {
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
          ? `The choice ${made} met what ${name} could not see. It cost ${lost}, and was no mistake.`
          : `The choice ${made} by ${mover} was worth more than ${mover} could know: ${lost}.`,
      );
    default:
      return unreachable(kind);
  }
}

/** The same in short, for a place that is small; with the round, in games that have any. */
export function turningLine(telling: ToldTo, turning: Turning, round = 0): string {
  const when = round > 0 ? `In round ${round}, ` : '';
  const { entry, kind, fall } = turning;
  const scene = telling.sceneAt(entry);
  const judged = telling.judged.find((one) => one.entry === entry);
  if (kind !== 'choice' || !scene || !judged) return within(when, turningText(telling, turning));
  const [made, best] = [scene.choice, judged.best].map((choice) => choiceText(telling, scene, choice));
  return toYou(
    `${when}${telling.names(telling.seat)} chose ${made}. ${best} wins ${points(fall)} more of 100.`,
  );
}

/** A sentence that begins with when it was. */
function within(when: string, text: string): string {
  return when === '' ? text : `${when}${text.replace(/^(After|The|You)\b/, (word) => word.toLowerCase())}`;
}

/** What is said of a choice with a mark. */
export function verdictText(telling: ToldTo, judged: JudgedChoice): string {
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
export function betterText(telling: ToldTo, scene: ChoiceScene, judged: JudgedChoice): string {
  const { best, chance, loss, error } = judged;
  const instead = `it wins ${points(chance)} of 100 instead of ${points(chance - loss)}`;
  const sure = Math.max(1, Math.round(error * 100));
  return `${choiceText(telling, scene, best)} would have been better: ${instead}, give or take ${sure}`;
}

/** A choice as its player read it. */
export function choiceText({ game, names }: ToldTo, { view }: ChoiceScene, choice: AnyChoice): string {
  return `“${game.words.choice(choice, view, names).text}”`;
}

/** Where the result of a seat comes from. */
export function luckText({ result, even, deal, own, others, draws, hidden }: Account, name: string): string {
  const [skill, luck] = [
    listed([own, 'own choices'], [others, 'choices of others']),
    listed([deal, 'the deal'], [draws, 'what was drawn later'], [hidden, 'what lay hidden from a choice']),
  ];
  return toYou(
    `${name} began with ${points(even)} of 100 and ended with ${points(result)}. ` +
      `Skill ${signed(own + others)}: ${skill}. Luck ${signed(deal + draws + hidden)}: ${luck}.`,
  );
}

function listed(...parts: readonly (readonly [by: number, what: string])[]): string {
  return parts.map(([by, what]) => `${signed(by)} by ${what}`).join(', ');
}

/** What the figures mean, and how sure they are. */
export function caveats({ isOver, sure }: Pick<Analysis, 'isOver' | 'sure'>): readonly string[] {
  return [
    ...(isOver ? [] : ['The match was not played to its end: it ends with the chances there were then.']),
    'A chance is how often, of 100, the match is won if all play well from there. Accuracy is 100 where no choice ' +
      'cost anything.',
    `What a choice cost is sure to ${points(sure.loss, 1)} of 100, the curve to ${points(sure.curve, 1)}, on the mean.`,
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
