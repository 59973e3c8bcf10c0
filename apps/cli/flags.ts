import { parseArgs } from 'node:util';
import { type AnyGame, describeOption, type Option, parseOptions } from '@riposte/kernel';
import { usageError } from './exit.ts';
import { nearest } from './nearest.ts';

/** A flag of a command, with all that `--help` says about it. */
export interface Flag {
  /** What stands for its value in `--help`; a flag without is on or off. */
  readonly value?: string;
  readonly help: string;
  /** May be given several times. */
  readonly several?: boolean;
  /** Is on unless it is turned off: `--no-open-hands`. */
  readonly isOn?: boolean;
}

/** The flags of a command, by name. */
export type FlagTable = Readonly<Record<string, Flag>>;

/** What was typed after the command. */
export interface Args {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** Reads what was typed after a command; a flag that is not in the table is an error. */
export function readArgs(typed: readonly string[], table: FlagTable): Args {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { value, several }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: several ?? false },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options,
      allowPositionals: true,
      allowNegative: true,
    });
    return { words: positionals, flags: values };
  } catch (error) {
    throw usageError(inOurWords(error, table));
  }
}

/** The text given with a flag. */
export function textOf({ flags }: Args, name: string): string | undefined {
  const given = flags[name];
  return typeof given === 'string' ? given : undefined;
}

/** All texts given with a flag that may be given several times. */
export function textsOf({ flags }: Args, name: string): readonly string[] {
  const given = flags[name];
  return Array.isArray(given) ? given.filter((text) => typeof text === 'string') : [];
}

/** A whole number given with a flag. */
export function numberOf(args: Args, name: string, least: number, most: number): number | undefined {
  const text = textOf(args, name);
  if (text === undefined) return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw usageError(
    `--${name} must be a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}.`,
  );
}

/** The flags a game's own options make, beside those of a command: `--seats` is `--game-seats` where it is taken. */
export function gameFlags(game: Pick<AnyGame, 'options'>, taken: FlagTable = {}): FlagTable {
  return Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => [flagName(name, taken), gameFlag(option)]),
  );
}

/** The game's options, from the flags given beside those of a command. */
export function gameOptions(
  game: Pick<AnyGame, 'options'>,
  { flags }: Args,
  taken: FlagTable = {},
): Readonly<Record<string, unknown>> {
  const given = Object.fromEntries(
    Object.keys(game.options).map((name) => [name, flags[flagName(name, taken)]] as const),
  );
  const parsed = parseOptions(game.options, given);
  if (!parsed.ok) throw usageError(parsed.why.text);
  return parsed.value;
}

function gameFlag(option: Option): Flag {
  if (option.type === 'flag' && option.default) return { help: `not: ${option.label}`, isOn: true };
  const help = `${option.label}: ${describeOption(option)} (default ${option.default})`;
  return option.type === 'flag' ? { help } : { help, value: option.type === 'integer' ? 'NUMBER' : 'WHICH' };
}

/** Options are named as in code, flags as on a command line: `handSize` is `--hand-size`. */
function flagName(option: string, taken: FlagTable): string {
  const name = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.hasOwn(taken, name) || name === 'help' ? `game-${name}` : name;
}

function inOurWords(error: unknown, table: FlagTable): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /Unknown option '-{1,2}(?:no-)?([^']*)'/.exec(message)?.[1];
  if (unknown !== undefined) {
    const meant = nearest(unknown, Object.keys(table));
    return `There is no flag --${unknown}.${meant ? ` Did you mean --${meant}?` : ''}`;
  }
  const valueless = /Option '(?:-\w, )?--([\w-]+) <value>' argument/.exec(message)?.[1];
  if (valueless !== undefined)
    return `--${valueless} needs a value: --${valueless} ${table[valueless]?.value}.`;
  const valued = /Option '(?:-\w, )?--([\w-]+)' does not take an argument/.exec(message)?.[1];
  if (valued !== undefined) return `--${valued} takes no value.`;
  return message;
}
