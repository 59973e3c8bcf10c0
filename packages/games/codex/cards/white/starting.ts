import { seat } from '@riposte/kernel';
import { arrive, remove } from '../../board.ts';
import type { CardEntry, Row } from '../../card.ts';
import { heroOf } from '../../choice.ts';
import { both, foes, friendly, hero, unit, unitOrHero, yours } from '../../filters.ts';
import type { CardId } from '../../ids.ts';
import { isUnit } from '../../kinds.ts';
import { isLost } from '../../maps.ts';
import type { HeroSlot } from '../../player.ts';
import { ATTACKING, playerOf, type State } from '../../state.ts';
import { grantForTurn, grantUpTo } from '../../verbs/grant.ts';
import { moveInPatrol } from '../../verbs/patrol.ts';

const starting = { color: 'white', starting: true, source: 'public' } as const;

/** What the Sensei teaches. */
function teach(row: Row): void {
  row.atk += 1;
  row.armor += 1;
}

/** Who may come in the place of a hero: the others of the command zone, or itself where there is no other. */
function standIns(state: State, owner: number, returned: CardId): readonly HeroSlot[] {
  const waiting = playerOf(state, seat(owner)).heroes.filter(
    (slot) =>
      !isLost(state, slot) &&
      !state.things.some((thing) => thing.card === slot.card && thing.owner === owner),
  );
  const others = waiting.filter(({ card }) => card !== returned);
  return others.length > 0 ? others : waiting;
}

/** The ten white starting cards. */
export const WHITE_STARTING: readonly CardEntry[] = [
  {
    ...starting,
    id: 'grappling-hook',
    name: 'Grappling Hook',
    kind: 'spell',
    cost: 0,
    text: 'Move a patroller to an empty slot of its patrol zone.',
    note: 'Patrollers in the slots between do not matter (manual).',
    cast: moveInPatrol(),
  },
  {
    ...starting,
    id: 'senseis-advice',
    name: 'Sensei’s Advice',
    kind: 'spell',
    types: ['Buff'],
    cost: 1,
    text: 'Up to two units of yours have +1 ATK and +1 armor this turn.',
    cast: { giftChosen: grantUpTo(2, both(unit, yours), 'turn') },
    grant: teach,
  },
  {
    ...starting,
    id: 'snapback',
    name: 'Snapback',
    kind: 'spell',
    cost: 3,
    text: 'An opposing hero goes to the command zone. Another hero from there comes at level 1, summoning runes or not; if there is no other, the same one.',
    note: 'The hero that goes gets two summoning runes, the one that comes loses its own (manual). You choose who comes.',
    cast: {
      targetChosen: {
        filter: both(hero, foes),
        targets: true,
        run({ table, vars }, chosen) {
          if (!chosen) return;
          vars.subject = chosen.thing.owner;
          vars.mode = chosen.thing.card;
          remove(table, chosen.thing, 'command');
        },
      },
      heroChosen: {
        when: (_state, { did, subject }) => did && subject >= 0,
        list: (state, { subject, mode }) => standIns(state, subject, mode).map(({ card }) => heroOf(card)),
        run({ table, state, vars }, _chosen, answer) {
          if (answer?.type !== 'hero') return;
          const owner = seat(vars.subject);
          const slot = playerOf(state, owner).heroes.find(({ card }) => card === answer.hero);
          if (slot) slot.runes = 0;
          arrive(table, answer.hero, owner, { level: 1 });
        },
      },
    },
  },
  {
    ...starting,
    id: 'aged-sensei',
    name: 'Aged Sensei',
    kind: 'unit',
    types: ['Monk'],
    cost: 1,
    atk: 1,
    hp: 1,
    text: 'Exhaust: a friendly unit or hero has +1 ATK and +1 armor this turn.',
    actions: {
      teach: {
        name: '+1 ATK and +1 armor for a unit or hero',
        cost: { exhaust: true },
        effect: { giftChosen: grantForTurn(both(unitOrHero, friendly)) },
      },
    },
    grant: teach,
  },
  {
    ...starting,
    id: 'fox-primus',
    name: 'Fox Primus',
    kind: 'unit',
    types: ['Ninja'],
    cost: 3,
    atk: 2,
    hp: 2,
    keywords: ['anti-air'],
    numbers: { frenzy: 1 },
  },
  {
    ...starting,
    id: 'fox-viper',
    name: 'Fox Viper',
    kind: 'unit',
    types: ['Ninja'],
    cost: 2,
    atk: 2,
    hp: 1,
    numbers: { sparkshot: 1 },
  },
  {
    ...starting,
    id: 'morningstar-flagbearer',
    name: 'Morningstar Flagbearer',
    kind: 'unit',
    types: ['Flagbearer'],
    cost: 3,
    atk: 2,
    hp: 2,
    keywords: ['flagbearer'],
  },
  {
    ...starting,
    id: 'safe-attacking',
    name: 'Safe Attacking',
    kind: 'upgrade',
    cost: 1,
    text: 'Your tech 0 and tech I units have +1 armor in each of their attacks; when the attack is over, it is gone.',
    note: 'A unit that attacks twice has it twice (manual).',
    aura: {
      reach: 'yours',
      readsAttacks: true,
      give(row) {
        if (isUnit(row) && row.tech <= 1 && (row.thing.marks & ATTACKING) !== 0) row.armor += 1;
      },
    },
  },
  {
    ...starting,
    id: 'savior-monk',
    name: 'Savior Monk',
    kind: 'unit',
    types: ['Monk'],
    cost: 2,
    atk: 2,
    hp: 2,
    numbers: { healing: 1 },
  },
  {
    ...starting,
    id: 'smoker',
    name: 'Smoker',
    kind: 'unit',
    types: ['Ninja'],
    cost: 1,
    atk: 1,
    hp: 1,
    keywords: ['stealth'],
    text: 'When it becomes a target, it goes to its owner’s hand before anything else happens.',
    note: 'What targets it is spent, and does nothing to it (manual).',
    answers: { onTarget: 'goes to hand' },
  },
];
