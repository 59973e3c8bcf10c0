import { lookUp, type Rulebook, type RuleChapter } from '@riposte/kernel';
import type { Command } from '../command.ts';
import { EXIT_CODES, Exit, type ExitCode, usageError } from '../exit.ts';
import { type FlagTable, readArgs } from '../flags.ts';
import { gameIn } from '../games.ts';
import { wrap } from '../paragraph.ts';
import { formatChapter, missingRule, readRulebook } from '../rulebook.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = { json: { help: 'print the rules as JSON' } };

export const rules: Command = {
  name: 'rules',
  summary: 'read the rules of a game, or look up one of them',
  usage: 'GAME [NUMBER] [flags]',
  flags: FLAGS,
  examples: ['rules GAME', 'rules GAME 1', 'rules GAME 1.1', 'rules GAME 1 --json'],
  exits: { 0: 'the rules were printed', 1: 'there is no rule with that number', 2: 'wrong usage' },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const listed = await gameIn(typed);
  const args = readArgs(typed, FLAGS);
  const [number, tooMuch] = args.words.filter((word) => word !== listed.game.id);
  if (tooMuch !== undefined) throw usageError(`What is “${tooMuch}” for? One number at a time.`);
  const rulebook = readRulebook(listed.guide.rulebook);
  const chapters = number === undefined ? rulebook.chapters : [chapterIn(rulebook, number)];
  if (args.flags.json) {
    terminal.write(
      `${JSON.stringify({ game: listed.game.id, title: rulebook.title, chapters: chapters.map(plain) }, undefined, 2)}\n`,
    );
    return EXIT_CODES.ok;
  }
  const columns = Math.min(terminal.look.columns, 80) - 1;
  const opening = number === undefined ? [rulebook.title, '', ...wrap(rulebook.preface, columns), ''] : [];
  const text = chapters.map((chapter) => formatChapter(chapter, columns).join('\n')).join('\n\n');
  terminal.write(`${[...opening, text].join('\n')}\n`);
  return EXIT_CODES.ok;
}

/** A chapter as programs read it. */
function plain({ number, title, rules: all }: RuleChapter): unknown {
  return { number, title, rules: all.map(({ spans: _, ...rule }) => rule) };
}

function chapterIn(rulebook: Rulebook, number: string): RuleChapter {
  const chapter = lookUp(rulebook, number);
  if (chapter) return chapter;
  throw new Exit(EXIT_CODES.failed, missingRule(rulebook, number));
}
