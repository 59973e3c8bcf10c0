import {
  ANALYSIS_PARTS,
  ANALYSIS_PLANS,
  type Analysis,
  type AnalysisPlan,
  analyse,
  type ChoiceScene,
  choicesIn,
  planFor,
  whyNotAnalysed,
} from '@riposte/analysis';
import { type AnyGame, type Seat, seat as seatOf, type Verified } from '@riposte/kernel';
import { trustIn } from '@riposte/shelf/trust';
import { reportLines } from '../analysis/report.ts';
import type { Command } from '../command.ts';
import { EXIT_CODES, Exit, type ExitCode, usageError } from '../exit.ts';
import { type Args, type FlagTable, readArgs, textOf } from '../flags.ts';
import { titleOf } from '../games.ts';
import { listOf, printable } from '../paragraph.ts';
import { resultLines } from '../play/outcome.ts';
import { fileIn, readReplay } from '../play/readReplay.ts';
import { ProgressBar } from '../simulation/progress.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = {
  for: { value: 'NAME', help: 'the player to tell it to (default: the first who did not win)' },
  plan: { value: 'WHICH', help: `how long to think: ${listOf(ANALYSIS_PLANS)} (default standard)` },
  json: { help: 'print the analysis as JSON' },
};

export const analyseCommand: Command = {
  name: 'analyse',
  summary: 'say where a finished match turned, and what would have been better',
  usage: 'FILE [flags]',
  flags: FLAGS,
  more: [
    'Every choice is judged by what its player could know: the judge sees their view, never the cards of others. ' +
      'The same file and plan give the same verdict on every machine.',
    'A file is verified first. Only matches that are over can be: the file of a running one has no secret.',
  ],
  examples: [
    'analyse match.replay',
    'analyse match.replay --for Ada --plan quick',
    'analyse match.replay --json',
  ],
  exits: {
    0: 'the match was analysed',
    1: 'the file has a fault, or its rules are not here',
    2: 'wrong usage, or no such file',
  },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const args = readArgs(typed, FLAGS);
  const file = fileIn(args);
  const { listed, played } = await readReplay(file);
  if (!played.ok) throw new Exit(EXIT_CODES.failed, `${file}:${played.line}: ${printable(played.why)}`);
  if (!listed) throw new Exit(EXIT_CODES.failed, `${file} is of a game that is not here.`);
  const refusal = whyNotAnalysed(listed.game, played);
  if (refusal !== undefined) throw new Exit(EXIT_CODES.failed, `${file} cannot be analysed: ${refusal}.`);
  const names = played.replay.names.map(printable);
  const seat = readerOf(args, names, played);
  const analysis = analysed(listed.game, played, planIn(args, listed.game), terminal);
  if (args.flags.json) {
    terminal.write(`${JSON.stringify(analysis)}\n`);
    return EXIT_CODES.ok;
  }
  const told = {
    game: listed.game,
    analysis,
    trust: trustIn(listed.game.id, played.replay.options),
    judged: analysis.judged,
    all: names,
    names: (one: Seat) => names[one] ?? '',
    seat,
    sceneAt: scenesOf(listed.game, played),
  };
  const heading = [
    `${titleOf(listed, played.replay.options)}: ${names.join(' against ')}`,
    ...(played.outcome ? resultLines(played.outcome, names) : []),
    '',
  ];
  terminal.write(`${[...heading, ...reportLines(told, terminal.look)].join('\n')}\n`);
  return EXIT_CODES.ok;
}

/** Finds a choice by the number of its entry, with what was seen then. */
function scenesOf(game: AnyGame, match: Verified): (entry: number) => ChoiceScene | undefined {
  const steps = new Map(choicesIn(game, match).map((step) => [step.entry, step]));
  return (entry) => {
    const step = steps.get(entry);
    return step && { seat: step.sight.seat, view: step.sight.view, choice: step.choice };
  };
}

function planIn(args: Args, game: AnyGame): AnalysisPlan {
  const name = textOf(args, 'plan') ?? 'standard';
  const known = ANALYSIS_PLANS.find((one) => one === name);
  if (!known) throw usageError(`There is no plan “${name}”: there is ${listOf(ANALYSIS_PLANS, 'and')}.`);
  return planFor(game, known);
}

/** Who wants to know: why did I lose? */
function readerOf(args: Args, names: readonly string[], { outcome }: Verified): Seat {
  const named = textOf(args, 'for');
  const found =
    named === undefined
      ? Math.max(0, outcome?.places.findIndex((place) => place !== 1) ?? 0)
      : names.findIndex((name) => name.toLowerCase() === named.toLowerCase());
  if (found < 0) throw usageError(`Nobody there is called “${named}”: there is ${listOf(names, 'and')}.`);
  return seatOf(found);
}

/** Each part of the work is a third of the bar. */
const STEPS = 100;

function analysed(game: AnyGame, match: Verified, plan: AnalysisPlan, terminal: Terminal): Analysis {
  const progress = new ProgressBar(terminal, ANALYSIS_PARTS.length * STEPS, undefined, 'steps');
  const running = analyse(game, match, plan);
  try {
    for (;;) {
      const next = running.next();
      if (next.done) return next.value;
      const { doing, done, total } = next.value;
      progress.report(Math.floor((ANALYSIS_PARTS.indexOf(doing) + done / total) * STEPS));
    }
  } finally {
    progress.close();
  }
}
