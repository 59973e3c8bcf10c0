import { disable } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { building, either, unitOrHero } from '../../filters.ts';
import { becomeReady } from '../../readying.ts';
import { thingOf } from '../../state.ts';
import { damage } from '../../verbs/damage.ts';
import { putIntoPlay } from '../../verbs/fetch.ts';
import { draw } from '../../verbs/move.ts';
import { timeOnItself } from '../../verbs/time.ts';
import { present } from './present.ts';

/** How many Octavian disables. */
const EIGHT = 8;

/** The units of the present. */
export const PRESENT_TECH: readonly CardEntry[] = [
  {
    ...present,
    id: 'argonaut',
    name: 'Argonaut',
    kind: 'unit',
    types: ['Soldier'],
    tech: 1,
    cost: 3,
    atk: 3,
    hp: 4,
    keywords: ['readiness'],
  },
  {
    ...present,
    id: 'sentry',
    name: 'Sentry',
    kind: 'unit',
    types: ['Mech', 'Drone'],
    tech: 1,
    cost: 2,
    atk: 3,
    hp: 2,
    keywords: ['anti-air'],
    numbers: { sparkshot: 1 },
    text: 'The first damage each turn that a spell or ability would deal to a patroller of yours is prevented.',
    note: 'Sparkshot is an ability for this (manual). Of several patrollers that are hit at once chance takes one.',
    answers: { guards: true },
  },
  {
    ...present,
    id: 'chronofixer',
    name: 'Chronofixer',
    kind: 'unit',
    types: ['Mystic'],
    tech: 2,
    cost: 2,
    atk: 1,
    hp: 1,
    keywords: ['untargetable'],
    text: 'Opposing heroes cannot gain levels.',
    note: 'Not by any means: not for a dead hero, and a hero that would arrive at a higher level arrives at level 1 (manual).',
    answers: { stops: 'levels' },
  },
  {
    ...present,
    id: 'hyperion',
    name: 'Hyperion',
    kind: 'unit',
    types: ['Soldier'],
    tech: 2,
    cost: 5,
    atk: 4,
    hp: 5,
    keywords: ['haste'],
    text: 'Attacks: draw a card.',
    triggers: { attacks: { effect: { cardDrawn: draw(1) } } },
  },
  {
    ...present,
    id: 'immortal',
    name: 'Immortal',
    kind: 'unit',
    types: ['Mech'],
    tech: 2,
    cost: 6,
    atk: 5,
    hp: 5,
    keywords: ['indestructible'],
  },
  {
    ...present,
    id: 'tricycloid',
    name: 'Tricycloid',
    kind: 'unit',
    types: ['Mech', 'Drone'],
    tech: 2,
    cost: 5,
    atk: 3,
    hp: 3,
    text: 'Arrives: it gets three time runes. It has +1/+1 for each of them. A time rune of this: deal 1 damage to a unit, hero or building.',
    note: 'It does not fade: without time runes it stays.',
    aura: {
      reach: 'self',
      give(row) {
        row.atk += row.thing.time;
        row.hp += row.thing.time;
      },
    },
    triggers: { arrives: { commutes: true, effect: { runesPlaced: timeOnItself(3) } } },
    actions: {
      shoot: {
        name: '1 damage',
        cost: { runes: { rune: 'time', amount: 1 } },
        effect: { targetChosen: damage(1, either(unitOrHero, building)) },
      },
    },
  },
  {
    ...present,
    id: 'warp-gate-disciple',
    name: 'Warp Gate Disciple',
    kind: 'unit',
    types: ['Mystic'],
    tech: 2,
    cost: 4,
    atk: 1,
    hp: 1,
    text: '1 gold, exhaust: put a tech I or II unit of your codex into play.',
    actions: {
      warp: {
        name: 'a unit of the codex',
        cost: { gold: 1, exhaust: true },
        effect: {
          unitChosen: putIntoPlay('codex', ({ kind, tech }) => kind === 'unit' && (tech === 1 || tech === 2)),
        },
      },
    },
  },
  {
    ...present,
    id: 'octavian',
    name: 'Octavian',
    kind: 'unit',
    types: ['Behemoth'],
    tech: 3,
    cost: 8,
    atk: 8,
    hp: 8,
    text: '8 gold, exhaust: this becomes ready, and up to eight units or heroes are disabled.',
    actions: {
      halt: {
        name: 'ready this, disable up to eight',
        cost: { gold: 8, exhaust: true },
        effect: {
          readied: {
            run({ table, state, vars }) {
              const thing = thingOf(state, vars.source);
              if (thing) becomeReady(table, thing);
            },
          },
          targetsChosen: {
            filter: unitOrHero,
            targets: true,
            optional: true,
            run({ table, vars }, chosen) {
              if (!chosen) return undefined;
              disable(table, chosen.thing);
              vars.picked = [...vars.picked, chosen.id];
              return vars.picked.length < EIGHT ? 'again' : undefined;
            },
          },
        },
      },
    },
  },
];
