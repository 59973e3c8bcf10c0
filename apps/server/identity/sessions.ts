import type { SessionCard } from '@riposte/protocol';
import { answered } from './answered.ts';
import type { Auth } from './auth.ts';

/** The most that are listed. */
const LISTED = 100;

/** Where a player is signed in, the latest first. Sessions are known by their ids: their tokens stay secret. */
export async function listSessions(auth: Auth, headers: Headers): Promise<readonly SessionCard[]> {
  const { own, all } = await sessionsOf(auth, headers);
  return all.slice(0, LISTED).map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...(userAgent && { device: userAgent }),
    createdAt: createdAt.toISOString(),
    usedAt: updatedAt.toISOString(),
    here: id === own,
  }));
}

/** Signs out elsewhere: at one place, or everywhere but here. Whether there was a session to end. */
export async function endSessions(auth: Auth, headers: Headers, id?: string): Promise<boolean> {
  if (id === undefined) {
    await answered(auth.api.revokeOtherSessions({ headers }));
    return true;
  }
  const { all } = await sessionsOf(auth, headers);
  const session = all.find((one) => one.id === id);
  if (!session) return false;
  await answered(auth.api.revokeSession({ headers, body: { token: session.token } }));
  return true;
}

async function sessionsOf(auth: Auth, headers: Headers) {
  const session = await answered(auth.api.getSession({ headers, query: { disableRefresh: true } }));
  if (!session) return { own: undefined, all: [] };
  // Its own endpoint lists only for a session that is younger than a day.
  const { internalAdapter } = await auth.$context;
  const all = await internalAdapter.listSessions(session.user.id, { onlyActiveSessions: true });
  return {
    own: session.session.id,
    all: [...all].sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime()),
  };
}
