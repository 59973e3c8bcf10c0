import type { Seat } from '@riposte/kernel';
import { baseOf, stealGold } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { base, both, building, either, patroller, unit, yours } from '../../filters.ts';
import { HASTE } from '../../keywords.ts';
import { isBuilding } from '../../kinds.ts';
import { sheetOf } from '../../sheet.ts';
import { ARRIVED, ATTACKED, holdersOf, isActive, isFriendly, playerOf, type State } from '../../state.ts';
import { damage, hurt } from '../../verbs/damage.ts';
import { grantForTurn, namedRuneOnItself } from '../../verbs/grant.ts';
import { returnItself } from '../../verbs/move.ts';

const starting = { color: 'red', starting: true, source: 'public' } as const;

/** RULES 17.10: of the players of a base, those with the most gold first. */
function richestFirst(state: State, seats: readonly Seat[]): readonly Seat[] {
  return [...seats].sort((one, other) => playerOf(state, other).gold - playerOf(state, one).gold);
}

/** The ten red starting cards. */
export const RED_STARTING: readonly CardEntry[] = [
  {
    ...starting,
    id: 'charge',
    name: 'Charge',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'A unit of yours has haste and +1 ATK this turn.',
    cast: {
      targetChosen: grantForTurn(both(unit, yours)),
    },
    grant(row) {
      row.atk += 1;
      row.keywords |= HASTE;
    },
  },
  {
    ...starting,
    id: 'pillage',
    name: 'Pillage',
    kind: 'spell',
    cost: 1,
    text: 'Deal 1 damage to a base and steal 1 gold from its player. With a Pirate of yours in play, 2 and 2.',
    cast: {
      targetChosen: {
        filter: base,
        targets: true,
        run(deed, chosen) {
          const { state, me, table } = deed;
          if (!chosen) return;
          const pirates = sheetOf(state).rows.some(
            (row) => row.controller === me && row.types.includes('Pirate'),
          );
          const amount = pirates ? 2 : 1;
          hurt(deed, [chosen.thing], amount);
          const [robbed] = richestFirst(state, holdersOf(state, chosen.thing));
          if (robbed !== undefined && !isFriendly(state, robbed, me)) stealGold(table, me, robbed, amount);
        },
      },
    },
  },
  {
    ...starting,
    id: 'scorch',
    name: 'Scorch',
    kind: 'spell',
    types: ['Burn'],
    cost: 3,
    text: 'Deal 2 damage to a patroller or a building.',
    cast: { targetChosen: damage(2, either(patroller, building)) },
  },
  {
    ...starting,
    id: 'bloodburn',
    name: 'Bloodburn',
    kind: 'upgrade',
    cost: 3,
    text: 'When any unit dies, this gets a blood rune, up to 4. Exhaust, 2 blood runes: deal 1 damage to a unit or building.',
    triggers: {
      unitDies: {
        commutes: true,
        effect: {
          runePlaced: namedRuneOnItself('blood', 4),
        },
      },
    },
    actions: {
      burn: {
        name: '1 damage to a unit or building',
        cost: { exhaust: true, runes: { rune: 'blood', amount: 2 } },
        effect: { targetChosen: damage(1, either(unit, building)) },
      },
    },
  },
  {
    ...starting,
    id: 'bloodrage-ogre',
    name: 'Bloodrage Ogre',
    kind: 'unit',
    types: ['Ogre'],
    cost: 2,
    atk: 3,
    hp: 2,
    text: 'At the end of your turn, if it neither arrived nor attacked this turn, it goes to its owner’s hand.',
    triggers: {
      endOfTurn: {
        when: ({ controller, thing }, _subject, state) =>
          isActive(state, controller) && (thing.marks & (ARRIVED | ATTACKED)) === 0,
        effect: {
          returned: returnItself(),
        },
      },
    },
  },
  {
    ...starting,
    id: 'bombaster',
    name: 'Bombaster',
    kind: 'unit',
    types: ['Pirate'],
    cost: 2,
    atk: 2,
    hp: 2,
    text: '1 gold, sacrifice this: deal 2 damage to a patrolling unit.',
    actions: {
      bomb: {
        name: '2 damage to a patrolling unit',
        cost: { gold: 1, sacrifice: true },
        effect: { targetChosen: damage(2, both(unit, patroller)) },
      },
    },
  },
  {
    ...starting,
    id: 'careless-musketeer',
    name: 'Careless Musketeer',
    kind: 'unit',
    types: ['Pirate'],
    cost: 2,
    atk: 2,
    hp: 1,
    text: 'Exhaust: deal 1 damage to a unit or building, and 1 damage to your base.',
    actions: {
      shoot: {
        name: '1 damage to a unit or building, 1 to its player’s base',
        cost: { exhaust: true },
        effect: {
          targetChosen: damage(1, either(unit, building)),
          baseHurt: { run: (deed) => hurt(deed, [baseOf(deed.state, deed.me)], 1) },
        },
      },
    },
  },
  {
    ...starting,
    id: 'mad-man',
    name: 'Mad Man',
    kind: 'unit',
    types: ['Brigand'],
    cost: 1,
    atk: 1,
    hp: 1,
    keywords: ['haste'],
  },
  {
    ...starting,
    id: 'makeshift-rambaster',
    name: 'Makeshift Rambaster',
    kind: 'unit',
    types: ['Contraption'],
    cost: 2,
    atk: 1,
    hp: 2,
    keywords: ['haste', "can't patrol"],
    text: 'It has +2 ATK when it attacks a building.',
    attack: { atk: (defender) => (isBuilding(defender) ? 2 : 0) },
  },
  {
    ...starting,
    id: 'nautical-dog',
    name: 'Nautical Dog',
    kind: 'unit',
    types: ['Dog'],
    cost: 1,
    atk: 1,
    hp: 1,
    numbers: { frenzy: 1 },
  },
];
