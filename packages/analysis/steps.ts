import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  type Entry,
  History,
  parseOptions,
  type Question,
  type Replay,
  type Seat,
  type Verified,
} from '@riposte/kernel';

/** What a seat saw and was asked when it chose. */
export interface SeatAsked {
  readonly seat: Seat;
  readonly view: unknown;
  /** Nothing where it took an offer without being asked. */
  readonly question: Question<AnyChoice> | undefined;
  readonly offers: readonly Question<AnyChoice>[];
}

/** A choice that stands: it was not taken back. */
export interface ChosenStep {
  /** The number of its entry, counted from 1. */
  readonly entry: number;
  readonly choice: AnyChoice;
  readonly sight: SeatAsked;
  readonly before: AnyState;
}

/** The choices of a match that stand, and how it stood in the end. */
export interface StandingChoices {
  readonly steps: readonly ChosenStep[];
  readonly seats: number;
  readonly first: AnyState;
  readonly last: AnyState;
}

/** The choices of a match that stand, each with what its seat saw: to tell of them in the words of the game. */
export function choicesIn(game: AnyGame, { replay }: Verified): readonly ChosenStep[] {
  return walk(game, replay).steps;
}

/** Plays a replay again. */
export function walk(game: AnyGame, replay: Replay): StandingChoices {
  const options = parseOptions(game.options, replay.options);
  if (!options.ok) throw new Error(options.why.text);
  const history = new History(game, options.value, replay.deal);
  const first = history.match.state;
  const steps: ChosenStep[] = [];
  for (const [index, entry] of replay.entries.entries()) {
    const before = history.match.state;
    const sight = entry.type === 'choice' ? sightOf(history.snapshot(entry.seat), entry.seat) : undefined;
    const added = history.add(entry);
    if (!added.ok) throw new Error(`entry ${index + 1}: ${added.why.text}`);
    const kept = history.entries[index];
    if (sight && kept?.type === 'choice')
      steps.push({ entry: index + 1, choice: kept.choice, sight, before });
    else takeBack(steps, entry);
  }
  return { steps, seats: replay.deal.nonces.length, first, last: history.match.state };
}

function sightOf(
  { view, decision, offers }: ReturnType<History<AnyState, AnyChoice, unknown, unknown, unknown>['snapshot']>,
  seat: Seat,
): SeatAsked {
  return { seat, view, question: decision, offers };
}

/** Drops what an entry took back. */
function takeBack(steps: ChosenStep[], entry: Entry<unknown>): void {
  if (entry.type === 'undo') {
    const last = steps.findLastIndex(({ sight }) => sight.seat === entry.seat);
    if (last >= 0) steps.splice(last, 1);
  } else if (entry.type === 'takeback') {
    while ((steps.at(-1)?.entry ?? 0) > entry.to) steps.pop();
  }
}
