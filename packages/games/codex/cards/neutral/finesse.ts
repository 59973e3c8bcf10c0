// A spec is one file: its hero and its twelve cards, each an entry of its own, however long that becomes.

import { grant, named } from '../../board.ts';
import type { CardEntry, Part, Row } from '../../card.ts';
import { PASS } from '../../choice.ts';
import { newEffect } from '../../effect.ts';
import { both, building, patroller, techUnit, unit, yours } from '../../filters.ts';
import { HASTE, SWIFT_STRIKE } from '../../keywords.ts';
import { isFighter, isUnit } from '../../kinds.ts';
import { endCasting } from '../../play.ts';
import { numberOf } from '../../player.ts';
import { sheetOf, touch } from '../../sheet.ts';
import { playerOf, type State, thingOf } from '../../state.ts';
import { candidates } from '../../targets.ts';
import { damage, hurt } from '../../verbs/damage.ts';
import { draw, opponent, sidelineTarget, summonTokens } from '../../verbs/move.ts';

const finesse = { color: 'neutral', spec: 'finesse', source: 'public' } as const;

const isVirtuoso = ({ types }: Pick<Row, 'types'>) => types.includes('Virtuoso');

const maestroLends = {
  actions: {
    shoot: {
      name: '2 damage to a building',
      cost: { exhaust: true },
      effect: { targetChosen: damage(2, building) },
    },
  },
};

/** Whether a unit dances in some Two Step already. */
function isPartner(state: State, id: number): boolean {
  return state.things.some(({ card, to, to2 }) => card === 'two-step' && (to === id || to2 === id));
}

const partner = both(unit, yours, (row, { state }) => !isPartner(state, row.id));

/** A partner of the Two Step that the effect comes from. */
function linked(which: 'to' | 'to2'): Part {
  return {
    filter: partner,
    targets: true,
    run({ state, vars }, chosen) {
      const spell = thingOf(state, vars.source);
      if (!spell || !chosen) return;
      spell[which] = chosen.id;
      touch(state);
    },
  };
}

/** River Montoya, and the twelve cards of finesse. */
export const FINESSE: readonly CardEntry[] = [
  {
    ...finesse,
    id: 'river-montoya',
    name: 'River Montoya',
    kind: 'hero',
    cost: 2,
    maxLevel: 5,
    bands: [
      { from: 1, atk: 2, hp: 3 },
      {
        from: 3,
        atk: 2,
        hp: 4,
        text: 'Exhaust: sideline a patroller that is a tech 0 or tech I unit.',
        actions: {
          sideline: {
            name: 'sideline a patroller',
            cost: { exhaust: true },
            effect: { targetChosen: sidelineTarget(both(patroller, techUnit(0, 1))) },
          },
        },
      },
      {
        from: 5,
        atk: 3,
        hp: 4,
        text: 'Your tech 0 units cost 1 less.',
        answers: {
          price: (_self, cost, { kind, tech = 0 }) => (kind === 'unit' && tech === 0 ? cost - 1 : cost),
        },
      },
    ],
  },
  {
    ...finesse,
    id: 'discord',
    name: 'Discord',
    kind: 'spell',
    types: ['Debuff'],
    cost: 2,
    text: 'Choose an opponent: all tech 0 and tech I units of that player have -2/-1 this turn.',
    note: 'No target: it reaches what is untargetable or invisible, and only what is there now.',
    cast: {
      opponentChosen: opponent(({ table, state, vars, me }, seat) => {
        for (const row of sheetOf(state).rows)
          if (row.controller === seat && isUnit(row) && row.tech <= 1)
            grant(table, row.thing, vars.card, 'turn', me);
      }),
    },
    grant(row) {
      row.atk -= 2;
      row.hp -= 1;
    },
  },
  {
    ...finesse,
    id: 'harmony',
    name: 'Harmony',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    ongoing: true,
    channeling: true,
    text: 'When you play another spell, summon a 0/1 Dancer (limit 3). Sacrifice this: your Dancers become Angry Dancers.',
    note: 'It does not see itself. By the manual the Dancer comes before the spell’s effect, which cannot target it; by the designer once the spell is done (rulings). Turned over, Dancers keep runes and damage.',
    triggers: {
      spellPlayed: {
        effect: {
          dancerSummoned: {
            run: (deed) => summonTokens(deed, 'dancer', 1, { limit: 3, kinds: ['dancer', 'angry-dancer'] }),
          },
        },
      },
    },
    actions: {
      stop: {
        name: 'stop the music',
        cost: { sacrifice: true },
        effect: {
          turnedOver: {
            run({ table, state, me }) {
              for (const thing of state.things) {
                if (thing.card !== 'dancer' || thing.controller !== me) continue;
                table.tell?.({ type: 'turnedOver', thing: named(thing), into: 'angry-dancer' });
                thing.card = 'angry-dancer';
              }
              touch(state);
            },
          },
        },
      },
    },
  },
  {
    ...finesse,
    id: 'two-step',
    name: 'Two Step',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    ongoing: true,
    channeling: true,
    text: 'Two units of yours become partners: each has +2/+2. Sacrifice this when you lose either.',
    note: 'A unit that has a partner cannot become one again (designer). It needs two legal units.',
    playable: (state, me) => candidates(state, newEffect(me, 'two-step'), linked('to')).length >= 2,
    cast: { firstChosen: linked('to'), secondChosen: linked('to2') },
    aura: {
      reach: 'yours',
      give(row, { thing }) {
        if (thing.to2 < 0 || (row.id !== thing.to && row.id !== thing.to2)) return;
        row.atk += 2;
        row.hp += 2;
      },
    },
  },
  {
    ...finesse,
    id: 'appel-stomp',
    name: 'Appel Stomp',
    kind: 'spell',
    ultimate: true,
    types: ['Debuff'],
    cost: 1,
    text: 'Sideline a patroller. Draw a card. You may put this on top of your draw pile.',
    cast: {
      targetChosen: sidelineTarget(patroller),
      cardDrawn: draw(1),
      placeChosen: {
        question: 'place',
        list: () => [{ type: 'mode', mode: 'top' }, PASS],
        run({ table, state, me, vars }, _chosen, answer) {
          if (answer?.type !== 'mode') return;
          const player = playerOf(state, me);
          endCasting(state, me, vars.card);
          player.top = [numberOf(player, vars.card), ...player.top];
          table.tell?.({ type: 'putOnTop', seat: me, card: vars.card });
        },
      },
    },
  },
  {
    ...finesse,
    id: 'nimble-fencer',
    name: 'Nimble Fencer',
    kind: 'unit',
    types: ['Virtuoso'],
    tech: 1,
    cost: 2,
    atk: 2,
    hp: 3,
    text: 'Your Virtuosos, this one too, have haste.',
    aura: {
      reach: 'yours',
      give(row) {
        if (isVirtuoso(row)) row.keywords |= HASTE;
      },
    },
  },
  {
    ...finesse,
    id: 'star-crossed-starlet',
    name: 'Star-Crossed Starlet',
    kind: 'unit',
    types: ['Virtuoso'],
    tech: 1,
    cost: 2,
    atk: 3,
    hp: 2,
    text: 'Upkeep: this takes 1 damage. It has +1 ATK for each damage on it.',
    triggers: {
      upkeep: {
        effect: {
          hurtItself: {
            run(deed) {
              const thing = thingOf(deed.state, deed.vars.source);
              if (thing) hurt(deed, [thing], 1);
            },
          },
        },
      },
    },
    aura: {
      reach: 'self',
      readsDamage: true,
      give(row) {
        row.atk += row.thing.damage;
      },
    },
  },
  {
    ...finesse,
    id: 'backstabber',
    name: 'Backstabber',
    kind: 'unit',
    types: ['Rogue'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 3,
    keywords: ['invisible'],
  },
  {
    ...finesse,
    id: 'cloud-sprite',
    name: 'Cloud Sprite',
    kind: 'unit',
    types: ['Fairy'],
    tech: 2,
    cost: 2,
    atk: 3,
    hp: 2,
    keywords: ['flying'],
  },
  {
    ...finesse,
    id: 'grounded-guide',
    name: 'Grounded Guide',
    kind: 'unit',
    types: ['Thespian'],
    tech: 2,
    cost: 5,
    atk: 4,
    hp: 4,
    text: 'Your other units have +1 ATK; your Virtuosos have +2/+1 instead.',
    note: 'Several Guides add up (designer).',
    aura: {
      reach: 'yours',
      give(row, self) {
        if (row.id === self.id || !isUnit(row)) return;
        row.atk += isVirtuoso(row) ? 2 : 1;
        if (isVirtuoso(row)) row.hp += 1;
      },
    },
  },
  {
    ...finesse,
    id: 'leaping-lizard',
    name: 'Leaping Lizard',
    kind: 'unit',
    types: ['Lizardman'],
    tech: 2,
    cost: 1,
    atk: 3,
    hp: 5,
    keywords: ['anti-air'],
  },
  {
    ...finesse,
    id: 'maestro',
    name: 'Maestro',
    kind: 'unit',
    types: ['Thespian'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 5,
    text: 'Your Virtuoso cards cost 0. Your Virtuosos have “Exhaust: deal 2 damage to a building.”',
    note: 'The Virtuoso pays the exhaust: its own arrival fatigue counts, not the Maestro’s (manual).',
    answers: { price: (_self, cost, card) => (card.types?.includes('Virtuoso') ? 0 : cost) },
    lends: maestroLends,
    aura: {
      reach: 'yours',
      give(row) {
        if (isVirtuoso(row) && !row.lent.some(({ from }) => from === 'maestro'))
          row.lent = [...row.lent, { from: 'maestro', face: maestroLends }];
      },
    },
  },
  {
    ...finesse,
    id: 'blademaster',
    name: 'Blademaster',
    kind: 'unit',
    types: ['Virtuoso'],
    tech: 3,
    cost: 6,
    atk: 7,
    hp: 5,
    text: 'Your units and heroes have swift strike.',
    aura: {
      reach: 'yours',
      give(row) {
        if (isFighter(row)) row.keywords |= SWIFT_STRIKE;
      },
    },
  },
];
