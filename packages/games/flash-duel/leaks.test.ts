import type { Game } from '@riposte/kernel';
import { comparePairs, type Leak, retold, shown } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import { type Choice, type Event, flashDuel, type Options, type State, type View } from './index.ts';
import { optionsOf } from './state.ts';

// Leaks that any game can have are planted on the shelf. These only this game can have, and they must be found, too.

type Planted = Leak<State, Choice, Event, View, Options> & { readonly mode: Partial<Options> };

const FULL: Partial<Options> = { mode: 'full', selection: 'double-blind' };
const BETRAYAL: Partial<Options> = { mode: 'betrayal' };

/** Everybody hears the whole of such an event. */
function toAll(
  game: Game<State, Choice, Event, View, Options>,
  type: Event['type'],
): Game<State, Choice, Event, View, Options> {
  return retold(game, (told) => told.map((one) => (one.event.type === type ? { event: one.event } : one)));
}

const own: readonly Planted[] = [
  { what: 'drawn cards are told to everybody', mode: {}, plant: (game) => toAll(game, 'cardsDrawn') },
  { what: 'a new hand is told to everybody', mode: FULL, plant: (game) => toAll(game, 'handDealt') },
  { what: 'a stashed card is told to everybody', mode: FULL, plant: (game) => toAll(game, 'cardStashed') },
  { what: 'cards looked at are told to everybody', mode: FULL, plant: (game) => toAll(game, 'topSeen') },
  {
    what: 'who holds the traitor card is told to everybody',
    mode: BETRAYAL,
    plant: (game) => toAll(game, 'loyaltyDealt'),
  },
  {
    what: 'a hand shown to one is told to everybody',
    mode: BETRAYAL,
    plant: (game) => toAll(game, 'handShownTo'),
  },
  {
    what: 'a view shows who the traitor is',
    mode: BETRAYAL,
    plant: (game) =>
      shown(game, (view, state) =>
        view.loyalty && state.loyalty
          ? { ...view, loyalty: { ...view.loyalty, traitor: state.loyalty.traitor } }
          : view,
      ),
  },
  {
    what: 'accusing is offered only to those who could be wrong',
    mode: BETRAYAL,
    plant: (game) => ({
      ...game,
      decisions: (state) =>
        game.decisions(state).map((decision) => ({
          ...decision,
          choices: decision.choices.filter(
            (choice) =>
              choice.type !== 'accuse' || choice.seat !== state.loyalty?.traitor || state.loyalty.shown,
          ),
        })),
    }),
  },
  {
    what: 'a view shows one card of the next hand',
    mode: {},
    plant: (game) =>
      shown(game, (view, state) => ({
        ...view,
        drawPile: view.drawPile + (state.fighters[1]?.hand[0] ?? 0) / 100,
      })),
  },
  {
    what: 'a view shows the cards on top that another has seen',
    mode: FULL,
    plant: (game) => shown(game, (view, state) => ({ ...view, top: state.top })),
  },
  {
    what: 'a defender who cannot block is not asked',
    mode: {},
    plant: (game) => ({
      ...game,
      advance(state, seat, choice) {
        const attacked = game.advance(state, seat, choice);
        const [asked] = attacked.decisions;
        const only =
          asked?.question === 'answerAttack' && asked.choices.length === 1 ? asked.choices[0] : undefined;
        if (!asked || !only) return attacked;
        const hit = game.advance(attacked.state, asked.seat, only);
        return { ...hit, events: [...attacked.events, ...hit.events] };
      },
    }),
  },
];

test.each(own)('found: $what', ({ plant, mode, what }) => {
  const began = process.threadCpuUsage().user;
  const options = optionsOf(mode);
  expect(() => comparePairs(plant(flashDuel), { options, games: 6_000, offers: 10 })).toThrow(
    /^flash-duel, pair \d+: /,
  );
  const seconds = (process.threadCpuUsage().user - began) / 1e6;
  expect(seconds, `${what} took ${seconds} s of processor time`).toBeLessThan(15);
});
