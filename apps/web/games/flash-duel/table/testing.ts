import { flashDuel, optionsOf } from '@riposte/flash-duel';
import { Authority, fastRandom, roll, seat, seats } from '@riposte/kernel';
import type { AnyFacts } from '../../../table/kit/dress.ts';
import type { Sight } from '../../../table/kit/sight.ts';
import { sightOf } from '../../../table/kit/sightOf.ts';
import type { AnyUpdate, TableState } from '../../../table/session.ts';
import { StillSession } from '../../../table/stillSession.ts';
import { DUEL } from '../testing.ts';
import { FACTS } from './facts.ts';

export const ANY = FACTS as unknown as AnyFacts;
const ME = seat(0);

/** What seat 0 was sent in a Full Game against a bot that plays at random. */
export function played(number: number): readonly AnyUpdate[] {
  const authority = new Authority(flashDuel);
  const random = fastRandom(number);
  let { match, letters } = authority.start(optionsOf({ mode: 'full' }), fastRandom(number));
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

export function sightAt(updates: readonly AnyUpdate[], shown: number): Sight {
  const state: TableState = {
    viewer: ME,
    options: {},
    sitters: [
      { name: 'You', kind: 'you' },
      { name: 'Fencer', kind: 'bot', level: 3 },
    ],
    updates,
    wire: 'here',
  };
  const sight = sightOf(ANY, new StillSession(DUEL, state), state, shown);
  if (!sight) throw new Error('nothing was shown');
  return sight;
}
