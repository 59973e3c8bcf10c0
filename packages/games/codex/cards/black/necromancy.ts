import { arrive, baseOf, grant, trashWorker } from '../../board.ts';
import type { CardEntry, Filter, Row } from '../../card.ts';
import {
  both,
  destructible,
  either,
  foes,
  hero,
  lowestTech,
  sacrificable,
  techUnit,
  unit,
  yours,
} from '../../filters.ts';
import { isUnit } from '../../kinds.ts';
import { levelDown, levelUp } from '../../levels.ts';
import { meetsNeeds } from '../../price.ts';
import { sheetOf } from '../../sheet.ts';
import { destroy, doom, hurt } from '../../verbs/damage.ts';
import { putIntoPlay } from '../../verbs/fetch.ts';
import { lasting } from '../../verbs/lasting.ts';
import { draw, summonTokens } from '../../verbs/move.ts';

export const necromancy = { color: 'black', spec: 'necromancy', source: 'public' } as const;

export const isSkeleton = (row: Row) => isUnit(row) && row.types.includes('Skeleton');

const offering: Filter = both(unit, yours, sacrificable);

const notTheFirst: Filter = ({ id }, { subject }) => id !== subject;

const ritesLent = {
  triggers: {
    unitDies: {
      effect: {
        destroyedChosen: {
          filter: lowestTech(both(unit, foes, destructible)),
          run(deed, chosen) {
            if (chosen) doom(deed, chosen.thing);
          },
        },
      },
    },
  },
} satisfies CardEntry['lends'];

/** Garth Torken, and the spells of necromancy. */
export const NECROMANCY_SPELLS: readonly CardEntry[] = [
  {
    ...necromancy,
    id: 'garth-torken',
    name: 'Garth Torken',
    kind: 'hero',
    cost: 2,
    maxLevel: 7,
    bands: [
      {
        from: 1,
        atk: 1,
        hp: 3,
        text: '1 gold, once a turn: summon a 1/1 Skeleton.',
        actions: {
          raise: {
            name: 'summon a Skeleton',
            cost: { gold: 1 },
            once: true,
            effect: { skeletonSummoned: { run: (deed) => summonTokens(deed, 'skeleton', 1) } },
          },
        },
      },
      {
        from: 4,
        atk: 2,
        hp: 4,
        text: 'Sacrifice a Skeleton: draw a card.',
        actions: {
          study: {
            name: 'draw a card',
            cost: { sacrifices: isSkeleton },
            effect: { cardDrawn: draw(1) },
          },
        },
      },
      {
        from: 7,
        atk: 3,
        hp: 4,
        text: 'Max level: you may put a unit of tech I or II that costs at most 5 from your discard pile into play, if you have what it needs.',
        triggers: {
          maxLevel: {
            effect: {
              unitChosen: putIntoPlay(
                'discard',
                (entry, state, { me }) =>
                  entry.kind === 'unit' &&
                  (entry.tech === 1 || entry.tech === 2) &&
                  entry.cost <= 5 &&
                  meetsNeeds(state, me, entry),
                { optional: true },
              ),
            },
          },
        },
      },
    ],
  },
  {
    ...necromancy,
    id: 'doom-grasp',
    name: 'Doom Grasp',
    kind: 'spell',
    cost: 4,
    text: 'Sacrifice a unit. If you do, destroy a unit of tech 0, I or II, or a hero.',
    note: 'A sacrifice that something took the place of counts (designer).',
    playable: (state, me) =>
      sheetOf(state).rows.some((row) => offering(row, { state, me, source: -1, subject: -1, amount: 0 })),
    cast: {
      sacrificeChosen: {
        filter: offering,
        run(deed, chosen) {
          if (chosen) doom(deed, chosen.thing);
        },
      },
      targetChosen: { ...destroy(either(techUnit(0, 1, 2), hero)), when: (_state, { did }) => did },
    },
  },
  {
    ...necromancy,
    id: 'lichs-bargain',
    name: 'Lich’s Bargain',
    kind: 'spell',
    types: ['Summon'],
    cost: 2,
    text: 'You lose a worker, and your base takes 4 damage. Summon a 1/1 Skeleton, a 2/2 Zombie and a 3/3 Horror with deathtouch.',
    cast: {
      pricePaid: {
        run(deed) {
          trashWorker(deed.table, deed.me);
          hurt(deed, [baseOf(deed.state, deed.me)], 4);
        },
      },
      deadSummoned: {
        run({ table, me }) {
          for (const token of ['skeleton', 'zombie', 'horror']) arrive(table, token, me);
        },
      },
    },
  },
  {
    ...necromancy,
    id: 'nether-drain',
    name: 'Nether Drain',
    kind: 'spell',
    types: ['Debuff'],
    cost: 1,
    text: 'A hero loses two levels and gains none this turn. Then another hero gains two levels.',
    note: 'A hero at level 1 may be the first (forum).',
    whileItLasts: { stops: 'levels' },
    cast: {
      firstChosen: {
        filter: hero,
        targets: true,
        aims(vars, { id }) {
          vars.subject = id;
        },
        run({ table, vars, me }, chosen) {
          if (!chosen) return;
          levelDown(table, chosen.thing, 2);
          grant(table, chosen.thing, vars.card, 'turn', me);
        },
      },
      secondChosen: {
        filter: both(hero, notTheFirst),
        targets: true,
        run({ table }, chosen) {
          if (chosen) levelUp(table, chosen.thing, 2);
        },
      },
    },
  },
  {
    ...necromancy,
    id: 'death-rites',
    name: 'Death Rites',
    kind: 'spell',
    ultimate: true,
    cost: 4,
    text: 'This turn, each time a unit of yours dies, destroy an opposing unit with the lowest tech level.',
    note: 'What cannot be destroyed is passed over; of equals you choose (manual).',
    lends: ritesLent,
    cast: { lasts: lasting('turn') },
  },
];
