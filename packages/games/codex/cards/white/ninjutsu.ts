import type { CardEntry, Row } from '../../card.ts';
import { both, hero, unitOrHero, yours } from '../../filters.ts';
import { NO_SLOT } from '../../ids.ts';
import { ARMOR_PIERCING, HASTE, READINESS, STEALTH, SWIFT_STRIKE } from '../../keywords.ts';
import { isHero, isUnit } from '../../kinds.ts';
import { drawCard } from '../../piles.ts';
import type { Thing } from '../../state.ts';
import { hurt } from '../../verbs/damage.ts';
import { grantForTurn, grantSelfForTurn, grantUpTo } from '../../verbs/grant.ts';
import { lasting } from '../../verbs/lasting.ts';
import { draw, summonTokens } from '../../verbs/move.ts';

export const ninjutsu = { color: 'white', spec: 'ninjutsu', source: 'public' } as const;

export const isNinja = ({ types }: Pick<Row, 'types'>) => types.includes('Ninja');

const isFox = (row: Row) => isHero(row) && row.entry.spec === 'ninjutsu';

const isPatrolling = ({ slot }: Pick<Thing, 'slot'>) => slot !== NO_SLOT;

/** The most ATK with which a ninja hides. */
const NIMBLE = 4;

/** Setsuki Hiruki, and the spells of ninjutsu. */
export const NINJUTSU_SPELLS: readonly CardEntry[] = [
  {
    ...ninjutsu,
    id: 'setsuki-hiruki',
    name: 'Setsuki Hiruki',
    kind: 'hero',
    cost: 2,
    maxLevel: 6,
    bands: [
      {
        from: 1,
        atk: 1,
        hp: 3,
        text: 'While this does not patrol, each attack on it costs the opponent 1 gold.',
        answers: { toll: ({ thing }) => (thing.slot === NO_SLOT ? 1 : 0) },
      },
      {
        from: 4,
        atk: 2,
        hp: 3,
        text: 'Attacks: this has swift strike this turn.',
        triggers: { attacks: { commutes: true, effect: { quickened: grantSelfForTurn() } } },
      },
      {
        from: 6,
        atk: 3,
        hp: 4,
        text: 'Upkeep: draw two cards.',
        triggers: { upkeep: { commutes: true, effect: { cardsDrawn: draw(2) } } },
      },
    ],
    grant(row) {
      row.keywords |= SWIFT_STRIKE;
    },
  },
  {
    ...ninjutsu,
    id: 'hidden-ninja',
    name: 'Hidden Ninja',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'Up to two units or heroes of yours with 4 ATK or less have stealth this turn. If one of them is a Ninja or the ninjutsu hero, draw a card.',
    note: 'They keep stealth though their ATK rises later (manual).',
    cast: {
      giftChosen: {
        ...grantUpTo(
          2,
          both(unitOrHero, yours, ({ atk }) => atk <= NIMBLE),
          'turn',
        ),
        aims(vars, target) {
          if (isNinja(target) || isFox(target)) vars.mode = 'ninja';
        },
      },
      cardDrawn: {
        when: (_state, { mode }) => mode === 'ninja',
        run: ({ table, me }) => void drawCard(table, me),
      },
    },
    grant(row) {
      row.keywords |= STEALTH;
    },
  },
  {
    ...ninjutsu,
    id: 'shuriken-hail',
    name: 'Shuriken Hail',
    kind: 'spell',
    cost: 1,
    text: 'Deal 1 damage to each patroller.',
    cast: {
      allHurt: {
        when: ({ things }) => things.some(isPatrolling),
        run: (deed) => hurt(deed, deed.state.things.filter(isPatrolling), 1),
      },
    },
  },
  {
    ...ninjutsu,
    id: 'speed-of-the-fox',
    name: 'Speed of the Fox',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'Your ninjutsu hero has +1 ATK, armor piercing, readiness and haste this turn.',
    cast: { giftChosen: grantForTurn(both(hero, yours, isFox)) },
    grant(row) {
      row.atk += 1;
      row.keywords |= ARMOR_PIERCING | READINESS | HASTE;
    },
  },
  {
    ...ninjutsu,
    id: 'foxs-den-students',
    name: 'Fox’s Den Students',
    kind: 'spell',
    ultimate: true,
    types: ['Summon'],
    cost: 4,
    text: 'Summon four 1/1 Ninjas. Your Ninja units have haste and stealth this turn.',
    note: 'Also Ninjas that come later in the turn (another program’s reading).',
    cast: {
      ninjasSummoned: { run: (deed) => summonTokens(deed, 'ninja', 4) },
      lasts: lasting('turn'),
    },
    lasts(row, { by }) {
      if (isUnit(row) && isNinja(row) && row.controller === by) row.keywords |= HASTE | STEALTH;
    },
  },
];
