import { grant } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import { timesRecalled } from '../../deaths.ts';
import { both, friendly, unit } from '../../filters.ts';
import { INVISIBLE, UNATTACKABLE, UNSTOPPABLE, UNTARGETABLE } from '../../keywords.ts';
import { isUnit } from '../../kinds.ts';
import { isIllusion, truth } from './truth.ts';

/** The units and the upgrade of truth. */
export const TRUTH_TECH: readonly CardEntry[] = [
  {
    ...truth,
    id: 'spectral-flagbearer',
    name: 'Spectral Flagbearer',
    kind: 'unit',
    types: ['Flagbearer', 'Illusion'],
    tech: 1,
    cost: 1,
    atk: 2,
    hp: 2,
    keywords: ['flagbearer'],
  },
  {
    ...truth,
    id: 'spectral-hound',
    name: 'Spectral Hound',
    kind: 'unit',
    types: ['Dog', 'Illusion'],
    tech: 1,
    cost: 1,
    atk: 3,
    hp: 3,
  },
  {
    ...truth,
    id: 'eyes-of-the-chancellor',
    name: 'Eyes of the Chancellor',
    kind: 'upgrade',
    tech: 2,
    cost: 3,
    keywords: ['detector', 'haste'],
    text: 'You see the hands of your opponents. Exhaust: a friendly unit is invisible until your next upkeep.',
    note: 'No target: the public list shows no icon on it.',
    answers: { allows: 'see hands' },
    actions: {
      veil: {
        name: 'a unit is invisible',
        cost: { exhaust: true },
        effect: {
          veiledChosen: {
            filter: both(unit, friendly),
            run({ table, me, vars }, chosen) {
              if (chosen) grant(table, chosen.thing, vars.card, 'upkeep', me);
            },
          },
        },
      },
    },
    grant(row) {
      row.keywords |= INVISIBLE;
    },
  },
  {
    ...truth,
    id: 'macciatus-the-whisperer',
    name: 'Macciatus, The Whisperer',
    kind: 'unit',
    types: ['Herald'],
    tech: 2,
    cost: 2,
    atk: 3,
    hp: 3,
    legendary: true,
    text: 'Your Illusions have +1/+1 and do not die of being targets.',
    answers: { onTarget: 'illusions stay' },
    aura: {
      reach: 'yours',
      give(row) {
        if (!isUnit(row) || !isIllusion(row)) return;
        row.atk += 1;
        row.hp += 1;
      },
    },
  },
  {
    ...truth,
    id: 'reteller-of-truths',
    name: 'Reteller of Truths',
    kind: 'unit',
    types: ['Bard', 'Illusion'],
    tech: 2,
    cost: 2,
    atk: 3,
    hp: 3,
    text: 'The first two Illusions of yours that die in each turn and are no tokens, this one too, go to their owner’s hand.',
    note: 'They die all the same (manual).',
    answers: {
      deathGoesTo: (self, dying) =>
        timesRecalled(self) < 2 &&
        isUnit(dying) &&
        isIllusion(dying) &&
        dying.controller === self.controller &&
        !entryOf(dying.thing.card).token
          ? 'hand'
          : undefined,
    },
  },
  {
    ...truth,
    id: 'spectral-roc',
    name: 'Spectral Roc',
    kind: 'unit',
    types: ['Bird', 'Illusion'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 5,
    keywords: ['flying'],
  },
  {
    ...truth,
    id: 'spectral-tiger',
    name: 'Spectral Tiger',
    kind: 'unit',
    types: ['Tiger', 'Illusion'],
    tech: 2,
    cost: 3,
    atk: 5,
    hp: 5,
  },
  {
    ...truth,
    id: 'liberty-gryphon',
    name: 'Liberty Gryphon',
    kind: 'unit',
    types: ['Gryphon', 'Illusion'],
    tech: 3,
    cost: 3,
    atk: 5,
    hp: 5,
    keywords: ['flying', 'haste'],
    text: 'While you control an Illusion with another name, this is untargetable, unattackable and unstoppable.',
    note: 'A copy of it has its name (manual).',
    aura: {
      reach: 'self',
      give(row, { controller, entry }, _state, rows) {
        const isLed = rows.some(
          (one) => one.controller === controller && isIllusion(one) && one.entry !== entry,
        );
        if (isLed) row.keywords |= UNTARGETABLE | UNATTACKABLE | UNSTOPPABLE;
      },
    },
  },
];
