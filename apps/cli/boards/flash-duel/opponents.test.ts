import { type Choice, flashDuel, optionsOf } from '@riposte/flash-duel';
import { asAny, fastRandom, fullTable, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { opponentsIn, thinkOf } from '../../opponents.ts';
import { duelView, fighterView } from './fixture.ts';

const game = asAny(flashDuel);
const OPPONENTS = opponentsIn(game);

test('greedy does not let through a hit that loses the game', () => {
  const view = duelView({
    viewer: seat(1),
    round: 5,
    tokens: [2, 2],
    fighters: [
      fighterView({ space: 5, cards: 4 }),
      fighterView({ side: 1, space: 8, cards: 5, hand: [1, 1, 1, 1, 1] }),
    ],
    drawPile: 19,
    played: [0, 0, 1, 0, 0],
    discard: [1, 1, 0, 2, 2],
    stack: [
      { procedure: 'game', step: 'settle', vars: {} },
      { procedure: 'round', step: 'takeTurn', vars: { turn: 1 } },
      { procedure: 'turn', step: 'discard', vars: { seat: seat(0) } },
      {
        procedure: 'fight',
        step: 'answerGiven',
        vars: {
          attacker: seat(0),
          defender: seat(1),
          others: [],
          struck: [],
          turned: [],
          shared: 0,
          helpers: [],
          card: 3,
          count: 1,
          dashing: false,
          dash: 0,
          numbers: [],
          needs: 3,
          needsCount: 1,
          orHigher: false,
          blockable: true,
          retreatable: false,
          answer: '',
          retreated: 0,
        },
      },
    ],
  });
  const [decision] = game.decisions(game.imagine(view, fastRandom(1)));
  if (!decision) throw new Error('no seat is asked');
  const chosen = OPPONENTS.greedy?.bot.choose({
    game,
    seat: seat(1),
    view,
    question: { id: 'q0', ...decision },
    random: fastRandom(1),
  });
  expect(chosen?.choice).toEqual({ type: 'block', card: 3, count: 1 } satisfies Choice);
});

// How hard an opponent thinks changes nothing about what it may choose: the quick ones will do.
test.each(
  ['random', 'greedy', 'novice', 'fencer'].flatMap((name) =>
    (['team', 'raid', 'betrayal'] as const).map((mode) => ({ name, mode })),
  ),
)('$name chooses what is listed in $mode, and takes only offers that are open', ({ name, mode }) => {
  const opponent = OPPONENTS[name];
  if (!opponent) throw new Error(`there is no ${name}`);
  const several = optionsOf({ mode });
  const seats = fullTable(game, several);
  const random = fastRandom(5);
  const { state } = game.setup(several, seats, fastRandom(5));
  let open = game.decisions(state);
  for (let made = 0; made < 12; made++) {
    const awaited = open.find(({ kind }) => kind === 'awaited');
    if (!awaited) break;
    const { seat: asked, question, choices } = awaited;
    const offers = open
      .filter(({ kind, seat: one }) => kind === 'offer' && one === asked)
      .map((one, index) => ({ ...one, id: `o${index}` }));
    const asking = { id: 'q0', question, choices };
    const turn = { game, seat: asked, view: game.view(state, asked), question: asking, offers, random };
    const { id, choice } = thinkOf({ ...opponent, offersOnceIn: 2 }, turn);
    expect([asking, ...offers].find((one) => one.id === id)?.choices).toContain(choice);
    open = game.applyInPlace(state, asked, choice);
  }
});
