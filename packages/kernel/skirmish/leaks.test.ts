import { expect, test } from 'vitest';
import { comparePairs, type Leak, retold, shown } from '../conformance/index.ts';
import { type Choice, type Event, type Options, type State, skirmish, type View } from './index.ts';

// Leaks that any game can have are planted on the shelf. These only this game can have, and they must be found, too.

const own: readonly Leak<State, Choice, Event, View, Options>[] = [
  {
    what: 'drawn: everybody hears what a seat drew',
    plant: (game) =>
      retold(game, (told) => told.map((one) => (one.event.type === 'drew' ? { event: one.event } : one))),
  },
  {
    what: 'dealt: everybody hears what one seat was dealt',
    plant: (game) =>
      retold(game, (told, state) =>
        told.map((one) =>
          state.round <= 1 && one.event.type === 'drew' && one.event.seat === 0 ? { event: one.event } : one,
        ),
      ),
  },
  {
    what: 'hidden choice: a view shows which card a seat keeps aside',
    plant: (game) =>
      shown(game, (view, state) => ({
        ...view,
        members: view.members.map((member, index) => ({ ...member, aside: state.members[index]?.kept })),
      })),
  },
  {
    what: 'hidden choice: a bid is shown before all are in',
    plant: (game) => shown(game, (view, state) => ({ ...view, stack: state.stack })),
  },
  {
    what: 'numbering: a confidence gives everybody a letter',
    plant: (game) =>
      retold(game, (told) =>
        told.map((one) =>
          one.event.type === 'handShown' ? { ...one, others: { type: 'settled', depth: 9 } } : one,
        ),
      ),
  },
  {
    what: 'offer: a confidence is offered by what others hold',
    plant: (game) => ({
      ...game,
      decisions: (state) =>
        game
          .decisions(state)
          .filter(({ question }) => question !== 'confide' || state.members[1]?.hand[0] !== 'stone'),
    }),
  },
];

test.each(own)('found: $what', ({ plant }) => {
  const options = { seats: 4, rounds: 8 };
  expect(() => comparePairs(plant(skirmish), { options, games: 2_000 })).toThrow(
    /^skirmish, pair \d+: .*(can tell two games apart|is shown what|was refused|is not asked)/s,
  );
});

test('and the game without them keeps its secrets', () => {
  expect(comparePairs(skirmish, { options: { seats: 4, rounds: 8 }, games: 500 })).toMatchObject({
    pairs: 500,
  });
});
