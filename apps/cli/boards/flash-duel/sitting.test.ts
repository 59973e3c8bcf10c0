import { type Options, optionsOf, type View } from '@riposte/flash-duel';
import { fastRandom, History, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { Exit } from '../../exit.ts';
import { gameIn } from '../../games.ts';
import type { AnyHistory } from '../../play/atTable.ts';
import { dealFrom } from '../../play/fairDeal.ts';
import { TerminalSeating } from '../../play/seating.ts';
import { Sitting } from '../../play/sitting.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';
import { handRows } from './cards.ts';

const listed = await gameIn(['flash-duel']);
const { game } = listed;

const HIDDEN = '\x1b[H\x1b[2J\x1b[3J';
const NAMES = ['Ada', 'Bo'];

/** Two people share a keyboard; the script sees the match, as no player does. */
function shared(
  script: (shown: string, history: AnyHistory) => string | undefined,
  options: Partial<Options> = {},
) {
  const history: AnyHistory = new History(game, optionsOf(options), dealFrom('5eed'.repeat(16), 2));
  const terminal = new ScriptedTerminal((shown) => script(shown, history), { clears: true });
  const seating = new TerminalSeating(NAMES.map((name) => ({ name })));
  return { terminal, history, sitting: new Sitting(listed, history, seating, terminal, fastRandom(1)) };
}

function onScreen(shown: string): string {
  return shown.slice(shown.lastIndexOf(HIDDEN) + HIDDEN.length);
}

test('a shared keyboard: no player ever sees the other hand', async () => {
  let asked = 0;
  const { sitting } = shared((shown, history) => {
    const screen = onScreen(shown);
    if (screen.endsWith('looking. ')) {
      expect(screen).toMatch(
        /^ Pass the keyboard to (Ada|Bo)\.\n\n (Ada|Bo), press Enter when nobody else is looking\. $/,
      );
      return '';
    }
    asked++;
    const [viewer] = history.snapshot('spectator').awaiting;
    if (viewer === undefined) throw new Error('no seat is asked');
    const [own, other] = [viewer, seat(1 - viewer)].map((one) => {
      const view = history.snapshot(one).view as View;
      return handRows(view, { columns: 80, rows: 24, colour: false, plain: false, clears: true })[2] ?? '';
    });
    // The screen belongs to the player who was passed the keyboard last.
    expect(screen.startsWith(`\n`) || shown.includes(`Pass the keyboard to ${NAMES[viewer]}`)).toBe(true);
    if (own && !history.outcome) expect(screen).toContain(own);
    if (other && own !== other) expect(screen.split(/ {4,}|\n/)).not.toContain(other);
    expect(screen).not.toMatch(new RegExp(`${NAMES[1 - viewer]} drew [^.]*\\(`));
    return asked % 3 === 0 ? '2' : '1';
  });
  await sitting.play();
  expect(asked).toBeGreaterThan(10);
});

test('a shared keyboard: at the end no cards are left on the screen', async () => {
  const { sitting, terminal } = shared((shown) => (shown.endsWith('looking. ') ? '' : '1'));
  await sitting.play();
  const screen = onScreen(terminal.shown);
  expect(screen).toMatch(/ (Ada|Bo) won the game\. Score: Ada \d, Bo \d\./);
  expect(screen).not.toContain('│');
  expect(screen).not.toMatch(/drew [^.]*\(/);
});

test.each([
  ['n', / would rather not take it back\./],
  ['y', / took back the last choice\.\n · (Ada|Bo) agreed\./],
])('a shared keyboard: undo asks the other, who says %s', async (answer, expected) => {
  // First one chooses, then the other, then the first wants to go back.
  const lines = ['', '1', '', '1', '', 'undo', answer, '', 'quit'];
  const { sitting, terminal } = shared(() => lines.shift());
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  const consent = terminal.shown.split(HIDDEN).find((screen) => screen.includes('do you agree?'));
  expect(consent).not.toContain('│');
  expect(terminal.shown).toMatch(expected);
});

test('a shared keyboard: who has chosen nothing yet has nothing to take back', async () => {
  const lines = ['', '1', '', 'undo', 'quit'];
  const { sitting, terminal } = shared(() => lines.shift());
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  expect(terminal.shown).toContain('You have chosen nothing that could be taken back.');
  expect(terminal.shown).not.toContain('do you agree?');
});

test('a shared keyboard: a character chosen in secret is not shown before both have chosen', async () => {
  const lines = ['', '3', '', '', '5', '', 'quit'];
  const screens: string[] = [];
  const { sitting, terminal } = shared(
    (shown) => {
      screens.push(onScreen(shown));
      return lines.shift();
    },
    { mode: 'full', selection: 'double-blind' },
  );
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  // Ada is passed the keyboard and chooses; then Bo is, who looks twice and chooses.
  expect(screens[2]).toBe(' Pass the keyboard to Bo.\n\n Bo, press Enter when nobody else is looking. ');
  for (const screen of screens.slice(3, 5)) {
    expect(screen).toContain('Which character do you play?');
    expect(screen).not.toMatch(/Ada(,|:| chose)/);
  }
  expect(terminal.shown).toContain('* Characters were shown. Ada: Master Midori; Bo: Garus Rook.');
});
