// A spec is one file: its hero and its twelve cards, each an entry of its own, however long that becomes.

import { baseOf, exhaust, stealGold } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { both, building, either, hero, other, unit, unitOrHero, yours } from '../../filters.ts';
import { SQUAD_LEADER } from '../../ids.ts';
import { ANTI_AIR, SWIFT_STRIKE, UNSTOPPABLE } from '../../keywords.ts';
import { isBuilding, isUnit } from '../../kinds.ts';
import { addRunes } from '../../runes.ts';
import { IN_COMBAT, thingOf } from '../../state.ts';
import { damage, hurt } from '../../verbs/damage.ts';
import { grantForTurn, grantUpTo, runes, runesOnItself } from '../../verbs/grant.ts';
import { look } from '../../verbs/look.ts';
import { draw, summonTokens } from '../../verbs/move.ts';

const peace = { color: 'blue', spec: 'peace', source: 'public' } as const;

/** General Onimaru, and the twelve cards of peace. */
export const PEACE: readonly CardEntry[] = [
  {
    ...peace,
    id: 'general-onimaru',
    name: 'General Onimaru',
    kind: 'hero',
    cost: 2,
    maxLevel: 8,
    bands: [
      { from: 1, atk: 2, hp: 3, numbers: { frenzy: 1 } },
      { from: 5, atk: 3, hp: 4, keywords: ['readiness'] },
      {
        from: 8,
        atk: 4,
        hp: 5,
        text: 'Max level: summon three 1/1 Soldiers with sparkshot.',
        triggers: {
          maxLevel: { effect: { soldiersSummoned: { run: (deed) => summonTokens(deed, 'soldier', 3) } } },
        },
      },
    ],
  },
  {
    ...peace,
    id: 'boot-camp',
    name: 'Boot Camp',
    kind: 'spell',
    types: ['Buff', 'Debuff'],
    cost: 1,
    text: 'Exhaust a unit, or a hero that is not of peace; it gets a +1/+1 rune. Draw a card.',
    note: 'One that is exhausted or has arrival fatigue can be chosen too (manual).',
    cast: {
      targetChosen: {
        filter: either(
          unit,
          both(hero, ({ entry }) => entry.spec !== 'peace'),
        ),
        targets: true,
        run({ table }, chosen) {
          if (!chosen) return;
          exhaust(table, chosen.thing);
          addRunes(table, chosen.thing, 1);
        },
      },
      cardDrawn: draw(1),
    },
  },
  {
    ...peace,
    id: 'elite-training',
    name: 'Elite Training',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'Up to two units or heroes of yours have +1 ATK, armor 1, sparkshot and anti-air until your next upkeep.',
    cast: { targetsChosen: grantUpTo(2, both(unitOrHero, yours), 'upkeep') },
    grant(row) {
      row.atk += 1;
      row.armor += 1;
      row.sparkshot += 1;
      row.keywords |= ANTI_AIR;
    },
  },
  {
    ...peace,
    id: 'generals-hammer',
    name: 'General’s Hammer',
    kind: 'spell',
    cost: 3,
    text: 'Deal 3 damage to a building.',
    cast: { targetChosen: damage(3, building) },
  },
  {
    ...peace,
    id: 'the-art-of-war',
    name: 'The Art of War',
    kind: 'spell',
    ultimate: true,
    types: ['Buff'],
    cost: 3,
    text: 'Your peace hero is unstoppable and has swift strike, +2 ATK and armor 2 until your next upkeep.',
    cast: {
      targetChosen: grantForTurn(
        both(hero, yours, ({ entry }) => entry.spec === 'peace'),
        'upkeep',
      ),
    },
    grant(row) {
      row.atk += 2;
      row.armor += 2;
      row.keywords |= UNSTOPPABLE | SWIFT_STRIKE;
    },
  },
  {
    ...peace,
    id: 'brave-knight',
    name: 'Brave Knight',
    kind: 'unit',
    types: ['Soldier'],
    tech: 1,
    cost: 3,
    atk: 3,
    hp: 3,
    keywords: ['readiness'],
    text: 'If it would die of combat damage, it goes to its owner’s hand and does not die.',
    note: 'Combat damage is also that of sparkshot, overpower, deathtouch and towers (manual).',
    answers: {
      insteadOfDying: ({ id, thing }, dying) =>
        dying.id === id && (thing.marks & IN_COMBAT) !== 0 ? 'goes to hand' : undefined,
    },
  },
  {
    ...peace,
    id: 'overeager-cadet',
    name: 'Overeager Cadet',
    kind: 'unit',
    types: ['Soldier'],
    tech: 1,
    cost: 0,
    atk: 2,
    hp: 2,
  },
  {
    ...peace,
    id: 'air-hammer',
    name: 'Air Hammer',
    kind: 'unit',
    types: ['Bird', 'Soldier'],
    tech: 2,
    cost: 4,
    atk: 3,
    hp: 3,
    keywords: ['flying'],
    text: 'It has +2 ATK when it attacks a damaged building.',
    attack: { atk: (defender) => (isBuilding(defender) && defender.thing.damage > 0 ? 2 : 0) },
  },
  {
    ...peace,
    id: 'debilitator-alpha',
    name: 'Debilitator Alpha',
    kind: 'unit',
    types: ['Clockwork', 'Soldier'],
    tech: 2,
    cost: 5,
    atk: 4,
    hp: 5,
    text: 'While it is the squad leader, a unit that attacks it has -1 ATK in that attack.',
    answers: {
      attackersAtk: ({ thing }, attacker) => (isUnit(attacker) && thing.slot === SQUAD_LEADER ? -1 : 0),
    },
  },
  {
    ...peace,
    id: 'drill-sergeant',
    name: 'Drill Sergeant',
    kind: 'unit',
    types: ['Soldier'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 3,
    text: 'When you play another unit from your hand, this gets a +1/+1 rune. A +1/+1 rune of this: another unit gets one.',
    triggers: { unitPlayed: { commutes: true, effect: { runePlaced: runesOnItself(1) } } },
    actions: {
      drill: {
        name: 'a +1/+1 rune for another unit',
        cost: { runes: { rune: '+1/+1', amount: 1 } },
        effect: { targetChosen: runes(1, both(unit, other)) },
      },
    },
  },
  {
    ...peace,
    id: 'flagstone-garrison',
    name: 'Flagstone Garrison',
    kind: 'building',
    tech: 2,
    cost: 3,
    hp: 4,
    text: 'When you play a unit from your hand, draw a card.',
    triggers: { unitPlayed: { commutes: true, effect: { cardDrawn: draw(1) } } },
  },
  {
    ...peace,
    id: 'flagstone-spy',
    name: 'Flagstone Spy',
    kind: 'unit',
    types: ['Soldier'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 3,
    keywords: ['invisible'],
    text: 'When it deals combat damage to a building, look at the hand of that player and steal 1 gold from them.',
    triggers: {
      hurtsBuilding: {
        when: (_self, subject) => subject !== undefined && (subject.thing.marks & IN_COMBAT) !== 0,
        // The building may be gone by then, its player’s base is not.
        about: (_self, subject, state) => (subject ? baseOf(state, subject.controller).id : -1),
        effect: {
          handSeen: {
            run(deed) {
              const robbed = thingOf(deed.state, deed.vars.subject)?.controller;
              if (robbed === undefined || robbed === deed.me) return;
              look(deed, robbed, 'hand');
              stealGold(deed.table, deed.me, robbed, 1);
            },
          },
        },
      },
    },
  },
  {
    ...peace,
    id: 'patriot-gryphon',
    name: 'Patriot Gryphon',
    kind: 'unit',
    types: ['Gryphon'],
    tech: 3,
    cost: 8,
    atk: 6,
    hp: 7,
    keywords: ['flying'],
    numbers: { resist: 2 },
    text: 'It ignores patrollers that are units with 2 ATK or less. When it destroys a building, it deals its ATK to that player’s base.',
    note: 'Besides the 2 damage of a destroyed tech building or add-on (manual).',
    attack: { ignores: (row) => isUnit(row) && row.atk <= 2 },
    triggers: {
      kills: {
        when: (_self, subject) => subject !== undefined && isBuilding(subject),
        about: (_self, subject, state) => (subject ? baseOf(state, subject.controller).id : -1),
        amount: ({ atk }) => atk,
        effect: {
          baseHurt: {
            run(deed) {
              const base = thingOf(deed.state, deed.vars.subject);
              if (base) hurt(deed, [base], deed.vars.amount);
            },
          },
        },
      },
    },
  },
];
