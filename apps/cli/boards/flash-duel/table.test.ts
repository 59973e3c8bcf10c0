import { type Options, optionsOf, type View } from '@riposte/flash-duel';
import { fastRandom, fullTable, History, type Seat, seat, seats } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { Exit } from '../../exit.ts';
import { gameIn } from '../../games.ts';
import { opponentsIn } from '../../opponents.ts';
import type { AnyHistory } from '../../play/atTable.ts';
import { dealFrom } from '../../play/fairDeal.ts';
import { TerminalSeating } from '../../play/seating.ts';
import { Sitting } from '../../play/sitting.ts';
import { byChance } from '../../testing/scriptedPlayer.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

const listed = await gameIn(['flash-duel']);
const { game } = listed;

const HIDDEN = '\x1b[H\x1b[2J\x1b[3J';
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];

/** All share a keyboard but those on the seats given to opponents; the script sees the match, as no player does. */
function shared(
  script: (shown: string, history: AnyHistory) => string | undefined,
  given: Partial<Options>,
  { secret = '5eed', random = [] }: { readonly secret?: string; readonly random?: readonly number[] } = {},
) {
  const { random: opponent } = opponentsIn(game);
  if (!opponent) throw new Error('there is no opponent');
  const options = optionsOf(given);
  const count = fullTable(game, options);
  const history: AnyHistory = new History(game, options, dealFrom(secret.repeat(16), count));
  const terminal = new ScriptedTerminal((shown) => script(shown, history), { clears: true });
  const sitters = NAMES.slice(0, count).map((name, index) =>
    random.includes(index) ? { name, opponent } : { name },
  );
  const sitting = new Sitting(listed, history, new TerminalSeating(sitters), terminal, fastRandom(1));
  return { terminal, history, sitting };
}

function onScreen(shown: string): string {
  return shown.slice(shown.lastIndexOf(HIDDEN) + HIDDEN.length);
}

/** Who was passed the keyboard last. */
function atKeyboard(shown: string): Seat {
  const name = /Pass the keyboard to (\w+)\./.exec(
    shown.slice(shown.lastIndexOf('Pass the keyboard to ')),
  )?.[1];
  return seat(NAMES.indexOf(name ?? ''));
}

function viewOf(history: AnyHistory, of: Seat): View {
  return history.snapshot(of).view as View;
}

function traitorOf(history: AnyHistory): Seat | undefined {
  return seats(5).find((one) => viewOf(history, one).loyalty?.role === 'traitor');
}

/** "1 3 3" */
function cardsOf(history: AnyHistory, of: Seat): string {
  const { hand = [] } = viewOf(history, of).fighters[of] ?? {};
  return hand.flatMap((count, index) => Array.from({ length: count }, () => index + 1)).join(' ');
}

test.each<[Partial<Options>]>([
  [{ mode: 'team', openHands: false }],
  [{ mode: 'raid', mortals: 3, openHands: false }],
  [{ mode: 'betrayal' }],
  [{ mode: 'betrayal', edition: 'v4.1' }],
])('%j: no player ever sees the hand of another', async (options) => {
  const chance = byChance(4);
  let looked = 0;
  const { sitting } = shared((shown, history) => {
    const screen = onScreen(shown);
    const viewer = atKeyboard(shown);
    if (!screen.endsWith('looking. ') && screen.includes('Still out there')) {
      looked++;
      const own = cardsOf(history, viewer);
      expect(screen).toContain(
        own.replaceAll(/\d/g, '│ $& │').replaceAll(' │ │', ' ││').replaceAll('│ │', '││'),
      );
      for (const other of seats(viewOf(history, viewer).fighters.length)) {
        // When time is over all see them.
        if (other === viewer || viewOf(history, viewer).fighters[other]?.hand) continue;
        const name = NAMES[other] ?? '';
        expect(screen).not.toMatch(new RegExp(`${name}(?:, [\\w-]+)? \\(\\d(?!\\d? cards?\\b)`));
        expect(screen).not.toMatch(new RegExp(`${name} drew [^.]*\\(`));
      }
    }
    return chance(shown);
  }, options);
  await sitting.play();
  expect(looked).toBeGreaterThan(10);
});

test('open hands: team mates see each other’s cards, and nobody else’s', async () => {
  const chance = byChance(4);
  let looked = 0;
  const { sitting } = shared(
    (shown, history) => {
      const screen = onScreen(shown);
      const viewer = atKeyboard(shown);
      const { fighters, roundEnd } = viewOf(history, viewer);
      const mate = seat((viewer + 2) % 4);
      const cards = cardsOf(history, mate);
      if (screen.includes('Still out there') && !roundEnd && fighters[mate]?.life === 1 && cards !== '') {
        looked++;
        expect(screen).toMatch(new RegExp(`${NAMES[mate]}[^(\\n]*\\(${cards}[,)]`));
      }
      return chance(shown);
    },
    { mode: 'team' },
  );
  await sitting.play();
  expect(looked).toBeGreaterThan(10);
});

test('what the traitor may do is shown to the traitor only, and all may ask for the keyboard alike', async () => {
  for (const secret of ['0001', '0002', '0003']) {
    const chance = byChance(4);
    const offered = new Set<Seat>();
    const { sitting, terminal } = shared(
      (shown, history) => {
        const screen = onScreen(shown);
        if (screen.endsWith('looking. ')) {
          expect(screen).toMatch(
            /^ Pass the keyboard to (\w+)\.\n\n(?: \(To act first, another player types their name instead\.\)\n\n)? \1, press Enter when nobody else is looking\. $/,
          );
        } else if (/Show the traitor card/.test(screen)) {
          offered.add(atKeyboard(shown));
          expect(atKeyboard(shown)).toBe(traitorOf(history));
        }
        return chance(shown);
      },
      { mode: 'betrayal' },
      { secret },
    );
    await sitting.play();
    expect(offered.size).toBe(1);
    expect(onScreen(terminal.shown)).toMatch(/ had the traitor card\./);
  }
});

test('the traitor comes out while another is attacked, by typing a name when the keyboard is passed', async () => {
  const chance = byChance(5);
  let acted: Seat | undefined;
  const { sitting, terminal, history } = shared(
    (shown) => {
      const traitor = traitorOf(history);
      const screen = onScreen(shown);
      if (acted !== undefined) return screen.endsWith('looking. ') ? '' : 'quit';
      const [asked] = history.snapshot('spectator').awaiting;
      const isAttack = asked !== undefined && history.snapshot(asked).decision?.question.startsWith('answer');
      if (
        screen.endsWith('looking. ') &&
        isAttack &&
        traitor !== undefined &&
        traitor !== asked &&
        traitor !== 4
      ) {
        return screen.includes(`Pass the keyboard to ${NAMES[traitor]}`) ? '' : NAMES[traitor]?.toLowerCase();
      }
      const reveal = /(\d+)\)[ \n]+Show[ \n]+the[ \n]+traitor/.exec(screen)?.[1];
      if (screen.endsWith('or help): ') && screen.includes('You may: ') && reveal !== undefined) {
        acted = traitor;
        return reveal;
      }
      return chance(shown);
    },
    { mode: 'betrayal' },
    { secret: '0009' },
  );
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  expect(acted).toBeDefined();
  expect(terminal.shown).toContain('Whose hand do you name?');
  expect(viewOf(history, seat(0)).loyalty?.shown).toBe(true);
});

test('act passes the keyboard to another player, who may leave it at that', async () => {
  const lines = ['act', 'act nobody', 'act cy', '', '', '', 'quit'];
  const chance = byChance(6);
  const { sitting, terminal } = shared(
    (shown) => {
      const isPlaying = onScreen(shown).includes('At any time: ') || lines.length < 5;
      return isPlaying ? lines.shift() : chance(shown);
    },
    { mode: 'betrayal' },
  );
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  expect(terminal.shown.match(/Type act and a name: .*\./g)).toHaveLength(2);
  expect(terminal.shown).toMatch(/ You may: [^:]*accuse \d+\) Ada/);
});

test('with opponents about, watch lets people act between their choices', async () => {
  const lines = ['watch', '1', '', 'ada', '', '', 'quit'];
  const chance = byChance(6);
  const { sitting, terminal } = shared(
    (shown) => {
      const isPlaying = onScreen(shown).includes('At any time: ') || lines.length < 7;
      return isPlaying ? lines.shift() : chance(shown);
    },
    { mode: 'betrayal' },
    { random: [1, 2, 4] },
  );
  await expect(sitting.play()).rejects.toBeInstanceOf(Exit);
  expect(terminal.shown).toContain(' Press Enter to go on, or type the name of who wants to act: ');
});
