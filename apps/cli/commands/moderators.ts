import type { Command } from '../command.ts';
import { EXIT_CODES, Exit, type ExitCode, usageError } from '../exit.ts';
import { type FlagTable, readArgs, textOf } from '../flags.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = {
  data: { value: 'FOLDER', help: 'where the embedded database lies (default ./riposte-data)' },
};

export const moderators: Command = {
  name: 'moderators',
  summary: 'add, remove or list the moderators of a server',
  usage: 'add NAME | remove NAME | list [flags]',
  flags: FLAGS,
  more: [
    'NAME is what the player is called, or their id; they need an account. With DATABASE_URL the server may run ' +
      'meanwhile: all nodes know at once. The embedded database belongs to the server while that runs: stop it first, ' +
      'or start it with --moderators and the ids of the players.',
  ],
  examples: ['moderators add Anna', 'moderators remove Anna', 'moderators list'],
  exits: { 0: 'it is done', 1: 'there is no such player, or no database', 2: 'wrong usage' },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const args = readArgs(typed, FLAGS);
  const [deed, ...words] = args.words;
  // A player in the terminal does not wait for a server to load.
  const { changeModerators, MODERATOR_DEEDS, readConfig, StartFailure } = await import('@riposte/server');
  const known = MODERATOR_DEEDS.find((one) => one === deed);
  const who = words.join(' ').trim();
  if (!known) throw usageError(`Say what to do: ${MODERATOR_DEEDS.join(', ')}.`);
  if (known !== 'list' && who === '') throw usageError(`Say whom: riposte moderators ${known} NAME.`);
  const data = textOf(args, 'data');
  const config = readConfig(data === undefined ? [] : ['--data', data], process.env);
  if (!config.ok) throw usageError(config.faults.join('\nriposte: '));
  try {
    for (const line of await changeModerators(config.value, known, who)) terminal.write(`${line}\n`);
    return EXIT_CODES.ok;
  } catch (error) {
    if (error instanceof StartFailure) throw new Exit(EXIT_CODES.failed, error.message);
    throw error;
  }
}
