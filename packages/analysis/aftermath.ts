import { type Bot, searchBot } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  fastRandom,
  fork,
  type Random,
  type Seat,
  type SeatNames,
} from '@riposte/kernel';
import { courseOf, type PlayedAnswer } from './course.ts';

/** How many imagined matches are played on, and how long each player thinks then. */
const MATCHES = 60;
const TRIES = 60;

/** What the next player does who has a choice, and how often of a hundred. */
export interface LikelyReply {
  readonly text: string;
  readonly often: number;
}

/** What comes after a choice, as far as its seat can know. */
export interface Aftermath {
  /** How often, of a hundred, the part is won or lost before another player has a choice. */
  readonly won: number;
  readonly lost: number;
  /** The likeliest comes first. */
  readonly replies: readonly LikelyReply[];
}

/** What a seat sees, and what all are called. */
interface Moment {
  readonly seat: Seat;
  readonly view: unknown;
  readonly names: SeatNames;
}

/** Plays on after a choice until another player makes one, in imagined matches that fit what its seat knows. */
export function aftermathOf(game: AnyGame, { seat, view, names }: Moment, choice: AnyChoice): Aftermath {
  const bot = searchBot({ iterations: TRIES });
  const random = fastRandom(1);
  const times = new Map<string, number>();
  let [won, lost] = [0, 0];
  for (let number = 0; number < MATCHES; number++) {
    const chance = fork(random);
    const next = nextOf(game, game.imagine(view, chance), { seat, choice }, bot, chance);
    if (next === 'won') won += 1;
    else if (next === 'lost') lost += 1;
    else if (next) {
      const { text } = game.words.choice(next.choice, next.view, names);
      times.set(text, (times.get(text) ?? 0) + 1);
    }
  }
  const replies = [...times].map(([text, count]) => ({ text, often: ofHundred(count) }));
  return {
    won: ofHundred(won),
    lost: ofHundred(lost),
    replies: replies.toSorted((one, other) => other.often - one.often),
  };
}

/** The first choice of another player, or how the part ends before. */
function nextOf(
  game: AnyGame,
  state: AnyState,
  made: { readonly seat: Seat; readonly choice: AnyChoice },
  bot: Bot,
  random: Random,
): PlayedAnswer | 'won' | 'lost' | undefined {
  const before = game.skill?.chances(state)[made.seat] ?? 0.5;
  const course = courseOf(game, state, made, bot, random);
  for (;;) {
    const next = course.next();
    if (next.done) return next.value && ((next.value[made.seat] ?? 0) > before ? 'won' : 'lost');
    const { decision } = next.value;
    if (decision.seat !== made.seat && decision.choices.length > 1) return next.value;
  }
}

function ofHundred(count: number): number {
  return Math.round((count / MATCHES) * 100);
}
