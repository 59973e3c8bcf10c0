import { type AnyChoice, listed } from './decision.ts';
import type { Paused } from './frame.ts';
import type { Game } from './game.ts';
import type { Made, Recent } from './match.ts';
import type { Seat } from './seat.ts';

/** How many choices are kept for taking back. */
const MOST = 64;

/** Whether a seat may take a choice back without asking anybody. */
export function mayTakeBack<State>(recent: Recent<State> | undefined, seat: unknown): boolean {
  return recent?.free.some((one) => one.seat === seat) === true;
}

/** What may be taken back after one more choice. */
export function afterChoice<State>(
  recent: Recent<State> | undefined,
  before: State,
  made: Made,
  {
    isFree,
    noticedBy,
  }: {
    /** Whether the choice used no chance and showed nothing hidden. */
    readonly isFree: boolean;
    /** Seats that learnt of it: another seat has acted, so what they chose before stands. */
    readonly noticedBy: readonly Seat[];
  },
): Recent<State> | undefined {
  const { seat } = made;
  const number = recent?.choices.length ?? 0;
  const others = (recent?.free ?? []).filter((one) => one.seat !== seat && !noticedBy.includes(one.seat));
  const earlier = recent?.free.find((one) => one.seat === seat)?.at ?? [];
  const free = isFree ? [...others, { seat, at: [...earlier, number] }] : others;
  if (free.length === 0) return undefined;
  // A seat that did not notice the choice may still take back its own: then this one is made again.
  return { state: recent?.state ?? before, choices: [...(recent?.choices ?? []), made], free };
}

/** The state without a seat's last free choice, and what may be taken back then; nothing where there is no such choice. */
export function withoutLast<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  recent: Recent<State> | undefined,
  seat: Seat,
): { readonly state: State; readonly recent: Recent<State> | undefined } | undefined {
  const gone = recent?.free.find((one) => one.seat === seat)?.at.at(-1);
  if (!recent || gone === undefined) return undefined;
  const kept: Made[] = [];
  /** Where each choice stands now. */
  const places = new Map<number, number>();
  let { state } = recent;
  for (const [index, made] of recent.choices.entries()) {
    // Choices of other seats that this one did not notice are made again; one that has become impossible falls away.
    const next = index === gone ? undefined : madeAgain(game, state, made);
    if (!next) continue;
    state = next;
    places.set(index, kept.length);
    kept.push(made);
  }
  const free = recent.free
    .map(({ seat: by, at }) => ({ seat: by, at: at.flatMap((index) => places.get(index) ?? []) }))
    .filter(({ at }) => at.length > 0);
  return { state, recent: free.length === 0 ? undefined : { state: recent.state, choices: kept, free } };
}

/** Forgets what lies too far back to be kept. */
export function shortened<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  recent: Recent<State> | undefined,
): Recent<State> | undefined {
  const [first, ...choices] = recent?.choices ?? [];
  if (!recent || !first || choices.length < MOST) return recent;
  const state = madeAgain(game, recent.state, first);
  const free = recent.free
    .map(({ seat, at }) => ({ seat, at: at.filter((index) => index > 0).map((index) => index - 1) }))
    .filter(({ at }) => at.length > 0);
  return state && free.length > 0 ? { state, choices, free } : undefined;
}

/** The state that all recent choices lead to; nothing when one of them is impossible by these rules. */
export function replayed<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { state, choices }: Recent<State>,
): State | undefined {
  return choices.reduce<State | undefined>((now, made) => now && madeAgain(game, now, made), state);
}

function madeAgain<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  state: State,
  { seat, choice: given }: Made,
): State | undefined {
  for (const decision of game.decisions(state)) {
    const choice = decision.seat === seat ? listed(decision.choices, given) : undefined;
    if (choice !== undefined) return game.advance(state, seat, choice).state;
  }
  return undefined;
}
