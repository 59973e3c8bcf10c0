import type { AnyChoice } from '@riposte/kernel';

/** How a button looks: an attack burns, peaceful answers glow, declining is quiet. */
export type ButtonTone = 'attack' | 'peaceful' | 'quiet';

/** How the answers of a game belong together: those of one family share a button where there is no room for all. */
export interface Families<Choice, View = unknown> {
  /** The family of an answer; a coarser one where there is no room for a button each, a finer one if all are of one. */
  of(choice: Choice, grain: 'coarse' | 'usual' | 'fine', view: View): string;
  tone(choice: Choice): ButtonTone;
  /** Those with less come first, of one family and of families that rank alike; without it, as the game lists them. */
  order?(choice: Choice, view: View): number;
  /** In this order buttons stand. `*` are all others; quiet ones come last. */
  readonly rank: readonly string[];
  /** In this order families are opened while there is room, then all others; without it, as they stand. */
  readonly opens?: readonly string[];
  /** The family whose only answer is solid gold, whatever else there is. */
  readonly main?: string;
}

/** A button: one answer, or several that open on touch. */
export type AnswerButton =
  | { readonly type: 'answer'; readonly index: number; readonly tone: ButtonTone; readonly main: boolean }
  | {
      readonly type: 'group';
      readonly family: string;
      readonly answers: readonly number[];
      readonly tone: ButtonTone;
    };

/** The buttons for these answers, at most about so many; families that have no room become one button each. */
export function buttonsFor<Choice extends AnyChoice, View>(
  families: Families<Choice, View>,
  choices: readonly Choice[],
  considered: readonly number[],
  room: number,
  view: View,
): readonly AnswerButton[] {
  const seen = seenIn(families, view);
  const ranked = familiesOf(seen, choices, considered, room);
  const isOpen = openedIn(seen, ranked, room);
  const main = mainAnswer(seen, choices, considered);
  const toneOf = (index: number | undefined): ButtonTone => {
    const choice = index === undefined ? undefined : choices[index];
    return choice ? families.tone(choice) : 'quiet';
  };
  return ranked.flatMap(([family, answers]): readonly AnswerButton[] => {
    if (!isOpen.has(family)) return [{ type: 'group', family, answers, tone: toneOf(answers[0]) }];
    return answers.map((index) => ({ type: 'answer', index, tone: toneOf(index), main: index === main }));
  });
}

/** Families as they are in one view. */
interface Seen<Choice> extends Omit<Families<Choice>, 'of' | 'order'> {
  of(choice: Choice, grain: 'coarse' | 'usual' | 'fine'): string;
  order(choice: Choice): number;
}

function seenIn<Choice, View>(families: Families<Choice, View>, view: View): Seen<Choice> {
  return {
    ...families,
    of: (choice, grain) => families.of(choice, grain, view),
    order: (choice) => families.order?.(choice, view) ?? 0,
  };
}

type Ranked = readonly (readonly [family: string, answers: readonly number[]])[];

/** The families whose answers have a button each. */
function openedIn<Choice>({ opens = [] }: Seen<Choice>, ranked: Ranked, room: number): ReadonlySet<string> {
  const found = new Set<string>();
  let left = room - ranked.length;
  const place = ([family]: Ranked[number]) => {
    const index = opens.indexOf(family);
    return index === -1 ? opens.length : index;
  };
  for (const [family, answers] of ranked.toSorted((one, other) => place(one) - place(other))) {
    const more = answers.length - 1;
    if (more > 0 && more > left && ranked.length > 1) continue;
    left -= more;
    found.add(family);
  }
  return found;
}

/** The families of these answers in the order they stand: as few as there is room for, but never one huge one. */
function familiesOf<Choice>(
  families: Seen<Choice>,
  choices: readonly Choice[],
  considered: readonly number[],
  room: number,
): Ranked {
  const usual = grouped(families, choices, considered, 'usual');
  if (usual.length > room) return grouped(families, choices, considered, 'coarse');
  if (usual.length === 1 && considered.length > room) return grouped(families, choices, considered, 'fine');
  return usual;
}

function grouped<Choice>(
  families: Seen<Choice>,
  choices: readonly Choice[],
  considered: readonly number[],
  grain: 'coarse' | 'usual' | 'fine',
): Ranked {
  const found = new Map<string, { readonly rank: number; readonly answers: number[] }>();
  const ordered = considered
    .flatMap((index) => {
      const choice = choices[index];
      return choice === undefined ? [] : [{ index, choice, order: families.order(choice) }];
    })
    .toSorted((one, other) => one.order - other.order);
  for (const { index, choice } of ordered) {
    const family = families.of(choice, grain);
    const known = found.get(family) ?? { rank: rankOf(families, choice, family), answers: [] };
    known.answers.push(index);
    found.set(family, known);
  }
  return [...found]
    .sort(([, one], [, other]) => one.rank - other.rank)
    .map(([family, { answers }]) => [family, answers]);
}

function rankOf<Choice>({ rank, tone }: Seen<Choice>, choice: Choice, family: string): number {
  if (tone(choice) === 'quiet') return rank.length + 1;
  const place = rank.indexOf(family);
  return place === -1 ? rank.indexOf('*') : place;
}

/** The one answer that is solid gold: the only one of the main family, or the only thing to do that is no refusal. */
function mainAnswer<Choice>(
  { of, tone, main }: Seen<Choice>,
  choices: readonly Choice[],
  considered: readonly number[],
): number | undefined {
  const found = considered.flatMap((index) => {
    const choice = choices[index];
    return choice === undefined ? [] : [{ index, family: of(choice, 'usual'), tone: tone(choice) }];
  });
  const first = found.filter(({ family }) => family === main);
  if (first.length === 1) return first[0]?.index;
  const yes = found.filter((one) => one.tone !== 'quiet');
  const [only] = yes;
  return yes.length === 1 && only?.tone === 'peaceful' ? only.index : undefined;
}

/** Every answer there is, family by family. */
export function answersByFamily<Choice extends AnyChoice, View>(
  families: Families<Choice, View>,
  choices: readonly Choice[],
  view: View,
): Ranked {
  return grouped(seenIn(families, view), choices, [...choices.keys()], 'usual');
}
