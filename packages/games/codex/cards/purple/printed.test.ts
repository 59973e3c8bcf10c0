import { expect, test } from 'vitest';
import { printedAs } from '../../testing/printed.ts';

// What is printed on the purple cards, from the public card database; what targets has the target icon there or in its text.

test.each([
  'Forgotten Fighter, spell, cost 2, Bounce, targets',
  'Temporal Research, spell, cost 2',
  'Time Spiral, spell, cost 1',
  'Battle Suits, upgrade of tech 0, cost 2',
  'Fading Argonaut, unit of tech 0, cost 2, 2/3, Soldier, fading 3',
  'Hardened Mox, unit of tech 0, cost 3, 1/1, Mech, Soldier, indestructible',
  'Neo Plexus, unit of tech 0, cost 2, 2/2, Soldier',
  'Nullcraft, unit of tech 0, cost 2, 1/1, Airship, Mech, flying, haste',
  'Plasmodium, unit of tech 0, cost 2, 4/4, Beast, forecast 3, haste',
  'Tinkerer, unit of tech 0, cost 2, 1/2, Scientist',
])('starting: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Prynn Pasternaak, hero, cost 2, levels to 7, 1: 1/3, 4: 2/4, 7: 3/5 targets, fading 4',
  'Origin Story, spell, cost 3, targets',
  'Undo, spell, cost 3, Bounce, targets',
  'Vortoss Emblem, spell, cost 0, ongoing, fading 3, targets',
  'Rewind, ultimate, cost 4, Bounce',
  'Seer, unit of tech 1, cost 1, 2/1, Mystic',
  'Stewardess of the Undone, unit of tech 1, cost 3, 2/3, Mystic, targets',
  'Rememberer, unit of tech 2, cost 5, 3/3, Mystic, fading 3',
  'Second Chances, upgrade of tech 2, cost 2',
  'Shimmer Ray, unit of tech 2, cost 1, 3/4, Airship, Mech, fading 2, flying',
  'Slow-Time Generator, building of tech 2, cost 5, 2 HP',
  'Yesterday’s Golgort, unit of tech 2, cost 3, 6/4, Beast, fading 2',
  'Ebbflow Archon, unit of tech 3, cost 8, 12/12, Archon, fading 7, targets',
])('past: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Max Geiger, hero, cost 2, levels to 5, 1: 2/3 sparkshot 1, 3: 2/4, 5: 3/4 targets',
  'Now!, spell, cost 1, Buff, targets',
  'Ready or Not, spell, cost 4, targets',
  'Temporal Distortion, spell, cost 2',
  'Research & Development, ultimate, cost 2',
  'Argonaut, unit of tech 1, cost 3, 3/4, Soldier, readiness',
  'Sentry, unit of tech 1, cost 2, 3/2, Drone, Mech, anti-air, sparkshot 1',
  'Chronofixer, unit of tech 2, cost 2, 1/1, Mystic, untargetable',
  'Hyperion, unit of tech 2, cost 5, 4/5, Soldier, haste',
  'Immortal, unit of tech 2, cost 6, 5/5, Mech, indestructible',
  'Tricycloid, unit of tech 2, cost 5, 3/3, Drone, Mech, targets',
  'Warp Gate Disciple, unit of tech 2, cost 4, 1/1, Mystic',
  'Octavian, unit of tech 3, cost 8, 8/8, Behemoth, targets',
])('present: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Vir Garbarean, hero, cost 2, levels to 7, 1: 2/3, 5: 3/3, 7: 3/5',
  'Assimilate, spell, cost 3, targets',
  'Promise of Payment, spell, cost 0',
  'Unphase, spell, cost 2, Buff, targets',
  'Double Time, ultimate, cost 6, forecast 3',
  'Gilded Glaxx, unit of tech 1, cost 3, 3/4, Mech, Soldier',
  'Knight of the Conclave, unit of tech 1, cost 0, 4/4, Mech, Soldier, forecast 3, resist 1',
  'Hive, unit of tech 2, cost 6, 0/6, Airship, Mech, flying, resist 1',
  'Omegacron, unit of tech 2, cost 2, 9/7, Drone, Mech, forecast 6, haste, untargetable',
  'Reaver, unit of tech 2, cost 3, 0/4, Drone, Mech, forecast 2',
  'Void Star, unit of tech 2, cost 5, 5/4, Airship, Mech, flying, overpower',
  'Xenostalker, unit of tech 2, cost 4, 3/6, Drone, Mech, unstoppable, targets',
  'Nebula, unit of tech 3, cost 7, 7/6, Airship, Mech, flying, resist 3, targets',
])('future: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});
