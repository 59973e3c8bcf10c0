import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is said at each step: one sentence, at most two. */
export const TEXTS = {
  goal: msg`Each side has a base with 20 health. Bring down the other one, and you have won.`,
  gold: msg`Four workers brought you 4 gold. What you do not spend is kept for your next turn.`,
  read: msg`Hold a finger on any card, or point at it: then it is shown whole, with what its words mean.`,
  hire: msg`Once a turn a card becomes a worker, for 1 gold and for good. Hire Wither: every worker brings 1 gold a turn.`,
  brother: msg`A unit costs what stands in its corner. Play Older Brother for 2: attack 2, health 2.`,
  messenger: msg`A new unit waits a turn before it attacks, but the Messenger has haste. Play it with your last gold.`,
  strike: msg`Nobody guards the other base. Let the Messenger attack it.`,
  patrol: msg`Done. Units that have not attacked may patrol now and guard your base.`,
  leader: msg`The first place is for the squad leader: it is attacked before all others, and has 1 armor. Put Older Brother there.`,
  draw: msg`At the end of a turn you put your hand away and draw as many cards and 2 more, 5 at most.`,
  tech: msg`River came with a Tenderfoot. From now on each of your turns begins with two cards of your codex, in secret. Choose Iron Man.`,
  techAgain: msg`And the Wrecking Ball. Both go to your discard pile: you draw them when it is shuffled.`,
  hireAgain: msg`Five workers, 5 gold. Begin with another worker: hire Spark.`,
  hero: msg`Your hero waits in the command zone, never in the deck. Call Troq Bashar for 2 gold; spells need a hero, too.`,
  build: msg`Iron Man needs a tech I building. Build it for 1 gold: it is ready next turn.`,
  clear: msg`The Tenderfoot patrols, so it has to be attacked first. Older Brother is stronger: attack.`,
  scavenger: msg`It stood in the scavenger’s place, so its owner got 1 gold for the loss. Every place of a patrol has its gift.`,
  free: msg`Now the way is free. Attack with the Messenger.`,
  base: msg`River does not patrol: you may attack River or the base. Take the base.`,
  level: msg`1 gold is left, and one level costs 1. Train Troq.`,
  guard: msg`A hero who has only just arrived may patrol. Set the patrol.`,
  troqLeads: msg`Let Troq lead the squad.`,
  techLater: msg`Your turn begins with two cards of your codex once more. Take the Revolver Ocelot.`,
  techLast: msg`And the Hired Stomper, for later: it needs a tech II building.`,
  armor: msg`River attacked the squad leader: armor took 1 of the 2 damage. Troq struck back for 2.`,
  ironMan: msg`What you chose last turn is in your hand, and tech I is ready. Play Iron Man for 3.`,
  ball: msg`The Wrecking Ball costs nothing, but it is a spell: without Troq you could not cast it.`,
  ballAtBase: msg`2 damage to a building: choose the base.`,
  level3: msg`Troq has level 2, and at level 5 comes a change. Train Troq three times.`,
  level4: msg`Level 3. Go on.`,
  level5: msg`One more: then Troq is stronger, whole again, and has an ability.`,
  charge: msg`Troq attacks the guard: 3 damage are enough for 1 armor and 2 health. And the new ability hits the base, besides.`,
  follow: msg`The guard is gone. Older Brother attacks.`,
  finish: msg`The base, of course.`,
  won: msg`The base has 13 of 20 left, nobody guards it, and Iron Man has not even moved: the Teacher gives up. Now you know how it is done.`,
} satisfies Readonly<Record<string, MessageDescriptor>>;

export type StepId = keyof typeof TEXTS;
