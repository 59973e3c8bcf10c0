import { type AnyChoice, type Question, type Seat, seat, type Viewer } from '@riposte/kernel';
import type { Result } from '@riposte/protocol';
import type { Matches } from '../matches/matches.ts';
import type { Notice, PresentNotice } from '../matches/notice.ts';
import type { NewTable } from '../matches/openings.ts';
import type { StoredPlayer } from '../store/players.ts';
import { DUEL_ID } from './duel.ts';
import { someNonce } from './forms.ts';

/** What was asked for; a refusal fails the test. */
export function granted<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.error}: ${result.why.text}`);
  return result.value;
}

/** Opens a table, and all players sit down in order. */
export async function seated(
  matches: Matches,
  players: readonly StoredPlayer[],
  wanted: NewTable = { game: DUEL_ID },
): Promise<string> {
  const [host] = players;
  const { setting } = granted(await matches.create(host?.id ?? '', wanted));
  const key = granted(await matches.lookups.invitation(setting.id, { player: host?.id }));
  for (const [index, player] of players.entries()) {
    granted(await matches.sit(setting.id, player, { seat: seat(index), nonce: someNonce() }, key));
  }
  return setting.id;
}

/** The game as a seat sees it now. */
export async function presentOf(
  matches: Matches,
  id: string,
  viewer: Seat | 'spectator',
): Promise<PresentNotice> {
  const notices = granted(await matches.lookups.snapshot(id, viewer));
  const present = notices.find((notice) => notice.type === 'present');
  if (present?.type !== 'present') throw new Error('the match has not begun');
  return present;
}

/** Every notice a viewer was sent after that one; where they cannot be told any more the test fails. */
export async function missedSince(
  { lookups }: Matches,
  id: string,
  viewer: Viewer,
  seq: number,
): Promise<readonly Notice[]> {
  const { isWhole, notices } = granted(await lookups.updatesSince(id, viewer, seq));
  if (!isWhole) throw new Error('what was missed cannot be told');
  const missed: Notice[] = [];
  for await (const notice of notices) missed.push(notice);
  return missed;
}

/** What the seat is asked; a seat that is not asked anything fails the test. */
export async function questionOf(matches: Matches, id: string, asked: Seat): Promise<Question<AnyChoice>> {
  const { decision } = await presentOf(matches, id, asked);
  if (!decision) throw new Error(`seat ${asked} is not asked anything`);
  return decision;
}

/** A duel that was given up after so many choices. */
export async function givenUp(
  matches: Matches,
  players: readonly StoredPlayer[],
  choices: number,
  wanted: NewTable = { game: DUEL_ID, options: { mode: 'simple' } },
): Promise<string> {
  const id = await seated(matches, players, wanted);
  for (let count = 0; count < choices; count++) await playOne(matches, id, players);
  granted(await matches.resign(id, players[0]?.id ?? ''));
  await matches.settled();
  return id;
}

/** A seat that is awaited answers with the first choice. */
export async function playOne(matches: Matches, id: string, players: readonly StoredPlayer[]): Promise<Seat> {
  const { awaiting } = await presentOf(matches, id, 'spectator');
  const [next] = awaiting;
  if (next === undefined) throw new Error('no seat is awaited');
  const { id: decision, choices } = await questionOf(matches, id, next);
  granted(await matches.choose(id, players[next]?.id ?? '', { decision, choice: choices[0] }));
  return next;
}
