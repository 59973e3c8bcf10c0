import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelsOf } from '@riposte/bots';
import { EXIT_CODES, usageError } from '../exit.ts';
import { type Args, gameOptions, textOf } from '../flags.ts';
import type { Listed } from '../games.ts';
import { ladderTable, pairs, rungs, strangers } from './ladder.ts';
import { arrangementOf, playSeries } from './seriesStudy.ts';
import { botsIn, FLAGS, gamesOf, jobsOf, type Study } from './study.ts';

/** Bots against their neighbours and some others, rated. */
export const ladderStudy: Study = {
  name: 'ladder',
  flags: { bots: FLAGS.bots, games: FLAGS.games, out: FLAGS.out, jobs: FLAGS.jobs },
  settings: ({ game }) => Object.keys(game.options),
  async run(listed, args, terminal, signal) {
    const bots = botsIn(args, listed.game) ?? everyBot(listed);
    if (bots.length < 2 || new Set(bots).size < bots.length)
      throw usageError('A ladder needs two bots or more, each once.');
    const options = gameOptions(listed.game, args, FLAGS);
    const arrangement = arrangementOf(listed, options);
    if (!arrangement.isEven) throw usageError('A ladder needs sides that can change seats.');
    const conditions = { arrangement, games: gamesOf(args), first: 0, jobs: jobsOf(args) };
    const series = [...pairs(bots)];
    await playSeries(series, conditions, terminal, signal);
    // The order given is a guess: neighbours by rating play too.
    const more = signal.aborted ? [] : strangers(rungs(bots, series));
    if (more.length > 0) await playSeries(more, conditions, terminal, signal);
    series.push(...more);
    const ladder = rungs(bots, series);
    terminal.write(ladderTable(ladder));
    writeOut(args, fileName(listed, options), { game: listed.game.id, options, ladder, series });
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

function everyBot({ game }: Listed): readonly string[] {
  return ['random', 'greedy', ...levelsOf(game).map(({ number }) => `level-${number}`)];
}

/** "ladder-mud-pie-8-rounds.json" */
function fileName({ game, guide }: Listed, options: unknown): string {
  return `${['ladder', game.id, ...guide.title(options)].join('-').replaceAll(' ', '-')}.json`;
}

function writeOut(args: Args, name: string, findings: unknown): void {
  const folder = textOf(args, 'out');
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(findings, undefined, 2)}\n`);
}
