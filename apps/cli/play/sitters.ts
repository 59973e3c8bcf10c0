import type { Figure } from '@riposte/kernel';
import { usageError } from '../exit.ts';
import { type Args, type FlagTable, numberOf, textOf, textsOf } from '../flags.ts';
import type { Opponents } from '../opponents.ts';
import { countOf, listOf } from '../paragraph.ts';
import type { TerminalSitter } from './seating.ts';

const LONGEST_NAME = 16;

/** The flags that say who sits where. */
export const SEATING_FLAGS: FlagTable = {
  against: {
    value: 'WHO',
    help: 'who takes all other seats: random, greedy, a level by its number or name, or human, who shares this keyboard (default greedy)',
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

/** Who may be asked to sit down: the figures of a match at a full table, and what there is to play against. */
export interface Company {
  readonly figures: readonly Figure[];
  /** How many seats must be taken. */
  readonly least: number;
  readonly opponents: Opponents;
}

/** Who sits on each seat. An opponent is called what its figure is called, where the game gives it a name. */
export function sittersFrom(args: Args, company: Company): readonly TerminalSitter[] {
  const roles = company.figures.flatMap(({ seat, name }) => (seat === undefined ? [] : [name]));
  const own = numberOf(args, 'seat', 0, roles.length - 1) ?? 0;
  const kinds =
    textOf(args, 'seats') === undefined
      ? kindsAgainst(args, roles.length, own, company)
      : kindsListed(args, roles.length, company);
  const called = namesIn(args, kinds, own);
  const taken = new Set([...called.values()].map((name) => name.toLowerCase()));
  return kinds.map((kind, seat): TerminalSitter => {
    const opponent = company.opponents[kind];
    if (!opponent) return { name: called.get(seat) ?? '' };
    const name = freeName([roles[seat] ?? '', ...opponent.names], taken);
    taken.add(name.toLowerCase());
    return { name, opponent };
  });
}

/** What the people are called, by seat. */
function namesIn(args: Args, kinds: readonly string[], own: number): ReadonlyMap<number, string> {
  const people = kinds.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  const given = textsOf(args, 'name').map(checkedName);
  if (given.length > people.length)
    throw usageError(`--name is given ${given.length} times for ${people.length} at the keyboard.`);
  // The first name is for the player who took a seat with --seat.
  const inOrder = [...people.filter((seat) => seat >= own), ...people.filter((seat) => seat < own)];
  const called = new Map(
    inOrder.map((seat, index) => [seat, given[index] ?? defaultName(seat, people.length)]),
  );
  if (new Set(called.values()).size < people.length)
    throw usageError('Two players cannot have the same name.');
  return called;
}

/** One person and the same opponent everywhere else, or people everywhere. */
function kindsAgainst(args: Args, count: number, own: number, company: Company): readonly string[] {
  const against = textOf(args, 'against') ?? 'greedy';
  if (!isKind(against, company)) throw usageError(`--against must be ${kindsOf(company)}.`);
  if (count === 1 && textOf(args, 'against') !== undefined)
    throw usageError('There is one seat, which is yours: leave out --against.');
  return Array.from({ length: count }, (_, seat) => (seat === own ? 'human' : against));
}

function kindsListed(args: Args, most: number, company: Company): readonly string[] {
  const [other] = ['against', 'seat'].filter((name) => textOf(args, name) !== undefined);
  if (other !== undefined) throw usageError(`--seats says who sits where: leave out --${other}.`);
  const kinds = (textOf(args, 'seats') ?? '').split(',').map((kind) => kind.trim());
  const [unknown] = kinds.filter((kind) => !isKind(kind, company));
  if (unknown !== undefined)
    throw usageError(`--seats has “${unknown}” on a seat, which must be ${kindsOf(company)}.`);
  const { least } = company;
  const range = least === most ? countOf(most, 'seat') : `${least} to ${countOf(most, 'seat')}`;
  if (kinds.length < least || kinds.length > most)
    throw usageError(`--seats names ${kinds.length}, but this game has ${range}.`);
  if (!kinds.includes('human'))
    throw usageError('--seats must leave a seat to a human; riposte simulate plays without any.');
  return kinds;
}

function isKind(kind: string, { opponents }: Company): boolean {
  return kind === 'human' || Object.hasOwn(opponents, kind);
}

/** "random, greedy, a level from 1 to 8 or human": a level goes by its name, too. */
function kindsOf({ opponents }: Company): string {
  const numbers = Object.keys(opponents).map(Number).filter(Number.isInteger);
  return listOf([
    'random',
    'greedy',
    `a level from ${Math.min(...numbers)} to ${Math.max(...numbers)}`,
    'human',
  ]);
}

function defaultName(seat: number, people: number): string {
  return people === 1 ? 'You' : `Player ${seat + 1}`;
}

/** The first name that is free; where all are taken, the last of them counts on: "Spark 2". */
function freeName(names: readonly string[], taken: ReadonlySet<string>): string {
  const isFree = (name: string) => name !== '' && !taken.has(name.toLowerCase());
  const free = names.find(isFree);
  for (let number = 2; free === undefined; number++) {
    const numbered = `${names.at(-1)} ${number}`;
    if (isFree(numbered)) return numbered;
  }
  return free;
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  const fits = trimmed.length > 0 && trimmed.length <= LONGEST_NAME && !/\p{C}/u.test(trimmed);
  if (!fits) throw usageError(`A name has 1 to ${LONGEST_NAME} letters.`);
  return trimmed;
}
