import type { AnyChoice, AnyState, Deal, Entry, Letter } from '@riposte/kernel';
import { isSame } from '@riposte/kernel';
import type { Result } from '@riposte/protocol';
import { changeTable } from './change.ts';
import { clocksAt, type Frame, headOf, viewersOf } from './frame.ts';
import type { Dated, Line } from './line.ts';
import { cardOf, type Table } from './table.ts';

/** What some lines need besides the table. */
export interface Aid {
  /** For the line with which a match begins. */
  readonly deal?: Deal | undefined;
  /** For going back: the state after so many entries of the game. */
  readonly recall?: ((to: number) => AnyState) | undefined;
}

/** A letter of the kernel, of some game. */
export type AnyLetter = Letter<AnyChoice, unknown, unknown>;

/** What a line makes of a table. */
export interface Change {
  readonly table: Table;
  /** As it is kept: with the choice that was listed in place of the one that was given. */
  readonly line: Line;
  readonly letters?: readonly AnyLetter[];
  /** What it adds to the log of the game. */
  readonly entry?: Entry<unknown>;
}

/** A change, and what each viewer is told of it. */
export interface Step extends Change {
  readonly frames: readonly Frame[];
}

/** `again`: the same was accepted before; nothing is to be done. */
export type Taken = Step | 'again';

/**
 * Takes one line: the table that follows, and the frames for all to whom it is new. This is the only way in which a
 * table changes, so its log gives back all that anybody was ever sent.
 */
export function takeLine(table: Table, { line, at }: Dated, aid: Aid = {}): Result<Taken> {
  const changed = changeTable(table, line, at, aid);
  if (!changed.ok) return changed;
  if (changed.value === 'again') return { ok: true, value: 'again' };
  const { letters = [], ...change } = changed.value;
  const next = { ...change.table, seq: table.seq + 1 };
  const isNewCard = !isSame(cardOf(table), cardOf(next));
  const frames: Frame[] = [];
  const heads = viewersOf(next).map((viewer) => {
    let seq = headOf(table, viewer) ?? 0;
    const numbered = () => ({ match: next.setting.id, as: viewer, seq: ++seq });
    const letter = letters.find((one) => one.viewer === viewer);
    if (letter) {
      // A viewer counts frames, not letters: what happens at the table counts, too.
      const { seq: _letters, events, ...known } = letter.update;
      const clocks = clocksAt(next, at);
      frames.push({ type: 'update', ...numbered(), events, ...known, ...(clocks && { clocks }) });
    }
    if (isNewCard) frames.push({ type: 'table', ...numbered(), table: cardOf(next) });
    return seq;
  });
  return { ok: true, value: { ...change, letters, table: { ...next, heads }, frames } };
}
