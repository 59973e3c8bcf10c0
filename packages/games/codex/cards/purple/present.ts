import { named } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import { flicker } from '../../comeback.ts';
import { both, friendly, techUnit, unit, unitOrHero, yours } from '../../filters.ts';
import { HASTE } from '../../keywords.ts';
import { isUnit } from '../../kinds.ts';
import { becomeReady } from '../../readying.ts';
import { sheetOf } from '../../sheet.ts';
import { DISABLED, isFriendly } from '../../state.ts';
import { putIntoPlay } from '../../verbs/fetch.ts';
import { grantForTurn } from '../../verbs/grant.ts';
import { bounce, draw } from '../../verbs/move.ts';

export const present = { color: 'purple', spec: 'present', source: 'public' } as const;

/** Max Geiger, and the spells of the present. */
export const PRESENT_SPELLS: readonly CardEntry[] = [
  {
    ...present,
    id: 'max-geiger',
    name: 'Max Geiger',
    kind: 'hero',
    cost: 2,
    maxLevel: 5,
    bands: [
      { from: 1, atk: 2, hp: 3, numbers: { sparkshot: 1 } },
      {
        from: 3,
        atk: 2,
        hp: 4,
        text: 'Exhaust, discard a card: draw a card.',
        actions: {
          study: {
            name: 'draw a card',
            cost: { exhaust: true, discard: 1 },
            effect: { cardDrawn: draw(1) },
          },
        },
      },
      {
        from: 5,
        atk: 3,
        hp: 4,
        text: 'Max level: you may trash a friendly unit; it comes back at once.',
        triggers: {
          maxLevel: {
            effect: {
              targetChosen: {
                filter: both(unit, friendly),
                targets: true,
                optional: true,
                run({ table }, chosen) {
                  if (chosen) flicker(table, chosen.thing);
                },
              },
            },
          },
        },
      },
    ],
    note: 'The unit loses all it had, and has arrival fatigue (manual). A token does not come back (C42).',
  },
  {
    ...present,
    id: 'now',
    name: 'Now!',
    kind: 'spell',
    types: ['Buff'],
    cost: 1,
    text: 'A unit or hero has haste this turn.',
    cast: { targetChosen: grantForTurn(unitOrHero) },
    grant(row) {
      row.keywords |= HASTE;
    },
  },
  {
    ...present,
    id: 'ready-or-not',
    name: 'Ready or Not',
    kind: 'spell',
    cost: 4,
    text: 'A unit of yours becomes ready. Opponents’ units that are exhausted now stay so in their next ready phase.',
    cast: {
      targetChosen: {
        filter: both(unit, yours),
        targets: true,
        run({ table }, chosen) {
          if (chosen) becomeReady(table, chosen.thing);
        },
      },
      allHeld: {
        run({ table, state, me, vars }) {
          for (const row of sheetOf(state).rows) {
            const { thing } = row;
            if (!isUnit(row) || isFriendly(state, row.controller, me) || !thing.exhausted) continue;
            thing.marks |= DISABLED;
            table.tell?.({ type: 'granted', thing: named(thing), by: vars.card });
          }
        },
      },
    },
  },
  {
    ...present,
    id: 'temporal-distortion',
    name: 'Temporal Distortion',
    kind: 'spell',
    cost: 2,
    text: 'A tech I or II unit of yours goes to its owner’s hand. If it does, you may put a unit of your codex into play, of the same tech level and no higher cost.',
    note: 'A token that copies such a unit counts, and is gone; what cannot leave play does not (designer).',
    cast: {
      returnedChosen: {
        ...bounce(both(yours, techUnit(1, 2))),
        targets: false,
        aims(vars, row) {
          vars.mode = row.entry.id;
          vars.subject = row.tech;
        },
      },
      unitChosen: putIntoPlay(
        'codex',
        ({ kind, tech, cost }, _state, { mode, subject }) =>
          kind === 'unit' && tech === subject && cost <= entryOf(mode).cost,
        { optional: true, when: (_state, { did, mode }) => did && mode !== '' },
      ),
    },
  },
  {
    ...present,
    id: 'research-and-development',
    name: 'Research & Development',
    kind: 'spell',
    ultimate: true,
    cost: 2,
    text: 'Draw five cards.',
    note: 'It is discarded only afterwards, and cannot be drawn by its own effect (manual).',
    cast: { cardsDrawn: draw(5) },
  },
];
