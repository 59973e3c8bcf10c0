import codex, { type Options, type View } from '@riposte/codex';
import { fastRandom, seat } from '@riposte/kernel';
import { chosenBy } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import type { TerminalLook } from '../../terminal.ts';
import board from './index.ts';

const WIDE: TerminalLook = { columns: 100, rows: 40, colour: false, plain: false, clears: true };
const OPTIONS: Options = { format: 'duel', game: 'standard', heroes: 'dealt', map: 'none', rulings: 'book' };
const NAMES = ['You', 'Rook', 'Jaina', 'Midori', 'Vir'];

/** A game played to the first main question of seat 0 in or after that turn. */
function viewAt(turn: number, seed = 3, options = OPTIONS, count = 2): View {
  const { state } = codex.setup(options, count, fastRandom(seed));
  const random = fastRandom(seed);
  let [decision] = codex.decisions(state);
  while (decision && !(decision.seat === 0 && decision.question === 'main' && state.turn >= turn)) {
    const choice = chosenBy('sensible', codex.skill, state, decision, random);
    [decision] = codex.applyInPlace(state, decision.seat, choice);
  }
  return codex.view(state, seat(0));
}

const late = viewAt(9);
const drawn = (view: View, look: TerminalLook = WIDE) => board.draw(view, { look, names: NAMES });

test('both sides are drawn, the own one below with its hand, its gold and its workers', () => {
  const lines = drawn(late);
  const [mine, theirs] = [late.players[0], late.players[1]];
  expect(lines[0]).toBe(' Rook');
  const own = lines.findIndex((line) => line.startsWith(' You, turn'));
  expect(own).toBeGreaterThan(4);
  expect(lines[own + 1]).toContain(`${mine?.gold} gold   ${mine?.workers} workers`);
  expect(lines[1]).toContain(`${theirs?.gold} gold`);
  expect(lines.filter((line) => line.startsWith(' hand'))).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/next draw \d/);
  expect(lines.filter((line) => line.startsWith(' patrol'))).toHaveLength(2);
});

test.each([3, 4, 5])('a free-for-all of %i draws all sides, the viewer’s own below', (count) => {
  const view = viewAt(4 * count, 3, { ...OPTIONS, format: 'free-for-all' }, count);
  const lines = drawn(view);
  const order = lines.filter((line) => NAMES.some((name) => line.startsWith(` ${name}`)));
  expect(order.map((line) => line.trim().split(',')[0])).toEqual([...NAMES.slice(1, count), 'You']);
  expect(lines.filter((line) => line.startsWith(' patrol'))).toHaveLength(count);
  expect(lines.filter((line) => line.startsWith(' hand'))).toHaveLength(1);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(WIDE.columns);
});

test('two against two: the shared base stands with both of a team, whose hands are open to each other', () => {
  const view = viewAt(6, 3, { ...OPTIONS, format: 'two-headed-dragon' }, 4);
  const lines = drawn(view);
  expect(lines.filter((line) => line.startsWith(' base')).every((line) => line.includes('of 30 HP'))).toBe(
    true,
  );
  expect(lines.filter((line) => line.startsWith(' hand'))).toHaveLength(2);
  expect(lines.filter((line) => line.includes(', turn'))).toHaveLength(2);
});

test('what waits in the future is told with the upkeeps that are left', () => {
  const [thing] = late.things;
  if (!thing) throw new Error('nothing is in play');
  const future = [{ ...thing, id: 9999, card: 'plasmodium', time: 2, controller: seat(0) }];
  expect(drawn({ ...late, future }).filter((line) => line.startsWith(' future'))).toEqual([
    ' future   Plasmodium in 2 upkeeps',
  ]);
});

test('an empty hand is said, and a base that fell has no HP less than none', () => {
  const [mine, ...others] = late.players;
  if (!mine?.own) throw new Error('the viewer sees their own cards');
  const none = { ...mine, own: { ...mine.own, hand: mine.own.hand.map(() => 0) } };
  const things = late.things.map((one) => (one.card === 'base' ? { ...one, damage: 23 } : one));
  const lines = drawn({ ...late, players: [none, ...others], things });
  expect(lines.at(-1)).toMatch(/^ hand {5}no cards {3}next draw \d$/);
  expect(lines.filter((line) => line.startsWith(' base     0 of 20 HP'))).toHaveLength(2);
});

test.each([40, 60, 80, 100, 140])('at %i columns nothing is wider than the screen', (columns) => {
  for (const view of [late, viewAt(3), viewAt(14, 5)])
    expect(Math.max(...drawn(view, { ...WIDE, columns }).map((line) => line.length))).toBeLessThan(columns);
});

test('the patrol zone shows who stands in which slot, with what the slot gives', () => {
  const [first] = late.things.filter(({ controller, level }) => controller === 1 && level > 0);
  const things = late.things.map((thing) => (thing.id === first?.id ? { ...thing, slot: 1 } : thing));
  const lines = drawn({ ...late, things });
  const zone = lines.findIndex((line) =>
    /^ patrol {3}squad leader +elite +scavenger +technician +lookout$/.test(line),
  );
  expect(first).toBeDefined();
  expect(zone).toBeGreaterThan(0);
  expect(lines[zone + 1]).toMatch(/ L\d/);
});

test('spectators see no hand, and before the first turn there is nothing to draw', () => {
  expect(
    drawn({ ...late, viewer: 'spectator', players: late.players.map(({ own: _own, ...rest }) => rest) }).join(
      '',
    ),
  ).not.toContain('next draw');
  expect(drawn({ ...late, turn: 0 })).toHaveLength(1);
});

test('plainly there is nothing but plain letters, and colour changes no letter', () => {
  const plain = drawn(late, { ...WIDE, plain: true })
    .join('')
    .replaceAll('’', '');
  expect([...plain].every((sign) => sign.charCodeAt(0) < 128)).toBe(true);
  const coloured = drawn(late, { ...WIDE, colour: true }).join('\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what colour is made of
  expect(coloured.replaceAll(/\x1b\[\d+m/g, '')).toBe(drawn(late).join('\n'));
});

test('an answer says what it means', () => {
  const choice = { type: 'build', building: 'tower' } as const;
  expect(board.caption?.(choice, late, [choice], () => '').hint).toMatch(/^Detects one hidden thing/);
});

test('18.1 the map stands above the table; without one there is no such line', () => {
  const table = (map: Options['map']) => drawn(viewAt(4, 3, { ...OPTIONS, map })).join('\n');
  expect(table('bloodbowl')).toMatch(/^ map +Bloodbowl: All units have haste and \+1 ATK\./);
  expect(table('none')).not.toContain(' map ');
});
