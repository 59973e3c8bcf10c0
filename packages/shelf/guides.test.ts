import { readFileSync } from 'node:fs';
import { parseRulebook } from '@riposte/kernel';
import { checkGuide } from '@riposte/kernel/conformance';
import { describe, test } from 'vitest';
import { SHELF } from './index.ts';
import { WORKSHOP } from './workshop.ts';

/** Games of each way to play for a release. Else the ways take turns as long as there is time, each commit begins at another. */
const GAMES = 5;
const SECONDS = process.env.RIPOSTE_DEEP ? Number.POSITIVE_INFINITY : 5;
const SEED = Number(process.env.RIPOSTE_SEED ?? 0);

describe.each(SHELF)('$name', ({ id, rules, guide: fetchGuide, primer: fetchPrimer }) => {
  test('the guide keeps its promises along random play, in every way to play', async () => {
    const [game, guide, primer] = await Promise.all([rules(), fetchGuide(), fetchPrimer()]);
    const trials = await WORKSHOP.find((bench) => bench.id === id)?.trials();
    const rulebook = parseRulebook(readFileSync(guide.rulebook, 'utf8'));
    const begun = process.cpuUsage();
    const seconds = () => process.cpuUsage(begun).user / 1e6;
    const ways = trials?.default ?? [];
    for (let count = 0; count < GAMES * ways.length && seconds() < SECONDS; count++) {
      const { options } = ways[(SEED + count) % ways.length] as (typeof ways)[number];
      checkGuide(game, guide, { options, games: 1, seed: SEED + count, rulebook, primer });
    }
  });
});
