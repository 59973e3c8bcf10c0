import { fastRandom, History, type Seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { Exit } from '../../exit.ts';
import { gameIn } from '../../games.ts';
import { opponentsIn } from '../../opponents.ts';
import type { AnyHistory } from '../../play/atTable.ts';
import { dealFrom } from '../../play/fairDeal.ts';
import { TerminalSeating, type TerminalSitter } from '../../play/seating.ts';
import { Sitting } from '../../play/sitting.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

const listed = await gameIn(['codex']);
const { game } = listed;
const CLEARED = '\x1b[H\x1b[2J';

/** A basic duel with dealt heroes; the script sees the match, as no player does. */
function duel(
  sitters: readonly TerminalSitter[],
  script: (screen: string, history: AnyHistory) => string | undefined,
) {
  const options = { game: 'basic', heroes: 'dealt' };
  const history: AnyHistory = new History(game, options, dealFrom('5eed'.repeat(16), 2));
  const onScreen = (shown: string) => shown.slice(shown.lastIndexOf(CLEARED));
  const terminal = new ScriptedTerminal((shown) => script(onScreen(shown), history), {
    clears: true,
    rows: 50,
  });
  const sitting = new Sitting(listed, history, new TerminalSeating(sitters), terminal, fastRandom(1));
  return { history, terminal, sitting };
}

/** The seat that waits and may plan. */
function planner(history: AnyHistory): Seat | undefined {
  const [active] = history.snapshot('spectator').awaiting;
  const other = (1 - (active ?? 0)) as Seat;
  return history.planning(other).next ? other : undefined;
}

/** Ends the turn: the number of the patrol, or of what leaves a slot empty. */
function goesOn(screen: string): string {
  return /(\d+)\) (?:Set the patrol|Leave it empty)/.exec(screen)?.[1] ?? '1';
}

/** What the seat chose last in the log. */
function teched({ entries }: AnyHistory, seat: Seat): readonly unknown[] {
  return entries
    .filter((entry) => entry.seat === seat && entry.type === 'choice')
    .map((entry) => (entry as { readonly choice: { readonly type: string } }).choice)
    .filter(({ type }) => type === 'tech');
}

test('at one keyboard, a player plans on the other’s turn by act and a name, changes it, and it is done', async () => {
  const screens: string[] = [];
  const names = ['Ada', 'Bo'];
  let asked: Seat | undefined;
  let planned: readonly unknown[] = [];
  const typed = ['', '1', '2', 'undo', '3', ''];
  const { sitting, history } = duel(
    names.map((name) => ({ name })),
    (screen, match) => {
      if (asked === undefined) {
        const able = planner(match);
        if (able === undefined || !screen.includes('Your choice'))
          return screen.includes('Pass') ? '' : goesOn(screen);
        asked = able;
        return `act ${names[able]}`;
      }
      const next = typed.shift();
      if (next !== undefined) {
        screens.push(screen);
        if (typed.length === 0) planned = match.planning(asked).intention?.choices ?? [];
        return next;
      }
      if (teched(match, asked).length > 0 && screen.includes('Your choice')) return undefined;
      return screen.includes('Pass') ? '' : goesOn(screen);
    },
  );
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  if (asked === undefined) throw new Error('nobody could plan');
  const [pass, first, second, third, fourth, last] = screens;
  expect(pass).toContain(`Pass the keyboard to ${names[asked]}.`);
  expect(first).toContain('You may plan ahead, unseen:\n Which card do you tech? (rule 3.13)');
  expect(first).toMatch(/Press Enter to go on, or plan \(1-\d+, or help\): $/);
  expect(first).not.toContain('Planned:');
  expect(second).toMatch(/Planned: [^,]+\. Type undo to take the last back/);
  expect(third).toMatch(/Planned: .+ and .+\. Type undo/);
  expect(third).toMatch(/Press Enter to go on: $/);
  expect(fourth).toMatch(/Planned: [^,]+\. Type undo to take the last back/);
  expect(last).toMatch(/Planned: .+ and .+\. Type undo/);
  expect(planned).toHaveLength(2);
  expect(teched(history, asked)).toEqual(planned);
});

test('against a bot, a player who watches plans between its choices', async () => {
  const bot = opponentsIn(game).random;
  if (!bot) throw new Error('there is a bot that chooses by chance');
  const screens: string[] = [];
  let planned: readonly unknown[] = [];
  let isWatching = false;
  const me = 0 as Seat;
  const { sitting, history, terminal } = duel(
    [{ name: 'Ada' }, { name: 'Bo', opponent: bot }],
    (screen, match) => {
      if (!isWatching && screen.includes('Your choice')) {
        isWatching = true;
        return 'watch';
      }
      if (screen.includes('Your choice')) return teched(match, me).length > 0 ? undefined : goesOn(screen);
      if (!screen.includes('or plan (') || planned.length > 0) return '';
      screens.push(screen);
      planned = [match.planning(me).next?.choices[4]];
      return '5';
    },
  );
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  expect(screens).toHaveLength(1);
  expect(terminal.shown).toMatch(/Planned: [^,]+\. Type undo/);
  expect(teched(history, me)[0]).toEqual(planned[0]);
});
