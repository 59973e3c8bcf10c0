import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Spec } from '@riposte/codex/table';

/** When a spec is at its best. */
export type SpecTempo = 'fast' | 'steady' | 'slow';

/** What a spec is like, for a player who is to choose. */
export interface SpecWords {
  readonly tempo: SpecTempo;
  readonly wants: MessageDescriptor;
  readonly fears: MessageDescriptor;
}

export const TEMPO_WORDS: Readonly<Record<SpecTempo, MessageDescriptor>> = {
  fast: msg`Fast`,
  steady: msg`Steady`,
  slow: msg`Slow`,
};

export const SPEC_WORDS: Readonly<Record<Spec, SpecWords>> = {
  bashing: {
    tempo: 'steady',
    wants: msg`Strong units at fair prices, and hits on buildings. No tricks to learn.`,
    fears: msg`Clever answers, and blockers that keep coming.`,
  },
  finesse: {
    tempo: 'fast',
    wants: msg`Many cheap units that strike at once and make each other stronger.`,
    fears: msg`Damage that hits all small units together.`,
  },
  anarchy: {
    tempo: 'fast',
    wants: msg`Haste and stealth: units strike as they arrive, and workers are lost.`,
    fears: msg`A long game against larger units.`,
  },
  blood: {
    tempo: 'fast',
    wants: msg`Attack, attack: short-lived units that hurt even as they die.`,
    fears: msg`A firm patrol, and a turn without attackers.`,
  },
  fire: {
    tempo: 'steady',
    wants: msg`Burn patrollers and buildings away, a few points at a time.`,
    fears: msg`Units too large to burn, and resist.`,
  },
  balance: {
    tempo: 'slow',
    wants: msg`Gold early, an answer to upgrades and ongoing spells, a huge dinosaur late.`,
    fears: msg`An attack before anything large stands.`,
  },
  feral: {
    tempo: 'steady',
    wants: msg`Tough beasts that spells hardly reach, and tigers that slip past patrols.`,
    fears: msg`Fliers, and harm that needs no target.`,
  },
  growth: {
    tempo: 'slow',
    wants: msg`Get rich, then let runes make giants of your units.`,
    fears: msg`Early attacks, and losing the one giant.`,
  },
  law: {
    tempo: 'slow',
    wants: msg`Disable units, shut buildings, tax gold, and judge all at the end.`,
    fears: msg`Many attackers at once.`,
  },
  peace: {
    tempo: 'steady',
    wants: msg`A drilled army: cheap soldiers, and a card for each one you play.`,
    fears: msg`Damage to all units.`,
  },
  truth: {
    tempo: 'steady',
    wants: msg`Illusions: large for their price, and gone as soon as they are targets.`,
    fears: msg`Spells and abilities that choose targets.`,
  },
  demonology: {
    tempo: 'slow',
    wants: msg`Mighty demons. You pay with cards, units and your own base.`,
    fears: msg`Having to pay when already behind.`,
  },
  disease: {
    tempo: 'slow',
    wants: msg`Shrink everything with −1/−1 runes, then destroy what is sick.`,
    fears: msg`Few but large units, and +1/+1 runes.`,
  },
  necromancy: {
    tempo: 'steady',
    wants: msg`Skeletons without end: to block, to sacrifice, to draw cards with.`,
    fears: msg`Fliers, and attackers that smash through small blockers.`,
  },
  past: {
    tempo: 'steady',
    wants: msg`Strong units that fade, and spells that send others back to the hand.`,
    fears: msg`Units that do something each time they arrive.`,
  },
  present: {
    tempo: 'steady',
    wants: msg`More cards, units that act twice, and one that nothing kills.`,
    fears: msg`A fast start: its best cards cost much.`,
  },
  future: {
    tempo: 'slow',
    wants: msg`Pay little now, and wait: great machines arrive turns later.`,
    fears: msg`Attacks before they come.`,
  },
  discipline: {
    tempo: 'steady',
    wants: msg`A master swordsman and monks who train. Heroes reach their best soon.`,
    fears: msg`Losing the hero.`,
  },
  ninjutsu: {
    tempo: 'fast',
    wants: msg`Small units that nobody sees coming, and a hero who strikes twice.`,
    fears: msg`Towers, and damage to each patroller.`,
  },
  strength: {
    tempo: 'slow',
    wants: msg`Hold the wall with stone and vines, then walk past the patrol.`,
    fears: msg`Being ignored: its own attack comes late.`,
  },
};
