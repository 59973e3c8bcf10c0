import { optionsOf } from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import type { AnyFacts } from '../../../table/kit/dress.ts';
import type { Sight } from '../../../table/kit/sight.ts';
import { sightOf } from '../../../table/kit/sightOf.ts';
import { playedByChance } from '../../../table/kit/testing.ts';
import type { AnyUpdate, TableState } from '../../../table/session.ts';
import { StillSession } from '../../../table/stillSession.ts';
import { LOADED_DUEL } from '../testing.ts';
import { FACTS } from './facts.ts';

export const ANY = FACTS as unknown as AnyFacts;
const ME = seat(0);

/** What seat 0 was sent in a Full Game against a bot that plays at random. */
export function played(number: number): readonly AnyUpdate[] {
  return playedByChance(LOADED_DUEL.game, optionsOf({ mode: 'full' }), number);
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
  const sight = sightOf(ANY, new StillSession(LOADED_DUEL, state), state, shown);
  if (!sight) throw new Error('nothing was shown');
  return sight;
}
