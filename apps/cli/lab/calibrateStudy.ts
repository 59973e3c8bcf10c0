import { type Analysis, analyse, planFor } from '@riposte/analysis';
import {
  botMatch,
  Calibration,
  type Saying,
  StudyTally,
  sayingsIn,
  sayingsOf,
} from '@riposte/analysis/study';
import { type Bot, botNamed, levelsOf } from '@riposte/bots';
import { type AnyGame, fullTable, type Verified } from '@riposte/kernel';
import { EXIT_CODES, usageError } from '../exit.ts';
import { gameOptions, numberOf } from '../flags.ts';
import { titleOf } from '../games.ts';
import { ProgressBar } from '../simulation/progress.ts';
import { type CalibrationFindings, calibrationLines } from './calibrateTable.ts';
import { botsIn, FLAGS, gamesOf, MOST_SEED, type Study } from './study.ts';

/** How true the judge is: what it says of chances against who wins, accuracy by bot, luck between unequal ones. */
export const calibrateStudy: Study = {
  name: 'calibrate',
  flags: {
    bots: FLAGS.bots,
    games: FLAGS.games,
    mirrored: FLAGS.mirrored,
    curves: FLAGS.curves,
    seed: FLAGS.seed,
    json: FLAGS.json,
  },
  settings: ({ game }) => Object.keys(game.options),
  async run(listed, args, terminal, signal) {
    const { game } = listed;
    const options = gameOptions(game, args, FLAGS);
    const pairs = pairsOf(botsIn(args, game) ?? [], args.flags.mirrored === true);
    const games = gamesOf(args);
    const first = numberOf(args, 'seed', 1, MOST_SEED) ?? 1;
    const progress = new ProgressBar(terminal, pairs.length * games);
    const trial = new Trial(game, args.flags.curves === true);
    for (let number = 0; number < games * pairs.length && !signal.aborted; number++) {
      const pair = pairs[number % pairs.length] ?? [];
      const round = Math.floor(number / pairs.length);
      const names = seated(pair, fullTable(game, options), round);
      // Two games in a row are dealt the same, with seats changed.
      const seed = first + (number % pairs.length) * games + Math.floor(round / new Set(pair).size);
      trial.look(botMatch({ game, options, bots: names.map((name) => knownBot(name, game)), seed }), names);
      progress.report(number + 1);
      // A user who wants to leave is heard between two games.
      await new Promise((resolve) => setImmediate(resolve));
    }
    progress.close();
    const findings = trial.findings();
    terminal.write(
      args.flags.json
        ? `${JSON.stringify({ game: game.id, options, ...findings })}\n`
        : `${calibrationLines(titleOf(listed, options), findings).join('\n')}\n`,
    );
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

/** What is learnt from match after match. */
class Trial {
  readonly #game: AnyGame;
  readonly #isOfCurves: boolean;
  readonly #calibration = new Calibration();
  readonly #tally = new StudyTally();
  #matches = 0;
  #cpu = 0;

  /** Curves alone take less, so that many matches can be looked at. */
  constructor(game: AnyGame, isOfCurves: boolean) {
    this.#game = game;
    this.#isOfCurves = isOfCurves;
  }

  look(match: Verified, players: readonly string[]): void {
    const begun = process.cpuUsage().user;
    const sayings = this.#isOfCurves
      ? sayingsOf(this.#game, match, planFor(this.#game).curve)
      : this.#analysed(match, players);
    this.#cpu += (process.cpuUsage().user - begun) / 1e6;
    this.#matches += 1;
    // Chances are told as if all played equally well.
    if (new Set(players).size === 1) this.#calibration.add(sayings);
  }

  findings(): CalibrationFindings {
    return {
      matches: this.#matches,
      secondsEach: this.#matches === 0 ? 0 : this.#cpu / this.#matches,
      meanGap: this.#calibration.meanGap(),
      deciles: this.#calibration.deciles(),
      players: this.#tally.players(),
      sureness: this.#tally.sureness(),
    };
  }

  #analysed(match: Verified, players: readonly string[]): readonly Saying[] {
    const analysis = analysisOf(this.#game, match);
    this.#tally.add(analysis, players);
    return sayingsIn(analysis);
  }
}

function analysisOf(game: AnyGame, match: Verified): Analysis {
  const running = analyse(game, match, planFor(game));
  for (;;) {
    const next = running.next();
    if (next.done) return next.value;
  }
}

/** Who plays whom: each bot itself, or the next one in the list. */
function pairsOf(bots: readonly string[], isMirrored: boolean): readonly (readonly string[])[] {
  if (bots.length === 0) throw usageError('Which bots? As in --bots level-2,level-6.');
  if (isMirrored || bots.length === 1) return bots.map((bot) => [bot, bot]);
  return bots.slice(1).map((bot, index) => [bots[index] ?? bot, bot]);
}

/** The two take seats in turn, and change them from game to game. */
function seated(pair: readonly string[], seats: number, round: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => pair[(seat + round) % pair.length] ?? '');
}

function knownBot(name: string, game: AnyGame): Bot {
  const bot = botNamed(name, {}, levelsOf(game));
  if (!bot) throw new Error(`there is no bot “${name}”`);
  return bot;
}
