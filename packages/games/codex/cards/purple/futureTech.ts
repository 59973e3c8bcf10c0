import type { Seat } from '@riposte/kernel';
import type { CardEntry, Row } from '../../card.ts';
import { type Choice, pickOf } from '../../choice.ts';
import type { Deed } from '../../effectVars.ts';
import { both, patroller, techUnit, unitOrHero } from '../../filters.ts';
import { FLYING, INVISIBLE } from '../../keywords.ts';
import { isDestructible, isFighter, isUnit } from '../../kinds.ts';
import { sheetOf } from '../../sheet.ts';
import { playerOf, type State, TOUCHED, WOUNDED } from '../../state.ts';
import { destroy, doom, hurt } from '../../verbs/damage.ts';
import { grantSelfForTurn } from '../../verbs/grant.ts';
import { summonTokens } from '../../verbs/move.ts';
import { trashWorkers } from '../../verbs/workers.ts';
import { future } from './future.ts';

/** How many Stingers a Hive keeps. */
const SWARM = 5;

/** How many Stingers a player may have: five for each of their Hives. */
function swarmOf(state: State, seat: Seat): number {
  return (
    SWARM * sheetOf(state).rows.filter((row) => row.entry.id === 'hive' && row.controller === seat).length
  );
}

function summonStingers(deed: Deed, count: number): void {
  summonTokens(deed, 'stinger', count, { limit: swarmOf(deed.state, deed.me) });
}

/** The Stingers of a player that can be sacrificed. */
function stingersOf(state: State, seat: Seat): readonly Row[] {
  return sheetOf(state).rows.filter(
    (row) => row.thing.card === 'stinger' && row.controller === seat && isDestructible(row, state),
  );
}

/** Damage to each of up to so many, as they are chosen. */
function hurtUpTo(amount: number, most: number) {
  return (deed: Deed, chosen: Row | undefined): 'again' | undefined => {
    if (!chosen) return undefined;
    const { vars } = deed;
    hurt(deed, [chosen.thing], amount);
    vars.picked = [...vars.picked, chosen.id];
    return vars.picked.length < most ? 'again' : undefined;
  };
}

/** The units of the future. */
export const FUTURE_TECH: readonly CardEntry[] = [
  {
    ...future,
    id: 'gilded-glaxx',
    name: 'Gilded Glaxx',
    kind: 'unit',
    types: ['Mech', 'Soldier'],
    tech: 1,
    cost: 3,
    atk: 3,
    hp: 4,
    text: 'While you have gold, it cannot be sacrificed, and leaves play only if it dies of combat damage.',
    note: 'At 0 HP it stays until combat damage reaches it; what armor takes does not, deathtouch and runes by combat damage do (manual).',
    answers: {
      stays: ({ controller, thing }, state) =>
        playerOf(state, controller).gold > 0 && (thing.marks & (WOUNDED | TOUCHED)) === 0,
    },
  },
  {
    ...future,
    id: 'knight-of-the-conclave',
    name: 'Knight of the Conclave',
    kind: 'unit',
    types: ['Mech', 'Soldier'],
    tech: 1,
    cost: 0,
    atk: 4,
    hp: 4,
    numbers: { resist: 1 },
    forecast: 3,
  },
  {
    ...future,
    id: 'hive',
    name: 'Hive',
    kind: 'unit',
    types: ['Mech', 'Airship'],
    tech: 2,
    cost: 6,
    atk: 0,
    hp: 6,
    keywords: ['flying'],
    numbers: { resist: 1 },
    text: 'Arrives: summon five 1/1 flying Stingers. 1 gold: summon one, five for each of your Hives at most. Leaves: sacrifice five.',
    note: 'With two Hives there may be ten; of more than five the active player chooses those that go (designer).',
    triggers: {
      arrives: { effect: { stingersSummoned: { run: (deed) => summonStingers(deed, SWARM) } } },
      leaves: {
        effect: {
          allSacrificed: {
            when: (state, { me }) => stingersOf(state, me).length <= SWARM,
            run(deed) {
              for (const { thing } of stingersOf(deed.state, deed.me)) doom(deed, thing);
            },
          },
          stingerChosen: {
            asks: 'active',
            when: (state, { me }) => stingersOf(state, me).length > SWARM,
            list: (state, { me, picked }): readonly Choice[] =>
              stingersOf(state, me)
                .filter(({ id }) => !picked.includes(id))
                .map(({ id }) => pickOf(id)),
            run(deed, chosen) {
              const { state, vars, me } = deed;
              if (!chosen) return undefined;
              vars.picked = [...vars.picked, chosen.id];
              if (vars.picked.length < SWARM) return 'again';
              for (const { id, thing } of stingersOf(state, me))
                if (vars.picked.includes(id)) doom(deed, thing);
              return undefined;
            },
          },
        },
      },
    },
    actions: {
      breed: {
        name: 'summon a Stinger',
        cost: { gold: 1 },
        when: ({ controller }, state) => {
          const stingers = state.things.filter(
            (one) => one.card === 'stinger' && one.controller === controller,
          );
          return stingers.length < swarmOf(state, controller);
        },
        effect: { stingerSummoned: { run: (deed) => summonStingers(deed, 1) } },
      },
    },
  },
  {
    ...future,
    id: 'omegacron',
    name: 'Omegacron',
    kind: 'unit',
    types: ['Mech', 'Drone'],
    tech: 2,
    cost: 2,
    atk: 9,
    hp: 7,
    keywords: ['haste', 'untargetable'],
    forecast: 6,
    text: 'In the future only: sacrifice a unit, hero, worker or upgrade of yours, and this loses a time rune.',
    hurriedBy: (row) => isFighter(row) || row.entry.kind === 'upgrade',
  },
  {
    ...future,
    id: 'reaver',
    name: 'Reaver',
    kind: 'unit',
    types: ['Mech', 'Drone'],
    tech: 2,
    cost: 3,
    atk: 0,
    hp: 4,
    forecast: 2,
    text: '1 gold, exhaust, discard a card: trash two workers of any players, or deal 6 damage to each of up to two units or heroes.',
    note: 'It targets nothing. Workers are alike, and are trashed unseen (designer). The two may be units, heroes or one of each (manual).',
    actions: {
      reave: {
        name: 'two workers, or 6 damage to each of two',
        cost: { gold: 1, exhaust: true, discard: 1 },
        effect: {
          modeChosen: {
            question: 'mode',
            list: () => ['raze', 'shoot'].map((mode): Choice => ({ type: 'mode', mode })),
            run({ vars }, _chosen, answer) {
              if (answer?.type === 'mode') vars.mode = answer.mode;
            },
          },
          workerChosen: trashWorkers(2, (_state, { mode }) => mode === 'raze'),
          damagedChosen: {
            filter: unitOrHero,
            optional: true,
            when: (_state, { mode }) => mode === 'shoot',
            run: hurtUpTo(6, 2),
          },
        },
      },
    },
  },
  {
    ...future,
    id: 'void-star',
    name: 'Void Star',
    kind: 'unit',
    types: ['Mech', 'Airship'],
    tech: 2,
    cost: 5,
    atk: 5,
    hp: 4,
    keywords: ['flying', 'overpower'],
    text: 'Once a turn, 4 gold: it has +4 ATK until your next upkeep.',
    actions: {
      charge: {
        name: '+4 ATK',
        cost: { gold: 4 },
        once: true,
        effect: { charged: grantSelfForTurn('upkeep') },
      },
    },
    grant(row) {
      row.atk += 4;
    },
  },
  {
    ...future,
    id: 'xenostalker',
    name: 'Xenostalker',
    kind: 'unit',
    types: ['Mech', 'Drone'],
    tech: 2,
    cost: 4,
    atk: 3,
    hp: 6,
    keywords: ['unstoppable'],
    text: 'Attacks: deal 1 damage to each of up to four patrollers that do not fly.',
    triggers: {
      attacks: {
        effect: {
          targetsChosen: {
            filter: both(patroller, ({ keywords }) => (keywords & FLYING) === 0),
            targets: true,
            optional: true,
            run: hurtUpTo(1, 4),
          },
        },
      },
    },
  },
  {
    ...future,
    id: 'nebula',
    name: 'Nebula',
    kind: 'unit',
    types: ['Mech', 'Airship'],
    tech: 3,
    cost: 7,
    atk: 7,
    hp: 6,
    keywords: ['flying'],
    numbers: { resist: 3 },
    text: 'Your other units are invisible. Once a turn, at no cost: destroy a unit of tech 0, I or II.',
    aura: {
      reach: 'yours',
      give(row, self) {
        if (isUnit(row) && row.id !== self.id) row.keywords |= INVISIBLE;
      },
    },
    actions: {
      collapse: {
        name: 'destroy a unit',
        cost: {},
        once: true,
        effect: { destroyedChosen: destroy(techUnit(0, 1, 2)) },
      },
    },
  },
];
