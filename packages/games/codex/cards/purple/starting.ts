import type { Seat } from '@riposte/kernel';
import type { CardEntry } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import { both, patroller, techUnit } from '../../filters.ts';
import { isUnit } from '../../kinds.ts';
import { drawCard } from '../../piles.ts';
import { sheetOf } from '../../sheet.ts';
import { futureOf, type State } from '../../state.ts';
import { bounce } from '../../verbs/move.ts';
import { shiftTime } from '../../verbs/time.ts';

const purple = { color: 'purple', source: 'public', starting: true } as const;

/** How many time runes lie on what a player has in play and in the future. */
function timeRunesOf(state: State, seat: Seat): number {
  return [...state.things, ...futureOf(state)]
    .filter(({ controller }) => controller === seat)
    .reduce((sum, { time }) => sum + time, 0);
}

/** Whether a player has a tech II unit in play or in the future. */
function hasTechTwo(state: State, seat: Seat): boolean {
  return (
    sheetOf(state).rows.some((row) => row.controller === seat && isUnit(row) && row.tech === 2) ||
    futureOf(state).some(({ controller, card }) => {
      const { kind, tech } = entryOf(card);
      return controller === seat && kind === 'unit' && tech === 2;
    })
  );
}

/** The ten starting cards of purple. */
export const PURPLE_STARTING: readonly CardEntry[] = [
  {
    ...purple,
    id: 'forgotten-fighter',
    name: 'Forgotten Fighter',
    kind: 'spell',
    types: ['Bounce'],
    cost: 2,
    text: 'A patrolling unit of tech 0 or I with 2 ATK or less goes to its owner’s hand.',
    cast: { returnedChosen: bounce(both(patroller, techUnit(0, 1), ({ atk }) => atk <= 2)) },
  },
  {
    ...purple,
    id: 'temporal-research',
    name: 'Temporal Research',
    kind: 'spell',
    cost: 2,
    text: 'Draw a card, two if you have at least three time runes, three if you have at least ten. Those in the future count.',
    cast: {
      cardsDrawn: {
        run({ table, state, me }) {
          const runes = timeRunesOf(state, me);
          const count = 1 + (runes >= 3 ? 1 : 0) + (runes >= 10 ? 1 : 0);
          for (let drawn = 0; drawn < count; drawn++) drawCard(table, me);
        },
      },
    },
  },
  {
    ...purple,
    id: 'time-spiral',
    name: 'Time Spiral',
    kind: 'spell',
    cost: 1,
    text: 'Choose a card in play or in the future that has a time rune: it gets one more, or loses one.',
    note: 'It reaches cards of every player (manual).',
    cast: { timeChosen: shiftTime() },
  },
  {
    ...purple,
    id: 'battle-suits',
    name: 'Battle Suits',
    kind: 'upgrade',
    tech: 0,
    cost: 2,
    text: 'Your units that are Soldiers or Mystics, and no tokens, have +1 ATK.',
    aura: {
      reach: 'yours',
      give(row) {
        if (!isUnit(row) || entryOf(row.thing.card).token) return;
        if (row.types.includes('Soldier') || row.types.includes('Mystic')) row.atk += 1;
      },
    },
  },
  {
    ...purple,
    id: 'fading-argonaut',
    name: 'Fading Argonaut',
    kind: 'unit',
    types: ['Soldier'],
    tech: 0,
    cost: 2,
    atk: 2,
    hp: 3,
    fading: 3,
  },
  {
    ...purple,
    id: 'hardened-mox',
    name: 'Hardened Mox',
    kind: 'unit',
    types: ['Mech', 'Soldier'],
    tech: 0,
    cost: 3,
    atk: 1,
    hp: 1,
    keywords: ['indestructible'],
    text: 'As soon as you have a tech II unit in play or in the future, this is trashed.',
    note: 'Tech III units, tech II buildings and upgrades, and units that are held or buried do not count (manual).',
    answers: {
      endsNow: ({ controller }, state) => (hasTechTwo(state, controller) ? 'is trashed' : undefined),
    },
  },
  {
    ...purple,
    id: 'neo-plexus',
    name: 'Neo Plexus',
    kind: 'unit',
    types: ['Soldier'],
    tech: 0,
    cost: 2,
    atk: 2,
    hp: 2,
  },
  {
    ...purple,
    id: 'nullcraft',
    name: 'Nullcraft',
    kind: 'unit',
    types: ['Mech', 'Airship'],
    tech: 0,
    cost: 2,
    atk: 1,
    hp: 1,
    keywords: ['flying', 'haste'],
    text: 'Buffs and Debuffs cannot target it.',
    note: 'Buff and Debuff are types of spells (manual).',
    answers: { wards: (_self, { types = [] }) => types.includes('Buff') || types.includes('Debuff') },
  },
  {
    ...purple,
    id: 'plasmodium',
    name: 'Plasmodium',
    kind: 'unit',
    types: ['Beast'],
    tech: 0,
    cost: 2,
    atk: 4,
    hp: 4,
    keywords: ['haste'],
    forecast: 3,
  },
  {
    ...purple,
    id: 'tinkerer',
    name: 'Tinkerer',
    kind: 'unit',
    types: ['Scientist'],
    tech: 0,
    cost: 2,
    atk: 1,
    hp: 2,
    text: 'Exhaust: choose a card in play or in the future that has a time rune: it gets one more, or loses one.',
    note: 'It reaches cards of every player (manual).',
    actions: {
      tinker: {
        name: 'a time rune more or less',
        cost: { exhaust: true },
        effect: { timeChosen: shiftTime() },
      },
    },
  },
];
