import type { Command } from '../command.ts';
import { EXIT_CODES, Exit, type ExitCode, usageError } from '../exit.ts';
import type { FlagTable } from '../flags.ts';
import type { Terminal } from '../terminal.ts';

/** What can be set is checked by the server itself; this is what `--help` says about it. */
const FLAGS: FlagTable = {
  port: { value: 'NUMBER', help: 'the port to listen on (default 8080); 0 is any free one' },
  web: { value: 'FOLDER', help: 'where the built client lies (default what npm run build makes)' },
  data: { value: 'FOLDER', help: 'where the embedded database lies (default ./riposte-data)' },
  'bot-tempo': { value: 'MILLISECONDS', help: 'how long bots take to answer at least (default 100)' },
  roles: { value: 'ROLES', help: 'what this node does, of web,worker,sweep (default all)' },
  host: {
    value: 'ADDRESS',
    help: 'the address to listen on (default 127.0.0.1, which only this machine reaches)',
  },
  url: { value: 'ADDRESS', help: 'the address people type' },
  'metrics-port': { value: 'NUMBER', help: 'where figures are shown (default nowhere)' },
  'metrics-host': {
    value: 'ADDRESS',
    help: 'the address figures are shown at (default 127.0.0.1, which only this machine reaches)',
  },
  proxies: { value: 'NUMBER', help: 'how many proxies stand before this node (default 0)' },
  drain: { value: 'SECONDS', help: 'how long it says that it will stop before it does (default 0)' },
  log: { value: 'LEVEL', help: 'debug, info, warn, error or silent (default info)' },
  moderators: {
    value: 'PLAYERS',
    help: 'the ids of players who moderate, and who may name other moderators',
  },
  'mail-from': { value: 'ADDRESS', help: 'the sender of e-mails, which go by RIPOSTE_SMTP_URL' },
  connections: { value: 'NUMBER', help: 'how many connections to PostgreSQL (default 10)' },
};

export const serve: Command = {
  name: 'serve',
  summary: 'run a server where people and programs play against each other',
  usage: '[flags]',
  flags: FLAGS,
  more: [
    'Nothing else is needed: games are kept in the folder, and nothing that was acknowledged is lost, however the ' +
      'process ends. With DATABASE_URL (PostgreSQL), NATS_URL and RIPOSTE_SECRET in the environment, any number of ' +
      'nodes are one service. Every flag can be set in the environment, too: --port as RIPOSTE_PORT.',
    'Ctrl-C stops it: it finishes what is under way. A second one ends it at once. The log goes to standard error.',
  ],
  examples: ['serve', 'serve --port 9000 --data /var/lib/riposte', 'serve --roles worker'],
  exits: {
    0: 'it was told to stop, and did',
    1: 'it could not start, or did not stop in time',
    2: 'wrong usage',
  },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  // A player in the terminal does not wait for a server to load.
  const { openLog, readConfig, StartFailure, startNode, stopOnSignal } = await import('@riposte/server');
  const config = readConfig(typed, process.env);
  if (!config.ok) throw usageError(config.faults.join('\nriposte: '));
  try {
    const node = await startNode(config.value, openLog(config.value.log, { write: terminal.complain }));
    const stopped = stopOnSignal(node, config.value.drain);
    terminal.write(`Riposte is at ${node.address}. Ctrl-C stops it.\n`);
    await stopped;
    return EXIT_CODES.ok;
  } catch (error) {
    if (error instanceof StartFailure) throw new Exit(EXIT_CODES.failed, error.message);
    throw error;
  }
}
