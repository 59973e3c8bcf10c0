import { type Choice, optionsOf } from '@riposte/flash-duel';
import { fastRandom, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { duelView, fighterView } from './boards/flashDuelFixture.ts';
import { GAMES } from './games.ts';
import { OPPONENTS, opponentCalled, thinkOf } from './opponents.ts';

const [listed] = GAMES;
if (!listed) throw new Error('no game is listed');
const { game } = listed;
const options = optionsOf({});

test.each(Object.entries(OPPONENTS))('%s chooses what is listed', (_name, opponent) => {
  for (let number = 0; number < 5; number++) {
    const { state } = game.setup(options, 2, fastRandom(number));
    const [decision] = game.decisions(state);
    if (!decision) throw new Error('nobody is asked');
    const { seat: asked, question, choices } = decision;
    const view = game.view(state, asked);
    const { id, choice } = thinkOf(opponent, {
      game,
      seat: asked,
      view,
      question: { id: 'q0', question, choices },
      random: fastRandom(number),
    });
    expect(id).toBe('q0');
    expect(choices).toContain(choice);
  }
});

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
          rolled: 0,
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
  if (!decision) throw new Error('nobody is asked');
  const chosen = OPPONENTS.greedy?.bot.choose({
    game,
    seat: seat(1),
    view,
    question: { id: 'q0', ...decision },
    random: fastRandom(1),
  });
  expect(chosen?.choice).toEqual({ type: 'block', card: 3, count: 1 } satisfies Choice);
});

test.each(
  Object.entries(OPPONENTS).flatMap(([name, opponent]) =>
    (['team', 'raid', 'betrayal'] as const).map((mode) => ({ name, opponent, mode })),
  ),
)('$name chooses what is listed in $mode, and takes only offers that are open', ({ opponent, mode }) => {
  const several = optionsOf({ mode });
  const seats = game.seatCount(several);
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

test('whoever chooses by chance seldom takes an offer', () => {
  const random = fastRandom(1);
  const question = { id: 'q0', question: 'mainAction', choices: [{ type: 'pass' }] };
  const offers = [{ id: 'o0', question: 'showHand', choices: [{ type: 'showHand' }] }];
  const [opponent] = Object.values(OPPONENTS);
  if (!opponent) throw new Error('nobody is there');
  const turn = { game, seat: seat(0), view: undefined, question, offers, random };
  const taken = Array.from({ length: 400 }, () => thinkOf(opponent, turn)).filter(({ id }) => id === 'o0');
  expect(taken.length).toBeGreaterThan(1);
  expect(taken.length).toBeLessThan(40);
});

test('a level is called by its name or its number', () => {
  expect(opponentCalled('8')).toBe(OPPONENTS.master);
  expect(opponentCalled('novice')?.manner).toBe('plays at level 1 of 8');
  expect([opponentCalled('9'), opponentCalled('grandmaster')]).toEqual([undefined, undefined]);
});
