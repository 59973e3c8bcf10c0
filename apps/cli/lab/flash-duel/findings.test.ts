import { CHARACTERS } from '@riposte/flash-duel';
import guide from '@riposte/flash-duel/guide';
import { expect, test } from 'vitest';
import { firstSeatShare, standingsOf } from '../field.ts';
import { heatMap } from '../heatMap.ts';
import { matchupReport } from '../matchupReport.ts';
import { type Matchup, newMatchups } from '../matchups.ts';

/** Grave wins every game, Gwen none against others; all else is even. */
function lopsided(games = 20): readonly Matchup[] {
  return newMatchups(RIVALS).map((matchup) => {
    const { one, other } = matchup;
    const isGrave = one === 'grave' && other !== 'grave';
    const share =
      isGrave || (other === 'gwen' && one !== 'gwen') ? 1 : one === 'gwen' && other !== 'gwen' ? 0 : 0.5;
    return { ...matchup, games, wins: games * share, firstWins: games * 0.6 };
  });
}

const RIVALS = guide.rivals?.all ?? [];
const CONDITIONS = {
  game: 'flash-duel',
  rulesVersion: '1',
  settings: { edition: 'revised' },
  bot: 'search-60',
};
const SHEET = {
  name: 'Flash Duel',
  noun: 'character',
  title: 'edition revised, mode full',
  date: '2026-01-02',
  picture: 'table.svg',
};
const CAPTION = { title: 'Who <beats> whom', subtitle: 'Edition revised & more' };

test('the strongest comes first, the weakest last; mirrors do not count', () => {
  const standings = standingsOf(lopsided(), RIVALS);
  expect(standings).toHaveLength(20);
  expect(standings.at(0)).toMatchObject({ name: 'Grave', games: 380, wins: 380, rate: 1 });
  expect(standings.at(-1)).toMatchObject({ name: 'Gwen', games: 380, wins: 0, rate: 0 });
  for (const { id, against } of standings) {
    expect(against).toHaveLength(19);
    expect(against.map((one) => one.id)).not.toContain(id);
  }
});

test('what one wins the other loses', () => {
  const standings = standingsOf(lopsided(), RIVALS);
  for (const { id, against } of standings)
    for (const { id: otherId, rate, games } of against) {
      const back = standings.find((one) => one.id === otherId)?.against.find((one) => one.id === id);
      expect(back?.rate).toBeCloseTo(1 - rate, 12);
      expect(back?.games).toBe(games);
    }
});

test('characters go by the name they are known by', () => {
  const names = standingsOf(newMatchups(RIVALS), RIVALS).map(({ name }) => name);
  expect(names).toContain('DeGrey');
  expect(names).toContain('BBB');
  expect(new Set(names).size).toBe(Object.keys(CHARACTERS).length);
});

test('how often the first seat wins is over all games', () => {
  expect(firstSeatShare(lopsided())).toMatchObject({ games: 4200, wins: 2520, rate: 0.6 });
});

test('the picture has a titled cell for each pair, and a mean for each row', () => {
  const picture = heatMap(standingsOf(lopsided(), RIVALS), CAPTION);
  expect(picture.match(/<title>/g)).toHaveLength(20 * 20 + 20);
  expect(picture).toContain('<title>Grave against Jaina: 100 %, 95 % interval 84-100 %, 20 games</title>');
  expect(picture).toContain('<title>Jaina against Midori: 50 %, 95 % interval 30-70 %, 20 games</title>');
  expect(picture).toContain('<title>Gwen against Gwen: even by nature</title>');
  expect(picture).toContain('<title>Gwen against all others: 0 %, 95 % interval 0-1 %, 380 games</title>');
  expect(picture).toContain('Who &lt;beats&gt; whom');
  expect(picture).toContain('Edition revised &amp; more');
  expect(picture).not.toContain('http://fonts');
  expect(picture).not.toMatch(/NaN|undefined/);
});

test('numbers are bold exactly where the interval leaves out an even match', () => {
  const picture = heatMap(standingsOf(lopsided(), RIVALS), CAPTION);
  // Grave's row and column, Gwen's row and column; they meet in two cells.
  expect(picture.match(/text-decoration="underline"/g)).toHaveLength(4 * 19 - 2);
});

test('a table without games can be drawn too', () => {
  const picture = heatMap(standingsOf(newMatchups(RIVALS), RIVALS), CAPTION);
  expect(picture).toContain('<title>Grave against Jaina: not played yet</title>');
  expect(picture).not.toMatch(/NaN|undefined/);
});

test('the report marks who is out of balance, and says how it was played', () => {
  const matchups = lopsided();
  const report = matchupReport(CONDITIONS, matchups, standingsOf(matchups, RIVALS), SHEET);
  expect(report).toMatch(
    /^\| Grave +\| +100\.0 % \| +99-100 % \| +380 \| Jaina 100 % +\| Gwen 100 % +\| ▲ above, surely \|$/m,
  );
  expect(report).toMatch(/^\| Gwen +\| +0\.0 % \| +0-1 % \| +380 \|/m);
  expect(report).toContain('▼ below, surely');
  expect(report).toContain('Outside 40-60 %: Grave 100 %, Gwen 0 %.');
  expect(report).toContain('4,200 games, 20 of each of 210 matchups');
  expect(report).toContain('2026-01-02');
  expect(report).toContain('`riposte lab rivals flash-duel --edition revised --bots search-60 --out DIR`');
  expect(report).toContain('(table.svg)');
  const lines = report.match(/^\| .* \|$/gm) ?? [];
  expect(lines).toHaveLength(22);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
});

test('without games none is out of balance', () => {
  const report = matchupReport(
    CONDITIONS,
    newMatchups(RIVALS),
    standingsOf(newMatchups(RIVALS), RIVALS),
    SHEET,
  );
  expect(report).toContain('No character’s mean lies outside 40-60 %.');
  expect(report).not.toMatch(/NaN|undefined/);
});
