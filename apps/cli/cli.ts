import { type Command, helpOf, section } from './command.ts';
import { analyseCommand } from './commands/analyse.ts';
import { cards } from './commands/cards.ts';
import { lab } from './commands/lab.ts';
import { moderators } from './commands/moderators.ts';
import { play } from './commands/play.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { turns } from './commands/turns.ts';
import { verify } from './commands/verify.ts';
import { EXIT_CODES, Exit, type ExitCode, usageError } from './exit.ts';
import { gameIds } from './games.ts';
import { nearest } from './nearest.ts';
import own from './package.json' with { type: 'json' };
import type { Terminal } from './terminal.ts';

const COMMANDS: readonly Command[] = [
  play,
  simulate,
  lab,
  verify,
  analyseCommand,
  turns,
  rules,
  cards,
  serve,
  moderators,
];

/** Runs `riposte` with what was typed after it. */
export async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = typed;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      terminal.write(overview());
      return name === undefined ? EXIT_CODES.usage : EXIT_CODES.ok;
    }
    if (name === '--version' || name === '-v') {
      terminal.write(`riposte ${own.version}\n`);
      return EXIT_CODES.ok;
    }
    const command = commandCalled(name);
    if (rest.includes('--help') || rest.includes('-h')) {
      terminal.write(await helpOf(command, rest));
      return EXIT_CODES.ok;
    }
    return await command.run(rest, terminal);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    if (error.message !== '') terminal.complain(`riposte: ${error.message}\n`);
    if (error.code === EXIT_CODES.usage) terminal.complain(`${hint(name)}\n`);
    return error.code;
  }
}

function commandCalled(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  if (command) return command;
  if (name.startsWith('-')) throw usageError(`There is no flag ${name}.`);
  const names = COMMANDS.map((one) => one.name);
  const meant = nearest(name, names);
  throw usageError(`There is no command “${name}”.${meant ? ` Did you mean ${meant}?` : ''}`);
}

function hint(name: string | undefined): string {
  const command = COMMANDS.find((one) => one.name === name);
  return `Try: riposte ${command ? `${command.name} ` : ''}--help`;
}

function overview(): string {
  const [game = 'GAME'] = gameIds();
  return [
    'riposte: board games with hidden cards, in your terminal\n',
    section(
      'Commands',
      COMMANDS.map(({ name, summary }) => [name, summary]),
    ),
    section('Flags', [
      ['--help', 'show this; after a command, all about that command'],
      ['--version', 'show the version'],
    ]),
    section('Examples', [
      [`riposte play ${game}`, ''],
      [`riposte rules ${game} 1`, ''],
      [`riposte cards ${game}`, ''],
      ['riposte play --help', ''],
    ]),
    section('Exit codes', [
      ['0', 'all is well'],
      [
        '1',
        'what was asked for failed: a replay has a fault, a rule or card does not exist, a server cannot start',
      ],
      ['2', 'what was typed makes no sense'],
      ['130', 'left with Ctrl-C'],
    ]),
  ].join('\n');
}
