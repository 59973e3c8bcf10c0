import { readFileSync } from 'node:fs';
import { parseRulebook } from '@riposte/kernel';
import { checkGuide } from '@riposte/kernel/conformance';
import { describe, test } from 'vitest';
import { SHELF } from './index.ts';
import { WORKSHOP } from './workshop.ts';

/** Of each way to play. */
const GAMES = 5;

describe.each(SHELF)('$name', ({ id, rules, guide: fetchGuide }) => {
  test('the guide keeps its promises along random play, in every way to play', async () => {
    const [game, guide] = await Promise.all([rules(), fetchGuide()]);
    const trials = await WORKSHOP.find((bench) => bench.id === id)?.trials();
    const rulebook = parseRulebook(readFileSync(guide.rulebook, 'utf8'));
    for (const { options } of trials?.default ?? [])
      checkGuide(game, guide, { options, games: GAMES, rulebook });
  });
});
