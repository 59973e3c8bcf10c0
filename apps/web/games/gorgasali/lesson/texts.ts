import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is said at each step: one sentence, at most two. */
export const TEXTS = {
  island: msg`You are Medea, at the northern rim of the island; Armazi waits at the next gate. The last one standing wins.`,
  extra: msg`Everybody lands with one chest of their own. Open yours: two things and a weapon are in it.`,
  mat: msg`A potion, a helmet and the Lynx now lie on your mat. The dice were thrown: 2 and 3, so you have 5 steps.`,
  chest: msg`Lit squares are where your steps may end. On a chest you may stop early: touch the one right below your gate.`,
  foe: msg`Armazi found a chest too. All mats are open: touch a person to see what they carry.`,
  walk: msg`Forest costs 2 steps, open ground 1. Your 5 steps lead to the chest beside Armazi.`,
  sort: msg`The Ibex is the better weapon, and you have room for two. Let it take the place of the Scratch.`,
  aim: msg`Armazi is 2 squares away, and the Lynx reaches 3. It throws three dice and deals three times their sum.`,
  field: msg`48 damage. Your shot was the main action, and one card for your defence is still allowed: put up the magic field.`,
  hit: msg`Armazi came near and shot for 74. The field took half, helmet and armor took 30, and 7 were left. Armor serves once.`,
  heal: msg`An ability has to wait for some turns. Medea’s is ready now: it heals, and draws a card.`,
  skip: msg`You may stay where you are, but not twice in a row. Stay: Armazi stands on your diagonal.`,
  dusk: msg`After every five rounds the dusk takes the outermost ring. Walking there costs health, so in the end all meet in the middle.`,
  diagonal: msg`Along a diagonal the Ibex deals four times its dice instead of three. Shoot.`,
  won: msg`52 damage, just enough. With ten on the island it takes longer; now you know how.`,
} satisfies Readonly<Record<string, MessageDescriptor>>;

export type StepId = keyof typeof TEXTS;
