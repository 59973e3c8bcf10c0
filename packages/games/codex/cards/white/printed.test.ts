import { expect, test } from 'vitest';
import { printedAs } from '../../testing/printed.ts';

// What is printed on the white cards, from the public card database; what targets has the target icon there or in its text.

test.each([
  'Grappling Hook, spell, cost 0, targets',
  'Sensei’s Advice, spell, cost 1, Buff, targets',
  'Snapback, spell, cost 3, targets',
  'Aged Sensei, unit of tech 0, cost 1, 1/1, Monk, targets',
  'Fox Primus, unit of tech 0, cost 3, 2/2, Ninja, anti-air, frenzy 1',
  'Fox Viper, unit of tech 0, cost 2, 2/1, Ninja, sparkshot 1',
  'Morningstar Flagbearer, unit of tech 0, cost 3, 2/2, Flagbearer, flagbearer',
  'Safe Attacking, upgrade of tech 0, cost 1',
  'Savior Monk, unit of tech 0, cost 2, 2/2, Monk, healing 1',
  'Smoker, unit of tech 0, cost 1, 1/1, Ninja, stealth',
])('starting: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Grave Stormborne, hero, cost 2, levels to 7, 1: 2/3 sparkshot 1, 3: 3/4 readiness, 7: 4/5 targets',
  'Martial Mastery, spell, cost 1',
  'Reversal, spell, cost 3, Debuff, targets',
  'Versatile Style, spell, cost 2, targets',
  'True Power of Storms, ultimate, cost 3, targets',
  'Rambasa Twin, unit of tech 1, cost 4, 3/2, Monk, Tiger',
  'Sparring Partner, unit of tech 1, cost 1, 2/2, Monk, targets',
  'Focus Master, unit of tech 2, cost 3, 4/3, Monk, Mystic',
  'Mind-Parry Monk, unit of tech 2, cost 5, 5/4, Monk, Mystic',
  'Training Grounds, building of tech 2, cost 1, 4 HP',
  'Vigor Adept, unit of tech 2, cost 4, 5/5, Monk, frenzy 1, readiness',
  'Young Lightning Dragon, unit of tech 2, cost 3, 3/3, Dragon, flying',
  'Hero’s Monument, building of tech 3, cost 5, 6 HP, legendary, Monument, untargetable',
])('discipline: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Setsuki Hiruki, hero, cost 2, levels to 6, 1: 1/3, 4: 2/3, 6: 3/4',
  'Hidden Ninja, spell, cost 2, Buff, targets',
  'Shuriken Hail, spell, cost 1',
  'Speed of the Fox, spell, cost 2, Buff, targets',
  'Fox’s Den Students, ultimate, cost 4, Summon',
  'Fuzz Cuddles, unit of tech 1, cost 2, 2/3, Cute Animal, healing 2',
  'Inverse Power Ninja, unit of tech 1, cost 3, 6/6, Ninja',
  'Flying Fox, unit of tech 2, cost 2, 3/1, Contraption, Ninja, flying',
  'Fox’s Den School, building of tech 2, cost 4, 4 HP, legendary, invisible, targets',
  'Glorious Ninja, unit of tech 2, cost 5, 4/3, Ninja, haste, swift strike',
  'Masked Raccoon, unit of tech 2, cost 4, 3/4, Cute Animal, Ninja',
  'Porcupine, unit of tech 2, cost 3, 2/6, Cute Animal, deathtouch',
  'Jade Fox, Den’s Headmistress, unit of tech 3, cost 8, 4/6, legendary, Ninja',
])('ninjutsu: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Garus Rook, hero, cost 2, levels to 8, 1: 2/4, 5: 3/5, 8: 4/6 two lives',
  'Bird’s Nest, spell, cost 2, ongoing, Summon, channeling',
  'Entangling Vines, spell, cost 3, ongoing, Debuff, targets',
  'Thunderclap, spell, cost 2, Debuff, targets',
  'Earthquake, ultimate, cost 5',
  'Ardra’s Boulder, unit of tech 1, cost 2, 0/6, legendary, Rock',
  'Mythmaking, upgrade of tech 1, cost 2, legendary',
  'Colossus, unit of tech 2, cost 6, 6/7, Golem',
  'Doubling Barbarbarian, unit of tech 2, cost 3, 3/5, Warrior, overpower',
  'Jefferson DeGrey, Ghostly Diplomat, unit of tech 2, cost 3, 4/3, legendary, Barrister',
  'Morningstar Pass, building of tech 2, cost 4, 4 HP, legendary',
  'Whitestar Grappler, unit of tech 2, cost 3, 3/5, Warrior, targets',
  'Oathkeeper of Kor Mountain, unit of tech 3, cost 7, 7/8, legendary, Warrior, resist 2, swift strike',
])('strength: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});
