import { expect, test } from 'vitest';
import { printedAs } from '../../testing/printed.ts';

// What is printed on the blue cards, from the public card database; what targets has the target icon there or in its text.

test.each([
  'Arrest, spell, cost 2, Debuff',
  'Lawful Search, spell, cost 1',
  'Manufactured Truth, spell, cost 1',
  'Bluecoat Musketeer, unit of tech 0, cost 2, 1/2, Soldier',
  'Building Inspector, unit of tech 0, cost 1, 1/1, Administrator',
  'Jail, building of tech 0, cost 3, 3 HP',
  'Porkhand Magistrate, unit of tech 0, cost 3, 2/3, Administrator, Pig, targets',
  'Reputable Newsman, unit of tech 0, cost 2, 0/3, Mercenary',
  'Spectral Aven, unit of tech 0, cost 2, 2/2, Bird, Illusion, flying',
  'Traffic Director, unit of tech 0, cost 1, 1/1, Administrator, untargetable',
])('starting: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'General Onimaru, hero, cost 2, levels to 8, 1: 2/3 frenzy 1, 5: 3/4 readiness, 8: 4/5',
  'Boot Camp, spell, cost 1, Buff, Debuff, targets',
  'Elite Training, spell, cost 2, Buff, targets',
  'General’s Hammer, spell, cost 3, targets',
  'The Art of War, ultimate, cost 3, Buff, targets',
  'Brave Knight, unit of tech 1, cost 3, 3/3, Soldier, readiness',
  'Overeager Cadet, unit of tech 1, cost 0, 2/2, Soldier',
  'Air Hammer, unit of tech 2, cost 4, 3/3, Bird, Soldier, flying',
  'Debilitator Alpha, unit of tech 2, cost 5, 4/5, Clockwork, Soldier',
  'Drill Sergeant, unit of tech 2, cost 3, 3/3, Soldier, targets',
  'Flagstone Garrison, building of tech 2, cost 3, 4 HP',
  'Flagstone Spy, unit of tech 2, cost 3, 3/3, Soldier, invisible',
  'Patriot Gryphon, unit of tech 3, cost 8, 6/7, Gryphon, flying, resist 2',
])('peace: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Bigby Hayes, hero, cost 2, levels to 5, 1: 2/3, 3: 2/4 targets, 5: 3/4',
  'Community Service, spell, cost 5, Debuff',
  'Injunction, spell, cost 3, Debuff',
  'Jurisdiction, spell, cost 2',
  'Judgment Day, ultimate, cost 4',
  'Scribe, unit of tech 1, cost 2, 1/3, Administrator',
  'Tax Collector, unit of tech 1, cost 2, 2/3, Administrator',
  'Arresting Constable, unit of tech 2, cost 4, 2/3, Guard, targets',
  'Censorship Council, building of tech 2, cost 4, 5 HP',
  "Guardian of the Gates, unit of tech 2, cost 3, 1/6, Guard, can't attack",
  'Insurance Agent, unit of tech 2, cost 1, 2/2, Administrator, targets',
  "Justice Juggernaut, unit of tech 2, cost 6, 4/6, Contraption, can't patrol, two lives, unstoppable",
  'Lawbringer Gryphon, unit of tech 3, cost 10, 7/6, Gryphon, flying, obliterate 4, resist 2',
])('law: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});

test.each([
  'Sirus Quince, hero, cost 2, levels to 5, 1: 1/3, 3: 1/4, 5: 1/5',
  'Dreamscape, spell, cost 3, ongoing, Debuff, channeling',
  'Free Speech, spell, cost 2, Debuff',
  'Hallucination, spell, cost 2, Debuff, targets',
  'Mind Control, ultimate, cost 5, ongoing, Debuff, targets',
  'Spectral Flagbearer, unit of tech 1, cost 1, 2/2, Flagbearer, Illusion, flagbearer',
  'Spectral Hound, unit of tech 1, cost 1, 3/3, Dog, Illusion',
  'Eyes of the Chancellor, upgrade of tech 2, cost 3, detector, haste',
  'Macciatus, The Whisperer, unit of tech 2, cost 2, 3/3, legendary, Herald',
  'Reteller of Truths, unit of tech 2, cost 2, 3/3, Bard, Illusion',
  'Spectral Roc, unit of tech 2, cost 4, 4/5, Bird, Illusion, flying',
  'Spectral Tiger, unit of tech 2, cost 3, 5/5, Illusion, Tiger',
  'Liberty Gryphon, unit of tech 3, cost 3, 5/5, Gryphon, Illusion, flying, haste',
])('truth: %s', (line) => {
  expect(printedAs(line)).toBe(line);
});
