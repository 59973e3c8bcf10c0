import type { AnyChoice, AnyGame, SeatNames, Snapshot } from '@riposte/kernel';
import type { AnswerCaption, AnyBoard } from '../boards/board.ts';

/** A choice with the number that is typed for it. */
export interface Numbered {
  readonly number: number;
  /** The question it answers. */
  readonly id: string;
  readonly choice: AnyChoice;
  readonly text: string;
  readonly caption?: AnswerCaption;
  /** What it is folded by where the list is long. */
  readonly fold?: string;
  /** Whether the game does not wait for it: it can be chosen at any time, or never. */
  readonly isOffer?: boolean;
  /** Whether it is planned only, for a question that is still to be asked. */
  readonly isPlan?: boolean;
}

/** Everything the seat can choose now, or plan: kinds of choice together, in the order the game lists them. */
export function numbered(
  game: AnyGame,
  { view, decision, offers }: Snapshot<AnyChoice, unknown>,
  names: SeatNames,
  board: Pick<AnyBoard, 'caption'> = {},
  plannable: readonly AnyChoice[] = [],
): readonly Numbered[] {
  const asked = [
    ...(decision?.choices ?? []).map((choice) => ({ id: decision?.id ?? '', choice, isOffer: false })),
    ...plannable.map((choice) => ({ id: '', choice, isOffer: false, isPlan: true })),
  ];
  const choices = asked.map(({ choice }) => choice);
  const { words } = game;
  const kindOf = (choice: AnyChoice) => words.group?.(choice, view) ?? choice.type;
  const kinds = [...new Set(choices.map(kindOf))];
  const offered = offers.flatMap(({ id, choices: all }) =>
    all.map((choice) => ({ id, choice, isOffer: true })),
  );
  const inOrder = kinds.flatMap((kind) => asked.filter(({ choice }) => kindOf(choice) === kind));
  return [...inOrder, ...offered].map((one, index) => {
    const fold = one.isOffer ? undefined : words.group?.(one.choice, view);
    return {
      number: index + 1,
      ...one,
      text: words.choice(one.choice, view, names).text,
      caption: board.caption?.(one.choice, view, choices, names) ?? {},
      ...(fold !== undefined && { fold }),
    };
  });
}
