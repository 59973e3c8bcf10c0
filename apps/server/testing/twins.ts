import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  Authority,
  coupledRandom,
  fastRandom,
  listed,
  type Match,
  type Random,
  roll,
  type Seat,
  seats,
  type Viewer,
  viewers,
} from '@riposte/kernel';

type AnyMatch = Match<AnyState, unknown>;
type Both<Value> = readonly [Value, Value];

/** What somebody chooses in both matches; the question may have another id in each. */
export interface TwinStep {
  readonly seat: Seat;
  readonly ids: Both<string>;
  readonly choice: AnyChoice;
  /** What the viewer tries in vain before it. */
  readonly tries: readonly { readonly decision: string; readonly choice: unknown }[];
}

/** Two matches that differ only in what a viewer cannot know, and how both go on. */
export interface Twins {
  readonly viewer: Viewer;
  readonly matches: Both<AnyMatch>;
  readonly steps: readonly TwinStep[];
  /** Whether they differ at all. */
  readonly isDifferent: boolean;
}

export interface TwinWish {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly number: number;
  /** Whether the rules themselves show something hidden by this event: there the pair ends. */
  readonly reveals: (event: never) => boolean;
  /** How many choices are planned. */
  readonly steps: number;
  /** Only the holder of this card differs, for a game that has such a card. */
  readonly swap?: (
    state: AnyState,
    number: number,
  ) => { readonly holders: readonly Seat[]; readonly state: AnyState };
}

/** Makes a pair and plans its course. The kernel is asked here; whether the wire keeps the secret is the question. */
export function makeTwins({ game, options, number, reveals, steps: count, swap }: TwinWish): Twins {
  const random = fastRandom(number);
  const authority = new Authority(game);
  const { match } = authority.start(options, fastRandom(~number));
  const { state } = match;
  const before = swap ? 40 : roll(random, 40);
  for (let left = before; left > 0 && !game.outcome(state); left--) {
    if (swap && swap(state, number).holders.length > 0 && left < 30) break;
    const chosen = common(game, random, [match, match]);
    if (!chosen) break;
    game.applyInPlace(state, chosen.seat, chosen.choice);
  }
  const swapped = swap?.(state, number);
  const all = viewers(game.seatCount(options)).filter(
    (one) => !swapped?.holders.some((holder) => holder === one),
  );
  const viewer = all[roll(random, all.length)] ?? 'spectator';
  const hidden = swapped?.state ?? game.imagine(game.view(state, viewer), random);
  const made = [state, hidden].map((one) => ({ ...match, state: { ...one, random: coupledRandom(number) } }));
  const matches = made as unknown as Both<AnyMatch>;
  const isDifferent = JSON.stringify(state) !== JSON.stringify({ ...hidden, random: state.random });
  return {
    viewer,
    matches,
    isDifferent,
    steps: [...plan(authority, matches, viewer, { count, random, reveals })],
  };
}

function* plan(
  authority: Authority<AnyState, AnyChoice, unknown, unknown, unknown>,
  begun: Both<AnyMatch>,
  viewer: Viewer,
  { count, random, reveals }: Pick<TwinWish, 'reveals'> & { readonly count: number; readonly random: Random },
): Generator<TwinStep> {
  const { game } = authority;
  let matches = begun;
  for (let step = 0; step < count; step++) {
    const chosen = common(game, random, matches);
    if (!chosen) return;
    const tries = viewer === 'spectator' ? [] : triesOf(authority, matches, viewer, random);
    const ids = matches.map((match) => questionOf(authority, match, chosen.seat, chosen.choice));
    const moves = matches.map((match, index) =>
      authority.choose(match, chosen.seat, ids[index] ?? '', chosen.choice),
    );
    const [one, other] = moves;
    if (!one?.ok || !other?.ok) throw new Error('a listed choice was refused');
    const [here, there] = [one.value, other.value];
    // A game may end by what was hidden, and where chance dealt something else what follows differs by right.
    if ((game.outcome(here.match.state) === undefined) !== (game.outcome(there.match.state) === undefined))
      return;
    if (JSON.stringify(here.match.state.random) !== JSON.stringify(there.match.state.random)) return;
    const told = [here, there].map(({ letters }) => letters.filter((letter) => letter.viewer === viewer));
    const events = told.flat().flatMap(({ update }) => update.events);
    if (JSON.stringify(told[0]) !== JSON.stringify(told[1]) && events.some((one) => reveals(one as never)))
      return;
    yield { ...chosen, ids: ids as unknown as Both<string>, tries };
    matches = [here.match, there.match];
  }
}

/** What the viewer may try in both matches, and is refused in both. */
function triesOf(
  authority: Authority<AnyState, AnyChoice, unknown, unknown, unknown>,
  matches: Both<AnyMatch>,
  viewer: Seat,
  random: Random,
): TwinStep['tries'] {
  const [first] = matches;
  const wonders = authority.game.words.wonders(authority.game.view(first.state, viewer), viewer);
  const wondered = wonders[roll(random, Math.max(1, wonders.length))] ?? { type: 'nothing' };
  const { decision, offers } = authority.snapshot(first, viewer);
  const ids = [decision?.id ?? 'q0', offers[0]?.id ?? 'o0-flee', 'q999'];
  return ids
    .flatMap((id) => [wondered, { type: 'nonsense' }].map((choice) => ({ decision: id, choice })))
    .filter(({ decision: id, choice }) =>
      matches.every((match) => !authority.choose(match, viewer, id, choice).ok),
    );
}

function questionOf(
  authority: Authority<AnyState, AnyChoice, unknown, unknown, unknown>,
  match: AnyMatch,
  seat: Seat,
  choice: AnyChoice,
): string {
  const { decision, offers } = authority.snapshot(match, seat);
  const open = [...(decision ? [decision] : []), ...offers];
  const question = open.find(({ choices }) => listed(choices, choice) !== undefined);
  if (!question) throw new Error('nobody is asked that');
  return question.id;
}

/** A choice that is possible in both. */
function common(game: AnyGame, random: Random, [one, other]: Both<AnyMatch>) {
  const there = game.decisions(other.state);
  const both = game.decisions(one.state).flatMap(({ seat, question, kind, choices }) => {
    const twin = there.find((decision) => decision.seat === seat && decision.question === question);
    return choices
      .filter((choice) => twin && listed(twin.choices, choice) !== undefined)
      .map((choice) => ({ seat, choice, kind }));
  });
  const wanted = roll(random, 100) < 10 ? 'offer' : 'awaited';
  const preferred = both.filter(({ kind }) => kind === wanted);
  const from = preferred.length > 0 ? preferred : both;
  const chosen = from[roll(random, Math.max(1, from.length))];
  return chosen && { seat: chosen.seat, choice: chosen.choice };
}

/** Another holder of the traitor card; nobody before it was dealt. */
export function swapTraitor(state: AnyState, number: number): ReturnType<NonNullable<TwinWish['swap']>> {
  const { loyalty, fighters, round } = state as unknown as {
    loyalty?: { traitor: Seat };
    fighters: readonly unknown[];
    round: number;
  };
  if (!loyalty || round === 0) return { holders: [], state };
  const all = seats(fighters.length);
  const others = all.filter((one) => one !== loyalty.traitor);
  const traitor = others[number % others.length] as Seat;
  const swapped = { ...state, loyalty: { ...loyalty, traitor } };
  return { holders: [loyalty.traitor, traitor], state: swapped as AnyState };
}
