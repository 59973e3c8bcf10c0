import { fastRandom, History, seat, seats } from '@riposte/kernel';
import type { View } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { Exit } from '../exit.ts';
import { gameIn } from '../games.ts';
import { byChance } from '../testing/scriptedPlayer.ts';
import { ScriptedTerminal } from '../testing/scriptedTerminal.ts';
import { shelveSkirmish } from '../testing/skirmish.ts';
import type { AnyHistory } from './atTable.ts';
import { dealFrom } from './fairDeal.ts';
import { TerminalSeating } from './seating.ts';
import { Sitting } from './sitting.ts';

shelveSkirmish();
const listed = await gameIn(['skirmish']);
const CLEARED = '\x1b[H\x1b[2J';
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** All share a keyboard; the script sees the match, as no player does. */
function shared(script: (shown: string, history: AnyHistory) => string | undefined) {
  const options = { seats: 4, rounds: 8 };
  const history: AnyHistory = new History(listed.game, options, dealFrom('5eed'.repeat(16), 4));
  const terminal = new ScriptedTerminal((shown) => script(shown, history), { clears: true, rows: 40 });
  const seating = new TerminalSeating(NAMES.map((name) => ({ name })));
  return { terminal, history, sitting: new Sitting(listed, history, seating, terminal, fastRandom(1)) };
}

function onScreen(shown: string): string {
  return shown.slice(shown.lastIndexOf(CLEARED));
}

function atKeyboard(shown: string): number {
  const [, name = ''] = /Pass the keyboard to (\w+)\./.exec(shown.slice(shown.lastIndexOf('Pass the'))) ?? [];
  return NAMES.indexOf(name);
}

test('a game without a drawing is played in sentences, and no player sees the hand of another', async () => {
  const chance = byChance(4);
  let looked = 0;
  const { sitting, terminal } = shared((shown, history) => {
    const screen = onScreen(shown);
    const viewer = atKeyboard(shown);
    if (screen.includes('The seats:')) {
      const view = history.snapshot(seat(viewer)).view as View;
      for (const one of seats(4)) {
        const { life = 0, hand } = view.members[one] ?? {};
        if (life === 0) continue;
        looked++;
        const [, held = ''] = new RegExp(`${NAMES[one]}: \\d life, ([^.]*)\\.`).exec(screen) ?? [];
        if (hand) expect(held.split(/, put aside/)[0]).toBe(hand.join(', ') || 'no cards');
        else expect(held).toMatch(/^\d+ cards$/);
      }
    }
    return chance(shown);
  });
  await sitting.play();
  expect(looked).toBeGreaterThan(40);
  expect(onScreen(terminal.shown)).toMatch(/ (won the game|Nobody won: the game is a draw)\./);
});

test('why, log, rules and help answer; cards do not where none has text', async () => {
  const lines = ['', 'why', 'log', 'rules', 'rules 3.1', 'rules 9', 'cards', 'help', 'quit'];
  const { sitting, terminal } = shared(() => lines.shift());
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  expect(terminal.shown).toContain('An echo answers a strike or an echo, and must be in your hand.');
  expect(terminal.shown).toContain('Chapters: 1 The table, 2 A round');
  expect(terminal.shown).toContain('  3.1   The seat that is struck may answer with an echo');
  expect(terminal.shown).toContain('There is no rule 9.');
  expect(terminal.shown).toContain('This game has no cards to read.');
  expect(terminal.shown).not.toContain('cards      the cards on the table');
});

test('what others have not noticed is taken back without their notice', async () => {
  const undone: string[] = [];
  let keeper = -1;
  const { sitting, terminal } = shared((shown, history) => {
    const screen = onScreen(shown);
    if (!screen.endsWith('or help): ')) return '';
    const viewer = atKeyboard(shown);
    const { decision, undo } = history.snapshot(seat(viewer));
    if (decision?.question === 'target' && undo && undone.length === 0) {
      keeper = viewer;
      undone.push(screen);
      return 'undo';
    }
    if (undone.length > 0 && viewer !== keeper) return screen.includes('help): log\n') ? undefined : 'log';
    // The second answer to keep puts a card aside.
    return decision?.question === 'keep' ? '2' : '1';
  });
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  expect(undone[0]).toContain('(1-');
  expect(undone[0]).toContain(', undo, or help): ');
  const [, since = ''] = terminal.shown.split(', undo, or help): undo\n');
  const [own = '', others = ''] = since.split(/(?=Pass the keyboard to )/);
  expect(own).toContain(`${NAMES[keeper]} took back the last choice.`);
  expect(others).toContain('Pass the keyboard to ');
  expect(others).not.toContain('took back');
});
