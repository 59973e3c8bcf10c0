import { exhaust, gainGold, named } from '../../board.ts';
import type { CardEntry, Effect } from '../../card.ts';
import { both, friendly, unit, unitOrHero } from '../../filters.ts';
import { NO_SLOT, TECH_BUILDINGS } from '../../ids.ts';
import { touch } from '../../sheet.ts';
import { isActive, thingOf } from '../../state.ts';
import { grantForTurn, runes, runesOnItself } from '../../verbs/grant.ts';
import { lasting } from '../../verbs/lasting.ts';
import { draw, summonTokens } from '../../verbs/move.ts';

const starting = { color: 'green', starting: true, source: 'public' } as const;

/** It becomes exhausted, and a Wisp comes. */
export const bringWisp = (): Effect => ({
  wispSummoned: {
    run(deed) {
      const thing = thingOf(deed.state, deed.vars.source);
      if (thing) exhaust(deed.table, thing);
      summonTokens(deed, 'wisp', 1);
    },
  },
});

const giveRune = (): Effect => ({
  targetChosen: runes(
    1,
    both(unit, ({ id }, { source }) => id !== source),
  ),
});

/** The ten green starting cards. */
export const GREEN_STARTING: readonly CardEntry[] = [
  {
    ...starting,
    id: 'forests-favor',
    name: 'Forest’s Favor',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'A friendly unit or hero without +1/+1 runes gets a +1/+1 rune.',
    cast: {
      targetChosen: runes(
        1,
        both(unitOrHero, friendly, ({ thing }) => thing.runes <= 0),
      ),
    },
  },
  {
    ...starting,
    id: 'rampant-growth',
    name: 'Rampant Growth',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'A unit or hero has +2 ATK and +2 armor this turn.',
    cast: { targetChosen: grantForTurn(unitOrHero) },
    grant(row) {
      row.atk += 2;
      row.armor += 2;
    },
  },
  {
    ...starting,
    id: 'ironbark-treant',
    name: 'Ironbark Treant',
    kind: 'unit',
    types: ['Tree'],
    cost: 3,
    atk: 3,
    hp: 2,
    text: 'While it patrols on a turn of others, it has -2 ATK and armor 2.',
    aura: {
      reach: 'self',
      give(row, _self, state) {
        if (row.thing.slot === NO_SLOT || isActive(state, row.controller)) return;
        row.atk -= 2;
        row.armor += 2;
      },
    },
  },
  {
    ...starting,
    id: 'merfolk-prospector',
    name: 'Merfolk Prospector',
    kind: 'unit',
    types: ['Merfolk'],
    cost: 1,
    atk: 1,
    hp: 1,
    text: 'Exhaust: gain 1 gold.',
    actions: {
      pan: {
        name: 'gain 1 gold',
        cost: { exhaust: true },
        effect: { goldGained: { run: ({ table, me }) => gainGold(table, me, 1, 'Merfolk Prospector') } },
      },
    },
  },
  {
    ...starting,
    id: 'playful-panda',
    name: 'Playful Panda',
    kind: 'unit',
    types: ['Panda'],
    cost: 2,
    atk: 2,
    hp: 2,
    text: 'Arrives: it becomes exhausted, and you summon a 0/1 Wisp.',
    triggers: { arrives: { effect: bringWisp() } },
  },
  {
    ...starting,
    id: 'rich-earth',
    name: 'Rich Earth',
    kind: 'upgrade',
    cost: 3,
    text: 'Hiring a worker costs you 0.',
    answers: { hirePrice: 0 },
  },
  {
    ...starting,
    id: 'spore-shambler',
    name: 'Spore Shambler',
    kind: 'unit',
    types: ['Cute Animal'],
    cost: 3,
    atk: 0,
    hp: 1,
    text: 'Arrives with two +1/+1 runes. 1 gold or exhaust, and a +1/+1 rune of this: another unit gets a +1/+1 rune.',
    note: 'The rune must come off itself (designer), which can kill it.',
    triggers: {
      arrives: {
        commutes: true,
        effect: {
          runesPlaced: runesOnItself(2),
        },
      },
    },
    actions: {
      buy: {
        name: 'a rune to another unit, for 1 gold',
        cost: { gold: 1, runes: { rune: '+1/+1', amount: 1 } },
        effect: giveRune(),
      },
      give: {
        name: 'a rune to another unit, exhausting it',
        cost: { exhaust: true, runes: { rune: '+1/+1', amount: 1 } },
        effect: giveRune(),
      },
    },
  },
  { ...starting, id: 'tiger-cub', name: 'Tiger Cub', kind: 'unit', types: ['Tiger'], cost: 2, atk: 2, hp: 2 },
  {
    ...starting,
    id: 'verdant-tree',
    name: 'Verdant Tree',
    kind: 'building',
    types: ['Tree'],
    cost: 2,
    hp: 3,
    numbers: { healing: 1 },
    text: 'Exhaust: this turn your tech buildings are finished as you build them.',
    note: 'Several can be built in a row (designer). Those begun this turn are finished now.',
    whileItLasts: { stops: 'construction' },
    actions: {
      grow: {
        name: 'finish tech buildings at once',
        cost: { exhaust: true },
        effect: {
          lasts: lasting('turn'),
          finished: {
            run({ table, state, me }) {
              for (const thing of state.things) {
                const isTech = (TECH_BUILDINGS as readonly string[]).includes(thing.card);
                if (!isTech || thing.controller !== me || !thing.constructing) continue;
                thing.constructing = false;
                table.tell?.({ type: 'finished', thing: named(thing) });
              }
              touch(state);
            },
          },
        },
      },
    },
  },
  {
    ...starting,
    id: 'young-treant',
    name: 'Young Treant',
    kind: 'unit',
    types: ['Tree'],
    cost: 2,
    atk: 0,
    hp: 2,
    keywords: ["can't attack"],
    text: 'Arrives: draw a card.',
    triggers: { arrives: { effect: { cardDrawn: draw(1) }, commutes: true } },
  },
];
