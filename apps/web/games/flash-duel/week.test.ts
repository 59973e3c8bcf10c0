import { dealOfDay, WEEKS } from '@riposte/shelf/daily';
import { expect, test } from 'vitest';
import { dailyMatch } from '../../pages/today/dailyMatch.ts';
import { LOADED_DUEL } from './testing.ts';

const week = WEEKS['flash-duel'] ?? [];

test('every day of the week has a duel for two, each against a stronger master than the day before', () => {
  expect(week).toHaveLength(7);
  const matches = week.map((_, index) => dailyMatch(LOADED_DUEL, week, `2026-11-${16 + index}`, 'Ann', true));
  expect(matches.map(({ save }) => save.bots)).toEqual(
    [2, 3, 4, 5, 6, 7, 8].map((level) => [undefined, `level-${level}`]),
  );
  expect(new Set(matches.map(({ save }) => save.deal.commitment)).size).toBe(7);
});

test('the deal of a day is written in the calendar: nobody may change it by accident', () => {
  const { commitment, nonces } = dealOfDay('flash-duel', '2026-11-17', 2);
  expect({ commitment, nonces }).toMatchInlineSnapshot(`
    {
      "commitment": "b322787f1429fedbf15b9077b586f5471d4baa74485c4e3a91d2aa4e32f59413",
      "nonces": [
        "6bfa693b5b7946aee0351b80c04862d6",
        "31e99be150e906f97a48c549b91f72aa",
      ],
    }
  `);
  expect(dealOfDay('flash-duel', '2026-11-18', 2).commitment).not.toBe(commitment);
  expect(dealOfDay('another game', '2026-11-17', 2).commitment).not.toBe(commitment);
});
