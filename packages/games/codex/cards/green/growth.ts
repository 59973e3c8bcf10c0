// A spec is one file: its hero and its twelve cards, each an entry of its own, however long that becomes.

import { heal } from '../../blow.ts';
import { gainGold, named } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { both, building, unit, unitOrHero } from '../../filters.ts';
import { OVERPOWER } from '../../keywords.ts';
import { isFighter, isUnit } from '../../kinds.ts';
import { addRunes } from '../../runes.ts';
import { sheetOf, touch } from '../../sheet.ts';
import { grantForTurn, namedRuneOnItself, runes, runesOnItself } from '../../verbs/grant.ts';
import { lasting } from '../../verbs/lasting.ts';
import { attach, summonTokens } from '../../verbs/move.ts';
import { bringWisp } from './starting.ts';

const growth = { color: 'green', spec: 'growth', source: 'public' } as const;

const pandaLends = {
  triggers: {
    attacks: {
      commutes: true,
      effect: {
        goldGained: {
          run: ({ table, me }: Parameters<NonNullable<CardEntry['cast']>[string]['run']>[0]) =>
            gainGold(table, me, 1, 'Spirit of the Panda'),
        },
      },
    },
  },
};

const isGrowthSpell = ({ kind, spec }: CardEntry) => kind === 'spell' && spec === 'growth';

/** Argagarg Garg, and the twelve cards of growth. */
export const GROWTH: readonly CardEntry[] = [
  {
    ...growth,
    id: 'argagarg-garg',
    name: 'Argagarg Garg',
    kind: 'hero',
    cost: 2,
    maxLevel: 5,
    bands: [
      {
        from: 1,
        atk: 1,
        hp: 3,
        text: 'Arrives: summon a 0/1 Wisp.',
        triggers: { arrives: { effect: { wispSummoned: { run: (deed) => summonTokens(deed, 'wisp', 1) } } } },
      },
      {
        from: 3,
        atk: 1,
        hp: 4,
        text: 'Exhaust: a unit has +1 ATK and +1 armor this turn.',
        actions: {
          bless: {
            name: '+1 ATK and +1 armor for a unit',
            cost: { exhaust: true },
            effect: { targetChosen: grantForTurn(unit) },
          },
        },
      },
      {
        from: 5,
        atk: 1,
        hp: 5,
        text: 'Max level: summon a 3/3 Water Elemental with anti-air.',
        triggers: {
          maxLevel: {
            effect: { elementalSummoned: { run: (deed) => summonTokens(deed, 'water-elemental', 1) } },
          },
        },
      },
    ],
    grant(row) {
      row.atk += 1;
      row.armor += 1;
    },
  },
  {
    ...growth,
    id: 'dinosize',
    name: 'Dinosize',
    kind: 'spell',
    types: ['Buff'],
    cost: 4,
    text: 'A unit or hero has +6 ATK and +6 armor this turn.',
    cast: { targetChosen: grantForTurn(unitOrHero) },
    grant(row) {
      row.atk += 6;
      row.armor += 6;
    },
  },
  {
    ...growth,
    id: 'polymorph-squirrel',
    name: 'Polymorph: Squirrel',
    kind: 'spell',
    types: ['Debuff'],
    cost: 3,
    text: 'Until your next upkeep a unit is a green 1/1 Squirrel without abilities.',
    note: 'What was given to it before does not count, what comes later does; runes, damage and tech level stay (designer).',
    cast: {
      targetChosen: {
        filter: unit,
        targets: true,
        run({ table, state, me }, chosen) {
          if (!chosen) return;
          const { thing } = chosen;
          state.clock += 1;
          const disguise = {
            as: 'squirrel',
            until: 'upkeep',
            by: me,
            at: state.clock,
            clears: true,
          } as const;
          thing.disguises = [...thing.disguises, disguise];
          touch(state);
          table.tell?.({ type: 'turnedOver', thing: named(thing), into: 'squirrel' });
        },
      },
    },
  },
  {
    ...growth,
    id: 'spirit-of-the-panda',
    name: 'Spirit of the Panda',
    kind: 'spell',
    types: ['Buff'],
    cost: 4,
    ongoing: true,
    numbers: { healing: 1 },
    text: 'Attach to a unit: it has +2/+2 and “Attacks: its controller gains 1 gold.”',
    note: 'On any player’s unit; the healing is for the player of the spell (manual).',
    lends: pandaLends,
    cast: {
      targetChosen: attach(unit),
    },
    aura: {
      reach: 'all',
      give(row, { thing }) {
        if (row.id !== thing.to) return;
        row.atk += 2;
        row.hp += 2;
        row.lent = [...row.lent, { from: 'spirit-of-the-panda', face: pandaLends }];
      },
    },
  },
  {
    ...growth,
    id: 'stampede',
    name: 'Stampede',
    kind: 'spell',
    ultimate: true,
    types: ['Buff'],
    cost: 6,
    text: 'This turn your units have +3 ATK and +3 armor, and damage beyond what kills a unit or hero goes to that opponent’s base.',
    note: 'It takes the place of where overpower sends it (manual). Also units that come later (another program’s reading).',
    whileItLasts: { surplusGoesTo: 'base' },
    cast: { lasts: lasting('turn') },
    lasts(row, { by }) {
      if (!isUnit(row) || row.controller !== by) return;
      row.atk += 3;
      row.armor += 3;
    },
  },
  {
    ...growth,
    id: 'galina-glimmer',
    name: 'Galina Glimmer',
    kind: 'unit',
    types: ['Nymph'],
    tech: 1,
    cost: 1,
    atk: 2,
    hp: 2,
    legendary: true,
    text: 'Upkeep: gain 1 gold for every two green units you control.',
    note: 'It counts itself; rounded down (manual).',
    triggers: {
      upkeep: {
        commutes: true,
        effect: {
          goldGained: {
            run({ table, state, me }) {
              const green = sheetOf(state).rows.filter(
                (row) => row.controller === me && isUnit(row) && row.entry.color === 'green',
              );
              gainGold(table, me, Math.floor(green.length / 2), 'Galina Glimmer');
            },
          },
        },
      },
    },
  },
  {
    ...growth,
    id: 'giant-panda',
    name: 'Giant Panda',
    kind: 'unit',
    types: ['Panda'],
    tech: 1,
    cost: 3,
    atk: 2,
    hp: 4,
    text: 'Arrives: it becomes exhausted, and you summon a 0/1 Wisp.',
    triggers: { arrives: { effect: bringWisp() } },
  },
  {
    ...growth,
    id: 'artisan-mantis',
    name: 'Artisan Mantis',
    kind: 'unit',
    types: ['Insect'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 5,
    text: 'Arrives: remove up to 3 damage from a building.',
    note: 'Without the target icon in the public data, though Brick Thief has it.',
    triggers: {
      arrives: {
        effect: {
          buildingChosen: {
            filter: building,
            run({ table }, chosen) {
              if (chosen) heal(table, chosen.thing, 3);
            },
          },
        },
      },
    },
  },
  {
    ...growth,
    id: 'blooming-ancient',
    name: 'Blooming Ancient',
    kind: 'unit',
    types: ['Ancient'],
    tech: 2,
    cost: 4,
    atk: 2,
    hp: 4,
    text: 'When another unit or hero of yours arrives, this gets a +1/+1 rune. A +1/+1 rune of this: another unit gets a +1/+1 rune.',
    triggers: {
      otherArrives: {
        commutes: true,
        when: (self, subject) =>
          subject !== undefined &&
          subject.id !== self.id &&
          isFighter(subject) &&
          subject.controller === self.controller,
        effect: {
          runePlaced: runesOnItself(1),
        },
      },
    },
    actions: {
      give: {
        name: 'a rune to another unit',
        cost: { runes: { rune: '+1/+1', amount: 1 } },
        effect: {
          targetChosen: runes(
            1,
            both(unit, ({ id }, { source }) => id !== source),
          ),
        },
      },
    },
  },
  {
    ...growth,
    id: 'blooming-elm',
    name: 'Blooming Elm',
    kind: 'building',
    types: ['Tree'],
    tech: 2,
    cost: 3,
    hp: 4,
    text: 'Your units and heroes with +1/+1 runes have overpower. Exhaust: a unit without them gets three +1/+1 runes, or a hero one.',
    note: 'One with runes may be chosen, to no effect (keeper of rulings).',
    aura: {
      reach: 'yours',
      give(row) {
        if (isFighter(row) && row.thing.runes > 0) row.keywords |= OVERPOWER;
      },
    },
    actions: {
      bloom: {
        name: 'runes for a unit or hero',
        cost: { exhaust: true },
        effect: {
          targetChosen: {
            filter: unitOrHero,
            targets: true,
            run({ table }, chosen) {
              if (chosen && chosen.thing.runes <= 0) addRunes(table, chosen.thing, isUnit(chosen) ? 3 : 1);
            },
          },
        },
      },
    },
  },
  {
    ...growth,
    id: 'might-of-leaf-and-claw',
    name: 'Might of Leaf and Claw',
    kind: 'upgrade',
    tech: 2,
    cost: 3,
    text: 'When your attacker deals combat damage, this gets a growth rune. With five of them your units and heroes have +5/+5.',
    note: 'One rune an attack; damage that armor took counts (keeper of rulings).',
    triggers: {
      attackHits: {
        commutes: true,
        effect: {
          runePlaced: namedRuneOnItself('growth'),
        },
      },
    },
    aura: {
      reach: 'yours',
      give(row, { thing }) {
        if (!isFighter(row) || (thing.tokens.growth ?? 0) < 5) return;
        row.atk += 5;
        row.hp += 5;
      },
    },
  },
  {
    ...growth,
    id: 'oversized-rhinoceros',
    name: 'Oversized Rhinoceros',
    kind: 'unit',
    types: ['Rhino'],
    tech: 2,
    cost: 5,
    atk: 7,
    hp: 8,
  },
  {
    ...growth,
    id: 'guargum-eternal-sentinel',
    name: 'Guargum, Eternal Sentinel',
    kind: 'unit',
    types: ['Ancient'],
    tech: 3,
    cost: 10,
    atk: 12,
    hp: 12,
    legendary: true,
    numbers: { resist: 2, obliterate: 4 },
    text: 'You may play growth spells, the ultimate too, for 0 and without a growth hero.',
    answers: {
      price: (_self, cost, card) => (isGrowthSpell(card) ? 0 : cost),
      needsNothing: (_self, card) => isGrowthSpell(card),
    },
  },
];
