import type { Seat } from '@riposte/kernel';
import { isAnswered } from '../../ask.ts';
import { grant } from '../../board.ts';
import type { CardEntry, Part, Row } from '../../card.ts';
import { base, both, foes, friendly, patroller, techUnit, unit } from '../../filters.ts';
import { INVISIBLE, READINESS } from '../../keywords.ts';
import { isHero, isUnit } from '../../kinds.ts';
import { levelUp } from '../../levels.ts';
import { discardByChance, drawCard } from '../../piles.ts';
import { addRunes } from '../../runes.ts';
import { sheetOf } from '../../sheet.ts';
import { thingOf } from '../../state.ts';
import { damage, sacrifice } from '../../verbs/damage.ts';
import { fetchToHand } from '../../verbs/fetch.ts';
import { attach } from '../../verbs/move.ts';

export const demonology = { color: 'black', spec: 'demonology', source: 'public' } as const;

export const isDemon = ({ types }: Pick<Row, 'types'>) => types.includes('Demon');

/** Gives a unit what the card grants; it dies in its player's next upkeep. */
const marks = (whose: typeof foes): Part => ({
  filter: both(techUnit(0, 1), whose),
  run({ table, vars, me }, chosen) {
    if (chosen) grant(table, chosen.thing, vars.card, 'for good', me);
  },
});

/** Vandy Anadrose, and the spells of demonology. */
export const DEMONOLOGY_SPELLS: readonly CardEntry[] = [
  {
    ...demonology,
    id: 'vandy-anadrose',
    name: 'Vandy Anadrose',
    kind: 'hero',
    cost: 2,
    maxLevel: 5,
    bands: [
      { from: 1, atk: 2, hp: 3, numbers: { sparkshot: 1 } },
      {
        from: 3,
        atk: 3,
        hp: 4,
        numbers: { resist: 1 },
        text: '1 gold, exhaust, discard a card: take a demonology spell from your codex into your hand.',
        actions: {
          study: {
            name: 'take a demonology spell',
            cost: { gold: 1, exhaust: true, discard: 1 },
            effect: {
              fetchedChosen: fetchToHand(({ kind, spec }) => kind === 'spell' && spec === 'demonology'),
            },
          },
        },
      },
      {
        from: 5,
        atk: 4,
        hp: 5,
        text: 'Max level: a unit of yours and an opposing unit, each of tech 0 or I, have +2/+2 until your next upkeep, then they die.',
        triggers: { maxLevel: { effect: { friendChosen: marks(friendly), foeChosen: marks(foes) } } },
      },
    ],
    note: 'As much of it as possible is a must; they die though Vandy is gone (manual). No target icon in the public data.',
    dooms: true,
    grant(row) {
      row.atk += 2;
      row.hp += 2;
    },
  },
  {
    ...demonology,
    id: 'dark-pact',
    name: 'Dark Pact',
    kind: 'spell',
    cost: 0,
    text: 'Deal 2 damage to a base. Its player draws two cards.',
    cast: {
      targetChosen: {
        ...damage(2, base),
        aims(vars, { controller }) {
          vars.mode = String(controller);
        },
      },
      cardsDrawn: {
        when: (_state, { did }) => did,
        run({ table, vars }) {
          for (let drawn = 0; drawn < 2; drawn++) drawCard(table, Number(vars.mode) as Seat);
        },
      },
    },
  },
  {
    ...demonology,
    id: 'shadow-blade',
    name: 'Shadow Blade',
    kind: 'spell',
    types: ['Debuff'],
    cost: 3,
    text: 'Deal 3 damage to a patroller. If it dies, its controller discards a card by chance.',
    note: 'Also for an illusion that died of being the target (manual).',
    cast: {
      targetChosen: {
        ...damage(3, patroller),
        aims(vars, row) {
          const { id, controller } = row;
          // What goes to a hand as it becomes the target does not die of it.
          if (!isAnswered(row, 'onTarget', 'goes to hand')) vars.subject = id;
          vars.mode = String(controller);
        },
      },
      cardDiscarded: {
        when: (state, { subject }) => subject >= 0 && !thingOf(state, subject),
        run: ({ table, vars }) => void discardByChance(table, Number(vars.mode) as Seat),
      },
    },
  },
  {
    ...demonology,
    id: 'soul-stone',
    name: 'Soul Stone',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    ongoing: true,
    text: 'Attach to a unit: it has +1/+1. Instead of dying it loses all damage, and all Soul Stones on it are sacrificed.',
    note: 'Two lives go first (manual), indestructible comes after it (another program’s reading).',
    cast: { targetChosen: attach(unit) },
    aura: {
      reach: 'all',
      give(row, { thing }) {
        if (row.id !== thing.to) return;
        row.atk += 1;
        row.hp += 1;
      },
    },
    answers: {
      insteadOfDying: ({ thing }, dying) => (thing.to === dying.id ? 'it is sacrificed' : undefined),
    },
  },
  {
    ...demonology,
    id: 'metamorphosis',
    name: 'Metamorphosis',
    kind: 'spell',
    ultimate: true,
    types: ['Buff'],
    cost: 6,
    text: 'Sacrifice all your units. Your heroes reach their maximum level, become Demons, get two +1/+1 runes, and have readiness and invisible.',
    note: 'A hero that is a Demon already gains nothing (designer). It lasts until the hero leaves play.',
    cast: {
      unitsSacrificed: {
        run(deed) {
          for (const row of sheetOf(deed.state).rows)
            if (isUnit(row) && row.controller === deed.me) sacrifice(deed, row.thing);
        },
      },
      heroesChanged: {
        run({ table, state, me, vars }) {
          for (const row of sheetOf(state).rows) {
            if (!isHero(row) || row.controller !== me || isDemon(row)) continue;
            levelUp(table, row.thing, row.entry.maxLevel ?? 0);
            addRunes(table, row.thing, 2);
            grant(table, row.thing, vars.card, 'for good', me);
          }
        },
      },
    },
    grant(row) {
      row.types = [...row.types, 'Demon'];
      row.keywords |= READINESS | INVISIBLE;
    },
  },
];
