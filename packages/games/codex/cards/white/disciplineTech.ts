import { arrive, isStunted, remove } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { both, friendly, hero, unitOrHero, yours } from '../../filters.ts';
import { CANT_ATTACK } from '../../keywords.ts';
import { isFighter, isHero } from '../../kinds.ts';
import { levelUp } from '../../levels.ts';
import { becomeReady } from '../../readying.ts';
import { addTokens } from '../../runes.ts';
import { isFriendly, thingOf } from '../../state.ts';
import { putIntoPlay } from '../../verbs/fetch.ts';
import { grantSelfForTurn, runes } from '../../verbs/grant.ts';
import { discipline } from './discipline.ts';

const FOCUS = 3;
const DAIGO = 'daigo-stormborne';

/** The units and buildings of discipline. */
export const DISCIPLINE_TECH: readonly CardEntry[] = [
  {
    ...discipline,
    id: 'rambasa-twin',
    name: 'Rambasa Twin',
    kind: 'unit',
    types: ['Tiger', 'Monk'],
    tech: 1,
    cost: 4,
    atk: 3,
    hp: 2,
    text: 'Arrives: you may put another Rambasa Twin from your codex into play. The first Twin of yours that dies in a turn goes to your codex.',
    note: 'To its owner’s codex. Of two that die at once one goes there (manual).',
    answers: { deathGoesTo: ({ id }, dying) => (dying.id === id ? 'codex' : undefined) },
    triggers: {
      arrives: {
        effect: { unitChosen: putIntoPlay('codex', ({ id }) => id === 'rambasa-twin', { optional: true }) },
      },
    },
  },
  {
    ...discipline,
    id: 'sparring-partner',
    name: 'Sparring Partner',
    kind: 'unit',
    types: ['Monk'],
    tech: 1,
    cost: 1,
    atk: 2,
    hp: 2,
    text: 'Exhaust: a friendly unit or hero without +1/+1 runes gets one. 2 gold: this becomes ready, and cannot attack this turn.',
    actions: {
      spar: {
        name: 'a +1/+1 rune for a unit or hero',
        cost: { exhaust: true },
        effect: {
          giftChosen: runes(
            1,
            both(unitOrHero, friendly, ({ thing }) => thing.runes <= 0),
          ),
        },
      },
      recover: {
        name: 'become ready',
        cost: { gold: 2 },
        when: ({ thing }) => thing.exhausted,
        effect: {
          readied: {
            run({ table, state, vars }) {
              const thing = thingOf(state, vars.source);
              if (thing) becomeReady(table, thing);
            },
          },
          bound: grantSelfForTurn(),
        },
      },
    },
    grant(row) {
      row.keywords |= CANT_ATTACK;
    },
  },
  {
    ...discipline,
    id: 'focus-master',
    name: 'Focus Master',
    kind: 'unit',
    types: ['Monk', 'Mystic'],
    tech: 2,
    cost: 3,
    atk: 4,
    hp: 3,
    text: 'Arrives: it gets three focus runes. Of damage that is exactly enough to kill a friendly unit or hero, 1 is prevented for a focus rune of this.',
    note: 'With deathtouch only 1 damage is exactly enough; not where what is too much goes on (keeper of rulings).',
    answers: {
      averts: ({ controller, thing }, dying, state) =>
        isFighter(dying) && isFriendly(state, dying.controller, controller) && (thing.tokens.focus ?? 0) > 0
          ? 'focus'
          : undefined,
    },
    triggers: {
      arrives: {
        commutes: true,
        effect: {
          focused: {
            run({ table, state, vars }) {
              const thing = thingOf(state, vars.source);
              if (thing) addTokens(table, thing, 'focus', FOCUS);
            },
          },
        },
      },
    },
  },
  {
    ...discipline,
    id: 'mind-parry-monk',
    name: 'Mind-Parry Monk',
    kind: 'unit',
    types: ['Monk', 'Mystic'],
    tech: 2,
    cost: 5,
    atk: 5,
    hp: 4,
    text: 'Opponents cannot target your units and heroes.',
    answers: { parries: true },
  },
  {
    ...discipline,
    id: 'training-grounds',
    name: 'Training Grounds',
    kind: 'building',
    tech: 2,
    cost: 1,
    hp: 4,
    text: 'Your heroes have +1 ATK. Exhaust: a hero of yours reaches the maximum level.',
    note: 'Without the target icon in the public data. One of your own heroes (another program’s reading).',
    aura: {
      reach: 'yours',
      give(row) {
        if (isHero(row)) row.atk += 1;
      },
    },
    actions: {
      train: {
        name: 'a hero reaches the maximum level',
        cost: { exhaust: true },
        effect: {
          giftChosen: {
            filter: both(
              hero,
              yours,
              ({ thing, entry }, { state }) =>
                thing.level < (entry.maxLevel ?? 0) && !isStunted(state, thing),
            ),
            run({ table }, chosen) {
              if (chosen) levelUp(table, chosen.thing, chosen.entry.maxLevel ?? 0);
            },
          },
        },
      },
    },
  },
  {
    ...discipline,
    id: 'vigor-adept',
    name: 'Vigor Adept',
    kind: 'unit',
    types: ['Monk'],
    tech: 2,
    cost: 4,
    atk: 5,
    hp: 5,
    keywords: ['readiness'],
    numbers: { frenzy: 1 },
  },
  {
    ...discipline,
    id: 'young-lightning-dragon',
    name: 'Young Lightning Dragon',
    kind: 'unit',
    types: ['Dragon'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 3,
    keywords: ['flying'],
    text: '1 gold, up to three times a turn: it has +1 ATK this turn.',
    actions: {
      charge: { name: '+1 ATK', cost: { gold: 1 }, times: 3, effect: { charged: grantSelfForTurn() } },
    },
    grant(row) {
      row.atk += 1;
    },
  },
  {
    ...discipline,
    id: 'heros-monument',
    name: 'Hero’s Monument',
    kind: 'building',
    types: ['Monument'],
    tech: 3,
    cost: 5,
    hp: 6,
    legendary: true,
    keywords: ['untargetable'],
    text: 'Arrives: summon Daigo Stormborne, 8/8, who cannot patrol. Your heroes have +1/+1. Leaves: trash the Daigo that it summoned.',
    aura: {
      reach: 'yours',
      give(row) {
        if (!isHero(row)) return;
        row.atk += 1;
        row.hp += 1;
      },
    },
    triggers: {
      arrives: {
        effect: {
          daigoSummoned: {
            run({ table, me, vars }) {
              const daigo = arrive(table, DAIGO, me);
              if (daigo) daigo.to = vars.source;
            },
          },
        },
      },
      leaves: {
        effect: {
          daigoTrashed: {
            run({ table, state, vars }) {
              const daigo = state.things.find(({ card, to }) => card === DAIGO && to === vars.source);
              if (daigo) remove(table, daigo, 'trash');
            },
          },
        },
      },
    },
  },
];
