import type { Seat } from '@riposte/kernel';
import { listOf } from '../paragraph.ts';
import type { TerminalMatch } from './atTable.ts';
import type { TerminalSeating } from './seating.ts';

/** Takes the seat's last choice back, by consent where another player has learnt something since. Says why not. */
export async function takeBack(table: TerminalMatch, seat: Seat): Promise<string | undefined> {
  const { history, chronicle, seating } = table;
  const free = history.undo(seat);
  const needsConsent = !free.ok && free.error === 'UNDO_NEEDS_CONSENT';
  const hasChosen = history.entries.some((entry) => entry.type === 'choice' && entry.seat === seat);
  const refusing = needsConsent && hasChosen ? await whoRefuses(table, seat) : undefined;
  if (refusing !== undefined) return `${refusing} would rather not take it back.`;
  const undone = needsConsent ? history.takeBack(seat) : free;
  if (!undone.ok) return undone.why.text;
  // A choice that others have not noticed is taken back without their notice, too: only letters tell of it.
  chronicle.record(undone.value);
  if (needsConsent) chronicle.note(seating.seats, () => agreement(seating, seat));
  return undefined;
}

function agreement(seating: TerminalSeating, seat: Seat): string {
  const others = seating.othersThan(seat);
  const agreed = others.length > 0 ? `${listOf(others, 'and')} agreed. ` : '';
  return `${agreed}From here on other cards may be drawn.`;
}

/** Practice opponents always agree; people are asked, the asker's hand put out of sight. */
async function whoRefuses({ seating, keyboard }: TerminalMatch, seat: Seat): Promise<string | undefined> {
  const asker = seating.at(seat).name;
  for (const other of seating.people.filter((one) => one !== seat)) {
    const { name } = seating.at(other);
    keyboard.hide(other);
    keyboard.write([` ${asker} would like to take back the last choice. What has been seen stays seen.`, '']);
    const answer = await keyboard.line(` ${name}, do you agree? (y/n) `);
    if (!/^y(es)?$/i.test(answer.trim())) return name;
  }
  return undefined;
}
