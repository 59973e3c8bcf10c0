import { takeControl } from '../../board.ts';
import type { CardEntry, Filter, Row } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import type { Context } from '../../effectVars.ts';
import { both, techUnit, yours } from '../../filters.ts';
import { isUnit } from '../../kinds.ts';
import { rowOf, sheetOf, withIllusion } from '../../sheet.ts';
import type { State } from '../../state.ts';
import { becomeCopy } from '../../verbs/copy.ts';
import { grantUpTo } from '../../verbs/grant.ts';
import { bind } from '../../verbs/lasting.ts';
import { attach, attachTo, opponent, summonTokens } from '../../verbs/move.ts';

export const truth = { color: 'blue', spec: 'truth', source: 'public' } as const;

export const isIllusion = ({ types }: Pick<Row, 'types'>) => types.includes('Illusion');

const simpleUnit = techUnit(0, 1, 2);

/** One that is still a mirror: what has become a copy is none for these abilities. */
const mirror: Filter = both(({ entry }) => entry.id === 'mirror-illusion', yours);

const MOST_MIRRORS = 2;

/** How many mirrors a player has, copies too (RULES 13.12). */
function mirrorsOf({ things }: State, { controller }: Row): number {
  return things.filter((thing) => thing.controller === controller && thing.card === 'mirror-illusion').length;
}

function hasMirror({ controller, id }: Row, state: State): boolean {
  const context: Context = { state, me: controller, source: id, subject: -1, amount: 0 };
  return sheetOf(state).rows.some((row) => mirror(row, context));
}

/** Whether a mirror finds another unit to copy. */
function canMirror(self: Row, state: State): boolean {
  const units = sheetOf(state).rows.filter((row) => isUnit(row) && row.tech <= 2);
  return units.length > 1 && hasMirror(self, state);
}

/** Sirus Quince, and the spells of truth. */
export const TRUTH_SPELLS: readonly CardEntry[] = [
  {
    ...truth,
    id: 'sirus-quince',
    name: 'Sirus Quince',
    kind: 'hero',
    cost: 2,
    maxLevel: 5,
    bands: [
      {
        from: 1,
        atk: 1,
        hp: 3,
        text: 'Arrives: summon a 0/1 Mirror Illusion (limit 2). 2 gold: summon a Mirror Illusion.',
        triggers: {
          arrives: {
            effect: {
              mirrorSummoned: {
                run: (deed) => summonTokens(deed, 'mirror-illusion', 1, { limit: MOST_MIRRORS }),
              },
            },
          },
        },
        actions: {
          reflect: {
            name: 'summon a Mirror Illusion',
            cost: { gold: 2 },
            when: (self, state) => mirrorsOf(state, self) < MOST_MIRRORS,
            effect: {
              mirrorSummoned: {
                run: (deed) => summonTokens(deed, 'mirror-illusion', 1, { limit: MOST_MIRRORS }),
              },
            },
          },
        },
      },
      {
        from: 3,
        atk: 1,
        hp: 4,
        text: '2 gold: a Mirror Illusion of yours becomes a copy of another tech 0, I or II unit and stays an Illusion. Trash it at the end of the turn.',
        actions: {
          mirror: {
            name: 'a Mirror Illusion becomes a copy',
            cost: { gold: 2 },
            when: canMirror,
            effect: {
              copyChosen: {
                filter: mirror,
                run({ vars }, chosen) {
                  vars.subject = chosen?.id ?? -1;
                },
              },
              copiedChosen: {
                filter: both(simpleUnit, (row, { subject }) => row.id !== subject),
                run(deed, chosen) {
                  const copy = rowOf(deed.state, deed.vars.subject);
                  if (copy && chosen)
                    becomeCopy(deed, copy, chosen, { until: 'for good', illusory: true, atEnd: true });
                },
              },
            },
          },
        },
      },
      {
        from: 5,
        atk: 1,
        hp: 5,
        text: 'When a unit of yours that is no token arrives, a Mirror Illusion of yours may become a copy of it and stay an Illusion. Trash the copy when Quince or that unit leaves play.',
        triggers: {
          otherArrives: {
            when: (self, subject, state) =>
              subject !== undefined &&
              isUnit(subject) &&
              subject.controller === self.controller &&
              !entryOf(subject.thing.card).token &&
              hasMirror(self, state),
            effect: {
              copyChosen: {
                filter: mirror,
                optional: true,
                when: (state, { subject }) => rowOf(state, subject) !== undefined,
                run(deed, chosen) {
                  const { source, subject } = deed.vars;
                  const original = rowOf(deed.state, subject);
                  if (!chosen || !original) return;
                  const bound = [source, subject];
                  becomeCopy(deed, chosen, original, { until: 'for good', illusory: true, bound });
                },
              },
            },
          },
        },
      },
    ],
    note: 'No targets. What has become a copy is no Mirror Illusion for these abilities, but counts for the limit; nothing arrives by copying (manual).',
  },
  {
    ...truth,
    id: 'dreamscape',
    name: 'Dreamscape',
    kind: 'spell',
    types: ['Debuff'],
    cost: 3,
    ongoing: true,
    channeling: true,
    text: 'All tech 0, tech I and tech II units are Illusions besides what they are.',
    aura: {
      reach: 'all',
      givesTypes: true,
      give(row) {
        if (isUnit(row) && row.tech <= 2) row.types = withIllusion(row.types);
      },
    },
  },
  {
    ...truth,
    id: 'free-speech',
    name: 'Free Speech',
    kind: 'spell',
    types: ['Debuff'],
    cost: 2,
    text: 'Through an opponent’s next turn their heroes cast no spells, have no abilities and gain none.',
    note: 'Heroes that come meanwhile too (manual). Levels, ATK, HP and armor still change; spells of units are played (keeper of rulings).',
    whileItLasts: { stops: 'abilities' },
    cast: { opponentChosen: opponent(bind) },
  },
  {
    ...truth,
    id: 'hallucination',
    name: 'Hallucination',
    kind: 'spell',
    types: ['Debuff'],
    cost: 2,
    text: 'This turn up to two tech 0, tech I or tech II units are Illusions besides what they are.',
    note: 'One that is an Illusion already dies of being the target.',
    cast: { targetsChosen: grantUpTo(2, simpleUnit, 'turn') },
    grant(row) {
      row.types = withIllusion(row.types);
    },
  },
  {
    ...truth,
    id: 'mind-control',
    name: 'Mind Control',
    kind: 'spell',
    ultimate: true,
    types: ['Debuff'],
    cost: 5,
    ongoing: true,
    text: 'Attach to a tech 0, tech I or tech II unit. You control that unit.',
    note: 'When this leaves play, the unit goes back to its owner by the manual, to the player who controlled it before by the designer (rulings).',
    cast: {
      targetChosen: {
        ...attach(simpleUnit),
        run(deed, chosen) {
          if (!chosen) return;
          const { thing } = chosen;
          const { returnsTo, controller, claims = [] } = thing;
          const from = returnsTo < 0 ? controller : (returnsTo as typeof controller);
          attachTo(deed, chosen.id);
          thing.claims = [...claims, { spell: deed.vars.source, seat: deed.me, from }];
          thing.returnsTo = -1;
          takeControl(deed.table, thing, deed.me);
        },
      },
    },
  },
];
