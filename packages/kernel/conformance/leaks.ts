import type { AnyChoice, Decision } from '../decision.ts';
import type { Told } from '../event.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { roll } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';

/** A game with a hole in it, to see whether the suite finds the hole. */
export interface Leak<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  /** What becomes known that should not. */
  readonly what: string;
  plant(game: Game<State, Choice, Event, View, Options>): Game<State, Choice, Event, View, Options>;
}

/**
 * Holes that any game can have, each by a way on which knowledge can travel. A suite that does not find every one of
 * them proves nothing.
 */
export function plantedLeaks<
  State extends Paused<Choice>,
  Choice extends AnyChoice,
  Event,
  View,
  Options,
>(): readonly Leak<State, Choice, Event, View, Options>[] {
  type Any = Game<State, Choice, Event, View, Options>;
  const changed = (
    game: Any,
    tell: (told: readonly Told<Event>[], state: State) => readonly Told<Event>[],
  ): Any => retold(game, tell);
  return [
    {
      what: 'a view has one more field, made of what is hidden',
      plant: (game) => ({
        ...game,
        view: (state, viewer) => ({ ...game.view(state, viewer), hint: isOdd(state) }),
      }),
    },
    {
      what: 'the keys of a view stand in an order that depends on what is hidden',
      plant: (game) => ({
        ...game,
        view(state, viewer) {
          const view = game.view(state, viewer);
          return isOdd(state) ? (Object.fromEntries(Object.entries(view as object).reverse()) as View) : view;
        },
      }),
    },
    {
      what: 'a view shows the next results of chance',
      plant: (game) => ({
        ...game,
        view(state, viewer) {
          const { random } = game.copy(state);
          const next =
            random.type === 'coupled' && random.bent === random.results.length ? -1 : roll(random, 6);
          return { ...game.view(state, viewer), next };
        },
      }),
    },
    {
      what: 'an event says more when something hidden is so',
      plant: (game) =>
        changed(game, (told, state) =>
          told.map((one, index) =>
            index === 0 ? { ...one, event: { ...(one.event as object), hint: isOdd(state) } as Event } : one,
          ),
        ),
    },
    {
      what: 'an event is told twice when something hidden is so',
      plant: (game) => changed(game, (told, state) => (isOdd(state) ? [...told, ...told.slice(-1)] : told)),
    },
    {
      what: 'an event that tells nothing is sent when something hidden is so, and counted',
      plant: (game) =>
        changed(game, (told, state) =>
          isOdd(state) ? [...told, { event: { type: 'nothing' } as unknown as Event }] : told,
        ),
    },
    {
      what: 'what only some may see is told to everybody',
      plant: (game) => changed(game, (told) => told.map(({ event }) => ({ event }))),
    },
    {
      what: 'a seat is asked when something hidden is so',
      plant: (game) =>
        asking(game, (decisions, state) => {
          const [first, second] = decisions.filter(({ kind }) => kind === 'awaited');
          if (!first || second || isOdd(state)) return decisions;
          return [...decisions, { ...first, seat: (first.seat === 0 ? 1 : 0) as Seat }];
        }),
    },
    {
      what: 'the order of a seat’s choices depends on what is hidden',
      plant: (game) =>
        asking(game, (decisions, state) =>
          decisions.map((one) => (isOdd(state) ? { ...one, choices: one.choices.toReversed() } : one)),
        ),
    },
    {
      what: 'a question has another name when something hidden is so',
      plant: (game) =>
        asking(game, (decisions, state) =>
          decisions.map((one) => ({ ...one, question: `${one.question}${isOdd(state) ? '' : '!'}` })),
        ),
    },
    {
      what: 'a choice is offered only when something hidden is so',
      plant: (game) =>
        asking(game, (decisions, state) =>
          decisions.map((one) =>
            one.choices.length > 1 && isOdd(state) ? { ...one, choices: one.choices.slice(1) } : one,
          ),
        ),
    },
    {
      what: 'a refusal is worded by what is hidden',
      plant: (game) => ({
        ...game,
        view: (state, viewer) =>
          // Not written, so not seen in the view itself.
          Object.defineProperty(game.view(state, viewer) as object, 'hint', {
            value: isOdd(state),
            enumerable: false,
          }) as View,
        words: {
          ...game.words,
          whyNot: (choice, view, seat) => {
            const { text } = game.words.whyNot(choice, view, seat);
            return { text: (view as { hint?: boolean }).hint ? text : `${text}!` };
          },
        },
      }),
    },
    {
      what: 'a choice can be taken back only when something hidden is so',
      plant: (game) => ({
        ...game,
        advance(state, seat, choice) {
          const advanced = game.advance(state, seat, choice);
          // A result that nobody sees, but that ends the free undo.
          if (isOdd(state)) roll(advanced.state.random, 2);
          return advanced;
        },
      }),
    },
    {
      what: 'the outcome is known as soon as something hidden is so',
      plant: (game) => ({
        ...game,
        outcome: (state) => game.outcome(state) ?? (isOdd(state) ? { places: [] } : undefined),
      }),
    },
  ];
}

/** The game, with its events told otherwise. */
export function retold<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  tell: (told: readonly Told<Event>[], state: State) => readonly Told<Event>[],
): Game<State, Choice, Event, View, Options> {
  return {
    ...game,
    setup(options, seats, random) {
      const dealt = game.setup(options, seats, random);
      return { ...dealt, events: tell(dealt.events, dealt.state) };
    },
    advance(state, seat, choice) {
      const advanced = game.advance(state, seat, choice);
      return { ...advanced, events: tell(advanced.events, advanced.state) };
    },
  };
}

/** The game, with other questions. */
function asking<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  change: (decisions: readonly Decision<Choice>[], state: State) => readonly Decision<Choice>[],
): Game<State, Choice, Event, View, Options> {
  return {
    ...game,
    decisions: (state) => change(game.decisions(state), state),
    advance(state, seat, choice) {
      const advanced = game.advance(state, seat, choice);
      return { ...advanced, decisions: change(advanced.decisions, advanced.state) };
    },
  };
}

/** The game, with views that show more. */
export function shown<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  show: (view: View, state: State, viewer: Viewer) => View,
): Game<State, Choice, Event, View, Options> {
  return { ...game, view: (state, viewer) => show(game.view(state, viewer), state, viewer) };
}

/** A fact about all that is in a state, chance apart: where something hidden differs, so may this. */
function isOdd<State extends Paused<unknown>>({ random: _chance, ...state }: State): boolean {
  const text = JSON.stringify(state);
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index) * (index % 7);
  return sum % 2 === 1;
}
