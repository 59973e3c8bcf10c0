import { disable, gainGold, grant, stealGold } from '../../board.ts';
import type { CardEntry, Row } from '../../card.ts';
import { techUnit, unit } from '../../filters.ts';
import { FLYING } from '../../keywords.ts';
import { drawCard } from '../../piles.ts';
import { addTokens } from '../../runes.ts';
import { playerOf, thingOf } from '../../state.ts';
import { disableTarget } from '../../verbs/exhaust.ts';
import { draw, opponent } from '../../verbs/move.ts';
import { law } from './law.ts';

/** Whether this very Agent insured a unit: the rune alone says nothing. */
function isInsuredBy({ thing }: Row, agent: Row): boolean {
  return thing.grants.some(({ from, amount }) => from === 'insurance-agent' && amount === agent.id);
}

/** The units and the building of law. */
export const LAW_TECH: readonly CardEntry[] = [
  {
    ...law,
    id: 'scribe',
    name: 'Scribe',
    kind: 'unit',
    types: ['Administrator'],
    tech: 1,
    cost: 2,
    atk: 1,
    hp: 3,
    text: 'Arrives: draw a card.',
    triggers: { arrives: { effect: { cardDrawn: draw(1) } } },
  },
  {
    ...law,
    id: 'tax-collector',
    name: 'Tax Collector',
    kind: 'unit',
    types: ['Administrator'],
    tech: 1,
    cost: 2,
    atk: 2,
    hp: 3,
    text: 'Arrives: steal 1 gold from an opponent.',
    triggers: {
      arrives: {
        effect: { opponentChosen: opponent(({ table, me }, from) => stealGold(table, me, from, 1)) },
      },
    },
  },
  {
    ...law,
    id: 'arresting-constable',
    name: 'Arresting Constable',
    kind: 'unit',
    types: ['Guard'],
    tech: 2,
    cost: 4,
    atk: 2,
    hp: 3,
    text: 'Exhaust: disable a tech 0, tech I or tech II unit.',
    actions: {
      detain: {
        name: 'disable a tech 0, I or II unit',
        cost: { exhaust: true },
        effect: { targetChosen: disableTarget(techUnit(0, 1, 2)) },
      },
    },
  },
  {
    ...law,
    id: 'censorship-council',
    name: 'Censorship Council',
    kind: 'building',
    tech: 2,
    cost: 4,
    hp: 5,
    text: 'Each opponent plays at most one card from the hand in each of their turns.',
    note: 'They may still hire a worker, and what an effect puts into play is not played (manual).',
    answers: {
      forbidsPlay: ({ controller }, _card, { state, seat, from }) =>
        seat !== controller && from === 'hand' && (playerOf(state, seat).counters.fromHand ?? 0) > 0,
    },
  },
  {
    ...law,
    id: 'guardian-of-the-gates',
    name: 'Guardian of the Gates',
    kind: 'unit',
    types: ['Guard'],
    tech: 2,
    cost: 3,
    atk: 1,
    hp: 6,
    keywords: ["can't attack"],
    text: 'When it deals combat damage to a unit, disable that unit.',
    note: 'Also where armor takes all of it (designer).',
    triggers: {
      hitsUnit: {
        commutes: true,
        effect: {
          disabled: {
            run({ table, state, vars }) {
              const thing = thingOf(state, vars.subject);
              if (thing) disable(table, thing);
            },
          },
        },
      },
    },
  },
  {
    ...law,
    id: 'insurance-agent',
    name: 'Insurance Agent',
    kind: 'unit',
    types: ['Administrator'],
    tech: 2,
    cost: 1,
    atk: 2,
    hp: 2,
    text: 'Arrives: put an insurance rune on a unit. When that unit dies while this is in play, gain gold equal to its cost and draw a card.',
    note: 'Only for the unit that this very card insured; copies insure nothing (designer). Its printed cost counts (5.17).',
    triggers: {
      arrives: {
        effect: {
          targetChosen: {
            filter: unit,
            targets: true,
            run({ table, me, vars }, chosen) {
              if (!chosen) return;
              addTokens(table, chosen.thing, 'insurance', 1);
              grant({ ...table, tell: undefined }, chosen.thing, vars.card, 'for good', me, vars.source);
            },
          },
        },
      },
      unitDies: {
        when: (self, subject) => subject !== undefined && isInsuredBy(subject, self),
        amount: (_self, subject) => subject?.entry.cost ?? 0,
        commutes: true,
        effect: {
          paidOut: {
            run({ table, me, vars }) {
              gainGold(table, me, vars.amount, 'Insurance Agent');
              drawCard(table, me);
            },
          },
        },
      },
    },
  },
  {
    ...law,
    id: 'justice-juggernaut',
    name: 'Justice Juggernaut',
    kind: 'unit',
    types: ['Contraption'],
    tech: 2,
    cost: 6,
    atk: 4,
    hp: 6,
    keywords: ['two lives', 'unstoppable', "can't patrol"],
  },
  {
    ...law,
    id: 'lawbringer-gryphon',
    name: 'Lawbringer Gryphon',
    kind: 'unit',
    types: ['Gryphon'],
    tech: 3,
    cost: 10,
    atk: 7,
    hp: 6,
    keywords: ['flying'],
    numbers: { resist: 2, obliterate: 4 },
    text: 'Your base flies.',
    aura: {
      reach: 'yours',
      give(row) {
        if (row.entry.kind === 'base') row.keywords |= FLYING;
      },
    },
  },
];
