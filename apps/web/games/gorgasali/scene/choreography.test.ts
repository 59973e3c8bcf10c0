import gorgasali from '@riposte/gorgasali';
import type { Event, View } from '@riposte/gorgasali/table';
import { fastRandom, History, makeDeal, roll, seats } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { CHOREOGRAPHY } from './choreography.ts';
import type { IslandScene } from './scene.ts';

/** What both must agree on: `left` follows from the round. */
function lasting({ deed: _deed, left: _left, ...scene }: IslandScene) {
  return { ...scene, pieces: scene.pieces.map(({ isFrozen: _frost, ...piece }) => piece) };
}

test.each([
  { players: 4, mode: 'solo', characters: 'chosen', pace: 'quick', fourthZone: false } as const,
  { players: 4, mode: 'duo', characters: 'dealt', pace: 'rulebook', fourthZone: false } as const,
  { players: 10, mode: 'solo', characters: 'dealt', pace: 'quick', fourthZone: false } as const,
])('nothing jumps: after its events the island is as the view says, $mode, $players players', (options) => {
  const random = fastRandom(options.players);
  const nonces = seats(options.players).map((seat) => String(seat).padStart(32, '0'));
  const history = new History(gorgasali, options, makeDeal('0'.repeat(64), nonces));
  let scene = CHOREOGRAPHY.sceneOf(history.snapshot('spectator').view as View);
  for (let moves = 0; moves < 1500; moves++) {
    const [next] = history.snapshot('spectator').awaiting;
    if (next === undefined) return;
    const { decision } = history.snapshot(next);
    const choice = decision?.choices[roll(random, decision.choices.length)];
    if (!decision || !choice) throw new Error('nothing is asked');
    const made = history.choose(next, decision.id, choice);
    if (!made.ok) throw new Error(made.why.text);
    const update = made.value.find(({ viewer }) => viewer === 'spectator')?.update;
    for (const event of update?.events ?? []) scene = CHOREOGRAPHY.after(scene, event as Event);
    const settled = CHOREOGRAPHY.sceneOf(update?.view as View, scene);
    expect(lasting(scene)).toEqual(lasting(settled));
    scene = settled;
  }
  throw new Error('the match does not end');
});
