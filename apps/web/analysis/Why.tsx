import { type Seat, seat, seats } from '@riposte/kernel';
import { useMemo, useSyncExternalStore } from 'react';
import type { Eyes } from '../replay/eyes.ts';
import type { Film, Still } from '../replay/film.ts';
import type { Sitter } from '../table/session.ts';
import type { Judgement } from './judge.ts';
import { tellingOf } from './telling.ts';
import WhySheet from './WhySheet.tsx';

/** Why the match that is watched went as it did: told to the player whose eyes are used, or to the one of this browser. */
export default function Why({
  eyes,
  sitters,
  ...rest
}: {
  readonly open: boolean;
  readonly film: Film;
  readonly stills: readonly Still[];
  readonly at: number;
  readonly eyes: Eyes;
  readonly judgement: Judgement;
  readonly sitters: readonly Sitter[];
  readonly eyesName: (eyes: Eyes) => string;
  readonly onJump: (at: number) => void;
  /** To play on from after so many entries, for a seat. */
  readonly onPlayOn: (entries: number, seat: Seat) => void;
  readonly onClose: () => void;
}) {
  const { film, judgement } = rest;
  const findings = useSyncExternalStore(judgement.subscribe, judgement.findings);
  const reader = readerOf(film, eyes);
  const telling = useMemo(
    () => tellingOf(film, findings?.judged ?? [], sitters, reader),
    [film, findings, sitters, reader],
  );
  return <WhySheet key={reader} {...rest} telling={telling} />;
}

function readerOf({ replay, players }: Film, eyes: Eyes): Seat {
  if (eyes !== 'open' && eyes !== 'spectator') return eyes;
  return seats(players).find((one) => replay.names[one] === 'You') ?? seat(0);
}
