import { type Choice, flashDuel, type Options, optionsOf, type State } from '@riposte/flash-duel';
import { chachaRandom, fastRandom, type Random, roll, type Seat, shuffle } from '@riposte/kernel';
import { checkAgreement } from './boardgame-io/agreement.ts';
import { enumerate, seatToMove } from './boardgame-io/duel.ts';
import { type Library, loadLibrary } from './boardgame-io/library.ts';
import { startMatch } from './boardgame-io/match.ts';
import type { Figure } from './figure.ts';
import { type Contestant, measure } from './measure.ts';

/** Enough that a few of them need a deciding round (RULES 1.3). */
const AGREEMENT_GAMES = 400;
const PLAYOUTS_AT_ONCE = 20;
const MOMENTS = 1000;

/** A state in mid-game, with one of the choices that are listed there. */
interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly choice: Choice;
}

/** Flash Duel, alone and against the same game on boardgame.io. */
export function benchFlashDuel(): readonly Figure[] {
  const library = loadLibrary();
  const { decisions } = checkAgreement(library, AGREEMENT_GAMES);
  console.log(`both implementations agreed on ${AGREEMENT_GAMES} games, at each of ${decisions} decisions`);

  const rates = measure({
    revised: playouts(optionsOf({ edition: 'revised' })),
    v41: playouts(optionsOf({ edition: 'v4.1' })),
    applies: applies(),
    copies: copies(optionsOf({})),
    boardgameIo: boardgameIoPlayouts(library),
  });
  return [
    ...playoutFigures('flash-duel', rates.revised, SIMPLE_GOALS),
    ...playoutFigures('flash-duel.v4-1', rates.v41, SIMPLE_GOALS),
    {
      name: 'flash-duel.apply',
      unit: 'µs',
      values: rates.applies.applies.map((rate) => 1e6 / rate),
      goal: { atMost: 10 },
    },
    {
      name: 'flash-duel.copies',
      unit: 'copies/s',
      values: rates.copies.copies,
      goal: { atLeast: 1_000_000 },
    },
    { name: 'boardgame-io.playout.games', unit: 'games/s', values: rates.boardgameIo.games },
    {
      name: 'flash-duel.ratio',
      unit: '×',
      // Round by round: what slowed the one slowed the other.
      values: rates.revised.games.map((rate, round) => rate / (rates.boardgameIo.games[round] ?? Number.NaN)),
      goal: { atLeast: 100 },
    },
  ];
}

/** The Full Game, all characters at random. */
export function benchFullGame(): readonly Figure[] {
  const rates = measure({
    revised: playouts(optionsOf({ edition: 'revised', mode: 'full' })),
    v41: playouts(optionsOf({ edition: 'v4.1', mode: 'full' })),
    copies: copies(optionsOf({ mode: 'full' })),
  });
  return [
    ...playoutFigures('flash-duel-full', rates.revised, FULL_GOALS),
    ...playoutFigures('flash-duel-full.v4-1', rates.v41, FULL_GOALS),
    {
      name: 'flash-duel-full.copies',
      unit: 'copies/s',
      values: rates.copies.copies,
      goal: { atLeast: 500_000 },
    },
  ];
}

/** More than two at the table, all characters at random. */
export function benchTeams(): readonly Figure[] {
  const rates = measure({
    team: playouts(optionsOf({ mode: 'team' })),
    raid: playouts(optionsOf({ mode: 'raid', mortals: 3 })),
    betrayal: playouts(optionsOf({ mode: 'betrayal' })),
    copies: copies(optionsOf({ mode: 'raid', mortals: 3 })),
  });
  return [
    ...playoutFigures('flash-duel-team', rates.team),
    ...playoutFigures('flash-duel-raid', rates.raid),
    ...playoutFigures('flash-duel-betrayal', rates.betrayal),
    { name: 'flash-duel-raid.copies', unit: 'copies/s', values: rates.copies.copies },
  ];
}

/** How many a second there should be. */
interface PlayoutGoals {
  readonly decisions?: number;
  readonly games?: number;
}

const SIMPLE_GOALS: PlayoutGoals = { decisions: 1_500_000, games: 20_000 };
const FULL_GOALS: PlayoutGoals = { games: 10_000 };

function playoutFigures(
  name: string,
  { decisions, games }: Readonly<Record<'decisions' | 'games', readonly number[]>>,
  goals: PlayoutGoals = {},
): readonly Figure[] {
  return [
    {
      name: `${name}.playout.decisions`,
      unit: 'decisions/s',
      values: decisions,
      ...(goals.decisions !== undefined && { goal: { atLeast: goals.decisions } }),
    },
    {
      name: `${name}.playout.games`,
      unit: 'games/s',
      values: games,
      ...(goals.games !== undefined && { goal: { atLeast: goals.games } }),
    },
  ];
}

/** Whole games by random choices, in place and without events: what a search does. Nobody takes a standing offer. */
function playouts(options: Options): Contestant<'decisions' | 'games'> {
  const chooser = fastRandom(1);
  let number = 0;
  return {
    work() {
      let decisions = 0;
      for (let game = 0; game < PLAYOUTS_AT_ONCE; game++) {
        const { state } = flashDuel.setup(options, flashDuel.seatCount(options), fastRandom(number++));
        let decision = flashDuel.decisions(state)[0];
        while (decision) {
          decision = flashDuel.applyInPlace(state, decision.seat, anyOf(decision.choices, chooser))[0];
          decisions++;
        }
      }
      return { decisions, games: PLAYOUTS_AT_ONCE };
    },
  };
}

/** A choice as a server takes it: checked, applied to a copy, with events, and the new state viewed once. */
function applies(): Contestant<'applies'> {
  const moments = momentsOf(optionsOf({}), (game) => chachaRandom(String(game).padStart(64, '0')));
  return {
    work() {
      for (const { state, seat, choice } of moments) {
        const applied = flashDuel.apply(state, seat, choice);
        if (!applied.ok) throw new Error(applied.why.text);
        flashDuel.view(applied.value.state, seat);
      }
      return { applies: moments.length };
    },
  };
}

/** Copies as a search makes them. */
function copies(options: Options): Contestant<'copies'> {
  const moments = momentsOf(options, fastRandom);
  let kept: State | undefined;
  return {
    work() {
      // Kept, or the engine might notice that nobody needs it.
      for (const { state } of moments) kept = flashDuel.copy(state);
      return { copies: kept ? moments.length : 0 };
    },
  };
}

/** The same whole games on boardgame.io. */
function boardgameIoPlayouts(library: Library): Contestant<'games'> {
  const chooser = fastRandom(3);
  let number = 0;
  return {
    work() {
      const match = startMatch(library, `playout ${number++}`);
      for (let { G, ctx } = match.look(); ctx.gameover === undefined; { G, ctx } = match.look()) {
        match.play(seatToMove(ctx), anyOf(enumerate(G, ctx), chooser));
      }
      return { games: 1 };
    },
  };
}

/** Moments from random games, in no order: neighbours share nothing that could be remembered. */
function momentsOf(options: Options, chanceOf: (game: number) => Random): readonly Moment[] {
  const chooser = fastRandom(2);
  const moments: Moment[] = [];
  for (let game = 0; moments.length < MOMENTS; game++) {
    const { state } = flashDuel.setup(options, flashDuel.seatCount(options), chanceOf(game));
    let [decision] = flashDuel.decisions(state);
    while (decision) {
      const { seat, choices } = decision;
      const choice = anyOf(choices, chooser);
      moments.push({ state: flashDuel.copy(state), seat, choice });
      [decision] = flashDuel.applyInPlace(state, seat, choice);
    }
  }
  shuffle(chooser, moments);
  return moments;
}

function anyOf<Item>(items: readonly Item[], chooser: Random): Item {
  const item = items[roll(chooser, items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
