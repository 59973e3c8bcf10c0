import type { Event } from '@riposte/flash-duel';
import { type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { storyOf } from '../../../table/kit/story.ts';
import { ended, type FlashDuelScene, sceneOf } from '../scene/scene.ts';
import { ANY, played, sightAt } from './testing.ts';

describe('the story of a match', () => {
  const updates = played(7);
  const sight = sightAt(updates, updates.length);
  const story = storyOf(ANY, sight);
  const ends = updates
    .flatMap(({ events }) => events as readonly Event[])
    .filter((event) => event.type === 'roundEnded');

  test('has a chapter for each round, with its winner', () => {
    expect(story.map(({ round }) => round)).toEqual(ends.map(({ round }) => round));
    expect(story.map(({ side }) => side)).toEqual(
      ends.map(({ winner }) => (winner === undefined ? 'nobodys' : winner === 0 ? 'ours' : 'theirs')),
    );
  });

  test('says what decided each: the blow, or how time ran out', () => {
    for (const { why } of story) expect(why).toMatch(/ hit .+!$|^Time ran out/);
  });

  test('tells the viewer’s own hand and nobody else’s', () => {
    for (const { held } of story) expect(held.map((one) => one.seat)).toEqual([0]);
  });

  test('a page that came late tells what it saw', () => {
    const late = updates.slice(Math.floor(updates.length / 2));
    expect(storyOf(ANY, sightAt(late, late.length)).length).toBeLessThan(story.length);
  });
});

test('a fighter who gives up falls, and the other has won; nothing is left in the air', () => {
  const [first] = played(7);
  const scene: FlashDuelScene = sceneOf(first?.view as never);
  const over = ended(scene, [seat(1) as Seat]);
  expect(over.figures.map(({ pose }) => pose)).toEqual(['victory', 'fallen']);
  expect([over.isOver, over.lying, over.slashes]).toEqual([true, [], []]);
  expect(ended(over, [seat(0)])).toBe(over);
});
