import { type AnyGame, Authority, fastRandom, roll, seat, seats } from '@riposte/kernel';
import type { AnyUpdate } from '../session.ts';

const ME = seat(0);

/** What the first of two seats was sent in a whole match of players who choose by chance. */
export function playedByChance(game: AnyGame, options: unknown, number: number): readonly AnyUpdate[] {
  const authority = new Authority(game);
  const random = fastRandom(number);
  let { match, letters } = authority.start(options, fastRandom(number));
  const updates: AnyUpdate[] = [];
  for (;;) {
    updates.push(...letters.filter(({ viewer }) => viewer === ME).map(({ update }) => update as AnyUpdate));
    const asked = seats(2).flatMap((one) => {
      const { decision } = authority.snapshot(match, one);
      return decision ? [{ ...decision, seat: one }] : [];
    })[0];
    if (!asked) return updates;
    const choice = asked.choices[roll(random, asked.choices.length)];
    const chosen = authority.choose(match, asked.seat, asked.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    ({ match, letters } = chosen.value);
  }
}
