import type { Seat } from '@riposte/kernel';
import type { CardEntry, Effect, Row } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import type { Choice } from '../../choice.ts';
import { baseOfSubject, both, building, either, foes, patroller, unit, unitOrHero } from '../../filters.ts';
import { isBuilding, isFighter } from '../../kinds.ts';
import { kindsIn } from '../../pile.ts';
import { isCastable, play } from '../../play.ts';
import { barTo } from '../../price.ts';
import { becomeReady } from '../../readying.ts';
import { sheetOf } from '../../sheet.ts';
import { playerOf, type State, thingOf } from '../../state.ts';
import { damage, hurt } from '../../verbs/damage.ts';
import { splitDamage } from '../../verbs/split.ts';

const fire = { color: 'red', spec: 'fire', source: 'public' } as const;

/** So much to a building, so much to anything else. */
const byKind = (toBuilding: number, toOther: number) => (row: Row) =>
  isBuilding(row) ? toBuilding : toOther;

/** Fire spells of a pile that could be cast for nothing. */
function fireSpells(state: State, me: Seat, from: 'hand' | 'codex'): readonly Choice[] {
  const player = playerOf(state, me);
  return kindsIn(player[from])
    .map((number) => player.cards[number] as string)
    .filter((card) => {
      const entry = entryOf(card);
      return (
        entry.kind === 'spell' &&
        entry.spec === 'fire' &&
        !entry.ultimate &&
        isCastable(state, me, entry) &&
        !barTo(state, me, entry, from)
      );
    })
    .map((card): Choice => ({ type: 'card', card, from }));
}

const blast = (): Effect => ({
  spellChosen: {
    question: 'card',
    hidden: true,
    optional: true,
    list: (state, { me }) => [...fireSpells(state, me, 'hand'), ...fireSpells(state, me, 'codex')],
    run({ table, me }, _chosen, answer) {
      if (answer?.type !== 'card' || (answer.from !== 'hand' && answer.from !== 'codex')) return;
      const { card, from } = answer;
      table.call(play, { seat: me, card, boosted: false, cost: 0, from, thing: -1 });
    },
  },
});

/** Jaina Stormborne, and the twelve cards of fire. */
export const FIRE: readonly CardEntry[] = [
  {
    ...fire,
    id: 'jaina-stormborne',
    name: 'Jaina Stormborne',
    kind: 'hero',
    cost: 2,
    maxLevel: 7,
    bands: [
      { from: 1, atk: 2, hp: 3, numbers: { sparkshot: 1 } },
      {
        from: 4,
        atk: 3,
        hp: 3,
        text: 'Exhaust: deal 1 damage to a patrolling unit or a building.',
        actions: {
          shoot: {
            name: '1 damage to a patrolling unit or building',
            cost: { exhaust: true },
            effect: { targetChosen: damage(1, either(both(unit, patroller), building)) },
          },
        },
      },
      {
        from: 7,
        atk: 4,
        hp: 3,
        text: 'Exhaust: deal 3 damage to a unit or building.',
        actions: {
          blast: {
            name: '3 damage to a unit or building',
            cost: { exhaust: true },
            effect: { targetChosen: damage(3, either(unit, building)) },
          },
        },
      },
    ],
  },
  {
    ...fire,
    id: 'ember-sparks',
    name: 'Ember Sparks',
    kind: 'spell',
    types: ['Burn'],
    cost: 3,
    text: 'Deal 3 damage, split over up to three patrollers and buildings.',
    note: 'With Hotter Fire 4 damage, still at most three targets (designer). Each target takes at least 1.',
    cast: { targetsChosen: splitDamage(3, either(patroller, building), 3) },
  },
  {
    ...fire,
    id: 'fire-dart',
    name: 'Fire Dart',
    kind: 'spell',
    types: ['Burn'],
    cost: 2,
    text: 'Deal 3 damage to a unit, or 2 to a building.',
    cast: { targetChosen: damage(byKind(2, 3), either(unit, building)) },
  },
  {
    ...fire,
    id: 'flame-arrow',
    name: 'Flame Arrow',
    kind: 'spell',
    types: ['Burn'],
    cost: 4,
    text: 'Deal 4 damage to a unit or hero, or 3 to a building.',
    cast: { targetChosen: damage(byKind(3, 4), either(unitOrHero, building)) },
  },
  {
    ...fire,
    id: 'burning-volley',
    name: 'Burning Volley',
    kind: 'spell',
    ultimate: true,
    types: ['Burn'],
    cost: 3,
    text: 'Deal 5 damage, split over any number of units, heroes and buildings.',
    note: 'With Hotter Fire 6 damage, up to six targets (designer).',
    cast: { targetsChosen: splitDamage(5, either(unitOrHero, building)) },
  },
  {
    ...fire,
    id: 'firebat',
    name: 'Firebat',
    kind: 'unit',
    types: ['Spellcaster'],
    tech: 1,
    cost: 2,
    atk: 3,
    hp: 3,
    text: '1 gold, exhaust: deal 2 damage to a patroller or building.',
    actions: {
      burn: {
        name: '2 damage to a patroller or building',
        cost: { gold: 1, exhaust: true },
        effect: { targetChosen: damage(2, either(patroller, building)) },
      },
    },
  },
  {
    ...fire,
    id: 'lobber',
    name: 'Lobber',
    kind: 'unit',
    types: ['Brigand'],
    tech: 1,
    cost: 1,
    atk: 2,
    hp: 2,
    keywords: ['haste'],
    text: 'Exhaust: deal 1 damage to a building.',
    actions: {
      lob: {
        name: '1 damage to a building',
        cost: { exhaust: true },
        effect: { targetChosen: damage(1, building) },
      },
    },
  },
  {
    ...fire,
    id: 'bamstamper-lizzo',
    name: 'Bamstamper Lizzo',
    kind: 'unit',
    types: ['Lizardman'],
    tech: 2,
    cost: 4,
    atk: 5,
    hp: 3,
    text: 'Arrives: deal 3 damage to a unit.',
    triggers: { arrives: { effect: { targetChosen: damage(3, unit) } } },
  },
  {
    ...fire,
    id: 'doubleshot-archer',
    name: 'Doubleshot Archer',
    kind: 'unit',
    types: ['Soldier'],
    tech: 2,
    cost: 3,
    atk: 4,
    hp: 3,
    keywords: ['long-range'],
    text: 'Attacks: deal 3 damage to the base of the player under attack.',
    triggers: {
      attacks: {
        effect: {
          targetChosen: damage(3, both(baseOfSubject, foes)),
        },
      },
    },
  },
  {
    ...fire,
    id: 'firehouse',
    name: 'Firehouse',
    kind: 'building',
    tech: 2,
    cost: 3,
    hp: 4,
    text: 'Exhaust: deal 2 damage to a unit, hero or building. If that destroys it, ready this.',
    note: 'As often as it happens (designer).',
    actions: {
      hose: {
        name: '2 damage to a unit, hero or building',
        cost: { exhaust: true },
        effect: {
          targetChosen: {
            ...damage(2, either(unitOrHero, building)),
            run(deed, chosen) {
              if (!chosen) return;
              deed.vars.subject = chosen.id;
              hurt(deed, [chosen.thing], 2);
            },
          },
          readied: {
            when: (state, { did, subject }) => did && thingOf(state, subject) === undefined,
            run({ table, state, vars }) {
              const thing = thingOf(state, vars.source);
              if (thing) becomeReady(table, thing);
            },
          },
        },
      },
    },
  },
  {
    ...fire,
    id: 'hotter-fire',
    name: 'Hotter Fire',
    kind: 'upgrade',
    tech: 2,
    cost: 3,
    text: 'Your red spells and the abilities of your red cards and heroes deal 1 more damage.',
    note: 'Not combat damage; split damage is 1 more in all; copies add up (manual).',
    answers: { damageBonus: (_self, { color }) => (color === 'red' ? 1 : 0) },
  },
  {
    ...fire,
    id: 'molting-firebird',
    name: 'Molting Firebird',
    kind: 'unit',
    types: ['Bird'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 3,
    keywords: ['flying'],
    text: 'When it damages a building, deal 1 damage to each unit and hero of that building’s player.',
    triggers: {
      hurtsBuilding: {
        amount: (_self, subject) => subject?.controller ?? 0,
        effect: {
          allHurt: {
            run(deed) {
              const hit = sheetOf(deed.state).rows.filter(
                (row) => isFighter(row) && row.controller === deed.vars.amount,
              );
              hurt(
                deed,
                hit.map(({ thing }) => thing),
                1,
              );
            },
          },
        },
      },
    },
  },
  {
    ...fire,
    id: 'cinderblast-dragon',
    name: 'Cinderblast Dragon',
    kind: 'unit',
    types: ['Dragon'],
    tech: 3,
    cost: 7,
    atk: 6,
    hp: 6,
    keywords: ['flying'],
    numbers: { resist: 2 },
    text: 'Arrives or attacks: you may play a fire spell that is no ultimate from your hand or codex for 0, without a hero.',
    triggers: { arrives: { effect: blast() }, attacks: { effect: blast() } },
  },
];
