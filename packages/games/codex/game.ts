import { type Ask, pick, roll, type Seat, seat, seats } from '@riposte/kernel';
import { baseHp, healthiest } from './board.ts';
import { entryOf, heroCards } from './catalogue.ts';
import { type Choice, heroOf, type Question } from './choice.ts';
import { placeMercenaries } from './freeForAll.ts';
import type { CardId, Color } from './ids.ts';
import { firstGame, teamSize } from './options.ts';
import { drawCard } from './piles.ts';
import type { Player } from './player.ts';
import { setUp } from './setUp.ts';
import { isFriendly, playerOf, rules, type State, type Table, teamOf } from './state.ts';
import { newTurn, newTurnAlone, turn } from './turn.ts';

/** RULES 1.3. */
const MOST_TURNS = 200;
/** RULES 2.5, 2.6. */
const FIRST_WORKERS = 4;
const OTHER_WORKERS = 5;
const HAND = 5;

interface GameVars {
  next: Seat;
  /** RULES 16.13: who is still to have a turn, of those who are tied. */
  left?: readonly Seat[];
}

export const game = rules.procedure<GameVars>('game', {
  dealHeroes(table) {
    const { state } = table;
    const pair = firstGame(state.options);
    if (pair) {
      const first = roll(state.random, pair.length);
      for (const one of seats(state.players.length))
        addHero(state, one, pair[(first + one) % pair.length] as CardId);
    } else if (state.options.heroes !== 'dealt') return;
    for (let dealt = pair ? 1 : 0; dealt < teamSize(state.options); dealt++)
      for (const one of seats(state.players.length)) {
        const free = freeHeroes(state, one);
        addHero(state, one, free[roll(state.random, free.length)] as CardId);
      }
    table.tell?.({ type: 'heroesChosen', heroes: teams(state) }, { shows: true });
  },
  heroesChosen: {
    asksEach: (state) =>
      seats(state.players.length)
        .filter((one) => playerOf(state, one).heroes.length < teamSize(state.options))
        .map((one) => ({
          seat: one,
          question: 'hero',
          choices: freeHeroes(state, one).map(heroOf),
        })),
    runEach({ state, tell }, _vars, answers) {
      if (answers.length === 0) return undefined;
      for (const { seat: one, choice } of answers)
        if (choice.type === 'hero') addHero(state, one, choice.hero);
      tell?.({ type: 'heroesChosen', heroes: teams(state) }, { shows: true });
      return 'heroesChosen';
    },
  },
  decksChosen: {
    asksEach: (state) =>
      state.options.heroes === 'dealt'
        ? []
        : seats(state.players.length).flatMap((one): Ask<Choice, Question>[] => {
            const colors = colorsOf(playerOf(state, one));
            const choices = colors.map((color): Choice => ({ type: 'deck', color }));
            return colors.length > 1 ? [{ seat: one, question: 'deck', choices }] : [];
          }),
    runEach(table, _vars, answers) {
      const { state } = table;
      for (const one of seats(state.players.length)) {
        const colors = colorsOf(playerOf(state, one));
        const chosen = answers.find((answer) => answer.seat === one)?.choice;
        const dealt =
          colors.length > 1
            ? pick(
                state.random,
                colors.map(() => 1),
                colors.length,
              )
            : 0;
        deal(table, one, chosen?.type === 'deck' ? chosen.color : (colors[dealt] ?? 'neutral'));
      }
    },
  },
  decideFirst(table, vars) {
    const { state, tell } = table;
    const { length } = state.players;
    const [, other] = teamOf(state, vars.next);
    const size = other === undefined ? 1 : 2;
    vars.next = seat(size * roll(state.random, length / size));
    const [, mate] = teamOf(state, vars.next);
    tell?.({ type: 'firstDecided', seat: vars.next, ...(mate !== undefined && { mate }) }, { shows: true });
    for (const one of seats(length)) {
      playerOf(state, one).workers = isFriendly(state, one, vars.next) ? FIRST_WORKERS : OTHER_WORKERS;
      for (let drawn = 0; drawn < HAND; drawn++) drawCard(table, one);
    }
    placeMercenaries(table, vars.next);
  },
  takeTurn({ state, call }, vars) {
    if (state.winners) return 'end';
    if (state.turn >= MOST_TURNS) {
      state.winners = healthiest(state, seats(state.players.length));
      return 'end';
    }
    const [extra, ...others] = state.extra ?? [];
    if (extra !== undefined) {
      state.extra = others.length > 0 ? others : undefined;
      call(turn, newTurnAlone(extra));
      return 'takeTurn';
    }
    if (state.tied) {
      const tied = state.tied;
      const [first, ...left] = vars.left ?? inTurnOrder(state, tied, vars.next);
      vars.left = left;
      if (first !== undefined) call(turn, newTurn(first));
      else {
        delete vars.left;
        const best = healthiest(state, tied);
        const isOver = best.length === 1 || best.every((one) => baseHp(state, one) === 0);
        if (isOver) state.winners = best;
        else state.tied = best;
      }
      return 'takeTurn';
    }
    call(turn, newTurn(vars.next));
    vars.next = seat((vars.next + teamOf(state, vars.next).length) % state.players.length);
    return 'takeTurn';
  },
  end({ state, tell }) {
    const { winners = [], players } = state;
    tell?.({ type: 'ended', winners, ...(players.length > 2 && { of: players.length }) });
  },
});

/** RULES 2.1: heroes that the player does not lead yet. */
function freeHeroes(state: State, one: Seat): readonly CardId[] {
  const { heroes } = playerOf(state, one);
  return (state.roster ?? heroCards()).filter((hero) => heroes.every(({ card }) => card !== hero));
}

function addHero(state: State, one: Seat, hero: CardId): void {
  const player = playerOf(state, one);
  player.heroes = [...player.heroes, { card: hero, runes: 0 }];
}

function teams(state: State): readonly { readonly seat: Seat; readonly hero: CardId }[] {
  return seats(state.players.length).flatMap((one) =>
    playerOf(state, one).heroes.map(({ card }) => ({ seat: one, hero: card })),
  );
}

/** RULES 2.3: the colors whose starting decks the player may take. */
function colorsOf({ heroes }: Player): readonly Color[] {
  return [...new Set(heroes.map(({ card }) => entryOf(card).color))];
}

function deal({ state, tell }: Table, one: Seat, color: Color): void {
  setUp(state, one, color);
  tell?.({ type: 'deckTaken', seat: one, color }, { shows: true });
}

/** Some players in the order of their turns, from this one on. */
function inTurnOrder({ players }: State, some: readonly Seat[], from: Seat): readonly Seat[] {
  const place = (one: Seat) => (one - from + players.length) % players.length;
  return [...some].sort((one, other) => place(one) - place(other));
}
