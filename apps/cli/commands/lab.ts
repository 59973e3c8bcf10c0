import type { Command } from '../command.ts';
import { type ExitCode, usageError } from '../exit.ts';
import { readArgs } from '../flags.ts';
import { ladderStudy } from '../lab/ladderStudy.ts';
import { matchStudy } from '../lab/matchStudy.ts';
import { matchupStudy } from '../lab/matchupStudy.ts';
import type { Study } from '../lab/study.ts';
import { nearest } from '../nearest.ts';
import { listOf } from '../paragraph.ts';
import type { Terminal } from '../terminal.ts';

const STUDIES: readonly Study[] = [matchupStudy, ladderStudy, matchStudy];
const NAMES = STUDIES.map(({ name }) => name);

export const lab: Command = {
  name: 'lab',
  summary: 'let bots play many games, and see who wins how often',
  usage: `${NAMES.join(' | ')} [flags]`,
  flags: { ...matchupStudy.flags, ...ladderStudy.flags, ...matchStudy.flags },
  more: [
    'flash-duel: every character against every other in the Full Game. Writes the counts, a picture and a report to ' +
      'DIR; Ctrl-C leaves, and the same command goes on from there.',
    'ladder: bots against their neighbours, in the order given and by rating, and some others; rated by Elo, 1500 is the ' +
      'mean of those who play.',
    'match: one bot against another. In a raid the first plays all mortals, the second the Dragon. In mode solo one ' +
      'bot plays against the rules’ own opponent, --solo.',
    'Bots are called random, greedy, level-1 to level-8, search-500 (so many tries a choice) and search-50ms. ' +
      'Seats change from game to game; characters are dealt, not chosen by bots. All intervals hold 95 %.',
  ],
  examples: [
    'lab flash-duel --edition revised --bot search-60 --minutes 10',
    'lab ladder --bots random,greedy,level-3,level-5 --mode full --games 100',
    'lab match --bots level-8,random --games 200',
    'lab match --bots level-5,level-5 --mode raid --mortals 3',
    'lab match --bots level-5 --mode solo --solo rook',
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
  const args = readArgs(typed, study.flags);
  const [tooMuch] = args.words.filter((word) => word !== study.name);
  if (tooMuch !== undefined) throw usageError(`What is “${tooMuch}” for?`);
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  // Once: a second Ctrl-C ends the program as ever.
  process.once('SIGINT', leave);
  try {
    return await study.run(args, terminal, leaving.signal);
  } finally {
    process.off('SIGINT', leave);
  }
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
