import { arrive } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import type { Deed } from '../../effectVars.ts';
import { both, buildingCard, either, foes, ongoingSpell, unitOrHero, upgrade } from '../../filters.ts';
import { INVISIBLE } from '../../keywords.ts';
import { unsettle } from '../../sheet.ts';
import { playerOf } from '../../state.ts';
import { hasTop, topOf } from '../../top.ts';
import { grantForTurn } from '../../verbs/grant.ts';
import { lasting } from '../../verbs/lasting.ts';
import { control, trashItself } from '../../verbs/move.ts';
import { peekTop, playTop, tradeForTop } from '../../verbs/top.ts';

export const future = { color: 'purple', spec: 'future', source: 'public' } as const;

/** RULES 5.25, 1.5: pays what is owed, or loses. */
function payDebt({ table, state, me, vars }: Deed): void {
  const { amount } = vars;
  const player = playerOf(state, me);
  const debt = state.lasting.find((one) => one.from === vars.card && one.by === me && one.amount === amount);
  state.lasting = state.lasting.filter((one) => one !== debt);
  unsettle(state);
  if (player.gold < amount) {
    player.ruined = true;
    table.tell?.({ type: 'ruined', seat: me, amount });
    return;
  }
  player.gold -= amount;
  table.tell?.({ type: 'debtPaid', seat: me, amount });
}

/** Vir Garbarean, and the spells of the future. */
export const FUTURE_SPELLS: readonly CardEntry[] = [
  {
    ...future,
    id: 'vir-garbarean',
    name: 'Vir Garbarean',
    kind: 'hero',
    cost: 2,
    maxLevel: 7,
    bands: [
      {
        from: 1,
        atk: 2,
        hp: 3,
        text: 'At no cost: see the top card of your draw pile. 1 gold: trade a card of your hand for that card.',
        actions: {
          look: {
            name: 'see the top card',
            cost: {},
            when: ({ controller }, state) => {
              const player = playerOf(state, controller);
              return hasTop(player) && topOf(player) === undefined;
            },
            effect: { topSeen: peekTop() },
          },
          trade: {
            name: 'trade for the top card',
            cost: { gold: 1 },
            effect: { tradedChosen: tradeForTop() },
          },
        },
      },
      {
        from: 5,
        atk: 3,
        hp: 3,
        text: 'Exhaust: play the top card of your draw pile.',
        actions: { invent: { name: 'play the top card', cost: { exhaust: true }, effect: playTop() } },
      },
      {
        from: 7,
        atk: 3,
        hp: 5,
        text: 'Max level: summon a 6/7 untargetable Mech into the future, with two time runes.',
        triggers: {
          maxLevel: {
            effect: { mechSummoned: { run: ({ table, me }) => void arrive(table, 'mech', me) } },
          },
        },
      },
    ],
    note: 'Without a draw pile there is nothing to see or trade, and nothing is shuffled for it (designer). What is played from there is paid for, needs what it needs, and may be boosted (manual).',
  },
  {
    ...future,
    id: 'assimilate',
    name: 'Assimilate',
    kind: 'spell',
    cost: 3,
    text: 'Take control of an opponent’s upgrade, ongoing spell or building card.',
    note: 'No base, tech building or add-on; a channeling spell is lost at once unless you have its hero (manual). What is attached stays attached.',
    cast: { takenChosen: control(both(foes, either(upgrade, ongoingSpell, buildingCard))) },
  },
  {
    ...future,
    id: 'promise-of-payment',
    name: 'Promise of Payment',
    kind: 'spell',
    cost: 0,
    text: 'The next card you play this turn costs 0 gold. In your next upkeep pay its printed cost, or lose the game.',
    note: 'It holds for whatever is played next, from wherever; boost and what raises a price are paid (designer). The debt is one of the effects of the upkeep, in any order (manual).',
    whileItLasts: { paysLater: true },
    cast: { promised: lasting('turn') },
    lends: { triggers: { upkeep: { effect: { debtPaid: { run: payDebt } } } } },
  },
  {
    ...future,
    id: 'unphase',
    name: 'Unphase',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'A unit or hero is invisible until your next upkeep.',
    cast: { targetChosen: grantForTurn(unitOrHero, 'upkeep') },
    grant(row) {
      row.keywords |= INVISIBLE;
    },
  },
  {
    ...future,
    id: 'double-time',
    name: 'Double Time',
    kind: 'spell',
    ultimate: true,
    forecast: 3,
    cost: 6,
    text: 'Take an extra turn after this one. Then this is trashed.',
    note: 'Several give several turns (designer).',
    cast: {
      turnGained: {
        run(deed) {
          const { table, state, me } = deed;
          state.extra = [...(state.extra ?? []), me];
          table.tell?.({ type: 'extraTurn', seat: me });
          trashItself(deed);
        },
      },
    },
  },
];
