import { disable, grant, named } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import { both, patroller, techUnit } from '../../filters.ts';
import { isUnit } from '../../kinds.ts';
import { sheetOf } from '../../sheet.ts';
import { doom } from '../../verbs/damage.ts';
import { lookAtOpponent } from '../../verbs/look.ts';
import { draw, sidelineTarget } from '../../verbs/move.ts';
import { findsSpell, playFromCodex } from '../../verbs/playSpell.ts';
import { takeFromSeen } from '../../verbs/take.ts';

export const law = { color: 'blue', spec: 'law', source: 'public' } as const;

const isTaken = ({ kind, tech }: CardEntry) => kind === 'unit' && (tech === 1 || tech === 2);

/** Bigby Hayes, and the spells of law. */
export const LAW_SPELLS: readonly CardEntry[] = [
  {
    ...law,
    id: 'bigby-hayes',
    name: 'Bigby Hayes',
    kind: 'hero',
    cost: 2,
    maxLevel: 5,
    bands: [
      {
        from: 1,
        atk: 2,
        hp: 3,
        text: 'Stash: in your draw phase you may keep a card of your hand. If you do, draw one card fewer.',
        answers: { allows: 'stash' },
      },
      {
        from: 3,
        atk: 2,
        hp: 4,
        text: 'Exhaust: sideline a patroller that is a tech 0 or tech I unit.',
        actions: {
          summons: {
            name: 'sideline a tech 0 or tech I patroller',
            cost: { exhaust: true },
            effect: { targetChosen: sidelineTarget(both(patroller, techUnit(0, 1))) },
          },
        },
      },
      {
        from: 5,
        atk: 3,
        hp: 4,
        text: 'Exhaust: draw a card.',
        actions: {
          consult: { name: 'draw a card', cost: { exhaust: true }, effect: { cardDrawn: draw(1) } },
        },
      },
    ],
    note: 'The hand has as many cards in the end, with stash or without (manual).',
  },
  {
    ...law,
    id: 'community-service',
    name: 'Community Service',
    kind: 'spell',
    types: ['Debuff'],
    cost: 5,
    text: 'Look at an opponent’s hand or discard pile. You may put a tech I or II unit that you saw into play; you control it.',
    note: 'It costs and needs nothing, and goes to its owner’s piles when it leaves play.',
    cast: {
      ...lookAtOpponent(),
      takenUnitChosen: takeFromSeen('hand', isTaken, (_state, { mode }) => mode === 'hand'),
      foundUnitChosen: takeFromSeen('discard', isTaken, (_state, { mode }) => mode === 'discard'),
    },
  },
  {
    ...law,
    id: 'injunction',
    name: 'Injunction',
    kind: 'spell',
    types: ['Debuff'],
    cost: 3,
    text: 'A player’s tech I or II building does not work through that player’s next turn. Disable all their units of that tech level.',
    note: 'Units of every spec (manual). Without a building of a level its units are not disabled (keeper of rulings). No target.',
    cast: {
      stoppedChosen: {
        filter: ({ entry, tech }) => entry.kind === 'tech building' && tech <= 2,
        run({ table, state, vars }, chosen) {
          if (!chosen) return;
          const { thing, controller, tech } = chosen;
          grant({ ...table, tell: undefined }, thing, vars.card, 'next turn', controller);
          table.tell?.({ type: 'stopped', thing: named(thing) });
          for (const row of sheetOf(state).rows)
            if (isUnit(row) && row.tech === tech && row.controller === controller) disable(table, row.thing);
        },
      },
    },
    whileItLasts: { stops: 'work' },
  },
  {
    ...law,
    id: 'jurisdiction',
    name: 'Jurisdiction',
    kind: 'spell',
    cost: 2,
    text: 'Play a spell from your codex that is no ultimate. It costs what it costs, but needs no hero.',
    note: 'It may be boosted, and is discarded afterwards. A channeling spell is lost without its hero (manual).',
    playable: (state, me) => findsSpell(state, me, entryOf('jurisdiction')),
    cast: { playedChosen: playFromCodex() },
  },
  {
    ...law,
    id: 'judgment-day',
    name: 'Judgment Day',
    kind: 'spell',
    ultimate: true,
    cost: 4,
    text: 'You may cast this as soon as your law hero is at the maximum level. Destroy all tech 0, tech I and tech II units.',
    castsAtOnce: true,
    cast: {
      allDestroyed: {
        run(deed) {
          for (const row of sheetOf(deed.state).rows) if (isUnit(row) && row.tech <= 2) doom(deed, row.thing);
        },
      },
    },
  },
];
