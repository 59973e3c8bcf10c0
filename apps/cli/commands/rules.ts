import type { Command } from '../command.ts';
import { EXIT_CODES, Exit, type ExitCode, usageError } from '../exit.ts';
import { type FlagTable, readArgs } from '../flags.ts';
import { gameIn } from '../games.ts';
import { wrap } from '../paragraph.ts';
import {
  formatSection,
  lookUp,
  missingRule,
  type Rulebook,
  readRulebook,
  type Section,
} from '../rulebook.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = { json: { help: 'print the rules as JSON' } };

export const rules: Command = {
  name: 'rules',
  summary: 'read the rules of a game, or look up one of them',
  usage: 'GAME [NUMBER] [flags]',
  flags: FLAGS,
  examples: ['rules flash-duel', 'rules flash-duel 9', 'rules flash-duel 9.3', 'rules flash-duel 9 --json'],
  exits: { 0: 'the rules were printed', 1: 'there is no rule with that number', 2: 'wrong usage' },
  run,
};

function run(typed: readonly string[], terminal: Terminal): ExitCode {
  const listed = gameIn(typed);
  const args = readArgs(typed, FLAGS);
  const [number, tooMuch] = args.words.filter((word) => word !== listed.game.id);
  if (tooMuch !== undefined) throw usageError(`What is “${tooMuch}” for? One number at a time.`);
  const rulebook = readRulebook(listed.rules);
  const sections = number === undefined ? rulebook.sections : [sectionOf(rulebook, number)];
  if (args.flags.json) {
    terminal.write(
      `${JSON.stringify({ game: listed.game.id, title: rulebook.title, sections }, undefined, 2)}\n`,
    );
    return EXIT_CODES.ok;
  }
  const columns = Math.min(terminal.look.columns, 80) - 1;
  const opening = number === undefined ? [rulebook.title, '', ...wrap(rulebook.preface, columns), ''] : [];
  const text = sections.map((section) => formatSection(section, columns).join('\n')).join('\n\n');
  terminal.write(`${[...opening, text].join('\n')}\n`);
  return EXIT_CODES.ok;
}

function sectionOf(rulebook: Rulebook, number: string): Section {
  const section = lookUp(rulebook, number);
  if (section) return section;
  throw new Exit(EXIT_CODES.failed, missingRule(rulebook, number));
}
