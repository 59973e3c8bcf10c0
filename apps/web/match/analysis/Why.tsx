import { type Seat, type SeatNames, seat } from '@riposte/kernel';
import { useSyncExternalStore } from 'react';
import type { Eyes } from '../replay/eyes.ts';
import type { Film, Still } from '../replay/film.ts';
import type { Judgement } from './judge.ts';
import { tellingOf } from './telling.ts';
import WhySheet from './WhySheet.tsx';

/** Why the match that is watched went as it did: told to the player whose eyes are used, or to the one of this browser. */
export default function Why({
  eyes,
  names,
  mine,
  ...rest
}: {
  readonly open: boolean;
  readonly film: Film;
  readonly stills: readonly Still[];
  readonly at: number;
  readonly eyes: Eyes;
  readonly judgement: Judgement;
  readonly names: SeatNames;
  /** The seat of the player of this browser, if they played. */
  readonly mine: Seat | undefined;
  readonly eyesName: (eyes: Eyes) => string;
  readonly onJump: (at: number) => void;
  /** To play on from after so many entries, for a seat. */
  readonly onPlayOn: (entries: number, seat: Seat) => void;
  readonly onClose: () => void;
}) {
  const { film, judgement } = rest;
  const findings = useSyncExternalStore(judgement.subscribe, judgement.findings);
  const reader = typeof eyes === 'number' ? eyes : (mine ?? seat(0));
  const telling = tellingOf(film, findings?.judged ?? [], names, reader);
  return <WhySheet key={reader} {...rest} telling={telling} mine={mine} />;
}
