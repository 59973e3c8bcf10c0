import type { CardCatalogue } from '@riposte/kernel';
import { formatGroup, lookUpCard } from '../cardCatalogue.ts';
import type { Command } from '../command.ts';
import { EXIT_CODES, Exit, type ExitCode, usageError } from '../exit.ts';
import { type FlagTable, gameFlags, gameOptions, readArgs } from '../flags.ts';
import { gameIn, type Listed } from '../games.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = { json: { help: 'print the cards as JSON' } };

export const cards: Command = {
  name: 'cards',
  summary: 'read the cards of a game, or look up one of them',
  usage: 'GAME [NAME] [flags]',
  flags: FLAGS,
  flagsFor,
  more: [
    'NAME is a card or those it belongs to; the beginning is enough. Beside each card stands how sure we ' +
      'are of it: a house card is our own.',
  ],
  examples: ['cards GAME', 'cards GAME --json'],
  exits: { 0: 'the cards were printed', 1: 'there is no card with that name', 2: 'wrong usage' },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const listed = await gameIn(typed);
  const { game } = listed;
  const args = readArgs(typed, { ...flagsFor(listed), ...FLAGS });
  const catalogue = catalogueOf(listed);
  const options = gameOptions(game, args, FLAGS);
  const all = catalogue.all(options);
  const name = args.words.filter((word) => word !== game.id).join(' ');
  const found = name === '' ? undefined : lookUpCard(all, name);
  if (found && !found.ok) throw new Exit(EXIT_CODES.failed, found.why);
  const groups = found ? [found.group] : all;
  if (args.flags.json) {
    const settings = Object.fromEntries(catalogue.options.map((option) => [option, options[option]]));
    terminal.write(`${JSON.stringify({ game: game.id, options: settings, groups }, undefined, 2)}\n`);
    return EXIT_CODES.ok;
  }
  const columns = Math.min(terminal.look.columns, 80) - 1;
  const text = groups.map((group) => formatGroup(group, catalogue.sources, columns, true).join('\n'));
  terminal.write(`${text.join('\n\n')}\n`);
  return EXIT_CODES.ok;
}

function catalogueOf({ game, guide }: Listed): CardCatalogue<unknown, unknown> {
  if (!guide.cards) throw usageError(`The cards of ${game.name} have no text.`);
  return guide.cards;
}

/** Only the options that change what stands on a card. */
function flagsFor({ game, guide }: Listed): FlagTable {
  const options = Object.entries(game.options).filter(([name]) => guide.cards?.options.includes(name));
  return gameFlags({ options: Object.fromEntries(options) }, FLAGS);
}
