import type { AnyChoice, Decision } from '../decision.ts';
import type { Audience, Told } from '../event.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { roll } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Carrier } from './carriers.ts';

/** A game with a hole in it, to see whether the suite finds the hole. */
export interface Leak<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  /** What becomes known that should not. */
  readonly what: string;
  plant(game: Game<State, Choice, Event, View, Options>): Game<State, Choice, Event, View, Options>;
}

/** A hole that any game can have, where there is something that can carry the knowledge. */
export interface GenericLeak<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>
  extends Leak<State, Choice, Event, View, Options> {
  readonly carrier: Carrier;
}

/**
 * Holes that any game can have, each by a way on which knowledge can travel. A suite that does not find every one of
 * them, where there is something to find it in, proves nothing.
 */
export function plantedLeaks<
  State extends Paused<Choice>,
  Choice extends AnyChoice,
  Event,
  View,
  Options,
>(): readonly GenericLeak<State, Choice, Event, View, Options>[] {
  type Any = Game<State, Choice, Event, View, Options>;
  const changed = (
    game: Any,
    tell: (told: readonly Told<Event>[], state: State) => readonly Told<Event>[],
  ): Any => retold(game, tell);
  return [
    {
      what: 'a view has one more field, made of what is hidden',
      carrier: 'hidden',
      plant: (game) => ({
        ...game,
        view: (state, viewer) => ({ ...game.view(state, viewer), hint: isOdd(state) }),
      }),
    },
    {
      what: 'the keys of a view stand in an order that depends on what is hidden',
      carrier: 'hidden',
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
      carrier: 'hidden',
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
      carrier: 'event',
      plant: (game) =>
        changed(game, (told, state) =>
          told.map(({ event, others, ...audience }) => ({
            ...audience,
            event: hinting(event, state),
            ...(others !== undefined && { others: hinting(others, state) }),
          })),
        ),
    },
    {
      what: 'an event is told twice when something hidden is so',
      carrier: 'event',
      plant: (game) =>
        changed(game, (told, state) => (isOdd(state) ? told.flatMap((one) => [one, one]) : told)),
    },
    {
      what: 'an event that tells nothing is sent when something hidden is so, and counted',
      carrier: 'hidden',
      plant: (game) =>
        changed(game, (told, state) =>
          isOdd(state) ? [{ event: { type: 'nothing' } as unknown as Event }, ...told] : told,
        ),
    },
    {
      what: 'what only some may see is told to everybody',
      carrier: 'audience',
      plant: (game) => changed(game, (told) => told.map((one) => (one.to ? { event: one.event } : one))),
    },
    {
      what: 'what the deal shows only some is shown to everybody, and the rules say so',
      carrier: 'secretDeal',
      plant: (game) => ({
        ...game,
        setup(options, seats, random) {
          const dealt = game.setup(options, seats, random);
          return {
            ...dealt,
            events: dealt.events.map(({ event, shows }) => ({ event, ...openly({ shows }) })),
          };
        },
      }),
    },
    {
      what: 'a seat is asked when something hidden is so',
      carrier: 'loneQuestion',
      plant: (game) =>
        asking(idling(game), (decisions, state) => {
          const [first, second] = decisions.filter(({ kind }) => kind === 'awaited');
          if (!first || second || isOdd(state)) return decisions;
          return [
            ...decisions,
            { ...first, seat: (first.seat === 0 ? 1 : 0) as Seat, choices: [IDLE as Choice] },
          ];
        }),
    },
    {
      what: 'the order of a seat’s choices depends on what is hidden',
      carrier: 'choices',
      plant: (game) =>
        asking(game, (decisions, state) =>
          decisions.map((one) => (isOdd(state) ? { ...one, choices: one.choices.toReversed() } : one)),
        ),
    },
    {
      what: 'a question has another name when something hidden is so',
      carrier: 'question',
      plant: (game) =>
        asking(game, (decisions, state) =>
          decisions.map((one) => ({ ...one, question: `${one.question}${isOdd(state) ? '' : '!'}` })),
        ),
    },
    {
      what: 'a choice is offered only when something hidden is so',
      carrier: 'choices',
      plant: (game) =>
        asking(game, (decisions, state) =>
          decisions.map((one) =>
            one.choices.length > 1 && isOdd(state) ? { ...one, choices: one.choices.slice(1) } : one,
          ),
        ),
    },
    {
      what: 'a refusal is worded by what is hidden',
      carrier: 'refusal',
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
      carrier: 'undo',
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
      carrier: 'hidden',
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

/** A choice that no game has. */
const IDLE: AnyChoice = { type: 'idle' };

/** The game, with a choice that changes nothing: a seat that is asked besides may answer, and the game goes on. */
function idling<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
): Game<State, Choice, Event, View, Options> {
  const { skill } = game;
  return {
    ...game,
    ...(skill && {
      skill: {
        ...skill,
        weigh(state, decision, weights) {
          if (decision.choices[0]?.type === IDLE.type) weights.fill(1);
          else skill.weigh(state, decision, weights);
        },
      },
    }),
    advance(state, seat, choice) {
      if (choice.type !== IDLE.type) return game.advance(state, seat, choice);
      const copy = game.copy(state);
      return { state: copy, events: [], decisions: game.decisions(copy) };
    },
    applyInPlace: (state, seat, choice, tell) =>
      choice.type === IDLE.type ? game.decisions(state) : game.applyInPlace(state, seat, choice, tell),
  };
}

/** The game, with views that show more. */
export function shown<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  show: (view: View, state: State, viewer: Viewer) => View,
): Game<State, Choice, Event, View, Options> {
  return { ...game, view: (state, viewer) => show(game.view(state, viewer), state, viewer) };
}

/** An event that says besides whether something hidden is so. */
function hinting<State extends Paused<unknown>, Event>(event: Event, state: State): Event {
  return { ...event, hint: isOdd(state) };
}

/** Everybody is shown what somebody was shown. */
function openly({ shows }: { readonly shows?: Audience<unknown>['shows'] | undefined }): Audience<never> {
  return shows ? { shows: true } : {};
}

/** A fact about all that is in a state, chance apart: where something hidden differs, so may this. */
function isOdd<State extends Paused<unknown>>({ random: _chance, ...state }: State): boolean {
  const text = JSON.stringify(state);
  // FNV-1a: what the rest of the state is has a say in what a difference does.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return ((hash >>> 16) & 1) === 1;
}
