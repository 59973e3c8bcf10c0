// A spec is one file: its hero and its twelve cards, each an entry of its own, however long that becomes.

import { type Seat, seats } from '@riposte/kernel';
import { arrive, gainGold, takeControl, trashWorker } from '../../board.ts';
import type { CardEntry, Part, Row } from '../../card.ts';
import { type Choice, pickOf } from '../../choice.ts';
import {
  both,
  buildingCard,
  either,
  hero,
  ongoingSpell,
  techUnit,
  unit,
  upgrade,
  yours,
} from '../../filters.ts';
import { CANT_PATROL, FLYING, HASTE, OVERPOWER, READINESS, STEALTH, UNTARGETABLE } from '../../keywords.ts';
import { isFighter, isPlain, isSacrificable, isUnit } from '../../kinds.ts';
import { isByBook } from '../../rulings.ts';
import { addTokens } from '../../runes.ts';
import { sheetOf } from '../../sheet.ts';
import {
  holdersOf,
  isActive,
  isFriendly,
  isHeldBySpell,
  playerOf,
  type State,
  thingOf,
} from '../../state.ts';
import { candidates, isForcing } from '../../targets.ts';
import { destroy, doom } from '../../verbs/damage.ts';
import { again, putIntoPlay } from '../../verbs/fetch.ts';
import { lasting } from '../../verbs/lasting.ts';
import { attach, draw, opponent, trash, trashItself } from '../../verbs/move.ts';

const balance = { color: 'green', spec: 'balance', source: 'public' } as const;

const reclaimed = either(upgrade, ongoingSpell, buildingCard);

const showdownLends = { triggers: { attacks: { commutes: true, effect: { cardDrawn: draw(1) } } } };

const prey: Part = { filter: either(unit, upgrade), targets: true, run: () => undefined };

/** What a Mimic borrows. */
const BORROWED = FLYING | OVERPOWER | HASTE | UNTARGETABLE | STEALTH;

function totalAtk(state: State, seat: Seat): number {
  return sheetOf(state).rows.reduce(
    (sum, row) => sum + (row.controller === seat && isFighter(row) ? row.atk : 0),
    0,
  );
}

/** Who has more ATK than everybody else; nobody when several have the most. */
function strongest(state: State): Seat | undefined {
  const totals = seats(state.players.length).map((seat) => ({ seat, total: totalAtk(state, seat) }));
  const most = Math.max(...totals.map(({ total }) => total));
  const first = totals.filter(({ total }) => total === most);
  return first.length === 1 ? first[0]?.seat : undefined;
}

const isSmall = ({ tech }: Pick<Row, 'tech'>) => tech === 0;

/** Master Midori, and the twelve cards of balance. */
export const BALANCE: readonly CardEntry[] = [
  {
    ...balance,
    id: 'master-midori',
    name: 'Master Midori',
    kind: 'hero',
    cost: 2,
    maxLevel: 8,
    bands: [
      { from: 1, atk: 2, hp: 3 },
      {
        from: 5,
        atk: 3,
        hp: 4,
        text: 'Your units without abilities have +1/+1.',
        lateAura: {
          reach: 'yours',
          first: true,
          give(row) {
            if (!isUnit(row) || !isPlain(row)) return;
            row.atk += 1;
            row.hp += 1;
          },
        },
      },
      {
        from: 8,
        atk: 4,
        hp: 5,
        text: 'Midori flies on your turns.',
        aura: {
          reach: 'self',
          give(row, _self, state) {
            if (isActive(state, row.controller)) row.keywords |= FLYING;
          },
        },
      },
    ],
  },
  {
    ...balance,
    id: 'circle-of-life',
    name: 'Circle of Life',
    kind: 'spell',
    types: ['Summon'],
    cost: 3,
    text: 'Sacrifice a green unit. If you do, put a green unit that costs 5 or less and is one tech level higher from your codex into play.',
    note: 'By printed cost, so never Gigadon (designer).',
    cast: {
      sacrificeChosen: {
        filter: both(unit, yours, isSacrificable, ({ entry }) => entry.color === 'green'),
        run(deed, chosen) {
          if (!chosen) return;
          // The level to look for.
          deed.vars.mode = String(chosen.tech + 1);
          doom(deed, chosen.thing);
        },
      },
      unitChosen: putIntoPlay(
        'codex',
        ({ kind, color, tech = 0, cost }, _state, { mode }) =>
          kind === 'unit' && color === 'green' && String(tech) === mode && cost <= 5,
        { when: (_state, { did, mode }) => did && mode !== '' },
      ),
    },
  },
  {
    ...balance,
    id: 'moments-peace',
    name: 'Moment’s Peace',
    kind: 'spell',
    cost: 2,
    text: 'Until your next turn your units cannot patrol, and opposing units cannot attack what you control.',
    cast: { lasts: lasting('upkeep') },
    lasts(row, { by }) {
      if (isUnit(row) && row.controller === by) row.keywords |= CANT_PATROL;
    },
    whileItLasts: {
      forbidsAttack: ({ controller }, attacker, defender, state) =>
        isUnit(attacker) &&
        !isFriendly(state, attacker.controller, controller) &&
        holdersOf(state, defender.thing).includes(controller),
    },
  },
  {
    ...balance,
    id: 'nature-reclaims',
    name: 'Nature Reclaims',
    kind: 'spell',
    cost: 2,
    text: 'Trash an upgrade, an ongoing spell or a building card. Then trash this.',
    cast: {
      targetChosen: trash(reclaimed),
      trashedItself: { run: trashItself },
    },
    playable: (state, me) =>
      sheetOf(state).rows.some((row) => reclaimed(row, { state, me, source: -1, subject: -1, amount: 0 })),
  },
  {
    ...balance,
    id: 'final-showdown',
    name: 'Final Showdown',
    kind: 'spell',
    ultimate: true,
    types: ['Buff'],
    cost: 3,
    ongoing: true,
    text: 'Attach to your balance hero: +3/+3, readiness, resist 1, “Attacks: draw a card.” An opponent gets two 3/3 Hunters with anti-air.',
    lends: showdownLends,
    cast: {
      heroChosen: attach(both(hero, yours, ({ entry }) => entry.spec === 'balance')),
      opponentChosen: opponent(({ table }, seat) => {
        arrive(table, 'hunter', seat);
        arrive(table, 'hunter', seat);
      }),
    },
    aura: {
      reach: 'all',
      give(row, { thing }) {
        if (row.id !== thing.to) return;
        row.atk += 3;
        row.hp += 3;
        row.resist += 1;
        row.keywords |= READINESS;
        row.lent = [...row.lent, { from: 'final-showdown', face: showdownLends }];
      },
    },
  },
  {
    ...balance,
    id: 'gemscout-owl',
    name: 'Gemscout Owl',
    kind: 'unit',
    types: ['Bird'],
    tech: 1,
    cost: 1,
    atk: 0,
    hp: 1,
    keywords: ['flying', "can't attack"],
    numbers: { resist: 1 },
    text: 'Upkeep: gain 1 gold.',
    triggers: {
      upkeep: {
        commutes: true,
        effect: { goldGained: { run: ({ table, me }) => gainGold(table, me, 1, 'Gemscout Owl') } },
      },
    },
  },
  {
    ...balance,
    id: 'tiny-basilisk',
    name: 'Tiny Basilisk',
    kind: 'unit',
    types: ['Beast'],
    tech: 1,
    cost: 2,
    atk: 1,
    hp: 2,
    keywords: ['deathtouch'],
    text: 'Tech 0 units cannot attack it, and it ignores patrollers that are tech 0 units.',
    answers: { forbidsAttack: (_self, attacker) => isUnit(attacker) && isSmall(attacker) },
    attack: { ignores: (row) => isUnit(row) && isSmall(row) },
  },
  {
    ...balance,
    id: 'chameleon',
    name: 'Chameleon',
    kind: 'unit',
    types: ['Beast'],
    tech: 2,
    cost: 2,
    atk: 3,
    hp: 3,
    keywords: ['stealth'],
  },
  {
    ...balance,
    id: 'dothram-horselord',
    name: 'Dothram Horselord',
    kind: 'unit',
    types: ['Soldier'],
    tech: 2,
    cost: 3,
    atk: 6,
    hp: 5,
    keywords: ['overpower'],
    text: 'Upkeep: the player whose units and heroes have the most ATK takes control of it.',
    note: 'It counts itself; heroes count (another program’s reading). Nobody takes it when several have the most.',
    triggers: {
      upkeep: {
        effect: {
          strongestFound: {
            run({ table, state, vars }) {
              const thing = thingOf(state, vars.source);
              const seat = strongest(state);
              if (thing && seat !== undefined && !isHeldBySpell(thing)) takeControl(table, thing, seat);
            },
          },
        },
      },
    },
  },
  {
    ...balance,
    id: 'fairie-dragon',
    name: 'Fairie Dragon',
    kind: 'unit',
    types: ['Dragon'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 2,
    keywords: ['flying'],
    text: 'Arrives: you may put a feather rune on a tech I or II unit. Units with feather runes are 3/1 and fly.',
    note: 'One Fairie Dragon in play is enough for all feather runes; other runes and abilities stay (manual).',
    triggers: {
      arrives: {
        effect: {
          targetChosen: {
            filter: techUnit(1, 2),
            targets: true,
            optional: true,
            run({ table }, chosen) {
              if (chosen) addTokens(table, chosen.thing, 'feather', 1);
            },
          },
        },
      },
    },
    aura: {
      reach: 'all',
      give(row) {
        if ((row.thing.tokens.feather ?? 0) === 0) return;
        row.atk += 3 - row.base;
        row.hp += 1 - row.baseHp;
        row.base = 3;
        row.baseHp = 1;
        row.keywords |= FLYING;
      },
    },
  },
  {
    ...balance,
    id: 'potent-basilisk',
    name: 'Potent Basilisk',
    kind: 'unit',
    types: ['Beast'],
    tech: 2,
    cost: 4,
    atk: 3,
    hp: 5,
    keywords: ['untargetable', 'deathtouch'],
    text: 'Arrives: you may destroy an upgrade or an ongoing spell.',
    triggers: {
      arrives: { effect: { targetChosen: { ...destroy(either(upgrade, ongoingSpell)), optional: true } } },
    },
  },
  {
    ...balance,
    id: 'wandering-mimic',
    name: 'Wandering Mimic',
    kind: 'unit',
    types: ['Shapeshifter'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 4,
    text: 'It has flying, overpower, haste, sparkshot, untargetable or stealth while any other unit or hero has it.',
    note: 'Mimics do not borrow from each other what they only borrowed (manual).',
    lastAura: {
      reach: 'self',
      give(row, self, _state, rows) {
        for (const other of rows) {
          if (other.id === self.id || !isFighter(other)) continue;
          row.keywords |= other.keywords & BORROWED;
          if (other.sparkshot > 0) row.sparkshot = Math.max(1, row.sparkshot);
        }
      },
    },
  },
  {
    ...balance,
    id: 'tyrannosaurus-rex',
    name: 'Tyrannosaurus Rex',
    kind: 'unit',
    types: ['Dinosaur'],
    tech: 3,
    cost: 8,
    atk: 10,
    hp: 10,
    keywords: ['overpower'],
    numbers: { resist: 2 },
    text: 'Arrives: destroy up to two things among units, upgrades and workers.',
    note: 'By the manual it must destroy two (rulings).',
    triggers: {
      arrives: {
        effect: {
          preyChosen: {
            targets: true,
            optional: true,
            isMust: (state) => isByBook(state, 'tyrannosaurus'),
            list(state, vars) {
              const found = candidates(state, vars, prey);
              // RULES 10.4: a worker is a target as well, so a flagbearer goes first.
              const isBound = !vars.flagged && found.some((row) => isForcing(state, row, vars.me));
              const robbed = seats(state.players.length).filter(
                (seat) => !isBound && playerOf(state, seat).workers > 0,
              );
              return [
                ...found.map(({ id }) => pickOf(id)),
                ...robbed.map((seat): Choice => ({ type: 'opponent', seat })),
              ];
            },
            run(deed, chosen, answer) {
              const { vars, table } = deed;
              if (chosen) doom(deed, chosen.thing);
              else if (answer?.type === 'opponent') trashWorker(table, answer.seat);
              return again(vars, 2);
            },
            missed: ({ vars }) => again(vars, 2),
          },
        },
      },
    },
  },
];
