import { type Bot, horizonOf, judge } from '@riposte/bots';
import type { AnyChoice, AnyGame, AnyState, Decision, Random, Seat } from '@riposte/kernel';

/** An answer that a player gives, and what they see then. */
export interface PlayedAnswer {
  readonly decision: Decision<AnyChoice>;
  readonly choice: AnyChoice;
  readonly view: unknown;
}

/**
 * How a match goes on after a choice where all play by what they see themselves: each answer before it counts, and the
 * chances of all seats at the end of the part. It is played in the state that is given.
 */
export function* courseOf(
  game: AnyGame,
  state: AnyState,
  { seat, choice }: { readonly seat: Seat; readonly choice: AnyChoice },
  bot: Bot,
  random: Random,
): Generator<PlayedAnswer, readonly number[] | undefined> {
  const horizon = horizonOf(game, state);
  let open = game.applyInPlace(state, seat, choice);
  for (;;) {
    const chances = judge(game, state, open, horizon);
    if (chances) return chances;
    const decision = open.find(({ kind }) => kind === 'awaited');
    if (!decision) return undefined;
    const played = answerTo(game, state, decision, bot, random);
    yield played;
    open = game.applyInPlace(state, decision.seat, played.choice);
  }
}

function answerTo(
  game: AnyGame,
  state: AnyState,
  decision: Decision<AnyChoice>,
  bot: Bot,
  random: Random,
): PlayedAnswer {
  const { seat, question, choices } = decision;
  const view = game.view(state, seat);
  const { choice } = bot.choose({ game, seat, view, question: { id: '', question, choices }, random });
  return { decision, choice, view };
}
