import type { Ask } from '../decision.ts';
import { DONE, type Tools } from '../procedure.ts';
import { roll } from '../random.ts';
import { type Seat, seats } from '../seat.ts';
import {
  type Choice,
  DEEPEST,
  EFFECTS,
  type Effect,
  type Event,
  isAlive,
  memberOf,
  type Question,
  rules,
  type State,
  teamOf,
} from './state.ts';

const BIDS = [0, 1, 2].map((amount): Choice => ({ type: 'bid', amount }));

export const skirmish = rules.procedure<{ round: number }>('skirmish', {
  beginRound({ state }, vars) {
    vars.round += 1;
    state.round = vars.round;
    return isOver(state) || vars.round > state.options.rounds ? 'end' : undefined;
  },
  bidsMade: {
    asksEach: (state) => (isOver(state) ? [] : living(state).map(askBid)),
    runEach({ state, tell, call }, _vars, answers) {
      const bids = answers.map(({ seat, choice }) => ({
        seat,
        amount: choice.type === 'bid' ? choice.amount : 0,
      }));
      tell?.({ type: 'bidsShown', bids }, { shows: true });
      const highest = Math.max(...bids.map(({ amount }) => amount));
      const tied = bids.filter(({ amount }) => amount === highest);
      const winner = tied.length > 1 ? tied[roll(state.random, tied.length)] : tied[0];
      if (!winner) return;
      state.active = winner.seat;
      tell?.({ type: 'activated', seat: winner.seat }, { shows: true });
      call(turn, { seat: winner.seat });
    },
  },
  again: () => 'beginRound',
  end({ tell }) {
    tell?.({ type: 'ended' });
    return DONE;
  },
});

const turn = rules.procedure<{ seat: Seat }>('turn', {
  cardKept: {
    asks: (state, { seat }) =>
      isAlive(state, seat)
        ? { seat, question: 'keep', choices: [PASS, ...[...new Set(memberOf(state, seat).hand)].map(keep)] }
        : undefined,
    run({ state }, { seat }, answer) {
      if (answer?.type !== 'keep') return;
      const member = memberOf(state, seat);
      member.hand.splice(member.hand.indexOf(answer.card), 1);
      member.kept = answer.card;
    },
  },
  targetChosen: {
    asks: (state, { seat }) => (isAlive(state, seat) ? askTarget(state, seat) : undefined),
    run({ tell, call }, { seat }, answer) {
      if (answer?.type !== 'target') return DONE;
      tell?.({ type: 'struck', seat, target: answer.seat });
      call(strike, { attacker: seat, target: answer.seat });
      call(effects, { seat, left: EFFECTS });
      return undefined;
    },
  },
  finish({ tell, state }, { seat }) {
    const member = memberOf(state, seat);
    if (member.kept !== undefined) {
      member.hand.push(member.kept);
      const { kept, confidedTo } = member;
      tell?.({ type: 'tookBack', seat, card: kept }, { to: [seat, ...confidedTo], shows: confidedTo });
    }
    member.kept = undefined;
    tell?.({ type: 'settled', depth: 0 });
  },
});

const strike = rules.procedure<{ attacker: Seat; target: Seat }>('strike', {
  openReactions({ state, call }, { attacker, target }) {
    state.parried = false;
    call(reaction, { actor: target, other: attacker, depth: 1 });
  },
  rollDamage({ state, tell, unwindTo }, { target }) {
    if (state.parried || !isAlive(state, target)) return;
    const face = roll(state.random, 6) + 1;
    tell?.({ type: 'rolled', face }, { shows: true });
    hurt({ state, tell }, target, face > 4 ? 2 : 1);
    if (isOver(state)) unwindTo('skirmish');
  },
});

/** An echo may be answered by an echo, and that by another: frames within frames. */
const reaction = rules.procedure<{ actor: Seat; other: Seat; depth: number }>('reaction', {
  echoAnswered: {
    asks: (state, { actor }) => (isAlive(state, actor) ? askEcho(state, actor) : undefined),
    run({ state, tell, call }, { actor, other, depth }, answer) {
      if (answer?.type !== 'echo') return DONE;
      discardEcho(state, actor);
      state.parried = !state.parried;
      tell?.({ type: 'echoed', seat: actor, depth });
      if (depth < DEEPEST) call(reaction, { actor: other, other: actor, depth: depth + 1 });
      return undefined;
    },
  },
  settle({ tell }, { depth }) {
    tell?.({ type: 'settled', depth });
  },
});

/** The active player chooses the order. */
const effects = rules.procedure<{ seat: Seat; left: readonly Effect[] }>('effects', {
  effectChosen: {
    asks: (state, { seat, left }) =>
      isAlive(state, seat) && left.length > 0
        ? { seat, question: 'effect', choices: left.map((effect): Choice => ({ type: 'effect', effect })) }
        : undefined,
    run(table, vars, answer) {
      if (answer?.type !== 'effect') return DONE;
      resolve(table, vars.seat, answer.effect);
      vars.left = vars.left.filter((effect) => effect !== answer.effect);
      return isOver(table.state) ? DONE : 'effectChosen';
    },
  },
});

rules.offers({
  types: ['flee', 'confide'],
  list: (state) =>
    living(state).flatMap((seat) => [{ seat, question: 'flee', choices: [FLEE] }, ...confide(state, seat)]),
  take(table, seat, choice) {
    const { state, tell, unwindTo } = table;
    const member = memberOf(state, seat);
    if (choice.type === 'confide') {
      member.confidedTo = [...member.confidedTo, choice.to];
      tell?.({ type: 'handShown', from: seat, hand: member.hand.slice() }, { to: [choice.to], shows: true });
      return;
    }
    hurt(table, seat, member.life);
    if (isOver(state)) unwindTo('skirmish');
  },
});

const PASS: Choice = { type: 'pass' };
const ECHO: Choice = { type: 'echo' };
const FLEE: Choice = { type: 'flee' };

function keep(card: Extract<Choice, { type: 'keep' }>['card']): Choice {
  return { type: 'keep', card };
}

export function living(state: State): readonly Seat[] {
  return seats(state.members.length).filter((seat) => isAlive(state, seat));
}

export function isOver(state: State): boolean {
  return new Set(living(state).map(teamOf)).size < 2;
}

export function askBid(seat: Seat): Ask<Choice, Question> {
  return { seat, question: 'bid', choices: BIDS };
}

function askTarget(state: State, seat: Seat): Ask<Choice, Question> {
  const enemies = living(state).filter((other) => teamOf(other) !== teamOf(seat));
  return {
    seat,
    question: 'target',
    choices: enemies.map((enemy): Choice => ({ type: 'target', seat: enemy })),
  };
}

function askEcho(state: State, seat: Seat): Ask<Choice, Question> {
  const holds = memberOf(state, seat).hand.includes('echo');
  return { seat, question: 'echo', choices: holds ? [ECHO, PASS] : [PASS] };
}

function confide(state: State, seat: Seat): readonly Ask<Choice, Question>[] {
  const { confidedTo } = memberOf(state, seat);
  const to = living(state).filter(
    (one) => one !== seat && teamOf(one) === teamOf(seat) && !confidedTo.includes(one),
  );
  if (to.length === 0) return [];
  return [{ seat, question: 'confide', choices: to.map((one): Choice => ({ type: 'confide', to: one })) }];
}

function discardEcho(state: State, seat: Seat): void {
  const { hand } = memberOf(state, seat);
  hand.splice(hand.indexOf('echo'), 1);
  state.discard.push('echo');
}

function hurt(
  { state, tell }: Pick<Tools<State, Event>, 'state' | 'tell'>,
  seat: Seat,
  amount: number,
): void {
  const member = memberOf(state, seat);
  member.life = Math.max(0, member.life - amount);
  tell?.({ type: 'damaged', seat, amount });
  if (member.life > 0) return;
  tell?.({ type: 'fell', seat }, { shows: true });
  state.discard.push(...member.hand, ...(member.kept === undefined ? [] : [member.kept]));
  member.hand = [];
  member.kept = undefined;
}

function resolve(table: Tools<State, Event>, seat: Seat, effect: Effect): void {
  const { state, tell } = table;
  tell?.({ type: 'resolved', effect });
  const member = memberOf(state, seat);
  if (effect === 'heal') member.life += 1;
  if (effect === 'wound') hurt(table, seat, 1);
  if (effect === 'draw') drawCard(table, seat);
}

export function drawCard({ state, tell }: Pick<Tools<State, Event>, 'state' | 'tell'>, seat: Seat): void {
  const card = state.deck.pop();
  if (card === undefined) return;
  const member = memberOf(state, seat);
  member.hand.push(card);
  const others = { type: 'drew', seat } as const;
  tell?.({ ...others, card }, { to: [seat, ...member.confidedTo], others, shows: true });
}
