import { strike } from '../../blow.ts';
import { grant, named, sideline } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import type { Choice } from '../../choice.ts';
import { unit } from '../../filters.ts';
import { NO_SLOT } from '../../ids.ts';
import { isBuilding, isUnit } from '../../kinds.ts';
import { rowOf, sheetOf } from '../../sheet.ts';
import { holdersOf, isFriendly, type State, type Thing, thingOf } from '../../state.ts';
import { damage, doom } from '../../verbs/damage.ts';
import { strength } from './strength.ts';

/** The vows of the Oathkeeper, by the number that is kept of them. */
const VOWS = ['cards', 'draw'] as const;
const VOW_SAYS = ['to play no cards from the hand', 'to keep the hand in the draw phase'] as const;

/** Which vow binds the player of an Oathkeeper; -1 for none. */
function vowOf({ grants }: Thing): number {
  return grants.findLast(({ from }) => from === 'oathkeeper-of-kor-mountain')?.amount ?? -1;
}

function patrollingUnits(state: State) {
  return sheetOf(state).rows.filter((row) => isUnit(row) && row.thing.slot !== NO_SLOT);
}

/** The units, the building and the upgrade of strength. */
export const STRENGTH_TECH: readonly CardEntry[] = [
  {
    ...strength,
    id: 'ardras-boulder',
    name: 'Ardra’s Boulder',
    kind: 'unit',
    types: ['Rock'],
    tech: 1,
    cost: 2,
    atk: 0,
    hp: 6,
    legendary: true,
  },
  {
    ...strength,
    id: 'mythmaking',
    name: 'Mythmaking',
    kind: 'upgrade',
    tech: 1,
    cost: 2,
    legendary: true,
    text: 'Your legendary units have +2/+2, your legendary buildings +2 HP. Legendary units of opponents have -1/-1.',
    aura: {
      reach: 'all',
      give(row, { controller }, state) {
        if (!row.entry.legendary) return;
        const isYours = row.controller === controller;
        if (!isYours && isFriendly(state, row.controller, controller)) return;
        if (isUnit(row)) {
          row.atk += isYours ? 2 : -1;
          row.hp += isYours ? 2 : -1;
        } else if (isBuilding(row) && isYours) row.hp += 2;
      },
    },
  },
  {
    ...strength,
    id: 'colossus',
    name: 'Colossus',
    kind: 'unit',
    types: ['Golem'],
    tech: 2,
    cost: 6,
    atk: 6,
    hp: 7,
    text: 'It ignores all patrollers when it attacks a base.',
    attack: { unstoppable: ({ entry }) => entry.kind === 'base' },
  },
  {
    ...strength,
    id: 'doubling-barbarbarian',
    name: 'Doubling Barbarbarian',
    kind: 'unit',
    types: ['Warrior'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 5,
    keywords: ['overpower'],
    text: 'Whatever it gains of ATK, HP or armor, it gains twice.',
    note: 'The double ends with what gave it; healing is no gain (designer).',
    answers: { doubles: true },
  },
  {
    ...strength,
    id: 'jefferson-degrey-ghostly-diplomat',
    name: 'Jefferson DeGrey, Ghostly Diplomat',
    kind: 'unit',
    types: ['Barrister'],
    tech: 2,
    cost: 3,
    atk: 4,
    hp: 3,
    legendary: true,
    text: 'Arrives: destroy all tokens of all players.',
    triggers: {
      arrives: {
        effect: {
          tokensDestroyed: {
            run(deed) {
              for (const thing of deed.state.things) if (entryOf(thing.card).token) doom(deed, thing);
            },
          },
        },
      },
    },
  },
  {
    ...strength,
    id: 'morningstar-pass',
    name: 'Morningstar Pass',
    kind: 'building',
    tech: 2,
    cost: 4,
    hp: 4,
    legendary: true,
    text: 'Your other buildings take no damage. Each attack on this costs the opponent 1 gold.',
    note: 'The base is one of the others (another program’s reading).',
    answers: {
      damageTaken: ({ id, controller }, amount, to, _by, state) =>
        isBuilding(to) && holdersOf(state, to.thing).includes(controller) && to.id !== id ? 0 : amount,
      toll: 1,
    },
  },
  {
    ...strength,
    id: 'whitestar-grappler',
    name: 'Whitestar Grappler',
    kind: 'unit',
    types: ['Warrior'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 5,
    text: 'Exhaust: deal 4 damage to a unit. If it is still alive, it deals its ATK as damage to this, and is sidelined.',
    actions: {
      grapple: {
        name: '4 damage to a unit, which strikes back',
        cost: { exhaust: true },
        effect: {
          targetChosen: {
            ...damage(4, unit),
            aims(vars, { id }) {
              vars.subject = id;
            },
          },
          struckBack: {
            when: (_state, { did, subject }) => did && subject >= 0,
            run({ table, state, vars }) {
              const row = rowOf(state, vars.subject);
              if (!row) return;
              const { thing, controller } = row;
              const blow = { from: row.id, card: thing.card, by: controller, combat: false };
              strike(table, [{ ...blow, to: vars.source, amount: row.atk }]);
              sideline(table, thing);
            },
          },
        },
      },
    },
  },
  {
    ...strength,
    id: 'oathkeeper-of-kor-mountain',
    name: 'Oathkeeper of Kor Mountain',
    kind: 'unit',
    types: ['Warrior'],
    tech: 3,
    cost: 7,
    atk: 7,
    hp: 8,
    legendary: true,
    keywords: ['swift strike'],
    numbers: { resist: 2 },
    text: 'Arrives: choose a vow for as long as it is in play: you play no cards from your hand, or you keep your hand in the draw phase and draw none. 2 gold: sideline all patrolling units.',
    note: 'Hiring is no playing, and effects may put cards into play (manual).',
    triggers: {
      arrives: {
        effect: {
          vowChosen: {
            question: 'mode',
            list: () => VOWS.map((mode): Choice => ({ type: 'mode', mode })),
            run({ table, state, me, vars }, _chosen, answer) {
              const thing = thingOf(state, vars.source);
              if (!thing || answer?.type !== 'mode') return;
              const vow = (VOWS as readonly string[]).indexOf(answer.mode);
              grant({ ...table, tell: undefined }, thing, vars.card, 'for good', me, vow);
              table.tell?.({ type: 'vowed', thing: named(thing), vow: VOW_SAYS[vow] ?? '' });
            },
          },
        },
      },
    },
    answers: {
      forbidsPlay: ({ thing, controller }, _card, { seat, from }) =>
        seat === controller && from === 'hand' && vowOf(thing) === VOWS.indexOf('cards'),
      stops: ({ thing }) => (vowOf(thing) === VOWS.indexOf('draw') ? 'draw phase' : undefined),
      says({ thing }) {
        const vow = VOW_SAYS[vowOf(thing)];
        return vow && `vowed ${vow}`;
      },
    },
    actions: {
      command: {
        name: 'sideline all patrolling units',
        cost: { gold: 2 },
        when: (_self, state) => patrollingUnits(state).length > 0,
        effect: {
          unitsSidelined: {
            run({ table, state }) {
              for (const { thing } of patrollingUnits(state)) sideline(table, thing);
            },
          },
        },
      },
    },
  },
];
