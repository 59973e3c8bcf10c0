import {
  History,
  parseOptions,
  type TurnTexts,
  type Update,
  type Verified,
  wholeTurns,
} from '@riposte/kernel';
import type { Command } from '../command.ts';
import { EXIT_CODES, Exit, type ExitCode } from '../exit.ts';
import { type FlagTable, numberOf, readArgs } from '../flags.ts';
import type { Listed } from '../games.ts';
import { printable } from '../paragraph.ts';
import { fileIn, readReplay } from '../play/readReplay.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = {
  turn: { value: 'N', help: 'the number of the turn (default: the last one that was played to its end)' },
  all: { help: 'print every turn of the match' },
};

/** No match has more turns. */
const MOST = 10_000;

export const turns: Command = {
  name: 'turns',
  summary: 'print a turn of a match as text that can be given to others',
  usage: 'FILE [flags]',
  flags: FLAGS,
  more: ['The text says what everybody at the table knew, and nothing else. A file is verified first.'],
  examples: ['turns match.replay', 'turns match.replay --turn 7', 'turns match.replay --all'],
  exits: {
    0: 'the turn was printed',
    1: 'the file has a fault, there is no such turn, or the game has no text of a turn',
    2: 'wrong usage, or no such file',
  },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const args = readArgs(typed, FLAGS);
  const file = fileIn(args);
  const number = numberOf(args, 'turn', 1, MOST);
  const { listed, played } = await readReplay(file);
  if (!played.ok) throw new Exit(EXIT_CODES.failed, `${file}:${played.line}: ${printable(played.why)}`);
  if (!listed?.guide.turns)
    throw new Exit(EXIT_CODES.failed, `${listed?.game.name ?? 'This game'} has no text of a turn.`);
  const told = textsOf(listed, listed.guide.turns, played);
  const wanted = args.flags.all
    ? told
    : told.filter((turn) => turn.number === (number ?? told.at(-1)?.number));
  if (wanted.length === 0)
    throw new Exit(
      EXIT_CODES.failed,
      number === undefined
        ? 'No turn of this match was played to its end.'
        : `There is no turn ${number} that was played to its end.`,
    );
  terminal.write(`${wanted.map(({ text }) => text).join('\n\n\n')}\n`);
  return EXIT_CODES.ok;
}

/** Every whole turn, as spectators were sent it. */
function textsOf(
  { game }: Listed,
  texts: TurnTexts<unknown, unknown>,
  { replay }: Verified,
): readonly { readonly number: number; readonly text: string }[] {
  const options = parseOptions(game.options, replay.options);
  if (!options.ok) throw new Error(options.why.text);
  const history = new History(game, options.value, replay.deal);
  const sent: Update<unknown, unknown, unknown>[] = [];
  const keep = (letters: typeof history.opening) => {
    for (const { viewer, update } of letters) if (viewer === 'spectator') sent.push(update);
  };
  keep(history.opening);
  for (const entry of replay.entries) {
    const added = history.add(entry);
    if (!added.ok) throw new Error(added.why.text);
    keep(added.value);
  }
  // A player at this terminal who gave no name is “You”, which whoever is given the text would take for themselves.
  const names = replay.names.map((name, seat) => (name === 'You' ? `Player ${seat + 1}` : printable(name)));
  return wholeTurns(texts, sent).map((turn) => ({
    number: turn.number,
    text: texts.text(turn, (seat) => names[seat] ?? ''),
  }));
}
