import type { Session } from '../../table/session.ts';
import Turned from '../analysis/Turned.tsx';

/** A match in this page that was lost is worth a look. */
export function WhyLost({ match, session }: { readonly match: string; readonly session: Session }) {
  const { viewer, updates } = session.now();
  const outcome = updates.at(-1)?.outcome;
  if (viewer === 'spectator' || outcome?.places[viewer] === 1) return undefined;
  return <Turned kept="here" id={match} session={session} seat={viewer} />;
}
