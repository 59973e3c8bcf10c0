import { grant, named } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import type { Choice } from '../../choice.ts';
import { both, other, patroller, techUnit, unit, unitOrHero, yours } from '../../filters.ts';
import { LONG_RANGE } from '../../keywords.ts';
import { isBuilding } from '../../kinds.ts';
import { drawCard } from '../../piles.ts';
import { rowOf, sheetOf } from '../../sheet.ts';
import { type Thing, thingOf } from '../../state.ts';
import { becomeCopy } from '../../verbs/copy.ts';
import { disableChosen, disableTarget } from '../../verbs/exhaust.ts';
import { lookAtOpponent } from '../../verbs/look.ts';
import { draw } from '../../verbs/move.ts';

const starting = { color: 'blue', starting: true, source: 'public' } as const;

const simpleUnit = techUnit(0, 1);

/** What spells and upgrades cost at most, and one more. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The number that a Newsman named, if it did. */
function numberOf({ grants }: Thing): number | undefined {
  return grants.findLast(({ from }) => from === 'reputable-newsman')?.amount;
}

/** The ten blue starting cards. */
export const BLUE_STARTING: readonly CardEntry[] = [
  {
    ...starting,
    id: 'arrest',
    name: 'Arrest',
    kind: 'spell',
    types: ['Debuff'],
    cost: 2,
    text: 'Disable a patrolling unit.',
    note: 'No target: the public list shows no icon on it.',
    cast: { disabledChosen: disableChosen(both(unit, patroller)) },
  },
  {
    ...starting,
    id: 'lawful-search',
    name: 'Lawful Search',
    kind: 'spell',
    cost: 1,
    text: 'Draw a card. Then look at an opponent’s hand or discard pile.',
    cast: { cardDrawn: draw(1), ...lookAtOpponent() },
  },
  {
    ...starting,
    id: 'manufactured-truth',
    name: 'Manufactured Truth',
    kind: 'spell',
    cost: 1,
    text: 'This turn a tech 0 or tech I unit of yours is a copy of another tech 0 or tech I unit in play.',
    note: 'No target. What is printed is copied, and what the other has become; nothing arrives (manual).',
    playable: (state, me) => {
      const units = sheetOf(state).rows.filter((row) =>
        simpleUnit(row, { state, me, source: -1, subject: -1, amount: 0 }),
      );
      return units.length >= 2 && units.some(({ controller }) => controller === me);
    },
    cast: {
      copyChosen: {
        filter: both(simpleUnit, yours),
        run({ vars }, chosen) {
          vars.subject = chosen?.id ?? -1;
        },
      },
      copiedChosen: {
        filter: both(simpleUnit, (row, { subject }) => row.id !== subject),
        run(deed, chosen) {
          const copy = rowOf(deed.state, deed.vars.subject);
          if (copy && chosen) becomeCopy(deed, copy, chosen, { until: 'turn' });
        },
      },
    },
  },
  {
    ...starting,
    id: 'bluecoat-musketeer',
    name: 'Bluecoat Musketeer',
    kind: 'unit',
    types: ['Soldier'],
    cost: 2,
    atk: 1,
    hp: 2,
    text: 'It has long-range while its ATK is exactly 1.',
    note: 'After all that changes its ATK, slots too.',
    lastAura: {
      reach: 'self',
      give(row) {
        if (row.atk === 1) row.keywords |= LONG_RANGE;
      },
    },
  },
  {
    ...starting,
    id: 'building-inspector',
    name: 'Building Inspector',
    kind: 'unit',
    types: ['Administrator'],
    cost: 1,
    atk: 1,
    hp: 1,
    text: 'The first building that each opponent builds in a turn costs that player 1 more.',
    note: 'Tech buildings, rebuilt ones, add-ons and building cards (manual).',
    answers: {
      priceForFoes: (_self, card, { counters }) =>
        isBuilding({ entry: card }) && !counters.buildings ? 1 : 0,
    },
  },
  {
    ...starting,
    id: 'jail',
    name: 'Jail',
    kind: 'building',
    cost: 3,
    hp: 3,
    text: 'A unit that an opponent plays from the hand goes here and does not arrive. A unit that was held here before arrives then.',
    note: 'By the manual boost happens as the unit leaves, by the designer as it is played (rulings). When this leaves play, the unit is discarded (manual).',
    answers: { jails: true },
  },
  {
    ...starting,
    id: 'porkhand-magistrate',
    name: 'Porkhand Magistrate',
    kind: 'unit',
    types: ['Administrator', 'Pig'],
    cost: 3,
    atk: 2,
    hp: 3,
    text: '1 gold, exhaust: disable another unit or hero. Its controller draws a card.',
    actions: {
      sentence: {
        name: 'disable a unit or hero; its controller draws a card',
        cost: { gold: 1, exhaust: true },
        effect: {
          targetChosen: {
            ...disableTarget(both(unitOrHero, other)),
            also: ({ table }, { controller }) => void drawCard(table, controller),
          },
        },
      },
    },
  },
  {
    ...starting,
    id: 'reputable-newsman',
    name: 'Reputable Newsman',
    kind: 'unit',
    types: ['Mercenary'],
    cost: 2,
    atk: 0,
    hp: 3,
    text: 'Arrives: name a number. Opponents cannot play spells and upgrades with that cost.',
    note: 'By printed cost (another program’s reading).',
    triggers: {
      arrives: {
        effect: {
          numberNamed: {
            question: 'mode',
            list: () => NUMBERS.map((number): Choice => ({ type: 'mode', mode: String(number) })),
            run({ table, state, me, vars }, _chosen, answer) {
              const thing = thingOf(state, vars.source);
              if (!thing || answer?.type !== 'mode') return;
              const number = Number(answer.mode);
              grant({ ...table, tell: undefined }, thing, vars.card, 'for good', me, number);
              table.tell?.({ type: 'numberNamed', thing: named(thing), number });
            },
          },
        },
      },
    },
    answers: {
      forbidsPlay: ({ thing, controller }, { kind, cost }, { seat }) =>
        seat !== controller && (kind === 'spell' || kind === 'upgrade') && cost === numberOf(thing),
      says({ thing }) {
        const number = numberOf(thing);
        return number === undefined ? undefined : `named ${number}`;
      },
    },
  },
  {
    ...starting,
    id: 'spectral-aven',
    name: 'Spectral Aven',
    kind: 'unit',
    types: ['Bird', 'Illusion'],
    cost: 2,
    atk: 2,
    hp: 2,
    keywords: ['flying'],
  },
  {
    ...starting,
    id: 'traffic-director',
    name: 'Traffic Director',
    kind: 'unit',
    types: ['Administrator'],
    cost: 1,
    atk: 1,
    hp: 1,
    keywords: ['untargetable'],
    text: 'It ignores all patrollers when it attacks a building.',
    attack: { unstoppable: (defender) => isBuilding(defender) },
  },
];
