import { Suspense } from 'react';
import { PlainBoard } from '../plain/PlainBoard.tsx';
import { BOARDS } from './boards.ts';
import type { Session } from './session.ts';

/** A table: drawn where the game has a drawn board and nobody asked for the plain one. */
export function TableView({
  session,
  plain = false,
}: {
  readonly session: Session;
  readonly plain?: boolean;
}) {
  const Drawn = plain ? undefined : BOARDS[session.game.id];
  return <Suspense>{Drawn ? <Drawn session={session} /> : <PlainBoard session={session} />}</Suspense>;
}
