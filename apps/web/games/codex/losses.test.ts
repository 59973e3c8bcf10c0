import { botMatch } from '@riposte/analysis/study';
import { botNamed } from '@riposte/bots';
import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { filmLosses } from '../../match/analysis/filmLosses.ts';
import { filmOf } from '../../match/replay/film.ts';

const SHELVED = SHELF.find(({ id }) => id === 'codex');
if (!SHELVED) throw new Error('Codex is not on the shelf');
const LOADED = { game: await SHELVED.rules(), guide: await SHELVED.guide() };
const EAGER = botNamed('eager', {}, []);
if (!EAGER) throw new Error('there is no such bot');
const OPTIONS = { format: 'duel', game: 'basic', heroes: 'dealt', map: 'none', rulings: 'book' };

test('the loser’s base lost all its HP, card by card and turn by turn', () => {
  const { outcome, replay } = botMatch({
    game: LOADED.game,
    options: OPTIONS,
    bots: [EAGER, EAGER],
    seed: 3,
  });
  const loser = outcome?.places.indexOf(2) ?? -1;
  const lost = filmLosses(filmOf(LOADED, replay), (seat) => (seat === loser ? 'You' : 'Bo'));
  expect(lost?.unit).toBe('turn');
  const own = lost?.losses.find(({ seat }) => seat === loser);
  expect(own?.amount).toBeGreaterThanOrEqual(20);
  expect(own?.text).toBe(`Your Base took ${own?.amount} damage.`);
  expect(own?.causes.reduce((sum, { amount }) => sum + amount, 0)).toBe(own?.amount);
  for (const { when } of own?.causes ?? []) expect(when).toEqual(when.toSorted((one, two) => one - two));
});
