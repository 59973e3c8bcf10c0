import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@riposte/bots';
import { EXIT_CODES, usageError } from '../exit.ts';
import { type Args, type FlagTable, textOf } from '../flags.ts';
import { ladderTable, pairs, rungs, strangers } from './ladder.ts';
import { botsOf, optionFlags, optionsIn, playSeries } from './seriesStudy.ts';
import { gamesOf, jobsOf, SHARED, type Study } from './study.ts';

const FLAGS: FlagTable = {
  ...optionFlags('edition', 'mode'),
  ...SHARED,
};

const ALL = ['random', 'greedy', ...LEVELS.map(({ number }) => `level-${number}`)];

/** Bots against their neighbours and some others, rated. */
export const ladderStudy: Study = {
  name: 'ladder',
  flags: FLAGS,
  async run(args, terminal, signal) {
    const bots = botsOf(args) ?? ALL;
    if (bots.length < 2 || new Set(bots).size < bots.length)
      throw usageError('A ladder needs two bots or more, each once.');
    const options = optionsIn(args);
    if (options.mode !== 'simple' && options.mode !== 'full')
      throw usageError('A ladder is played in mode simple or full.');
    const terms = { options, games: gamesOf(args), jobs: jobsOf(args) };
    const series = [...pairs(bots)];
    await playSeries(series, terms, terminal, signal);
    // The order given is a guess: neighbours by rating play too.
    const more = signal.aborted ? [] : strangers(rungs(bots, series));
    if (more.length > 0) await playSeries(more, terms, terminal, signal);
    series.push(...more);
    const ladder = rungs(bots, series);
    terminal.write(ladderTable(ladder));
    writeOut(args, `ladder-${options.mode}-${options.edition}.json`, { options, ladder, series });
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

function writeOut(args: Args, name: string, findings: unknown): void {
  const folder = textOf(args, 'out');
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(findings, undefined, 2)}\n`);
}
