import type { Guide } from '../guide.ts';
import type { Viewer } from '../seat.ts';
import { type WholeTurn, wholeTurns } from '../turnText.ts';
import type { SeatNames } from '../words.ts';
import { expect } from './expect.ts';

/** What a viewer was sent, in order. */
export type SentTo<Event, View> = ReadonlyMap<
  Viewer,
  readonly { readonly events: readonly Event[]; readonly view: View }[]
>;

/** The text of a turn is given to anybody: all viewers make the same one, spectators too. */
export function checkTurns<Event, View>(
  { turns }: Pick<Guide<never, never, Event, View, never>, 'turns'>,
  sent: SentTo<Event, View>,
  names: SeatNames,
): void {
  if (!turns) return;
  const textsFor = (viewer: Viewer) =>
    wholeTurns(turns, sent.get(viewer) ?? []).map((turn: WholeTurn<Event, View>) => turns.text(turn, names));
  const open = textsFor('spectator');
  expect(open.length > 0, 'no turn was told from its beginning to its end');
  for (const text of open)
    expect(
      text.trim() !== '' && !/\b(undefined|NaN)\b|\[object/.test(text),
      `the text of a turn is no text: ${text}`,
    );
  for (const viewer of sent.keys())
    for (const [index, text] of textsFor(viewer).entries())
      expect(
        text === open[index],
        `viewer ${viewer} gives away more of a turn than all know:\n${text}\n\nand all know:\n${open[index]}`,
      );
}
