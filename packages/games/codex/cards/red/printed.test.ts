import { expect, test } from 'vitest';
import { printedAs } from '../../testing/printed.ts';

// What is printed on the red cards, from the public card database; what targets has the target icon there or in its text.

test.each([
  'Charge, spell, cost 2, Buff, targets',
  'Pillage, spell, cost 1, targets',
  'Scorch, spell, cost 3, Burn, targets',
  'Bloodburn, upgrade of tech 0, cost 3, targets',
  'Bloodrage Ogre, unit of tech 0, cost 2, 3/2, Ogre',
  'Bombaster, unit of tech 0, cost 2, 2/2, Pirate, targets',
  'Careless Musketeer, unit of tech 0, cost 2, 2/1, Pirate, targets',
  'Mad Man, unit of tech 0, cost 1, 1/1, Brigand, haste',
  "Makeshift Rambaster, unit of tech 0, cost 2, 1/2, Contraption, can't patrol, haste",
  'Nautical Dog, unit of tech 0, cost 1, 1/1, Dog, frenzy 1',
])('starting: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Captain Zane, hero, cost 2, levels to 6, 1: 2/2 haste, 4: 3/3, 6: 4/4 targets',
  'Chaos Mirror, spell, cost 2',
  'Detonate, spell, cost 3, targets',
  'Maximum Anarchy, ultimate, cost 3',
  'Surprise Attack, spell, cost 5, Summon',
  'Calypso Vystari, unit of tech 1, cost 1, 2/2, Mystic, targets',
  'Gunpoint Taxman, unit of tech 1, cost 2, 3/3, Pirate, anti-air',
  'Chameleon Lizzo, unit of tech 2, cost 4, 4/3, Lizardman, haste, stealth',
  'Disguised Monkey, unit of tech 2, cost 2, 3/3, Monkey, haste',
  'Marauder, unit of tech 2, cost 3, 4/3, Pirate, boost 3, haste',
  'Sanatorium, building of tech 2, cost 4, 4 HP',
  'Steam Tank, unit of tech 2, cost 3, 3/6, Contraption',
  'Pirate Gunship, unit of tech 3, cost 6, 7/6, Airship, Contraption, flying, haste, long-range, obliterate 2, resist 2',
])('anarchy: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Drakk Ramhorn, hero, cost 2, levels to 6, 1: 1/3 targets, 4: 2/3, 6: 3/4',
  'Bloodlust, spell, cost 2, Buff, targets',
  'Desperation, spell, cost 0',
  'Kidnapping, spell, cost 4, Debuff, targets',
  'War Drums, ultimate, cost 2, ongoing, Buff, channeling',
  'Crash Bomber, unit of tech 1, cost 1, 2/2, Pirate, targets',
  'Rickety Mine, building of tech 1, cost 2, 3 HP',
  'Captured Bugblatter, unit of tech 2, cost 3, 4/2, Beast, targets',
  'Crashbarrow, unit of tech 2, cost 3, 6/2, Contraption, ephemeral, haste, overpower',
  "Land Octopus, unit of tech 2, cost 3, 8/7, Octopus, can't patrol, overpower",
  'Ogre Recruiter, unit of tech 2, cost 5, 5/4, Ogre, targets',
  'Shoddy Glider, unit of tech 2, cost 1, 3/1, Contraption, ephemeral, flying, haste',
  'Pirate-Gang Commander, unit of tech 3, cost 6, 6/6, Pirate, targets',
])('blood: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Jaina Stormborne, hero, cost 2, levels to 7, 1: 2/3 sparkshot 1, 4: 3/3 targets, 7: 4/3 targets',
  'Burning Volley, ultimate, cost 3, Burn, targets',
  'Ember Sparks, spell, cost 3, Burn, targets',
  'Fire Dart, spell, cost 2, Burn, targets',
  'Flame Arrow, spell, cost 4, Burn, targets',
  'Firebat, unit of tech 1, cost 2, 3/3, Spellcaster, targets',
  'Lobber, unit of tech 1, cost 1, 2/2, Brigand, haste, targets',
  'Bamstamper Lizzo, unit of tech 2, cost 4, 5/3, Lizardman, targets',
  'Doubleshot Archer, unit of tech 2, cost 3, 4/3, Soldier, long-range, targets',
  'Firehouse, building of tech 2, cost 3, 4 HP, targets',
  'Hotter Fire, upgrade of tech 2, cost 3',
  'Molting Firebird, unit of tech 2, cost 4, 4/3, Bird, flying',
  'Cinderblast Dragon, unit of tech 3, cost 7, 6/6, Dragon, flying, resist 2',
])('fire: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});
