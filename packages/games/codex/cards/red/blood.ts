// A spec is one file: its hero and its twelve cards, each an entry of its own, however long that becomes.

import { roll, type Seat } from '@riposte/kernel';
import { baseOf, gainGold, grant, takeControl, trashWorker } from '../../board.ts';
import type { CardEntry, Row } from '../../card.ts';
import type { Choice } from '../../choice.ts';
import type { Deed, EffectVars } from '../../effectVars.ts';
import { base, both, building, either, foes, patroller, techUnit, unitOrHero } from '../../filters.ts';
import { HASTE } from '../../keywords.ts';
import { isUnit } from '../../kinds.ts';
import { sizeOf } from '../../pile.ts';
import { drawCard } from '../../piles.ts';
import { becomeReady } from '../../readying.ts';
import {
  activeOf,
  FROM_HAND,
  isActive,
  opponentsOf,
  playerOf,
  type State,
  type Thing,
  thingOf,
} from '../../state.ts';
import { damage, hurt, sacrifice } from '../../verbs/damage.ts';
import { grantUpTo } from '../../verbs/grant.ts';
import { lasting } from '../../verbs/lasting.ts';
import { control, summonTokens, trashItself } from '../../verbs/move.ts';

const blood = { color: 'red', spec: 'blood', source: 'public' } as const;

const foesBase = () => damage(1, both(base, foes));

const opposingBases = (state: State, me: Seat): readonly Thing[] => [
  ...new Set(opponentsOf(state, me).map((seat) => baseOf(state, seat))),
];

/** RULES 16.15: each opposing base; nobody is asked which comes first. */
const foesBases = () => ({
  baseHurt: {
    ...foesBase(),
    isSettled: true,
    when: (state: State, { me }: EffectVars) => opposingBases(state, me).length === 1,
  },
  basesHurt: {
    when: (state: State, { me }: EffectVars) => opposingBases(state, me).length > 1,
    run: (deed: Deed) => hurt(deed, opposingBases(deed.state, deed.me), 1),
  },
});

/** Damage to the base of the player whose turn it is. */
const burnActive = (deed: Deed) => hurt(deed, [baseOf(deed.state, activeOf(deed.state))], 1);

const bloodlustLends = {
  triggers: {
    endOfTurn: {
      effect: {
        hurtItself: {
          run(deed: Deed) {
            const { state, vars } = deed;
            const thing = thingOf(state, vars.source);
            // The damage is the spell's, and it was cast this turn.
            const spell = { ...deed, me: activeOf(state), vars: { ...vars, card: 'bloodlust', source: -1 } };
            if (thing) hurt(spell, [thing], 1);
          },
        },
      },
    },
  },
};

const commanderLends = { triggers: { dies: { commutes: true, effect: foesBases() } } };

const unitsOf = (rows: readonly Row[], seat: number) =>
  rows.filter((row) => row.controller === seat && isUnit(row)).length;

/** Drakk Ramhorn, and the twelve cards of blood. */
export const BLOOD: readonly CardEntry[] = [
  {
    ...blood,
    id: 'drakk-ramhorn',
    name: 'Drakk Ramhorn',
    kind: 'hero',
    cost: 2,
    maxLevel: 6,
    bands: [
      {
        from: 1,
        atk: 1,
        hp: 3,
        text: 'Dies: deal 1 damage to each opponent’s base.',
        triggers: { dies: { effect: foesBases() } },
      },
      {
        from: 4,
        atk: 2,
        hp: 3,
        text: 'Your units have frenzy 1.',
        aura: {
          reach: 'yours',
          give(row) {
            if (isUnit(row)) row.frenzy += 1;
          },
        },
      },
      {
        from: 6,
        atk: 3,
        hp: 4,
        text: 'The first unit each turn that arrives from your hand gets haste for good.',
        triggers: {
          otherArrives: {
            commutes: true,
            when: ({ controller }, subject, state) =>
              subject !== undefined &&
              isUnit(subject) &&
              subject.controller === controller &&
              (subject.thing.marks & FROM_HAND) !== 0 &&
              playerOf(state, controller).counters.unitsFromHand === 1,
            effect: {
              hasteGiven: {
                run({ table, state, vars, me }) {
                  const thing = thingOf(state, vars.subject);
                  if (thing) grant(table, thing, 'drakk-ramhorn', 'for good', me);
                },
              },
            },
          },
        },
      },
    ],
    note: 'The haste stays for good; only the first unit of the turn, and only if Drakk was at max level then (keeper of rulings).',
    grant(row) {
      row.keywords |= HASTE;
    },
  },
  {
    ...blood,
    id: 'bloodlust',
    name: 'Bloodlust',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'Up to two units or heroes have +1 ATK and haste this turn; each takes 1 damage at the end of the turn.',
    lends: bloodlustLends,
    cast: {
      targetsChosen: grantUpTo(2, unitOrHero, 'turn'),
    },
    grant(row) {
      row.atk += 1;
      row.keywords |= HASTE;
      row.lent = [...row.lent, { from: 'bloodlust', face: bloodlustLends }];
    },
  },
  {
    ...blood,
    id: 'desperation',
    name: 'Desperation',
    kind: 'spell',
    cost: 0,
    text: 'If your hand is empty, trash this and draw three cards. Discard your hand as your main phase ends.',
    whileItLasts: { dropsHand: true },
    cast: {
      lasts: lasting('turn'),
      handCounted: {
        run(deed) {
          const { table, state, me } = deed;
          if (sizeOf(playerOf(state, me).hand) > 0) return;
          trashItself(deed);
          for (let drawn = 0; drawn < 3; drawn++) drawCard(table, me);
        },
      },
    },
  },
  {
    ...blood,
    id: 'kidnapping',
    name: 'Kidnapping',
    kind: 'spell',
    types: ['Debuff'],
    cost: 4,
    text: 'An opponent’s unit of tech 0 to II is yours this turn: ready it, it has haste.',
    note: 'It goes back to the player it was taken from, if it is still the same thing (manual).',
    cast: {
      targetChosen: {
        filter: both(techUnit(0, 1, 2), foes),
        targets: true,
        run({ table, me, vars }, chosen) {
          if (!chosen) return;
          const { thing } = chosen;
          const before = thing.controller;
          takeControl(table, thing, me);
          thing.returnsTo = before;
          becomeReady(table, thing);
          grant(table, thing, vars.card, 'turn', me);
        },
      },
    },
    grant(row) {
      row.keywords |= HASTE;
    },
  },
  {
    ...blood,
    id: 'war-drums',
    name: 'War Drums',
    kind: 'spell',
    ultimate: true,
    types: ['Buff'],
    cost: 2,
    ongoing: true,
    channeling: true,
    text: 'Each of your units has +1 ATK for each unit you control.',
    aura: {
      reach: 'yours',
      give(row, self, _state, rows) {
        if (isUnit(row)) row.atk += unitsOf(rows, self.controller);
      },
    },
  },
  {
    ...blood,
    id: 'crash-bomber',
    name: 'Crash Bomber',
    kind: 'unit',
    types: ['Pirate'],
    tech: 1,
    cost: 1,
    atk: 2,
    hp: 2,
    text: 'Dies on your turn: deal 1 damage to a patroller or building. Dies on another’s turn: 1 damage to that player’s base.',
    triggers: {
      dies: {
        effect: {
          targetChosen: {
            ...damage(1, either(patroller, building)),
            when: (state, { me }) => isActive(state, me),
          },
          baseHurt: { when: (state, { me }) => !isActive(state, me), run: burnActive },
        },
      },
    },
  },
  {
    ...blood,
    id: 'rickety-mine',
    name: 'Rickety Mine',
    kind: 'building',
    tech: 1,
    cost: 2,
    hp: 3,
    text: 'Exhaust: gain 3 gold and flip a coin. Tails: sacrifice this, and your base takes 2 damage.',
    actions: {
      mine: {
        name: 'gain 3 gold and flip a coin',
        cost: { exhaust: true },
        effect: {
          coinFlipped: {
            run(deed) {
              const { table, state, me, vars } = deed;
              gainGold(table, me, 3, 'Rickety Mine');
              const heads = roll(state.random, 2) === 0;
              table.tell?.({ type: 'coinFlipped', seat: me, heads }, { shows: true });
              const thing = thingOf(state, vars.source);
              if (heads || !thing) return;
              sacrifice(deed, thing);
              hurt(deed, [baseOf(state, me)], 2);
            },
          },
        },
      },
    },
  },
  {
    ...blood,
    id: 'captured-bugblatter',
    name: 'Captured Bugblatter',
    kind: 'unit',
    types: ['Beast'],
    tech: 2,
    cost: 3,
    atk: 4,
    hp: 2,
    text: 'When any unit dies, deal 1 damage to an opponent’s base; on an opponent’s turn, to that opponent’s.',
    note: 'It sees itself die, and those that die with it (manual).',
    triggers: {
      unitDies: {
        commutes: true,
        effect: {
          targetChosen: { ...foesBase(), when: (state, { me }) => isActive(state, me) },
          baseHurt: { when: (state, { me }) => !isActive(state, me), run: burnActive },
        },
      },
    },
  },
  {
    ...blood,
    id: 'crashbarrow',
    name: 'Crashbarrow',
    kind: 'unit',
    types: ['Contraption'],
    tech: 2,
    cost: 3,
    atk: 6,
    hp: 2,
    keywords: ['haste', 'ephemeral', 'overpower'],
  },
  {
    ...blood,
    id: 'land-octopus',
    name: 'Land Octopus',
    kind: 'unit',
    types: ['Octopus'],
    tech: 2,
    cost: 3,
    atk: 8,
    hp: 7,
    keywords: ['overpower', "can't patrol"],
    text: 'Upkeep: sacrifice two workers or this.',
    triggers: {
      upkeep: {
        effect: {
          sacrificeChosen: {
            question: 'mode',
            list: (state, { me }): readonly Choice[] =>
              playerOf(state, me).workers >= 2
                ? [
                    { type: 'mode', mode: 'workers' },
                    { type: 'mode', mode: 'itself' },
                  ]
                : [{ type: 'mode', mode: 'itself' }],
            run(deed, _chosen, answer) {
              const thing = thingOf(deed.state, deed.vars.source);
              if (answer?.type !== 'mode') return;
              if (answer.mode === 'workers') {
                trashWorker(deed.table, deed.me);
                trashWorker(deed.table, deed.me);
              } else if (thing) sacrifice(deed, thing);
            },
          },
        },
      },
    },
  },
  {
    ...blood,
    id: 'ogre-recruiter',
    name: 'Ogre Recruiter',
    kind: 'unit',
    types: ['Ogre'],
    tech: 2,
    cost: 5,
    atk: 5,
    hp: 4,
    text: 'Attacks: after the damage, if it is still in play, take control of a tech 0 or tech I unit.',
    triggers: { afterAttack: { effect: { targetChosen: control(techUnit(0, 1)) } } },
  },
  {
    ...blood,
    id: 'shoddy-glider',
    name: 'Shoddy Glider',
    kind: 'unit',
    types: ['Contraption'],
    tech: 2,
    cost: 1,
    atk: 3,
    hp: 1,
    keywords: ['haste', 'ephemeral', 'flying'],
  },
  {
    ...blood,
    id: 'pirate-gang-commander',
    name: 'Pirate-Gang Commander',
    kind: 'unit',
    types: ['Pirate'],
    tech: 3,
    cost: 6,
    atk: 6,
    hp: 6,
    text: 'Arrives: summon three 2/2 Pirates. Your units have “Dies: 1 damage to each opposing base.” Your tech I and II blood units cost 0 and need nothing.',
    note: 'What a dying unit was given counts, though the Commander dies with it; two give it once (manual).',
    lends: commanderLends,
    triggers: {
      arrives: { effect: { piratesSummoned: { run: (deed) => summonTokens(deed, 'pirate', 3) } } },
    },
    aura: {
      reach: 'yours',
      give(row) {
        if (isUnit(row) && !row.lent.some(({ from }) => from === 'pirate-gang-commander'))
          row.lent = [...row.lent, { from: 'pirate-gang-commander', face: commanderLends }];
      },
    },
    answers: {
      price: (_self, cost, card) => (isFreeBlood(card) ? 0 : cost),
      needsNothing: (_self, card) => isFreeBlood(card),
    },
  },
];

function isFreeBlood({ kind, spec, tech = 0 }: CardEntry): boolean {
  return kind === 'unit' && spec === 'blood' && (tech === 1 || tech === 2);
}
