import { removeAll } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import { comeBack, goneBy } from '../../comeback.ts';
import { hero, techUnit, unit } from '../../filters.ts';
import { FLAGBEARER } from '../../keywords.ts';
import { isUnit } from '../../kinds.ts';
import { remember } from '../../leaving.ts';
import { isByBook } from '../../rulings.ts';
import { sheetOf, touch } from '../../sheet.ts';
import { FADED, opponentsOf } from '../../state.ts';
import { attach, bounce, trash } from '../../verbs/move.ts';
import { timeOnItself } from '../../verbs/time.ts';

export const past = { color: 'purple', spec: 'past', source: 'public' } as const;

/** Prynn Pasternaak, and the spells of the past. */
export const PAST_SPELLS: readonly CardEntry[] = [
  {
    ...past,
    id: 'prynn-pasternaak',
    name: 'Prynn Pasternaak',
    kind: 'hero',
    cost: 2,
    maxLevel: 7,
    fading: 4,
    whileItLasts: { stops: 'draw phase' },
    bands: [
      {
        from: 1,
        atk: 1,
        hp: 3,
        text: 'Attacks: Prynn gets a time rune.',
        triggers: { attacks: { commutes: true, effect: { runePlaced: timeOnItself(1) } } },
      },
      {
        from: 4,
        atk: 2,
        hp: 4,
        text: 'Dies because fading removed the last time rune: each opponent skips their next draw phase and keeps their hand.',
        triggers: {
          dies: {
            commutes: true,
            when: ({ thing }) => (thing.marks & FADED) !== 0,
            effect: {
              drawsSkipped: {
                run({ table, state, me, vars }) {
                  for (const by of opponentsOf(state, me)) {
                    state.clock += 1;
                    state.lasting = [
                      ...state.lasting,
                      { from: vars.card, until: 'for good', by, at: state.clock },
                    ];
                    table.tell?.({ type: 'lasts', seat: by, card: vars.card });
                  }
                  touch(state);
                },
              },
            },
          },
        },
      },
      {
        from: 7,
        atk: 3,
        hp: 5,
        text: 'Two time runes of Prynn: trash a unit. Leaves: all cards trashed so come back under those who controlled them.',
        actions: {
          erase: {
            name: 'trash a unit',
            cost: { runes: { rune: 'time', amount: 2 } },
            effect: {
              targetChosen: {
                ...trash(unit),
                run(deed, chosen) {
                  if (!chosen) return;
                  const { state, vars } = deed;
                  if (!entryOf(chosen.thing.card).token) remember(state, chosen.thing, vars.source, 'trash');
                  trash(unit).run(deed, chosen, undefined);
                },
              },
            },
          },
        },
        triggers: {
          leaves: {
            effect: {
              broughtBack: {
                run({ table, state, vars }) {
                  for (const gone of goneBy(state, vars.source)) comeBack(table, gone);
                },
              },
            },
          },
        },
      },
    ],
    note: 'With exactly two time runes the ability may be used: the sacrifice follows at once, not from fading, and the unit comes back (designer).',
  },
  {
    ...past,
    id: 'origin-story',
    name: 'Origin Story',
    kind: 'spell',
    cost: 3,
    text: 'A hero returns to its command zone and loses everything.',
    note: 'It is no death (manual). By the manual it may be summoned again on its owner’s next turn, by the designer at once (rulings).',
    // RULES 19.14: one rune is gone by the next turn.
    cast: { heroChosen: bounce(hero, (state) => (isByBook(state, 'origin story') ? 1 : 0)) },
  },
  {
    ...past,
    id: 'undo',
    name: 'Undo',
    kind: 'spell',
    types: ['Bounce'],
    cost: 3,
    text: 'A unit of tech 0, I or II goes to its owner’s hand.',
    cast: { returnedChosen: bounce(techUnit(0, 1, 2)) },
  },
  {
    ...past,
    id: 'vortoss-emblem',
    name: 'Vortoss Emblem',
    kind: 'spell',
    cost: 0,
    ongoing: true,
    fading: 3,
    text: 'Attach this to a unit. That unit is a flagbearer.',
    note: 'On a unit of an opponent it stays its caster’s, and so do its time runes (manual). It binds the opponents of who controls the unit (C40).',
    cast: { targetChosen: attach(unit) },
    aura: {
      reach: 'all',
      give(row, self) {
        if (row.id === self.thing.to) row.keywords |= FLAGBEARER;
      },
    },
  },
  {
    ...past,
    id: 'rewind',
    name: 'Rewind',
    kind: 'spell',
    ultimate: true,
    castsAtOnce: true,
    types: ['Bounce'],
    cost: 4,
    text: 'You may cast this as soon as your past hero is at the maximum level. All units of tech 0, I and II go to their owners’ hands.',
    note: 'Nothing dies by it (manual).',
    cast: {
      allReturned: {
        run({ table, state }) {
          const units = sheetOf(state).rows.filter((row) => isUnit(row) && row.tech <= 2);
          removeAll(
            table,
            units.map(({ thing }) => thing),
            'hand',
          );
        },
      },
    },
  },
];
