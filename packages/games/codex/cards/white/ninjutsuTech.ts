import type { CardEntry, Face, Row } from '../../card.ts';
import { both, unit, yours } from '../../filters.ts';
import { FLYING, INVISIBLE, SWIFT_STRIKE } from '../../keywords.ts';
import { isFighter, isUnit } from '../../kinds.ts';
import { grantForTurn } from '../../verbs/grant.ts';
import { summonTokens } from '../../verbs/move.ts';
import { isNinja, ninjutsu } from './ninjutsu.ts';

const isCute = ({ types }: Pick<Row, 'types'>) => types.includes('Cute Animal');

/** What the Raccoon does in the company of another Ninja, and of another Cute Animal. */
const sneaking: Face = { attack: { ignores: isUnit } };
const cuddled: Face = { answers: { forbidsAttack: (_self, attacker) => isUnit(attacker) } };

/** The units and the building of ninjutsu. */
export const NINJUTSU_TECH: readonly CardEntry[] = [
  {
    ...ninjutsu,
    id: 'fuzz-cuddles',
    name: 'Fuzz Cuddles',
    kind: 'unit',
    types: ['Cute Animal'],
    tech: 1,
    cost: 2,
    atk: 2,
    hp: 3,
    numbers: { healing: 2 },
  },
  {
    ...ninjutsu,
    id: 'inverse-power-ninja',
    name: 'Inverse Power Ninja',
    kind: 'unit',
    types: ['Ninja'],
    tech: 1,
    cost: 3,
    atk: 6,
    hp: 6,
    text: 'It has -1/-1 for each other unit and each hero of yours in play.',
    aura: {
      reach: 'self',
      give(row, self, _state, rows) {
        const others = rows.filter(
          (one) => isFighter(one) && one.controller === self.controller && one.id !== self.id,
        );
        row.atk -= others.length;
        row.hp -= others.length;
      },
    },
  },
  {
    ...ninjutsu,
    id: 'flying-fox',
    name: 'Flying Fox',
    kind: 'unit',
    types: ['Ninja', 'Contraption'],
    tech: 2,
    cost: 2,
    atk: 3,
    hp: 1,
    keywords: ['flying'],
  },
  {
    ...ninjutsu,
    id: 'foxs-den-school',
    name: 'Fox’s Den School',
    kind: 'building',
    tech: 2,
    cost: 4,
    hp: 4,
    legendary: true,
    keywords: ['invisible'],
    text: 'Your Ninjas and Cute Animals are invisible. 2 gold, exhaust: a unit of yours is a Ninja too, for as long as it is in play.',
    note: 'It stays a Ninja when the School leaves play (manual).',
    aura: {
      reach: 'yours',
      give(row) {
        if (isFighter(row) && (isNinja(row) || isCute(row))) row.keywords |= INVISIBLE;
      },
    },
    actions: {
      enrol: {
        name: 'a unit becomes a Ninja',
        cost: { gold: 2, exhaust: true },
        effect: { giftChosen: grantForTurn(both(unit, yours), 'for good') },
      },
    },
    grant(row) {
      if (!isNinja(row)) row.types = [...row.types, 'Ninja'];
    },
  },
  {
    ...ninjutsu,
    id: 'glorious-ninja',
    name: 'Glorious Ninja',
    kind: 'unit',
    types: ['Ninja'],
    tech: 2,
    cost: 5,
    atk: 4,
    hp: 3,
    keywords: ['haste', 'swift strike'],
  },
  {
    ...ninjutsu,
    id: 'masked-raccoon',
    name: 'Masked Raccoon',
    kind: 'unit',
    types: ['Cute Animal', 'Ninja'],
    tech: 2,
    cost: 4,
    atk: 3,
    hp: 4,
    text: 'While you control another Ninja, this ignores patrollers that are units. While you control another Cute Animal, units cannot attack this.',
    aura: {
      reach: 'self',
      give(row, self, _state, rows) {
        const has = (isSuch: (one: Row) => boolean) =>
          rows.some((one) => one.controller === self.controller && one.id !== self.id && isSuch(one));
        const from = 'masked-raccoon';
        if (has(isNinja)) row.lent = [...row.lent, { from, face: sneaking }];
        if (has(isCute)) row.lent = [...row.lent, { from, face: cuddled }];
      },
    },
  },
  {
    ...ninjutsu,
    id: 'porcupine',
    name: 'Porcupine',
    kind: 'unit',
    types: ['Cute Animal'],
    tech: 2,
    cost: 3,
    atk: 2,
    hp: 6,
    keywords: ['deathtouch'],
  },
  {
    ...ninjutsu,
    id: 'jade-fox-dens-headmistress',
    name: 'Jade Fox, Den’s Headmistress',
    kind: 'unit',
    types: ['Ninja'],
    tech: 3,
    cost: 8,
    atk: 4,
    hp: 6,
    legendary: true,
    text: 'Arrives: summon four 1/1 Ninjas. Your Ninjas, this one too, have flying and swift strike.',
    note: 'The ninjutsu hero is no Ninja (manual).',
    aura: {
      reach: 'yours',
      give(row) {
        if (isFighter(row) && isNinja(row)) row.keywords |= FLYING | SWIFT_STRIKE;
      },
    },
    triggers: { arrives: { effect: { ninjasSummoned: { run: (deed) => summonTokens(deed, 'ninja', 4) } } } },
  },
];
