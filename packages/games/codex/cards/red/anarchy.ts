// A spec is one file: its hero and its twelve cards, each an entry of its own, however long that becomes.

import type { Seat } from '@riposte/kernel';
import { seats } from '@riposte/kernel';
import { gainGold, grant, stealGold, trashWorker } from '../../board.ts';
import type { CardEntry, Part } from '../../card.ts';
import type { Choice } from '../../choice.ts';
import { buildingCard, patroller, unitOrHero } from '../../filters.ts';
import { NO_SLOT, SCAVENGER, TECHNICIAN } from '../../ids.ts';
import { EPHEMERAL, HASTE, STEALTH } from '../../keywords.ts';
import { isBuilding, isFighter } from '../../kinds.ts';
import { drawCard } from '../../piles.ts';
import { rowOf, sheetOf } from '../../sheet.ts';
import { IN_COMBAT, playerOf, thingOf } from '../../state.ts';
import { doom, hurt } from '../../verbs/damage.ts';
import { putIntoPlay } from '../../verbs/fetch.ts';
import { grantSelfForTurn } from '../../verbs/grant.ts';
import { draw, returnItself, sidelineTarget, summonTokens, trash, trashItself } from '../../verbs/move.ts';
import { moveInPatrol } from '../../verbs/patrol.ts';

const anarchy = { color: 'red', spec: 'anarchy', source: 'public' } as const;

/** RULES 4.2: a worker of any player. */
function trashWorkerOf(when?: Part['when']): Part {
  return {
    question: 'player',
    ...(when && { when }),
    list: (state) =>
      seats(state.players.length)
        .filter((seat) => playerOf(state, seat).workers > 0)
        .map((seat): Choice => ({ type: 'opponent', seat })),
    run({ table }, _chosen, answer) {
      if (answer?.type === 'opponent') trashWorker(table, answer.seat);
    },
  };
}

/** Captain Zane, and the twelve cards of anarchy. */
export const ANARCHY: readonly CardEntry[] = [
  {
    ...anarchy,
    id: 'captain-zane',
    name: 'Captain Zane',
    kind: 'hero',
    cost: 2,
    maxLevel: 6,
    bands: [
      { from: 1, atk: 2, hp: 2, keywords: ['haste'] },
      {
        from: 4,
        atk: 3,
        hp: 3,
        text: 'When Zane kills a scavenger, gain 1 gold; when Zane kills a technician, draw a card.',
        triggers: {
          kills: {
            when: (_self, subject) => subject?.thing.slot === SCAVENGER || subject?.thing.slot === TECHNICIAN,
            amount: (_self, subject) => subject?.thing.slot ?? 0,
            effect: {
              rewarded: {
                run({ table, me, vars }) {
                  if (vars.amount === SCAVENGER) gainGold(table, me, 1, 'Captain Zane');
                  else drawCard(table, me);
                },
              },
            },
          },
        },
      },
      {
        from: 6,
        atk: 4,
        hp: 4,
        text: 'Max level: move a patroller to an empty slot of its patrol zone, then deal 1 damage to it.',
        triggers: {
          maxLevel: {
            effect: {
              ...moveInPatrol(),
              damaged: {
                run(deed) {
                  const thing = thingOf(deed.state, deed.vars.subject);
                  if (thing) hurt(deed, [thing], 1);
                },
              },
            },
          },
        },
      },
    ],
  },
  {
    ...anarchy,
    id: 'chaos-mirror',
    name: 'Chaos Mirror',
    kind: 'spell',
    cost: 2,
    text: 'Two units or heroes trade their printed ATK this turn.',
    note: 'No target. Only the base value moves; it is fixed as the spell is done (forum).',
    playable: (state) => sheetOf(state).rows.filter(isFighter).length >= 2,
    cast: {
      firstChosen: {
        filter: unitOrHero,
        run({ vars }, chosen) {
          vars.subject = chosen?.id ?? -1;
        },
      },
      secondChosen: {
        filter: (row, { subject }) => isFighter(row) && row.id !== subject,
        run({ table, state, vars, me }, chosen) {
          const first = rowOf(state, vars.subject);
          if (!first || !chosen) return;
          const [one, other] = [first.base, chosen.base];
          grant(table, first.thing, vars.card, 'turn', me, other);
          grant(table, chosen.thing, vars.card, 'turn', me, one);
        },
      },
    },
    grant(row, { amount }) {
      row.atk += amount - row.base;
      row.base = amount;
    },
  },
  {
    ...anarchy,
    id: 'detonate',
    name: 'Detonate',
    kind: 'spell',
    cost: 3,
    text: 'Trash a worker of any player, or a building card. Then trash this.',
    cast: {
      modeChosen: {
        question: 'mode',
        list: (state) => {
          const worker = state.players.some(({ workers }) => workers > 0);
          const building = sheetOf(state).rows.some(({ entry }) => entry.kind === 'building');
          return [
            ...(worker ? [{ type: 'mode', mode: 'worker' } as const] : []),
            ...(building ? [{ type: 'mode', mode: 'building' } as const] : []),
          ];
        },
        run({ vars }, _chosen, answer) {
          if (answer?.type === 'mode') vars.mode = answer.mode;
        },
      },
      workerChosen: trashWorkerOf((_state, { mode }) => mode === 'worker'),
      buildingChosen: { ...trash(buildingCard), when: (_state, { mode }) => mode === 'building' },
      trashedItself: { run: trashItself },
    },
  },
  {
    ...anarchy,
    id: 'surprise-attack',
    name: 'Surprise Attack',
    kind: 'spell',
    types: ['Summon'],
    cost: 5,
    text: 'Summon two 3/1 Sharks with haste and ephemeral.',
    cast: { sharksSummoned: { run: (deed) => summonTokens(deed, 'shark', 2) } },
  },
  {
    ...anarchy,
    id: 'maximum-anarchy',
    name: 'Maximum Anarchy',
    kind: 'spell',
    ultimate: true,
    cost: 3,
    text: 'Destroy all units and heroes.',
    cast: {
      allDestroyed: {
        run(deed) {
          for (const row of sheetOf(deed.state).rows) if (isFighter(row)) doom(deed, row.thing);
        },
      },
    },
  },
  {
    ...anarchy,
    id: 'calypso-vystari',
    name: 'Calypso Vystari',
    kind: 'unit',
    types: ['Mystic'],
    tech: 1,
    cost: 1,
    atk: 2,
    hp: 2,
    text: 'Exhaust: if you have played a spell this turn, sideline a patroller.',
    note: 'Without a spell it cannot be used: it would do nothing (ruled differently; the result is the same).',
    actions: {
      sideline: {
        name: 'sideline a patroller',
        cost: { exhaust: true },
        when: ({ controller }, state) => playerOf(state, controller).counters.spells > 0,
        effect: { targetChosen: sidelineTarget(patroller) },
      },
    },
  },
  {
    ...anarchy,
    id: 'gunpoint-taxman',
    name: 'Gunpoint Taxman',
    kind: 'unit',
    types: ['Pirate'],
    tech: 1,
    cost: 2,
    atk: 3,
    hp: 3,
    keywords: ['anti-air'],
    text: 'When its combat damage kills a patroller, steal 1 gold from that patroller’s player.',
    note: 'The gold of a scavenger that it killed may be the gold stolen (forum).',
    triggers: {
      kills: {
        when: (_self, subject) =>
          subject !== undefined && subject.thing.slot !== NO_SLOT && (subject.thing.marks & IN_COMBAT) !== 0,
        amount: (_self, subject) => subject?.controller ?? 0,
        effect: {
          goldStolen: { run: ({ table, me, vars }) => stealGold(table, me, vars.amount as Seat, 1) },
        },
      },
    },
  },
  {
    ...anarchy,
    id: 'chameleon-lizzo',
    name: 'Chameleon Lizzo',
    kind: 'unit',
    types: ['Lizardman'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 3,
    keywords: ['haste', 'stealth'],
    text: 'At the end of every turn it goes to its owner’s hand.',
    triggers: {
      endOfTurn: {
        effect: {
          returned: returnItself(),
        },
      },
    },
  },
  {
    ...anarchy,
    id: 'disguised-monkey',
    name: 'Disguised Monkey',
    kind: 'unit',
    types: ['Monkey'],
    tech: 2,
    cost: 2,
    atk: 3,
    hp: 3,
    keywords: ['haste'],
    text: 'Arrives: it has stealth this turn.',
    triggers: { arrives: { effect: { hidden: grantSelfForTurn() }, commutes: true } },
    grant(row) {
      row.keywords |= STEALTH;
    },
  },
  {
    ...anarchy,
    id: 'marauder',
    name: 'Marauder',
    kind: 'unit',
    types: ['Pirate'],
    tech: 2,
    cost: 3,
    atk: 4,
    hp: 3,
    keywords: ['haste'],
    boost: 3,
    text: 'Boost 3: trash a worker of any player.',
    cast: { workerChosen: trashWorkerOf() },
  },
  {
    ...anarchy,
    id: 'sanatorium',
    name: 'Sanatorium',
    kind: 'building',
    tech: 2,
    cost: 4,
    hp: 4,
    text: '1 gold, exhaust: draw a card, then put up to two units of tech 0 to II from your hand into play. They have haste and ephemeral.',
    actions: {
      release: {
        name: 'draw a card, put up to two units into play',
        cost: { gold: 1, exhaust: true },
        effect: {
          cardDrawn: draw(1),
          unitsChosen: putIntoPlay('hand', ({ kind, tech = 0 }) => kind === 'unit' && tech <= 2, {
            most: 2,
            optional: true,
            grants: true,
          }),
        },
      },
    },
    grant(row) {
      row.keywords |= HASTE | EPHEMERAL;
    },
  },
  {
    ...anarchy,
    id: 'steam-tank',
    name: 'Steam Tank',
    kind: 'unit',
    types: ['Contraption'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 6,
    text: 'It has +4 ATK when it attacks a building.',
    attack: { atk: (defender) => (isBuilding(defender) ? 4 : 0) },
  },
  {
    ...anarchy,
    id: 'pirate-gunship',
    name: 'Pirate Gunship',
    kind: 'unit',
    types: ['Contraption', 'Airship'],
    tech: 3,
    cost: 6,
    atk: 7,
    hp: 6,
    keywords: ['flying', 'haste', 'long-range'],
    numbers: { resist: 2, obliterate: 2 },
  },
];
