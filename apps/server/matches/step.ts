import { isSame } from '@riposte/kernel';
import type { Result } from '@riposte/protocol';
import type { Aid } from './aid.ts';
import { asidesAfter } from './asides.ts';
import type { Change } from './change.ts';
import { changeTable } from './changeTable.ts';
import { delayed } from './flow.ts';
import type { Dated } from './line.ts';
import { clocksAt, headOf, type Notice, viewersOf } from './notice.ts';
import { cardOf, type Table } from './table.ts';

/** A change, and what each viewer is told of it. */
export interface TableStep extends Change {
  readonly notices: readonly Notice[];
}

/** `again`: the same was accepted before; nothing is to be done. */
export type Taken = TableStep | 'again';

/**
 * Takes one line: the table that follows, and the notices for all to whom it is new. This is the only way in which a
 * table changes, so its log gives back all that viewers were ever sent.
 */
export function takeLine(before: Table, { line, at, delay = 0 }: Dated, aid: Aid = {}): Result<Taken> {
  const table = delay > 0 ? delayed(before, delay, at) : before;
  const changed = changeTable(table, line, at, aid);
  if (!changed.ok) return changed;
  if (changed.value === 'again') return { ok: true, value: 'again' };
  const { letters = [], ...change } = changed.value;
  const asides = asidesAfter(table, line);
  const next = { ...change.table, ...(asides && { asides }), seq: table.seq + 1, key: undefined };
  // With a name, it is new to viewers though all lines before were rewritten; lines of older releases tell nobody.
  const isRenamed = line.type === 'forgotten' && line.name !== undefined;
  const isNewCard = isRenamed || !isSame(cardOf(table), cardOf(next));
  const clocks = clocksAt(next, at);
  const isRecounted = line.type === 'away' || line.type === 'back';
  const notices: Notice[] = [];
  const heads = viewersOf(next).map((viewer) => {
    let seq = headOf(table, viewer) ?? 0;
    const numbered = () => ({ match: next.setting.id, as: viewer, seq: ++seq });
    const letter = letters.find((one) => one.viewer === viewer);
    if (letter) {
      // A viewer counts notices, not letters: what happens at the table counts, too.
      const { seq: _letters, events, ...known } = letter.update;
      const history = line.type === 'resumed' ? { history: line.history } : {};
      notices.push({
        type: 'update',
        ...numbered(),
        events,
        ...known,
        ...(clocks && { clocks }),
        ...history,
      });
    }
    if (isNewCard) {
      const recounted = isRecounted && clocks ? { clocks } : {};
      notices.push({ type: 'table', ...numbered(), table: cardOf(next), ...recounted });
    }
    return seq;
  });
  return { ok: true, value: { ...change, letters, table: { ...next, heads }, notices } };
}
