import { seats } from '@riposte/kernel';
import { arrive, baseOf, exhaust, grant, trashWorker } from '../../board.ts';
import type { CardEntry, Part, Row } from '../../card.ts';
import { type Choice, pickOf } from '../../choice.ts';
import {
  both,
  destructible,
  either,
  lowestTech,
  ongoingSpell,
  sacrificable,
  unit,
  unitOrHero,
  upgrade,
  yours,
} from '../../filters.ts';
import { CANT_ATTACK, CANT_PATROL, FLYING, INDESTRUCTIBLE } from '../../keywords.ts';
import { isFighter, isUnit } from '../../kinds.ts';
import { sheetOf } from '../../sheet.ts';
import { activeOf, isFriendly, playerOf, type State, thingOf } from '../../state.ts';
import { candidates } from '../../targets.ts';
import { doom, hurt } from '../../verbs/damage.ts';
import { opponent } from '../../verbs/move.ts';
import { demonology, isDemon } from './demonology.ts';

/** RULES 9.11: damage by its player leaves an opposing base this many HP. */
const SPARED = 6;

const shrineLends = { attack: { ignores: (row: Row) => isUnit(row) } };

const prey: Part = { filter: either(unitOrHero, upgrade, ongoingSpell), run: () => undefined };

const robbed = (state: State) =>
  seats(state.players.length).filter((seat) => playerOf(state, seat).workers > 0);

/** The units and the building of demonology. */
export const DEMONOLOGY_TECH: readonly CardEntry[] = [
  {
    ...demonology,
    id: 'gargoyle',
    name: 'Gargoyle',
    kind: 'unit',
    types: ['Horror'],
    tech: 1,
    cost: 3,
    atk: 0,
    hp: 2,
    keywords: ['indestructible', "can't attack", "can't patrol"],
    text: '1 gold, once a turn: until your next upkeep it is not indestructible, has flying and +3 ATK, and can attack and patrol.',
    note: 'Of what lets it attack or patrol and what forbids it, the newer counts (keeper of rulings).',
    actions: {
      wake: {
        name: 'wake until the next upkeep of its player',
        cost: { gold: 1 },
        once: true,
        effect: {
          woken: {
            run({ table, state, vars, me }) {
              const thing = thingOf(state, vars.source);
              if (thing) grant(table, thing, vars.card, 'upkeep', me);
            },
          },
        },
      },
    },
    lifts: CANT_ATTACK | CANT_PATROL,
    grant(row) {
      row.atk += 3;
      row.keywords = (row.keywords & ~(INDESTRUCTIBLE | CANT_ATTACK | CANT_PATROL)) | FLYING;
    },
  },
  {
    ...demonology,
    id: 'twilight-baron',
    name: 'Twilight Baron',
    kind: 'unit',
    types: ['Demon'],
    tech: 1,
    cost: 4,
    atk: 4,
    hp: 4,
    keywords: ['overpower'],
    text: 'You cannot play units of tech II and III.',
    note: 'Effects may put them into play; buildings, upgrades and what is there already are not meant (manual).',
    answers: {
      forbidsPlay: ({ controller }, { kind, tech = 0 }, { seat }) =>
        seat === controller && kind === 'unit' && tech >= 2,
    },
  },
  {
    ...demonology,
    id: 'banefire-golem',
    name: 'Banefire Golem',
    kind: 'unit',
    types: ['Demon'],
    tech: 2,
    cost: 6,
    atk: 7,
    hp: 7,
    text: 'Upkeep: sacrifice a unit. If you do, deal 1 damage to each opposing unit, hero and building.',
    note: 'It may be the Golem itself, and must be if you have no other (manual).',
    triggers: {
      upkeep: {
        effect: {
          sacrificeChosen: {
            filter: both(unit, yours, sacrificable),
            run(deed, chosen) {
              if (chosen) doom(deed, chosen.thing);
            },
          },
          allHurt: {
            when: (_state, { did }) => did,
            run(deed) {
              const hit = sheetOf(deed.state).rows.filter(
                (row) => !isFriendly(deed.state, row.controller, deed.me) && row.print.hp > 0,
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
    ...demonology,
    id: 'blackhand-dozer',
    name: 'Blackhand Dozer',
    kind: 'unit',
    types: ['Demon'],
    tech: 2,
    cost: 4,
    atk: 7,
    hp: 6,
    keywords: ['overpower'],
    text: 'Your damage cannot bring an opposing base below 6 HP. Dies: the active player destroys one of your units with the lowest tech level.',
    note: 'All your damage counts, on any turn, also that of a building of the base that you destroy (manual).',
    answers: {
      damageTaken({ controller }, amount, to, by, state) {
        const isTheirs = to.entry.kind === 'base' && !isFriendly(state, to.controller, by);
        if (!isTheirs || by !== controller) return amount;
        return Math.min(amount, Math.max(0, to.hp - to.thing.damage - SPARED));
      },
    },
    triggers: {
      dies: {
        effect: {
          destroyedChosen: {
            asks: 'active',
            filter: lowestTech(both(unit, yours, destructible)),
            run(deed, chosen) {
              if (chosen) doom(deed, chosen.thing);
            },
          },
        },
      },
    },
  },
  {
    ...demonology,
    id: 'shrine-of-forbidden-knowledge',
    name: 'Shrine of Forbidden Knowledge',
    kind: 'building',
    tech: 2,
    cost: 3,
    hp: 5,
    text: 'Upkeep: your base takes 1 damage. In your draw phase you draw one card more, and one more is the most. Your Demons ignore patrollers that are units.',
    answers: { drawCount: 1 },
    lends: shrineLends,
    aura: {
      reach: 'yours',
      give(row) {
        if (isFighter(row) && isDemon(row))
          row.lent = [...row.lent, { from: 'shrine-of-forbidden-knowledge', face: shrineLends }];
      },
    },
    triggers: {
      upkeep: {
        effect: { baseHurt: { run: (deed) => hurt(deed, [baseOf(deed.state, deed.me)], 1) } },
      },
    },
  },
  {
    ...demonology,
    id: 'terras-q-the-shackled',
    name: 'Terras Q, the Shackled',
    kind: 'unit',
    types: ['Demon', 'Overlord'],
    tech: 2,
    cost: 6,
    atk: 15,
    hp: 15,
    legendary: true,
    numbers: { resist: 3, obliterate: 2 },
    text: 'Arrives: an opponent gets four 0/1 Warlocks. While one of these is in play, it cannot attack or patrol.',
    note: 'Only the Warlocks of its own arrival bind it (manual).',
    triggers: {
      arrives: {
        effect: {
          opponentChosen: opponent(({ table, vars }, seat) => {
            for (let made = 0; made < 4; made++) {
              const warlock = arrive(table, 'warlock', seat);
              if (warlock) warlock.to = vars.source;
            }
          }),
        },
      },
    },
    aura: {
      reach: 'self',
      give(row, self, { things }) {
        if (things.some(({ card, to }) => card === 'warlock' && to === self.id))
          row.keywords |= CANT_ATTACK | CANT_PATROL;
      },
    },
  },
  {
    ...demonology,
    id: 'voidblocker',
    name: 'Voidblocker',
    kind: 'unit',
    types: ['Demon'],
    tech: 2,
    cost: 3,
    atk: 2,
    hp: 6,
    text: 'When an opponent attacks this, that opponent exhausts another ready unit or hero of theirs.',
    note: 'It is no cost: without another one, the attack goes on (manual).',
    triggers: {
      attacked: {
        effect: {
          exhaustedChosen: {
            asks: 'active',
            filter: (row, { state, subject }) =>
              isFighter(row) &&
              row.controller === activeOf(state) &&
              row.id !== subject &&
              !row.thing.exhausted,
            run({ table }, chosen) {
              if (chosen) exhaust(table, chosen.thing);
            },
          },
        },
      },
    },
  },
  {
    ...demonology,
    id: 'zarramonde-the-obliterator',
    name: 'Zarramonde, the Obliterator',
    kind: 'unit',
    types: ['Demon'],
    tech: 3,
    cost: 10,
    atk: 11,
    hp: 11,
    legendary: true,
    keywords: ['untargetable'],
    numbers: { obliterate: 4 },
    text: 'Arrives, if it was played from your hand: destroy a unit, a hero, a worker, an upgrade or an ongoing spell.',
    note: 'Without the target icon in the public data.',
    triggers: {
      played: {
        effect: {
          preyChosen: {
            list: (state, vars) => [
              ...candidates(state, vars, prey).map(({ id }) => pickOf(id)),
              ...robbed(state).map((seat): Choice => ({ type: 'opponent', seat })),
            ],
            run(deed, chosen, answer) {
              if (chosen) doom(deed, chosen.thing);
              else if (answer?.type === 'opponent') trashWorker(deed.table, answer.seat);
            },
          },
        },
      },
    },
  },
];
