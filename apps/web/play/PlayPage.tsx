import { parseOptions } from '@riposte/kernel';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { gameOf } from '../games.ts';
import type { Session } from '../table/session.ts';
import { TableView } from '../table/TableView.tsx';
import { dealHere, LocalSession } from './localSession.ts';

/** A match in this page, against bots. */
export default function PlayPage() {
  const { game: id = '' } = useParams({ strict: false });
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const game = gameOf(id);
    const options = game && parseOptions(game.options, {});
    if (!game || !options?.ok) return;
    const opened = new LocalSession(game, {
      game: id,
      rulesVersion: game.rulesVersion,
      options: options.value,
      deal: dealHere(game.seatCount(options.value)),
      entries: [],
      bots: [undefined, 'level-2'],
      sitters: [
        { name: 'You', kind: 'you' },
        { name: 'Pupil', kind: 'bot', level: 2 },
      ],
    });
    setSession(opened);
    return () => opened.close();
  }, [id]);
  return session ? <TableView session={session} /> : undefined;
}
