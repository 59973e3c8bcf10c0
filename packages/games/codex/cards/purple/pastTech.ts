import type { CardEntry } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import type { Choice } from '../../choice.ts';
import { comeBack, forget, goneBy } from '../../comeback.ts';
import { techUnit, unitOrHero } from '../../filters.ts';
import { isUnit } from '../../kinds.ts';
import { meetsNeeds } from '../../price.ts';
import { IN_COMBAT } from '../../state.ts';
import { putIntoPlay } from '../../verbs/fetch.ts';
import { bounce } from '../../verbs/move.ts';
import { shiftTime, timeOnItself } from '../../verbs/time.ts';
import { past } from './past.ts';

/** The units, upgrades and buildings of the past. */
export const PAST_TECH: readonly CardEntry[] = [
  {
    ...past,
    id: 'seer',
    name: 'Seer',
    kind: 'unit',
    types: ['Mystic'],
    tech: 1,
    cost: 1,
    atk: 2,
    hp: 1,
    text: 'Arrives: you may choose a card in play or in the future that has a time rune: it gets one more, or loses one.',
    note: 'It reaches cards of every player (manual).',
    triggers: { arrives: { effect: { timeChosen: shiftTime({ optional: true }) } } },
  },
  {
    ...past,
    id: 'stewardess-of-the-undone',
    name: 'Stewardess of the Undone',
    kind: 'unit',
    types: ['Mystic'],
    tech: 1,
    cost: 3,
    atk: 2,
    hp: 3,
    text: 'Arrives: a tech 0 unit may go to its owner’s hand.',
    triggers: { arrives: { effect: { returnedChosen: { ...bounce(techUnit(0)), optional: true } } } },
  },
  {
    ...past,
    id: 'rememberer',
    name: 'Rememberer',
    kind: 'unit',
    types: ['Mystic'],
    tech: 2,
    cost: 5,
    atk: 3,
    hp: 3,
    fading: 3,
    text: 'When this loses a time rune, you may put a unit with fading that you could play from your discard pile into play.',
    note: 'With its last time rune its player says what comes first (designer, manual): sacrificed first, it may bring itself back.',
    triggers: {
      timeLost: {
        effect: {
          unitChosen: putIntoPlay(
            'discard',
            (entry, state, { me }) =>
              entry.kind === 'unit' && entry.fading !== undefined && meetsNeeds(state, me, entry),
            { optional: true },
          ),
        },
      },
    },
  },
  {
    ...past,
    id: 'second-chances',
    name: 'Second Chances',
    kind: 'upgrade',
    tech: 2,
    cost: 2,
    text: 'The first time each turn that a unit of yours that is no token leaves play, and not from combat damage, it comes back.',
    note: 'On turns of opponents too; a token that leaves does not use it up (designer). Of several at once chance takes one; by the manual its player chooses on their own turn (rulings).',
    triggers: {
      unitLeaves: {
        once: true,
        first: true,
        when: (self, subject) =>
          subject !== undefined &&
          isUnit(subject) &&
          subject.controller === self.controller &&
          !entryOf(subject.thing.card).token &&
          (subject.thing.marks & IN_COMBAT) === 0,
        effect: {
          // RULES 19.11: several are remembered only where their player chooses.
          comebackChosen: {
            question: 'card',
            when: (state, { source }) => goneBy(state, source).length > 1,
            list: (state, { source }) =>
              [...new Set(goneBy(state, source).map(({ card }) => card))].map(
                (card): Choice => ({ type: 'card', card, from: 'gone' }),
              ),
            run({ state, vars }, _chosen, answer) {
              const gone = goneBy(state, vars.source);
              const kept =
                gone.find(({ card }) => answer?.type === 'card' && card === answer.card) ?? gone[0];
              vars.subject = kept?.id ?? -1;
            },
          },
          broughtBack: {
            run({ table, state, vars }) {
              for (const gone of goneBy(state, vars.source))
                if (gone.id === vars.subject) comeBack(table, gone);
              forget(state, vars.source);
            },
          },
        },
      },
    },
  },
  {
    ...past,
    id: 'shimmer-ray',
    name: 'Shimmer Ray',
    kind: 'unit',
    types: ['Mech', 'Airship'],
    tech: 2,
    cost: 1,
    atk: 3,
    hp: 4,
    keywords: ['flying'],
    fading: 2,
    text: 'Discard a card: this gets a time rune.',
    note: 'As an action of the main phase only, never in the upkeep (manual).',
    actions: {
      shimmer: { name: 'a time rune', cost: { discard: 1 }, effect: { runePlaced: timeOnItself(1) } },
    },
  },
  {
    ...past,
    id: 'slow-time-generator',
    name: 'Slow-Time Generator',
    kind: 'building',
    tech: 2,
    cost: 5,
    hp: 2,
    text: 'In the upkeep the workers of each player bring 4 gold at most.',
    answers: { workerGold: (_self, gold) => Math.min(4, gold) },
  },
  {
    ...past,
    id: 'yesterdays-golgort',
    name: 'Yesterday’s Golgort',
    kind: 'unit',
    types: ['Beast'],
    tech: 2,
    cost: 3,
    atk: 6,
    hp: 4,
    fading: 2,
    text: 'When a unit or hero of yours deals combat damage to a building, this gets a time rune.',
    note: 'By the manual any damage that you deal to a building counts, by the designer combat damage only (rulings).',
    triggers: { buildingHurt: { commutes: true, effect: { runePlaced: timeOnItself(1) } } },
  },
  {
    ...past,
    id: 'ebbflow-archon',
    name: 'Ebbflow Archon',
    kind: 'unit',
    types: ['Archon'],
    tech: 3,
    cost: 8,
    atk: 12,
    hp: 12,
    fading: 7,
    text: 'It has -1/-1 for each of its time runes. A time rune of this: a unit goes to its owner’s hand, or a hero to its command zone.',
    aura: {
      reach: 'self',
      give(row) {
        row.atk -= row.thing.time;
        row.hp -= row.thing.time;
      },
    },
    actions: {
      ebb: {
        name: 'return a unit or hero',
        cost: { runes: { rune: 'time', amount: 1 } },
        effect: { returnedChosen: bounce(unitOrHero) },
      },
    },
  },
];
