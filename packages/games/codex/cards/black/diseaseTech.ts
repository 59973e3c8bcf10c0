import { type Seat, seats } from '@riposte/kernel';
import { baseOf } from '../../board.ts';
import type { CardEntry, Effect, Row } from '../../card.ts';
import type { Choice } from '../../choice.ts';
import type { Deed } from '../../effectVars.ts';
import { unit } from '../../filters.ts';
import { FLYING } from '../../keywords.ts';
import { isFighter, isUnit } from '../../kinds.ts';
import { discardByChance } from '../../piles.ts';
import { addRune, addRunes, runesOn } from '../../runes.ts';
import { sheetOf } from '../../sheet.ts';
import { isFriendly, type State, thingOf } from '../../state.ts';
import { hurt } from '../../verbs/damage.ts';
import { grantForTurn, runes } from '../../verbs/grant.ts';
import { draw, opponent } from '../../verbs/move.ts';
import { disease, isSick } from './disease.ts';

/** Everything of this kind gets a -1/-1 rune. */
function sickenAll({ table, state }: Deed, isMeant: (row: Row) => boolean): void {
  for (const row of sheetOf(state).rows) if (isMeant(row)) addRunes(table, row.thing, -1);
}

const pestilence = (): Effect => ({
  runesPlaced: {
    run: (deed) =>
      sickenAll(deed, (row) => isFighter(row) && !isFriendly(deed.state, row.controller, deed.me)),
  },
});

/** How many -1/-1 runes there are on the units and heroes of a player. */
function sicknessOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const row of sheetOf(state).rows)
    if (isFighter(row) && row.controller === seat) sum += Math.max(0, -row.thing.runes);
  return sum;
}

/** The units and the building of disease. */
export const DISEASE_TECH: readonly CardEntry[] = [
  {
    ...disease,
    id: 'crypt-crawler',
    name: 'Crypt Crawler',
    kind: 'unit',
    types: ['Insect'],
    tech: 1,
    cost: 2,
    atk: 3,
    hp: 3,
    numbers: { sparkshot: 1 },
    text: '1 gold: something with flying loses it this turn.',
    note: 'It may be a hero or a building (keeper of rulings).',
    actions: {
      web: {
        name: 'it flies no more this turn',
        cost: { gold: 1 },
        effect: { targetChosen: grantForTurn(({ keywords }) => (keywords & FLYING) !== 0) },
      },
    },
    grant(row) {
      row.keywords &= ~FLYING;
      row.lost |= FLYING;
    },
  },
  {
    ...disease,
    id: 'plague-spitter',
    name: 'Plague Spitter',
    kind: 'unit',
    types: ['Horror'],
    tech: 1,
    cost: 3,
    atk: 3,
    hp: 3,
    keywords: ['anti-air', 'rune damage'],
  },
  {
    ...disease,
    id: 'abomination',
    name: 'Abomination',
    kind: 'unit',
    types: ['Horror'],
    tech: 2,
    cost: 6,
    atk: 6,
    hp: 6,
    text: 'All other units have -1/-1, yours too.',
    note: 'Two of them give it to each other (manual).',
    aura: {
      reach: 'all',
      give(row, self) {
        if (!isUnit(row) || row.id === self.id) return;
        row.atk -= 1;
        row.hp -= 1;
      },
    },
  },
  {
    ...disease,
    id: 'cursed-crow',
    name: 'Cursed Crow',
    kind: 'unit',
    types: ['Bird'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 3,
    keywords: ['flying'],
    text: 'When it deals damage to a base, the player of that base discards a card by chance.',
    note: 'The 2 damage of a destroyed tech building or add-on are not its own (manual).',
    triggers: {
      hurtsBase: {
        effect: {
          cardDiscarded: {
            run({ table, state, vars }) {
              const robbed = thingOf(state, vars.subject)?.controller;
              if (robbed !== undefined) discardByChance(table, robbed);
            },
          },
        },
      },
    },
  },
  {
    ...disease,
    id: 'cursed-ghoul',
    name: 'Cursed Ghoul',
    kind: 'unit',
    types: ['Ghoul'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 5,
    text: 'Arrives: a unit gets a -1/-1 rune. It ignores patrollers that are units with a -1/-1 rune.',
    attack: { ignores: (row) => isUnit(row) && isSick(row) },
    triggers: { arrives: { effect: { targetChosen: runes(-1, unit) } } },
  },
  {
    ...disease,
    id: 'gorgon',
    name: 'Gorgon',
    kind: 'unit',
    types: ['Horror'],
    tech: 2,
    cost: 3,
    atk: 2,
    hp: 4,
    keywords: ['deathtouch'],
    text: 'Dies: draw a card.',
    triggers: { dies: { commutes: true, effect: { cardDrawn: draw(1) } } },
  },
  {
    ...disease,
    id: 'plague-lab',
    name: 'Plague Lab',
    kind: 'building',
    tech: 2,
    cost: 3,
    hp: 4,
    text: 'Arrives: each unit of an opponent gets a -1/-1 rune. 2 gold, exhaust: any number of cards with runes get one more rune each, of a kind they have.',
    note: 'You choose card by card and rune by rune; the future is not in play (manual).',
    triggers: {
      arrives: {
        effect: {
          opponentChosen: opponent((deed, at) =>
            sickenAll(deed, (row) => isUnit(row) && row.controller === at),
          ),
        },
      },
    },
    actions: {
      breed: {
        name: 'one more rune where there are any',
        cost: { gold: 2, exhaust: true },
        effect: {
          runeChosen: {
            optional: true,
            list: ({ things }, { picked }) =>
              things
                .filter(({ id }) => !picked.includes(id))
                .flatMap((thing) =>
                  runesOn(thing).map((rune): Choice => ({ type: 'pick', thing: thing.id, rune })),
                ),
            run({ table, vars }, chosen, answer) {
              if (!chosen || answer?.type !== 'pick' || answer.rune === undefined) return undefined;
              addRune(table, chosen.thing, answer.rune);
              vars.picked = [...vars.picked, chosen.id];
              return 'again';
            },
          },
        },
      },
    },
  },
  {
    ...disease,
    id: 'plague-lord',
    name: 'Plague Lord',
    kind: 'unit',
    types: ['Horror'],
    tech: 3,
    cost: 6,
    atk: 4,
    hp: 7,
    numbers: { resist: 2 },
    text: 'Arrives and attacks: all opposing units and heroes get a -1/-1 rune. Upkeep: each base takes 1 damage for each -1/-1 rune on its player’s units and heroes.',
    note: 'Its own player’s base takes damage, too; only in its controller’s upkeep (manual).',
    triggers: {
      arrives: { effect: pestilence() },
      attacks: { effect: pestilence() },
      upkeep: {
        effect: {
          basesHurt: {
            run(deed) {
              const { state } = deed;
              for (const seat of seats(state.players.length))
                hurt(deed, [baseOf(state, seat)], sicknessOf(state, seat));
            },
          },
        },
      },
    },
  },
];
