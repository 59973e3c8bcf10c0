import { usageError } from '../exit.ts';
import { type Args, type FlagTable, numberOf, textOf, textsOf } from '../flags.ts';
import { type Opponent, opponentCalled } from '../opponents.ts';
import { countOf, listOf } from '../paragraph.ts';
import type { Sitter } from './seating.ts';

/** A level goes by its name, too. */
const KINDS = ['random', 'greedy', 'a level from 1 to 8', 'human'];
const LONGEST_NAME = 16;

/** The flags that say who sits where. */
export const SEATING_FLAGS: FlagTable = {
  against: {
    value: 'WHO',
    help: `who takes all other seats: ${listOf(KINDS)} (default greedy); human shares this keyboard`,
  },
  seats: {
    value: 'LIST',
    help: 'who takes each seat, in order, such as human,greedy,human,random; instead of --against and --seat',
  },
  name: {
    value: 'NAME',
    several: true,
    help: 'what you are called; once for each player at this keyboard, in the order of the seats',
  },
  seat: { value: 'NUMBER', help: 'the seat you take, counted from 0 (default 0)' },
};

/** Who sits on each of so many seats. A role is what an opponent is called on a seat that has a name of its own. */
export function sittersFrom(
  args: Args,
  count: number,
  roles: readonly (string | undefined)[] = [],
): readonly Sitter[] {
  const own = numberOf(args, 'seat', 0, count - 1) ?? 0;
  const kinds =
    textOf(args, 'seats') === undefined ? kindsAgainst(args, count, own) : kindsListed(args, count);
  const people = kinds.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  const given = textsOf(args, 'name').map(checkedName);
  if (given.length > people.length)
    throw usageError(`--name is given ${given.length} times for ${people.length} at the keyboard.`);
  // The first name is for the one who took a seat with --seat.
  const inOrder = [...people.filter((seat) => seat >= own), ...people.filter((seat) => seat < own)];
  const called = new Map(
    inOrder.map((seat, index) => [seat, given[index] ?? defaultName(seat, people.length)]),
  );
  if (new Set(called.values()).size < people.length)
    throw usageError('Two players cannot have the same name.');
  const taken = new Set([...called.values()].map((name) => name.toLowerCase()));
  return kinds.map((kind, seat): Sitter => {
    const opponent = opponentCalled(kind);
    if (!opponent) return { name: called.get(seat) ?? '' };
    const name = freeName([roles[seat] ?? '', ...opponent.names], taken);
    taken.add(name.toLowerCase());
    return { name, opponent };
  });
}

/** One person and the same opponent everywhere else, or people everywhere. */
function kindsAgainst(args: Args, count: number, own: number): readonly string[] {
  const against = textOf(args, 'against') ?? 'greedy';
  if (!isKind(against)) throw usageError(`--against must be ${listOf(KINDS)}.`);
  if (count === 1 && textOf(args, 'against') !== undefined)
    throw usageError('There is one seat, which is yours: leave out --against.');
  return Array.from({ length: count }, (_, seat) => (seat === own ? 'human' : against));
}

function kindsListed(args: Args, count: number): readonly string[] {
  const [other] = ['against', 'seat'].filter((name) => textOf(args, name) !== undefined);
  if (other !== undefined) throw usageError(`--seats says who sits where: leave out --${other}.`);
  const kinds = (textOf(args, 'seats') ?? '').split(',').map((kind) => kind.trim());
  const [unknown] = kinds.filter((kind) => !isKind(kind));
  if (unknown !== undefined)
    throw usageError(`--seats has “${unknown}” on a seat, which must be ${listOf(KINDS)}.`);
  if (kinds.length !== count)
    throw usageError(`--seats names ${kinds.length}, but this game has ${countOf(count, 'seat')}.`);
  if (!kinds.includes('human'))
    throw usageError('--seats must leave a seat to a human; riposte simulate plays without any.');
  return kinds;
}

function isKind(kind: string): boolean {
  return kind === 'human' || opponentCalled(kind) !== undefined;
}

function defaultName(seat: number, people: number): string {
  return people === 1 ? 'You' : `Player ${seat + 1}`;
}

/** The first name nobody else has. */
function freeName(names: readonly Opponent['names'][number][], taken: ReadonlySet<string>): string {
  const free = names.find((name) => name !== '' && !taken.has(name.toLowerCase()));
  if (free === undefined) throw new Error('there are more opponents than names');
  return free;
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  const fits = trimmed.length > 0 && trimmed.length <= LONGEST_NAME && !/\p{C}/u.test(trimmed);
  if (!fits) throw usageError(`A name has 1 to ${LONGEST_NAME} letters.`);
  return trimmed;
}
