import type { CardEntry, Effect } from '../../card.ts';
import { base, both, building, foes, techUnit, unit, unitOrHero } from '../../filters.ts';
import { STEALTH } from '../../keywords.ts';
import { rowOf } from '../../sheet.ts';
import { damage, destroy } from '../../verbs/damage.ts';
import { grantForTurn, grantSelfForTurn } from '../../verbs/grant.ts';
import { bounce, control } from '../../verbs/move.ts';

const bashing = { color: 'neutral', spec: 'bashing', source: 'public' } as const;

const shell = (): Effect => ({ targetChosen: damage(4, building) });

/** Troq Bashar, and the twelve cards of bashing. */
export const BASHING: readonly CardEntry[] = [
  {
    ...bashing,
    id: 'troq-bashar',
    name: 'Troq Bashar',
    kind: 'hero',
    cost: 2,
    maxLevel: 8,
    bands: [
      { from: 1, atk: 2, hp: 3 },
      {
        from: 5,
        atk: 3,
        hp: 4,
        text: 'Attacks: deal 1 damage to the base of the player under attack.',
        triggers: {
          attacks: {
            effect: {
              targetChosen: damage(
                1,
                both(base, foes, ({ controller }, { state, subject }) => {
                  const defender = rowOf(state, subject);
                  return defender === undefined || defender.controller === controller;
                }),
              ),
            },
          },
        },
      },
      { from: 8, atk: 4, hp: 5, keywords: ['readiness'] },
    ],
  },
  {
    ...bashing,
    id: 'intimidate',
    name: 'Intimidate',
    kind: 'spell',
    types: ['Debuff'],
    cost: 1,
    text: 'A unit or hero has 4 ATK less this turn.',
    cast: { targetChosen: grantForTurn(unitOrHero) },
    grant(row) {
      row.atk -= 4;
    },
  },
  {
    ...bashing,
    id: 'the-boot',
    name: 'The Boot',
    kind: 'spell',
    types: ['Debuff'],
    cost: 3,
    text: 'Destroy a tech 0 or tech I unit.',
    cast: { targetChosen: destroy(techUnit(0, 1)) },
  },
  {
    ...bashing,
    id: 'wrecking-ball',
    name: 'Wrecking Ball',
    kind: 'spell',
    cost: 0,
    text: 'Deal 2 damage to a building.',
    cast: { targetChosen: damage(2, building) },
  },
  {
    ...bashing,
    id: 'final-smash',
    name: 'Final Smash',
    kind: 'spell',
    ultimate: true,
    types: ['Debuff'],
    cost: 6,
    text: 'Destroy a tech 0 unit. Put a tech I unit into its owner’s hand. Take control of a tech II unit.',
    note: 'Each target is chosen as its part is reached; all are a must, your own units too (designer).',
    cast: {
      destroyedChosen: destroy(techUnit(0)),
      returnedChosen: bounce(techUnit(1)),
      takenChosen: control(techUnit(2)),
    },
  },
  {
    ...bashing,
    id: 'iron-man',
    name: 'Iron Man',
    kind: 'unit',
    types: ['Mercenary'],
    tech: 1,
    cost: 3,
    atk: 3,
    hp: 4,
  },
  {
    ...bashing,
    id: 'revolver-ocelot',
    name: 'Revolver Ocelot',
    kind: 'unit',
    types: ['Leopard'],
    tech: 1,
    cost: 2,
    atk: 3,
    hp: 3,
    numbers: { sparkshot: 1 },
  },
  {
    ...bashing,
    id: 'eggship',
    name: 'Eggship',
    kind: 'unit',
    types: ['Contraption'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 3,
    keywords: ['flying'],
  },
  {
    ...bashing,
    id: 'harvest-reaper',
    name: 'Harvest Reaper',
    kind: 'unit',
    types: ['Contraption'],
    tech: 2,
    cost: 5,
    atk: 6,
    hp: 5,
    keywords: ['overpower'],
  },
  {
    ...bashing,
    id: 'hired-stomper',
    name: 'Hired Stomper',
    kind: 'unit',
    types: ['Lizardman'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 3,
    text: 'Arrives: deal 3 damage to a unit.',
    note: 'A must: your own units, and this one, if there is no other (manual).',
    triggers: { arrives: { effect: { targetChosen: damage(3, unit) } } },
  },
  {
    ...bashing,
    id: 'regular-sized-rhinoceros',
    name: 'Regular-sized Rhinoceros',
    kind: 'unit',
    types: ['Rhino'],
    tech: 2,
    cost: 4,
    atk: 5,
    hp: 6,
  },
  {
    ...bashing,
    id: 'sneaky-pig',
    name: 'Sneaky Pig',
    kind: 'unit',
    types: ['Pig'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 3,
    keywords: ['haste'],
    text: 'Arrives: it has stealth this turn.',
    triggers: { arrives: { effect: { hidden: grantSelfForTurn() }, commutes: true } },
    grant(row) {
      row.keywords |= STEALTH;
    },
  },
  {
    ...bashing,
    id: 'trojan-duck',
    name: 'Trojan Duck',
    kind: 'unit',
    types: ['Contraption'],
    tech: 3,
    cost: 7,
    atk: 8,
    hp: 9,
    numbers: { obliterate: 2 },
    text: 'Arrives or attacks: deal 4 damage to a building.',
    note: 'Both times, every time; obliterate never targets, this damage does (designer).',
    triggers: { arrives: { effect: shell() }, attacks: { effect: shell() } },
  },
];
