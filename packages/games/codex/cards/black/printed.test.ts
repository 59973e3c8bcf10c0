import { expect, test } from 'vitest';
import { printedAs } from '../../testing/printed.ts';

// What is printed on the black cards, from the public card database; what targets has the target icon there or in its text.

test.each([
  'Deteriorate, spell, cost 0, Debuff, targets',
  'Sacrifice the Weak, spell, cost 2',
  'Summon Skeletons, spell, cost 3, Summon',
  'Graveyard, building of tech 0, cost 2, 3 HP',
  'Jandra, the Negator, unit of tech 0, cost 3, 3/3, legendary, Demon, Horror, overpower',
  "Pestering Haunt, unit of tech 0, cost 0, 1/1, Ghost, can't be sacrificed, can't patrol, unstoppable",
  'Poisonblade Rogue, unit of tech 0, cost 2, 2/1, Rogue',
  'Skeletal Archery, upgrade of tech 0, cost 2',
  'Skeleton Javelineer, unit of tech 0, cost 1, 1/1, Skeleton',
  'Thieving Imp, unit of tech 0, cost 3, 2/2, Demon, Imp',
])('starting: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Vandy Anadrose, hero, cost 2, levels to 5, 1: 2/3 sparkshot 1, 3: 3/4 resist 1, 5: 4/5',
  'Dark Pact, spell, cost 0, targets',
  'Shadow Blade, spell, cost 3, Debuff, targets',
  'Soul Stone, spell, cost 2, ongoing, Buff, targets',
  'Metamorphosis, ultimate, cost 6, Buff',
  "Gargoyle, unit of tech 1, cost 3, 0/2, Horror, can't attack, can't patrol, indestructible",
  'Twilight Baron, unit of tech 1, cost 4, 4/4, Demon, overpower',
  'Banefire Golem, unit of tech 2, cost 6, 7/7, Demon',
  'Blackhand Dozer, unit of tech 2, cost 4, 7/6, Demon, overpower',
  'Shrine of Forbidden Knowledge, building of tech 2, cost 3, 5 HP',
  'Terras Q, the Shackled, unit of tech 2, cost 6, 15/15, legendary, Demon, Overlord, obliterate 2, resist 3',
  'Voidblocker, unit of tech 2, cost 3, 2/6, Demon',
  'Zarramonde, the Obliterator, unit of tech 3, cost 10, 11/11, legendary, Demon, obliterate 4, untargetable',
])('demonology: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Orpal Gloor, hero, cost 2, levels to 6, 1: 1/3 rune damage, 4: 2/4 targets, 6: 2/5 targets',
  'Carrion Curse, spell, cost 3',
  'Sickness, spell, cost 2, Debuff, targets',
  'Spreading Plague, spell, cost 4',
  'Death and Decay, ultimate, cost 8, Debuff',
  'Crypt Crawler, unit of tech 1, cost 2, 3/3, Insect, sparkshot 1, targets',
  'Plague Spitter, unit of tech 1, cost 3, 3/3, Horror, anti-air, rune damage',
  'Abomination, unit of tech 2, cost 6, 6/6, Horror',
  'Cursed Crow, unit of tech 2, cost 3, 3/3, Bird, flying',
  'Cursed Ghoul, unit of tech 2, cost 4, 4/5, Ghoul, targets',
  'Gorgon, unit of tech 2, cost 3, 2/4, Horror, deathtouch',
  'Plague Lab, building of tech 2, cost 3, 4 HP',
  'Plague Lord, unit of tech 3, cost 6, 4/7, Horror, resist 2',
])('disease: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Garth Torken, hero, cost 2, levels to 7, 1: 1/3, 4: 2/4, 7: 3/4',
  'Doom Grasp, spell, cost 4, targets',
  'Lich’s Bargain, spell, cost 2, Summon',
  'Nether Drain, spell, cost 1, Debuff, targets',
  'Death Rites, ultimate, cost 4',
  'Bone Collector, unit of tech 1, cost 2, 3/3, Zombie',
  'Hooded Executioner, unit of tech 1, cost 2, 3/3, Soldier, boost 3',
  'Blackhand Resurrector, unit of tech 2, cost 2, 3/3, Spellcaster',
  'Corpse Catapult, unit of tech 2, cost 3, 1/4, Contraption, targets',
  'Necromancer, unit of tech 2, cost 4, 3/3, Spellcaster, long-range',
  'Skeletal Lord, unit of tech 2, cost 3, 3/3, Spellcaster',
  'Wight, unit of tech 2, cost 4, 4/4, Horror',
  'Lord of Shadows, unit of tech 3, cost 7, 8/7, Overlord',
])('necromancy: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});
