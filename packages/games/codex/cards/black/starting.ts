import type { CardEntry } from '../../card.ts';
import { sacrificable, unit } from '../../filters.ts';
import { ANTI_AIR, ARMOR_PIERCING, LONG_RANGE, RUNE_DAMAGE } from '../../keywords.ts';
import { isUnit } from '../../kinds.ts';
import { sheetOf } from '../../sheet.ts';
import { buriedUnder, IN_COMBAT } from '../../state.ts';
import { playBuried } from '../../verbs/bury.ts';
import { doom } from '../../verbs/damage.ts';
import { grantForTurn, grantSelfForTurn, namedRuneOnItself } from '../../verbs/grant.ts';
import { robOpponent, summonTokens } from '../../verbs/move.ts';
import { takeWeakest } from '../../verbs/weakest.ts';

const black = { color: 'black', source: 'public', starting: true } as const;

/** The ten starting cards of black. */
export const BLACK_STARTING: readonly CardEntry[] = [
  {
    ...black,
    id: 'deteriorate',
    name: 'Deteriorate',
    kind: 'spell',
    types: ['Debuff'],
    cost: 0,
    text: 'A unit has -1/-1 this turn.',
    note: 'Armor does not help against it (designer).',
    cast: { targetChosen: grantForTurn(unit) },
    grant(row) {
      row.atk -= 1;
      row.hp -= 1;
    },
  },
  {
    ...black,
    id: 'sacrifice-the-weak',
    name: 'Sacrifice the Weak',
    kind: 'spell',
    cost: 2,
    text: 'Each player sacrifices their weakest unit. Of units that are equally weak you choose one.',
    note: 'What cannot be sacrificed or cannot leave play is passed over, and the next weakest goes (manual).',
    cast: {
      sacrificeChosen: takeWeakest('all', sacrificable),
    },
  },
  {
    ...black,
    id: 'summon-skeletons',
    name: 'Summon Skeletons',
    kind: 'spell',
    types: ['Summon'],
    cost: 3,
    text: 'Summon two 1/1 Skeletons.',
    cast: { skeletonsSummoned: { run: (deed) => summonTokens(deed, 'skeleton', 2) } },
  },
  {
    ...black,
    id: 'graveyard',
    name: 'Graveyard',
    kind: 'building',
    tech: 0,
    cost: 2,
    hp: 3,
    text: 'Your unit cards are buried here as they die. With four or more, sacrifice this. Exhaust: play a unit that is buried here.',
    note: 'Burying is a must (forum). A buried unit is paid for, needs what it needs, and may be boosted (manual).',
    answers: {
      deathGoesTo: ({ controller }, dying) =>
        isUnit(dying) && dying.controller === controller ? 'grave' : undefined,
      endsNow: ({ id }, state) => (buriedUnder(state, id).length >= 4 ? 'is sacrificed' : undefined),
    },
    actions: {
      exhume: {
        name: 'play a buried unit',
        cost: { exhaust: true },
        effect: { buriedChosen: playBuried() },
      },
    },
  },
  {
    ...black,
    id: 'jandra-the-negator',
    name: 'Jandra, the Negator',
    kind: 'unit',
    types: ['Demon', 'Horror'],
    tech: 0,
    cost: 3,
    atk: 3,
    hp: 3,
    legendary: true,
    keywords: ['overpower'],
    text: 'Dies of combat damage: destroy all your units that are no Demons.',
    note: 'Rune damage and deathtouch in combat count (manual).',
    triggers: {
      dies: {
        when: ({ thing }) => (thing.marks & IN_COMBAT) !== 0,
        effect: {
          othersDestroyed: {
            run(deed) {
              for (const row of sheetOf(deed.state).rows)
                if (isUnit(row) && row.controller === deed.me && !row.types.includes('Demon'))
                  doom(deed, row.thing);
            },
          },
        },
      },
    },
  },
  {
    ...black,
    id: 'pestering-haunt',
    name: 'Pestering Haunt',
    kind: 'unit',
    types: ['Ghost'],
    tech: 0,
    cost: 0,
    atk: 1,
    hp: 1,
    keywords: ['unstoppable', "can't patrol", "can't be sacrificed"],
    text: 'Its ATK is never above 1.',
    lastAura: {
      reach: 'self',
      give(row) {
        row.atk = Math.min(1, row.atk);
      },
    },
  },
  {
    ...black,
    id: 'poisonblade-rogue',
    name: 'Poisonblade Rogue',
    kind: 'unit',
    types: ['Rogue'],
    tech: 0,
    cost: 2,
    atk: 2,
    hp: 1,
    text: 'Attacks: it has armor piercing and rune damage this turn.',
    triggers: { attacks: { commutes: true, effect: { poisoned: grantSelfForTurn() } } },
    grant(row) {
      row.keywords |= ARMOR_PIERCING | RUNE_DAMAGE;
    },
  },
  {
    ...black,
    id: 'skeletal-archery',
    name: 'Skeletal Archery',
    kind: 'upgrade',
    tech: 0,
    cost: 2,
    text: 'Your Skeletons have long-range and anti-air.',
    aura: {
      reach: 'yours',
      give(row) {
        if (row.types.includes('Skeleton')) row.keywords |= LONG_RANGE | ANTI_AIR;
      },
    },
  },
  {
    ...black,
    id: 'skeleton-javelineer',
    name: 'Skeleton Javelineer',
    kind: 'unit',
    types: ['Skeleton'],
    tech: 0,
    cost: 1,
    atk: 1,
    hp: 1,
    text: 'Arrives: it gets a javelin rune. Remove a javelin rune of this: it has long-range this turn.',
    triggers: {
      arrives: {
        commutes: true,
        effect: {
          runePlaced: namedRuneOnItself('javelin'),
        },
      },
    },
    actions: {
      throw: {
        name: 'long-range this turn',
        cost: { runes: { rune: 'javelin', amount: 1 } },
        effect: { armed: grantSelfForTurn() },
      },
    },
    grant(row) {
      row.keywords |= LONG_RANGE;
    },
  },
  {
    ...black,
    id: 'thieving-imp',
    name: 'Thieving Imp',
    kind: 'unit',
    types: ['Imp', 'Demon'],
    tech: 0,
    cost: 3,
    atk: 2,
    hp: 2,
    text: 'Arrives: an opponent discards a card by chance.',
    triggers: { arrives: { effect: { opponentChosen: robOpponent() } } },
  },
];
