import { type Event, flashDuel, type Options, optionsOf, type View } from '@riposte/flash-duel';
import {
  Authority,
  fastRandom,
  fullTable,
  type Letter,
  roll,
  type Seat,
  seat,
  seats,
  type Viewer,
} from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { CHOREOGRAPHY } from './choreography.ts';
import type { FlashDuelScene, Pose } from './scene.ts';

type Sent = Letter<unknown, Event, View>;
const GAMES = 12;
const CHANGE_RECOVERY = ['relentlessStrikes', 'dominance', 'stunLock', 'terrifyingRoar'];

describe('nothing jumps: the events of an update end where its view begins', () => {
  test.each<[what: string, given: Partial<Options>]>([
    ['Simple Mode', { mode: 'simple' }],
    ['Simple Mode, v4.1', { mode: 'simple', edition: 'v4.1' }],
    ['Full Game', { mode: 'full' }],
    ['Full Game, v4.1', { mode: 'full', edition: 'v4.1' }],
    ['Clockwork', { mode: 'clockwork' }],
    ['the dummy', { mode: 'solo', bot: 'dummy' }],
    ['Rook alone', { mode: 'solo', bot: 'rook' }],
    ['the Dragon alone', { mode: 'solo', bot: 'dragon' }],
    ['Team Battle', { mode: 'team' }],
    ['Raid of two', { mode: 'raid', mortals: 2 }],
    ['Raid of four', { mode: 'raid', mortals: 4 }],
    ['Betrayal', { mode: 'betrayal' }],
    ['Betrayal, v4.1', { mode: 'betrayal', edition: 'v4.1' }],
  ])('%s', (_what, given) => {
    let updates = 0;
    for (let game = 0; game < GAMES; game++) updates += watch(optionsOf(given), game);
    expect(updates).toBeGreaterThan(GAMES * 10);
  });
});

const [ME, FOE] = [seat(0), seat(1)];

describe('where a dash began', () => {
  /** A dash of 3 that an opponent one space ahead of it cut short. */
  function dashedUpTo(): { before: FlashDuelScene; events: readonly Event[]; view: View } {
    const authority = new Authority(flashDuel);
    for (let game = 0; ; game++) {
      let { match, letters } = authority.start(optionsOf({}), fastRandom(game));
      for (let turns = 0; turns < 40; turns++) {
        const [asked] = seats(2).flatMap((one) => {
          const { decision } = authority.snapshot(match, one);
          return decision ? [{ ...decision, seat: one }] : [];
        });
        if (!asked) break;
        const view = flashDuel.view(match.state, asked.seat);
        const [gap = 0] = [Math.abs((view.fighters[0]?.space ?? 0) - (view.fighters[1]?.space ?? 0))];
        const short = asked.choices.find((one) => one.type === 'dashingStrike' && one.dash >= gap);
        const choice = short ?? asked.choices.find(({ type }) => type === 'move') ?? asked.choices.at(-1);
        const chosen = authority.choose(match, asked.seat, asked.id, choice);
        if (!chosen.ok) throw new Error(chosen.why.text);
        ({ match, letters } = chosen.value);
        const sent = letters.find(({ viewer }) => viewer === asked.seat)?.update;
        if (short && sent) return { before: CHOREOGRAPHY.sceneOf(view), ...sent };
      }
    }
  }

  test('8.2 a dash cut short is drawn from where it began, or not at all', () => {
    const { before, events, view } = dashedUpTo();
    const dashed = events.find((event) => event.type === 'dashed');
    if (dashed?.type !== 'dashed') throw new Error('no dash');
    expect(Math.abs(dashed.to - dashed.from)).toBeLessThan(dashed.card);
    const shown = events.reduce(CHOREOGRAPHY.after, before);
    const { seat: by, from, to } = dashed;
    expect(CHOREOGRAPHY.sceneOf(view, shown).dash).toEqual({ seat: by, from, to });
    expect(CHOREOGRAPHY.sceneOf(view).dash).toBeUndefined();
  });
});

describe('what an event changes on the bridge', () => {
  const opening = new Authority(flashDuel).start(optionsOf({}), fastRandom(1)).letters[0];
  if (!opening) throw new Error('nobody was sent anything');
  const start = CHOREOGRAPHY.sceneOf(opening.update.view);
  const struck: Event = { type: 'attacked', seat: FOE, target: ME, card: 3, count: 2, dashing: true };
  const dashed: Event = { type: 'dashed', seat: FOE, card: 2, from: 13, to: 11 };

  test.each<
    [what: string, events: readonly Event[], expected: Partial<Record<keyof FlashDuelScene, unknown>>]
  >([
    [
      'cards of a fight lie in the middle, the struck fighter stands under a slash',
      [dashed, struck],
      {
        lying: [
          { owner: FOE, as: 'dash', card: 2, count: 1 },
          { owner: FOE, as: 'strike', card: 3, count: 2 },
        ],
        slashes: [{ from: FOE, to: ME }],
        dash: { seat: FOE, from: 13, to: 11 },
      },
    ],
    [
      'a block answers the blow',
      [struck, { type: 'blocked', seat: ME, card: 3, count: 2 }],
      { slashes: [], spark: ME },
    ],
    ['a hit is one bright frame', [{ type: 'hitTaken', seat: ME, by: FOE }], { flash: ME }],
    [
      'and never two',
      [
        { type: 'hitTaken', seat: ME, by: FOE },
        { type: 'turnBegan', seat: FOE },
      ],
      { flash: undefined },
    ],
    ['a new turn clears the middle', [dashed, struck, { type: 'turnBegan', seat: ME }], { lying: [] }],
    [
      'the winner of a round takes a token for it',
      [{ type: 'roundEnded', round: 1, reason: 'hit', winner: 0, tokens: [1, 0] }],
      { tokens: [1, 0], roundWon: { by: [ME] } },
    ],
    [
      'each fighter has a Soldier of their own',
      [
        { type: 'soldierMarched', seat: ME, to: 18 },
        { type: 'soldierMarched', seat: FOE, to: 1 },
        { type: 'soldierMarched', seat: ME, to: 16 },
      ],
      {
        soldiers: [
          { owner: FOE, space: 1 },
          { owner: ME, space: 16 },
        ],
      },
    ],
  ])('%s', (_what, events, expected) => {
    const scene = events.reduce(CHOREOGRAPHY.after, start);
    expect({ flash: undefined, ...scene }).toMatchObject(expected);
  });

  test('a mine that goes off is gone, and that of another fighter stays', () => {
    const mines = [
      { owner: ME, space: 9 },
      { owner: FOE, space: 4 },
    ];
    const scene = CHOREOGRAPHY.after({ ...start, mines }, { type: 'mineSprung', seat: FOE, owner: ME });
    expect(scene.mines).toEqual([{ owner: FOE, space: 4 }]);
  });

  test.each<[what: string, event: Event, poses: readonly Pose[]]>([
    ['an attack is a lunge', struck, ['guard', 'lunge']],
    ['a fighter who is hit is thrown back', { type: 'hitTaken', seat: ME, by: FOE }, ['struck', 'guard']],
    [
      'a retreat ends on the knees',
      { type: 'retreated', seat: ME, card: 1, from: 2, to: 1 },
      ['recovering', 'guard'],
    ],
    [
      'a won round is seen',
      { type: 'roundEnded', round: 1, reason: 'hit', winner: 1 },
      ['fallen', 'victory'],
    ],
    ['nobody lies down for a draw', { type: 'roundEnded', round: 1, reason: 'tie' }, ['guard', 'guard']],
  ])('%s', (_what, event, poses) => {
    expect(CHOREOGRAPHY.after(start, event).figures.map(({ pose }) => pose)).toEqual(poses);
  });

  test.each<[what: string, event: Event, time: number]>([
    ['a plank takes 70 ms', { type: 'moved', seat: ME, card: 2, from: 1, to: 3 }, 200],
    ['no walk takes longer than five', { type: 'moved', seat: ME, from: 1, to: 12 }, 410],
    ['a hit is a flash, a held breath and a token', { type: 'hitTaken', seat: ME, by: FOE }, 700],
    ['whose turn it is can be read', { type: 'turnBegan', seat: ME }, 0],
  ])('%s', (_what, event, time) => {
    expect(CHOREOGRAPHY.lasts(event, start)).toBe(time);
  });
});

/** Plays a game at random and looks at it with every pair of eyes; says how much was seen. */
function watch(options: Options, number: number): number {
  const authority = new Authority(flashDuel);
  const random = fastRandom(number);
  let { match, letters } = authority.start(options, fastRandom(number + 1_000));
  const scenes = new Map<Viewer, FlashDuelScene>();
  let seen = 0;
  for (;;) {
    for (const letter of letters) look(scenes, letter as Sent);
    seen += letters.length;
    const open = seats(fullTable(flashDuel, options)).flatMap((one) => questionsOf(one));
    const asked = open[roll(random, Math.max(1, open.length))];
    if (!asked) return seen;
    const choice = asked.choices[roll(random, asked.choices.length)];
    const chosen = authority.choose(match, asked.seat, asked.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    ({ match, letters } = chosen.value);
  }

  function questionsOf(one: Seat) {
    const { decision, offers } = authority.snapshot(match, one);
    // Offers stand open all the time; taken each time, they would leave nothing of the game.
    const taken = decision && roll(random, 12) === 0 ? offers : [];
    return [...(decision ? [decision] : []), ...taken].map((question) => ({ ...question, seat: one }));
  }
}

function look(scenes: Map<Viewer, FlashDuelScene>, { viewer, update }: Sent): void {
  const before = scenes.get(viewer);
  const shown = update.events.reduce(CHOREOGRAPHY.after, before ?? CHOREOGRAPHY.sceneOf(update.view));
  const now = CHOREOGRAPHY.sceneOf(update.view, shown);
  scenes.set(viewer, now);
  if (!before) return;
  const dashed = update.events.findLast((event) => event.type === 'dashed');
  if (dashed && now.dash) expect(now.dash).toMatchObject({ from: dashed.from, to: dashed.to });
  const [silent, seen] = [isSilent(update.view), JSON.stringify(update.events)];
  expect(standing(shown, silent), seen).toEqual(standing(now, silent));
}

/** Whether a fighter may have to recover, or no longer, without an event that says so. */
function isSilent({ fighters }: View): boolean {
  return fighters.some(({ abilities }) => abilities.some((id) => CHANGE_RECOVERY.includes(id)));
}

/** What would jump if it were not the same. */
function standing(scene: FlashDuelScene, silent: boolean) {
  const { figures, soldiers, tokens, round, roundWon, isOver } = scene;
  return {
    figures: figures.map(({ seat, side, space, character, hits, life, recovering }) => ({
      ...{ seat, side, space, character, hits },
      // RULES 20.12: the last hits of a raid are only told by who has won.
      ...(!(roundWon && scene.isRaid) && { life }),
      ...(!silent && { recovering }),
    })),
    soldiers: soldiers.toSorted((one, other) => one.owner - other.owner),
    tokens,
    round,
    roundWon,
    isOver,
  };
}
