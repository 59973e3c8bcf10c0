import { formatReplay, History } from '@riposte/kernel';
import type { Command } from '../command.ts';
import { type ExitCode, usageError } from '../exit.ts';
import { type Args, type FlagTable, gameFlags, gameOptions, readArgs, textOf } from '../flags.ts';
import { gameIn, unseated } from '../games.ts';
import { opponentsIn } from '../opponents.ts';
import type { AnyHistory } from '../play/atTable.ts';
import { dealByChance, dealFrom, opponentsChance } from '../play/fairDeal.ts';
import { introduce } from '../play/introduction.ts';
import { offerReplay, whyNoFile } from '../play/replayFile.ts';
import { TerminalSeating } from '../play/seating.ts';
import { SEATING_FLAGS, sittersFrom } from '../play/sitters.ts';
import { Sitting } from '../play/sitting.ts';
import { plainly, type Terminal } from '../terminal.ts';

const FLAGS: FlagTable = {
  ...SEATING_FLAGS,
  seed: {
    value: 'HEX',
    help: 'deal from this secret (64 hex digits), so that the same game can be played again',
  },
  replay: { value: 'FILE', help: 'keep the replay here when the game is over' },
  plain: { help: 'letters only: no colour, no drawn lines, no clearing of the screen' },
};

export const play: Command = {
  name: 'play',
  summary: 'play a game in this terminal',
  usage: 'GAME [flags]',
  flags: FLAGS,
  flagsFor: ({ game }) => gameFlags(game, FLAGS),
  more: ['While you play, type help to see what you can type. NO_COLOR turns colour off.'],
  examples: [
    'play GAME',
    'play GAME --against human --name Ada --name Bo',
    'play GAME --seats human,greedy',
    'play GAME --against 5 --seat 1',
    'play GAME --against random --replay match.replay',
  ],
  exits: {
    0: 'the game was played, or left with quit',
    1: 'the replay could not be written',
    2: 'wrong usage',
    130: 'left with Ctrl-C',
  },
  run,
};

async function run(typed: readonly string[], outside: Terminal): Promise<ExitCode> {
  const listed = await gameIn(typed);
  const { game } = listed;
  const args = readArgs(typed, { ...gameFlags(game, FLAGS), ...FLAGS });
  const [tooMuch] = args.words.filter((word) => word !== game.id);
  if (tooMuch !== undefined) throw usageError(`What is “${tooMuch}” for?`);
  const options = gameOptions(game, args, FLAGS);
  const [least, most] = game.seatRange(options);
  const sitters = sittersFrom(args, {
    figures: listed.guide.figures(options, most),
    least,
    opponents: opponentsIn(game),
  });
  const figures = listed.guide.figures(options, sitters.length);
  const secret = secretFrom(args);
  const replay = replayFrom(args);
  const terminal = args.flags.plain ? plainly(outside) : outside;

  const deal = secret === undefined ? dealByChance(sitters.length) : dealFrom(secret, sitters.length);
  await introduce(listed, options, sitters, deal, terminal);
  const seating = new TerminalSeating(sitters, unseated(figures));
  const history: AnyHistory = new History(game, options, deal);
  await new Sitting(listed, history, seating, terminal, opponentsChance(secret)).play();

  const names = sitters.map(({ name }) => name);
  const { entries } = history;
  const text = formatReplay(
    game,
    { game: game.id, rulesVersion: game.rulesVersion, options, names, deal, entries },
    history.match.state,
  );
  return offerReplay(text, game.id, replay, terminal);
}

function secretFrom(args: Args): string | undefined {
  const secret = textOf(args, 'seed')?.toLowerCase();
  if (secret !== undefined && !/^[0-9a-f]{64}$/.test(secret))
    throw usageError('--seed must be 64 hex digits.');
  return secret;
}

function replayFrom(args: Args): string | undefined {
  const file = textOf(args, 'replay');
  const refused = file === undefined ? undefined : whyNoFile(file);
  if (refused !== undefined) throw usageError(refused);
  return file;
}
