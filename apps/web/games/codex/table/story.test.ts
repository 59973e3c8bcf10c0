import { seat } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import type { AnyFacts } from '../../../table/kit/dress.ts';
import { sightOf } from '../../../table/kit/sightOf.ts';
import { storyOf } from '../../../table/kit/story.ts';
import { playedByChance } from '../../../table/kit/testing.ts';
import { StillSession } from '../../../table/stillSession.ts';
import { FACTS } from './facts.ts';

const ANY = FACTS as unknown as AnyFacts;
const ME = seat(0);
const SHELVED = SHELF.find(({ id }) => id === 'codex');
if (!SHELVED) throw new Error('Codex is not on the shelf');
const LOADED = { game: await SHELVED.rules(), guide: await SHELVED.guide() };

const BASIC = { format: 'duel', game: 'basic', heroes: 'dealt', map: 'none', rulings: 'book' };

test.each([1, 2, 3])('the end of a match says by what the base fell: match %i', (number) => {
  const updates = playedByChance(LOADED.game, BASIC, number);
  const state = {
    viewer: ME,
    options: {},
    sitters: [
      { name: 'You', kind: 'you' },
      { name: 'Novice', kind: 'bot', level: 1 },
    ],
    updates,
    wire: 'here',
  } as const;
  const sight = sightOf(ANY, new StillSession(LOADED, state), state, updates.length);
  if (!sight) throw new Error('nothing was shown');
  const [chapter, ...more] = storyOf(ANY, sight);
  expect(more).toEqual([]);
  const isWon = updates.at(-1)?.outcome?.places[ME] === 1;
  expect(chapter?.side).toBe(isWon ? 'ours' : 'theirs');
  expect(chapter?.why).toMatch(isWon ? /^Novice’s Base took \d+ damage/ : /^Your Base took \d+ damage/);
});
