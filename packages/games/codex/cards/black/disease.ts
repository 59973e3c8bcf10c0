import { seat } from '@riposte/kernel';
import { grant } from '../../board.ts';
import type { CardEntry, Filter, Part, Row } from '../../card.ts';
import { both, unit, unitOrHero } from '../../filters.ts';
import { isBuilding, isFighter, isHero, isUnit } from '../../kinds.ts';
import { sheetOf } from '../../sheet.ts';
import { holdersOf } from '../../state.ts';
import { doom, hurt } from '../../verbs/damage.ts';
import { runes } from '../../verbs/grant.ts';
import { discardSeen, look } from '../../verbs/look.ts';
import { opponent } from '../../verbs/move.ts';
import { isDemon } from './demonology.ts';

export const disease = { color: 'black', spec: 'disease', source: 'public' } as const;

/** What has at least one -1/-1 rune. */
export const isSick = ({ thing }: Pick<Row, 'thing'>) => thing.runes < 0;

const notTheFirst: Filter = ({ id }, { subject }) => id !== subject;

/** Two different targets get a -1/-1 rune each. */
function sickenTwo(
  filter: Filter,
  { second, ...terms }: Partial<Part> & { readonly second?: Partial<Part> },
) {
  return {
    firstChosen: {
      ...runes(-1, filter),
      aims(vars, { id }) {
        vars.subject = id;
      },
      ...terms,
    },
    secondChosen: { ...runes(-1, both(filter, notTheFirst)), ...terms, ...second },
  } satisfies Readonly<Record<string, Part>>;
}

/** A unit on the side that the trigger remembers. */
const ofThatSide: Filter = (row, { amount }) => isUnit(row) && row.controller === amount;

/** Orpal Gloor, and the spells of disease. */
export const DISEASE_SPELLS: readonly CardEntry[] = [
  {
    ...disease,
    id: 'orpal-gloor',
    name: 'Orpal Gloor',
    kind: 'hero',
    cost: 2,
    maxLevel: 6,
    bands: [
      { from: 1, atk: 1, hp: 3, keywords: ['rune damage'] },
      {
        from: 4,
        atk: 2,
        hp: 4,
        text: 'Once a turn, sacrifice a unit of yours that is no Demon: a unit gets a -1/-1 rune.',
        actions: {
          infect: {
            name: 'a -1/-1 rune for a unit',
            cost: { sacrifices: (row) => isUnit(row) && !isDemon(row) },
            once: true,
            effect: { targetChosen: runes(-1, unit) },
          },
        },
      },
      {
        from: 6,
        atk: 2,
        hp: 5,
        text: 'The first time each turn that a unit with a -1/-1 rune dies, the active player gives two units of its controller a -1/-1 rune each.',
        triggers: {
          unitDies: {
            when: (_self, subject) => subject !== undefined && isSick(subject),
            amount: (_self, subject) => subject?.controller ?? -1,
            once: true,
            effect: sickenTwo(ofThatSide, { asks: 'active' }),
          },
        },
      },
    ],
    note: 'Armor takes its part before runes are given, and they are combat damage (designer).',
  },
  {
    ...disease,
    id: 'carrion-curse',
    name: 'Carrion Curse',
    kind: 'spell',
    cost: 3,
    text: 'Look at an opponent’s hand and choose up to two cards that are no units: they are discarded.',
    note: 'The hand is seen even if nothing in it can be discarded (another program’s reading).',
    cast: {
      opponentChosen: opponent(({ vars }, at) => {
        vars.subject = at;
      }),
      handSeen: { run: (deed) => look(deed, seat(deed.vars.subject), 'hand') },
      cardsChosen: discardSeen(2, ({ kind }) => kind !== 'unit'),
    },
  },
  {
    ...disease,
    id: 'sickness',
    name: 'Sickness',
    kind: 'spell',
    types: ['Debuff'],
    cost: 2,
    text: 'One or two units or heroes get a -1/-1 rune each.',
    cast: sickenTwo(unitOrHero, { second: { optional: true } }),
  },
  {
    ...disease,
    id: 'spreading-plague',
    name: 'Spreading Plague',
    kind: 'spell',
    cost: 4,
    text: 'Destroy all units of tech 0, I and II and all heroes that have a -1/-1 rune.',
    cast: {
      allDestroyed: {
        run(deed) {
          for (const row of sheetOf(deed.state).rows)
            if (isSick(row) && (isHero(row) || (isUnit(row) && row.tech <= 2))) doom(deed, row.thing);
        },
      },
    },
  },
  {
    ...disease,
    id: 'death-and-decay',
    name: 'Death and Decay',
    kind: 'spell',
    ultimate: true,
    types: ['Debuff'],
    cost: 8,
    text: 'Choose an opponent: all units and heroes of that player have -3/-3 this turn, and each of their buildings takes 3 damage.',
    note: 'No target: it reaches what is untargetable or invisible, and only what is there now.',
    cast: {
      opponentChosen: opponent((deed, at) => {
        const { table, state, vars, me } = deed;
        const theirs = sheetOf(state).rows.filter(({ thing }) => holdersOf(state, thing).includes(at));
        for (const row of theirs) if (isFighter(row)) grant(table, row.thing, vars.card, 'turn', me);
        const buildings = theirs.filter(isBuilding).map(({ thing }) => thing);
        hurt(deed, buildings, 3);
      }),
    },
    grant(row) {
      row.atk -= 3;
      row.hp -= 3;
    },
  },
];
