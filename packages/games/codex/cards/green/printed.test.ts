import { expect, test } from 'vitest';
import { printedAs } from '../../testing/printed.ts';

// What is printed on the green cards, from the public card database; what targets has the target icon there or in its text.

test.each([
  'Forest’s Favor, spell, cost 2, Buff, targets',
  'Rampant Growth, spell, cost 2, Buff, targets',
  'Ironbark Treant, unit of tech 0, cost 3, 3/2, Tree',
  'Merfolk Prospector, unit of tech 0, cost 1, 1/1, Merfolk',
  'Playful Panda, unit of tech 0, cost 2, 2/2, Panda',
  'Rich Earth, upgrade of tech 0, cost 3',
  'Spore Shambler, unit of tech 0, cost 3, 0/1, Cute Animal, targets',
  'Tiger Cub, unit of tech 0, cost 2, 2/2, Tiger',
  'Verdant Tree, building of tech 0, cost 2, 3 HP, Tree, healing 1',
  "Young Treant, unit of tech 0, cost 2, 0/2, Tree, can't attack",
])('starting: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Master Midori, hero, cost 2, levels to 8, 1: 2/3, 5: 3/4, 8: 4/5',
  'Circle of Life, spell, cost 3, Summon',
  'Final Showdown, ultimate, cost 3, ongoing, Buff, targets',
  'Moment’s Peace, spell, cost 2',
  'Nature Reclaims, spell, cost 2, targets',
  "Gemscout Owl, unit of tech 1, cost 1, 0/1, Bird, can't attack, flying, resist 1",
  'Tiny Basilisk, unit of tech 1, cost 2, 1/2, Beast, deathtouch',
  'Chameleon, unit of tech 2, cost 2, 3/3, Beast, stealth',
  'Dothram Horselord, unit of tech 2, cost 3, 6/5, Soldier, overpower',
  'Fairie Dragon, unit of tech 2, cost 4, 4/2, Dragon, flying, targets',
  'Potent Basilisk, unit of tech 2, cost 4, 3/5, Beast, deathtouch, untargetable, targets',
  'Wandering Mimic, unit of tech 2, cost 4, 4/4, Shapeshifter',
  'Tyrannosaurus Rex, unit of tech 3, cost 8, 10/10, Dinosaur, overpower, resist 2, targets',
])('balance: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Calamandra Moss, hero, cost 2, levels to 5, 1: 2/3, 3: 3/4, 5: 4/5',
  'Behind the Ferns, spell, cost 2, ongoing, Buff, channeling',
  'Feral Strike, ultimate, cost 4, boost 4',
  'Ferocity, spell, cost 2, Buff',
  'Murkwood Allies, spell, cost 5, Summon, boost 4',
  'Centaur, unit of tech 1, cost 3, 3/4, Centaur, overpower',
  'Huntress, unit of tech 1, cost 2, 3/3, Centaur, anti-air, sparkshot 1',
  'Barkcoat Bear, unit of tech 2, cost 4, 5/5, Bear, overpower, resist 2',
  'Gigadon, unit of tech 2, cost 9, 8/8, Dinosaur, overpower',
  'Predator Tiger, unit of tech 2, cost 4, 4/4, Tiger',
  'Rampaging Elephant, unit of tech 2, cost 6, 6/7, Elephant',
  'Stalking Tiger, unit of tech 2, cost 3, 4/4, Tiger',
  'Moss Ancient, unit of tech 3, cost 7, 8/9, Ancient, untargetable',
])('feral: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Argagarg Garg, hero, cost 2, levels to 5, 1: 1/3, 3: 1/4 targets, 5: 1/5',
  'Dinosize, spell, cost 4, Buff, targets',
  'Polymorph: Squirrel, spell, cost 3, Debuff, targets',
  'Spirit of the Panda, spell, cost 4, ongoing, Buff, healing 1, targets',
  'Stampede, ultimate, cost 6, Buff',
  'Galina Glimmer, unit of tech 1, cost 1, 2/2, legendary, Nymph',
  'Giant Panda, unit of tech 1, cost 3, 2/4, Panda',
  'Artisan Mantis, unit of tech 2, cost 4, 4/5, Insect',
  'Blooming Ancient, unit of tech 2, cost 4, 2/4, Ancient, targets',
  'Blooming Elm, building of tech 2, cost 3, 4 HP, Tree, targets',
  'Might of Leaf and Claw, upgrade of tech 2, cost 3',
  'Oversized Rhinoceros, unit of tech 2, cost 5, 7/8, Rhino',
  'Guargum, Eternal Sentinel, unit of tech 3, cost 10, 12/12, legendary, Ancient, obliterate 4, resist 2',
])('growth: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});
