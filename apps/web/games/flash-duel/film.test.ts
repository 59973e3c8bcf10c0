import { type Options, optionsOf, type View } from '@riposte/flash-duel';
import {
  type Entry,
  fastRandom,
  fullTable,
  History,
  makeDeal,
  type Random,
  type Replay,
  roll,
  seat,
  seats,
} from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { type Eyes, parseEyes } from '../../match/replay/eyes.ts';
import { type Film, filmOf, stillsOf, updatesOf } from '../../match/replay/film.ts';
import { marksOf } from '../../match/replay/marks.ts';
import { nearestTo, roundsOf, stepFrom } from '../../match/replay/steps.ts';
import { LOADED_DUEL } from './testing.ts';

const { game } = LOADED_DUEL;

describe.each<[what: string, options: Partial<Options>]>([
  ['simple', { mode: 'simple' }],
  ['simple, v4.1', { mode: 'simple', edition: 'v4.1' }],
  ['full', { mode: 'full', selection: 'double-blind' }],
  ['clockwork', { mode: 'clockwork' }],
  ['solo', { mode: 'solo', bot: 'dragon' }],
  ['team', { mode: 'team' }],
  ['raid', { mode: 'raid', mortals: 2 }],
  ['betrayal', { mode: 'betrayal' }],
])('%s', (_what, options) => {
  const film = filmOf(LOADED_DUEL, playedByChance(optionsOf(options), 7));

  test('every position shows a view, the last one how the match ended', () => {
    for (const eyes of eyesFor(film)) {
      const stills = stillsOf(film, eyes);
      const updates = updatesOf(film, stills, eyes);
      expect(updates).toHaveLength(film.shots.length);
      expect(updates.every(({ view }) => view !== undefined)).toBe(true);
      expect(stills.at(-1)?.event).toMatchObject({ type: expect.stringMatching(/^game(Won|Drawn)$/) });
    }
  });

  test('a fighter who has moved stands where the move led', () => {
    const stills = stillsOf(film, 'open');
    for (const [index, { view }] of updatesOf(film, stills, 'open').entries()) {
      const event = stills[index]?.event as { type: string; seat: number; to: number };
      if (['moved', 'dashed', 'retreated'].includes(event?.type)) {
        expect((view as View).fighters[event.seat]?.space).toBe(event.to);
      }
    }
  });

  test('a seat sees in a film exactly what it was sent in the match', () => {
    for (const one of seats(film.players)) {
      const events = stillsOf(film, one).flatMap(({ event }) => (event === undefined ? [] : [event]));
      expect(events).toEqual(sentTo(film.replay, one));
    }
  });

  test('with all hands open every hand is seen', () => {
    for (const { view } of updatesOf(film, stillsOf(film, 'open'), 'open')) {
      expect((view as View).fighters.every(({ hand }) => hand !== undefined)).toBe(true);
    }
  });
});

describe('a position', () => {
  const film = filmOf(LOADED_DUEL, playedByChance(optionsOf({}), 3));
  const stills = stillsOf(film, 'spectator');

  test('goes event by event, turn by turn, round by round, and not past the ends', () => {
    const [first, second] = roundsOf(stills);
    expect(first?.round).toBe(1);
    expect(stepFrom(stills, 0, 'round', 1)).toBe(first?.at === 0 ? second?.at : first?.at);
    expect(stepFrom(stills, stills.length - 1, 'event', 1)).toBe(stills.length - 1);
    expect(stepFrom(stills, 0, 'event', -1)).toBe(0);
    const turn = stepFrom(stills, second?.at ?? 0, 'turn', 1);
    expect(stills[turn]?.event).toMatchObject({ type: 'turnBegan' });
    expect(stepFrom(stills, turn, 'turn', -1)).toBe(second?.at);
  });

  test('from an address is brought to where there is something to see', () => {
    expect(nearestTo(stills, -5)).toBe(0);
    expect(nearestTo(stills, 1e9)).toBe(stills.length - 1);
    expect(nearestTo(stills, 3.7)).toBe(3);
  });

  test('is marked where rounds begin, attacks are made and the match ends', () => {
    const marks = marksOf(stills);
    expect(marks.filter(({ kind }) => kind === 'round').map(({ at }) => at)).toEqual(
      roundsOf(stills).map(({ at }) => at),
    );
    expect(marks.at(-1)?.kind).toBe('end');
  });
});

test.each<[text: string, eyes: Eyes | undefined]>([
  ['0', seat(0)],
  ['1', seat(1)],
  ['2', undefined],
  ['open', 'open'],
  ['spectator', 'spectator'],
  ['', undefined],
])('as=%s', (text, eyes) => {
  expect(parseEyes(text, 2)).toBe(eyes);
});

function eyesFor({ players }: Film): readonly Eyes[] {
  return [...seats(players), 'spectator', 'open'];
}

function historyOf({ options, deal }: Pick<Replay, 'options' | 'deal'>) {
  return new History(game, options, deal);
}

/** What a seat was sent while the match was played. */
function sentTo(replay: Replay, one: number): readonly unknown[] {
  const history = historyOf(replay);
  const letters = [...history.opening];
  for (const entry of replay.entries) {
    const added = history.add(entry);
    if (added.ok) letters.push(...added.value);
  }
  return letters.filter(({ viewer }) => viewer === one).flatMap(({ update }) => update.events);
}

/** A whole match in which all choose by chance. */
function playedByChance(options: Options, seed: number): Replay {
  const random = fastRandom(seed);
  const players = fullTable(game, options);
  const deal = makeDeal(
    String(seed).padStart(64, '0'),
    seats(players).map((one) => String(one).padStart(32, '0')),
  );
  const history = historyOf({ options, deal });
  while (!history.outcome) {
    const { awaiting } = history.snapshot('spectator');
    const next = oneOf(random, awaiting);
    const { decision } = history.snapshot(next);
    if (!decision) throw new Error('no seat is asked');
    history.choose(next, decision.id, oneOf(random, decision.choices));
  }
  const entries: readonly Entry<unknown>[] = history.entries;
  const names = seats(players).map((one) => `Player ${one + 1}`);
  return { game: game.id, rulesVersion: game.rulesVersion, options, names, deal, entries };
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[roll(random, items.length)] as Item;
}
