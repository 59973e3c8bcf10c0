import type { Seat } from '@riposte/kernel';
import { reachesTech } from '../../baseBuildings.ts';
import { trashWorker } from '../../board.ts';
import type { CardEntry, Effect, Row } from '../../card.ts';
import { ARMOR_PIERCING, HASTE, INVISIBLE, STEALTH, SWIFT_STRIKE } from '../../keywords.ts';
import { isHero, isUnit } from '../../kinds.ts';
import { becomeReady } from '../../readying.ts';
import { isByBook } from '../../rulings.ts';
import { sheetOf } from '../../sheet.ts';
import { thingOf } from '../../state.ts';
import { fetchToHand, putIntoPlay } from '../../verbs/fetch.ts';
import { grantSelfForTurn } from '../../verbs/grant.ts';
import { lasting } from '../../verbs/lasting.ts';
import { modeUnlessBoosted } from '../../verbs/mode.ts';
import { summonTokens } from '../../verbs/move.ts';

const feral = { color: 'green', spec: 'feral', source: 'public' } as const;

const squirrels = (): Effect => ({ squirrelsSummoned: { run: (deed) => summonTokens(deed, 'squirrel', 3) } });

/** Calamandra Moss, and the twelve cards of feral. */
export const FERAL: readonly CardEntry[] = [
  {
    ...feral,
    id: 'calamandra-moss',
    name: 'Calamandra Moss',
    kind: 'hero',
    cost: 2,
    maxLevel: 5,
    bands: [
      {
        from: 1,
        atk: 2,
        hp: 3,
        text: 'Discard two cards: Calamandra has stealth this turn.',
        actions: {
          hide: {
            name: 'stealth this turn',
            cost: { discard: 2 },
            effect: { hidden: grantSelfForTurn() },
          },
        },
      },
      {
        from: 3,
        atk: 3,
        hp: 4,
        text: 'Your units have resist 1.',
        aura: {
          reach: 'yours',
          give(row) {
            if (isUnit(row)) row.resist += 1;
          },
        },
      },
      {
        from: 5,
        atk: 4,
        hp: 5,
        text: '4 gold, exhaust: put a Tiger from your codex into play.',
        actions: {
          call: {
            name: 'put a Tiger from the codex into play',
            cost: { gold: 4, exhaust: true },
            effect: {
              tigerChosen: putIntoPlay(
                'codex',
                ({ kind, types }) => kind === 'unit' && types?.includes('Tiger') === true,
              ),
            },
          },
        },
      },
    ],
    grant(row) {
      row.keywords |= STEALTH;
    },
  },
  {
    ...feral,
    id: 'behind-the-ferns',
    name: 'Behind the Ferns',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    ongoing: true,
    channeling: true,
    text: 'Your units with 3 ATK or less have stealth.',
    lateAura: {
      reach: 'yours',
      give(row) {
        if (isUnit(row) && row.atk <= 3) row.keywords |= STEALTH;
      },
    },
  },
  {
    ...feral,
    id: 'ferocity',
    name: 'Ferocity',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'Until your next upkeep your units have armor piercing and swift strike.',
    note: 'Also units that come later (another program’s reading; no official word).',
    cast: { lasts: lasting('upkeep') },
    lasts(row, { by }) {
      if (isUnit(row) && row.controller === by) row.keywords |= ARMOR_PIERCING | SWIFT_STRIKE;
    },
  },
  {
    ...feral,
    id: 'murkwood-allies',
    name: 'Murkwood Allies',
    kind: 'spell',
    types: ['Summon'],
    cost: 5,
    boost: 4,
    text: 'Summon a 4/4 Beast, or four 1/1 Frogs. Boost 4: both.',
    cast: {
      modeChosen: modeUnlessBoosted('beast', 'frogs'),
      alliesSummoned: {
        run(deed) {
          const { boosted, mode } = deed.vars;
          if (boosted || mode === 'beast') summonTokens(deed, 'beast', 1);
          if (boosted || mode === 'frogs') summonTokens(deed, 'frog', 4);
        },
      },
    },
  },
  {
    ...feral,
    id: 'feral-strike',
    name: 'Feral Strike',
    kind: 'spell',
    ultimate: true,
    cost: 4,
    boost: 4,
    text: 'Take up to two units from your codex into your hand, or put up to two units of levels you have buildings for into play. Boost 4: both.',
    note: 'Boosted, it fetches first (another program’s reading). The spec of the building does not matter (manual).',
    cast: {
      modeChosen: modeUnlessBoosted('take', 'put'),
      fetchedChosen: fetchToHand(({ kind }) => kind === 'unit', {
        most: 2,
        optional: true,
        when: (_state, { boosted, mode }) => boosted || mode === 'take',
      }),
      putChosen: putIntoPlay(
        'hand',
        ({ kind, tech = 0 }, state, { me }) => kind === 'unit' && reachesTech(state, me, tech),
        { most: 2, optional: true, when: (_state, { boosted, mode }) => boosted || mode === 'put' },
      ),
    },
  },
  {
    ...feral,
    id: 'centaur',
    name: 'Centaur',
    kind: 'unit',
    types: ['Centaur'],
    tech: 1,
    cost: 3,
    atk: 3,
    hp: 4,
    keywords: ['overpower'],
  },
  {
    ...feral,
    id: 'huntress',
    name: 'Huntress',
    kind: 'unit',
    types: ['Centaur'],
    tech: 1,
    cost: 2,
    atk: 3,
    hp: 3,
    keywords: ['anti-air'],
    numbers: { sparkshot: 1 },
  },
  {
    ...feral,
    id: 'barkcoat-bear',
    name: 'Barkcoat Bear',
    kind: 'unit',
    types: ['Bear'],
    tech: 2,
    cost: 4,
    atk: 5,
    hp: 5,
    keywords: ['overpower'],
    numbers: { resist: 2 },
  },
  {
    ...feral,
    id: 'gigadon',
    name: 'Gigadon',
    kind: 'unit',
    types: ['Dinosaur'],
    tech: 2,
    cost: 9,
    atk: 8,
    hp: 8,
    keywords: ['overpower'],
    text: 'It costs 1 less to play for each green unit you control.',
    note: 'From elsewhere than the hand it costs 9 by the manual, less too by the keeper of rulings (rulings).',
    ownPrice(cost, { state, seat, from }) {
      if (from !== 'hand' && isByBook(state, 'gigadon')) return cost;
      const isHelp = (row: Row) => row.controller === seat && isUnit(row) && row.entry.color === 'green';
      return cost - sheetOf(state).rows.filter(isHelp).length;
    },
  },
  {
    ...feral,
    id: 'predator-tiger',
    name: 'Predator Tiger',
    kind: 'unit',
    types: ['Tiger'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 4,
    text: 'It ignores patrollers that are tech 0 units. When its combat damage hits a base, trash a worker of that player.',
    attack: { ignores: (row) => isUnit(row) && row.tech === 0 },
    triggers: {
      hurtsBase: {
        commutes: true,
        amount: (_self, subject) => subject?.controller ?? 0,
        effect: { workerTrashed: { run: ({ table, vars }) => void trashWorker(table, vars.amount as Seat) } },
      },
    },
  },
  {
    ...feral,
    id: 'rampaging-elephant',
    name: 'Rampaging Elephant',
    kind: 'unit',
    types: ['Elephant'],
    tech: 2,
    cost: 6,
    atk: 6,
    hp: 7,
    text: 'The first time each turn that it becomes exhausted, ready it.',
    triggers: {
      exhausts: {
        commutes: true,
        when: ({ thing }) => !thing.uses.includes('ready'),
        effect: {
          readied: {
            run({ table, state, vars }) {
              const thing = thingOf(state, vars.source);
              if (!thing) return;
              thing.uses = [...thing.uses, 'ready'];
              becomeReady(table, thing);
            },
          },
        },
      },
    },
  },
  {
    ...feral,
    id: 'stalking-tiger',
    name: 'Stalking Tiger',
    kind: 'unit',
    types: ['Tiger'],
    tech: 2,
    cost: 3,
    atk: 4,
    hp: 4,
    text: 'It has stealth when it attacks a unit. It is invisible while you control a feral hero.',
    attack: { hides: (defender) => isUnit(defender) },
    aura: {
      reach: 'self',
      give(row, self, _state, rows) {
        if (
          rows.some((one) => isHero(one) && one.controller === self.controller && one.entry.spec === 'feral')
        )
          row.keywords |= INVISIBLE;
      },
    },
  },
  {
    ...feral,
    id: 'moss-ancient',
    name: 'Moss Ancient',
    kind: 'unit',
    types: ['Ancient'],
    tech: 3,
    cost: 7,
    atk: 8,
    hp: 9,
    keywords: ['untargetable'],
    text: 'Arrives or attacks: summon three 1/1 Squirrels. Your Squirrels have haste and are invisible.',
    triggers: { arrives: { effect: squirrels() }, attacks: { effect: squirrels() } },
    aura: {
      reach: 'yours',
      give(row) {
        if (row.types.includes('Squirrel')) row.keywords |= HASTE | INVISIBLE;
      },
    },
  },
];
