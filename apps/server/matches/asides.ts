import { type Refusal, refuse } from '@riposte/protocol';
import type { Line } from './line.ts';
import { type Asides, peopleOf, type Table } from './table.ts';

/** What a seat may ask for beside its choices in one match: offers, plans, choices taken back, leaving. */
export const MOST_ASIDES = 400;
/** So often a seat may ask the others for a draw or a takeback before it makes its next choice. */
export const MOST_OFFERS = 3;

const NONE: Asides = { all: 0, offers: 0 };

// Such lines make a log longer and bring its end no nearer, so they are counted. What a seat is refused for follows
// from its own lines alone: anything else would tell it of choices that were made in secret.

/** Why a line is one too many; nothing where it is not. */
export function tooMany(table: Table, line: Line): Refusal | undefined {
  if (!isAside(line)) return undefined;
  const { all, offers } = table.asides?.[line.seat] ?? NONE;
  if (all >= MOST_ASIDES) return refuse('TOO_OFTEN');
  return isOffer(table, line) && offers >= MOST_OFFERS
    ? refuse('TOO_OFTEN', 'You can ask again after your next choice.')
    : undefined;
}

/** The counts once this line is written. */
export function asidesAfter(table: Table, line: Line): Table['asides'] {
  const { asides } = table;
  if (line.type !== 'choice' && !isAside(line)) return asides;
  const before = asides?.[line.seat];
  if (line.type === 'choice') {
    return before?.offers ? { ...asides, [line.seat]: { ...before, offers: 0 } } : asides;
  }
  const { all, offers } = before ?? NONE;
  return { ...asides, [line.seat]: { all: all + 1, offers: offers + (isOffer(table, line) ? 1 : 0) } };
}

type Aside = Extract<Line, { readonly type: 'asked' | 'planned' | 'undo' | 'left' }>;

function isAside(line: Line): line is Aside {
  return line.type === 'asked' || line.type === 'planned' || line.type === 'undo' || line.type === 'left';
}

/** Bots do not mind being asked: they agree at once. */
function isOffer(table: Table, { type }: Aside): boolean {
  return type === 'asked' && peopleOf(table).length > 1;
}
