import type { Command } from '../command.ts';
import { type ExitCode, usageError } from '../exit.ts';
import { type FlagTable, gameFlags, readArgs } from '../flags.ts';
import { gameIn, type Listed } from '../games.ts';
import { calibrateStudy } from '../lab/calibrateStudy.ts';
import { ladderStudy } from '../lab/ladderStudy.ts';
import { matchStudy } from '../lab/matchStudy.ts';
import { puzzlesStudy } from '../lab/puzzlesStudy.ts';
import { rivalsStudy } from '../lab/rivalsStudy.ts';
import { FLAGS, type Study } from '../lab/study.ts';
import { tableStudy } from '../lab/tableStudy.ts';
import { nearest } from '../nearest.ts';
import { listOf } from '../paragraph.ts';
import type { Terminal } from '../terminal.ts';

const STUDIES: readonly Study[] = [
  rivalsStudy,
  ladderStudy,
  matchStudy,
  tableStudy,
  calibrateStudy,
  puzzlesStudy,
];
const NAMES = STUDIES.map(({ name }) => name);

export const lab: Command = {
  name: 'lab',
  summary: 'let bots play many games, and see who wins how often',
  usage: `${NAMES.join(' | ')} GAME [flags]`,
  flags: FLAGS,
  flagsFor: ({ game }) => gameFlags(game, FLAGS),
  more: [
    'rivals: every rival of a game, such as its characters, against every other. Writes the counts, a picture and a ' +
      'report to DIR; Ctrl-C leaves, and the same command goes on from there.',
    'ladder: bots against their neighbours, in the order given and by rating, and some others; rated by Elo, 1500 is the ' +
      'mean of those who play.',
    'match: one bot against another, each with a side of its own. Where the rules play the other side, one bot is enough.',
    'table: one bot against all others at a table, who are all alike, or one bot on every seat. Wins are counted by ' +
      'bot, by seat and by what a seat is called, such as its character.',
    'calibrate: how true `riposte analyse` is. What it says of chances against how often they come true (between equal ' +
      'bots), and for each bot accuracy, mistakes, and how much of its results was skill and how much luck.',
    'puzzles: moments of matches between bots with one choice that is clearly best by what its seat could know, and that ' +
      'is not seen at once. They are added to a file, a line for each; Ctrl-C leaves with what was found.',
    'Bots are called random, greedy, level-1 and so on, search-500 (so many tries a choice) and search-50ms. ' +
      'Seats change from game to game where they can; rivals are dealt, not chosen by bots. All intervals hold 95 %.',
  ],
  examples: [
    'lab rivals GAME --bots search-60 --minutes 10',
    'lab ladder GAME --bots random,greedy,level-3,level-5',
    'lab match GAME --bots level-8,random --games 200',
    'lab table GAME --bots level-8,greedy --games 200',
    'lab calibrate GAME --bots level-2,level-6 --mirrored --games 50',
    'lab puzzles GAME --bots level-4 --games 100 --out puzzles.json',
  ],
  exits: {
    0: 'all games were played',
    1: 'a game failed, or DIR holds something else',
    2: 'wrong usage',
    130: 'left with Ctrl-C; what was played until then was counted',
  },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const study = studyIn(typed);
  const listed = await gameIn(typed.filter((word) => word !== study.name));
  const args = readArgs(typed, { ...flagsOf(study, listed), ...study.flags });
  const [tooMuch] = args.words.filter((word) => word !== study.name && word !== listed.game.id);
  if (tooMuch !== undefined) throw usageError(`What is “${tooMuch}” for?`);
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  // Once: a second Ctrl-C ends the program as ever.
  process.once('SIGINT', leave);
  try {
    return await study.run(listed, args, terminal, leaving.signal);
  } finally {
    process.off('SIGINT', leave);
  }
}

/** The options of a game that a study leaves open, as flags. */
function flagsOf(study: Study, listed: Listed): FlagTable {
  const open = study.settings(listed);
  const options = Object.entries(listed.game.options).filter(([name]) => open.includes(name));
  return gameFlags({ options: Object.fromEntries(options) }, FLAGS);
}

function studyIn(typed: readonly string[]): Study {
  const [word] = typed.filter((one) => !one.startsWith('-'));
  const study = STUDIES.find(({ name }) => name === word);
  if (study) return study;
  if (word === undefined) throw usageError(`What shall be found out? There is ${listOf(NAMES, 'and')}.`);
  const meant = nearest(word, NAMES);
  throw usageError(
    `The lab knows no “${word}”. ${meant ? `Did you mean ${meant}?` : `There is ${listOf(NAMES, 'and')}.`}`,
  );
}
