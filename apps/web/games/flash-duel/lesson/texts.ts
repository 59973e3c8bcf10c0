import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is said at each step: one sentence, at most two. */
export const TEXTS = {
  bridge: msg`You stand on plank 1, your opponent on 18. The large number is the distance between you, and it decides everything.`,
  move: msg`A card is a number of steps. Touch a 5, then the lit plank ahead; or just the button below.`,
  closer: msg`Your opponent came closer too. Go on with your other 5.`,
  block: msg`A card that equals the distance attacks: your opponent is 3 away and played a 3. Block it with a 3 of your own.`,
  attack: msg`Still 3 apart, and now it is your turn. Attack with your other 3.`,
  tally: msg`Blocked. What was played is open to all: here you see how many of each number are gone, and how many your opponent may still hold.`,
  retreat: msg`Your opponent dashed in and struck with a 2 at once. You hold no 2, but from a dash you can retreat: play a 4.`,
  recover: msg`A retreat saves you and costs your next turn: you recovered, which means you only drew cards.`,
  dash: msg`Now you. Dash with the 3, then strike with the 2, the distance from there.`,
  chase: msg`Your opponent retreated, had to recover, and it is your turn again. Follow with the 5.`,
  push: msg`Next to each other, any card pushes: your opponent goes back that many planks, and cannot block it. Push with a 1.`,
  count: msg`Your opponent stepped back. Three apart, and you hold two 3s. Five 3s are gone, so only one more is left anywhere.`,
  pair: msg`Two cards make a harder attack: your opponent would need two 3s to block it. Attack with both.`,
  won: msg`A single hit wins the round and a token, and three tokens win the duel. You know enough.`,
} satisfies Readonly<Record<string, MessageDescriptor>>;

export type StepId = keyof typeof TEXTS;
