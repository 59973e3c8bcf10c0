import type { ExitCode } from './exit.ts';
import type { FlagTable } from './flags.ts';
import { findListed, gameIds, gameNamed, type Listed } from './games.ts';
import { wrap } from './paragraph.ts';
import type { Terminal } from './terminal.ts';

/** One of the things `riposte` can do. */
export interface Command {
  readonly name: string;
  /** What it does, as in "riposte play: play a game in this terminal". */
  readonly summary: string;
  /** What is typed after its name. */
  readonly usage: string;
  readonly flags: FlagTable;
  /** The options of a game that are flags of it too. */
  flagsFor?(listed: Listed): FlagTable;
  readonly more?: readonly string[];
  /** What may be typed; GAME stands for a game. */
  readonly examples: readonly string[];
  /** What its exit codes mean. */
  readonly exits: Readonly<Record<number, string>>;
  run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> | ExitCode;
}

const WIDTH = 79;

/** What `riposte COMMAND --help` prints; with a game among what was typed, of that game only. */
export async function helpOf(command: Command, typed: readonly string[]): Promise<string> {
  const named = gameNamed(typed);
  const ids = named === undefined ? gameIds() : [named];
  const ofGames = await Promise.all(ids.map((id) => flagsOf(command, id)));
  return [
    `riposte ${command.name}: ${command.summary}\n`,
    section('Usage', [[`riposte ${command.name} ${command.usage}`, '']]),
    ...ofGames.flat(),
    section('Flags', [...flagRows(command.flags), ['--help', 'show this']]),
    ...(command.more ?? []).map((text) => `${wrap(text, WIDTH).join('\n')}\n`),
    section(
      'Examples',
      command.examples.map((example) => [`riposte ${example.replace('GAME', ids[0] ?? '')}`, '']),
    ),
    section('Exit codes', Object.entries(command.exits)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The options of a game that are flags of a command. */
async function flagsOf({ flagsFor }: Command, id: string): Promise<readonly string[]> {
  const listed = flagsFor && (await findListed(id));
  const rows = listed ? flagRows(flagsFor(listed)) : [];
  return rows.length > 0 ? [section(`Flags for ${id}`, rows)] : [];
}

/** A heading and rows of two columns. */
export function section(heading: string, rows: readonly (readonly [string, string])[]): string {
  const column = Math.max(...rows.map(([left, right]) => (right === '' ? 0 : left.length))) + 4;
  const lines = rows.flatMap(([left, right]) =>
    right === ''
      ? [`  ${left}`]
      : wrap(right, WIDTH - column).map(
          (text, index) => `${index === 0 ? `  ${left}`.padEnd(column) : ' '.repeat(column)}${text}`,
        ),
  );
  return `${heading}\n${lines.join('\n')}\n`;
}

function flagRows(table: FlagTable): readonly (readonly [string, string])[] {
  return Object.entries(table).map(([name, { value, help, isOn }]) => [
    `--${isOn ? 'no-' : ''}${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
}
