import { Trans, useLingui } from '@lingui/react/macro';
import { points as hundredths, type SeenMoment } from '@riposte/analysis';
import { type Seat, seats } from '@riposte/kernel';
import { useState } from 'react';
import { Segmented } from '../../design/Segmented.tsx';
import { Select } from '../../design/Select.tsx';
import { type Eyes, parseEyes } from '../replay/eyes.ts';
import { ChanceCurve } from './ChanceCurve.tsx';
import styles from './Chances.module.css';
import type { VerdictMark } from './verdictMarks.ts';

/** More than these do not stand side by side. */
const MOST_SEGMENTS = 3;

/** The curve of chances: by what the reader knew, by what another did, or with all hands open. */
export function Chances({
  curve,
  momentOf,
  last,
  at,
  players,
  reader,
  mine,
  marks,
  eyesName,
  onJump,
}: {
  readonly curve: readonly SeenMoment[];
  readonly momentOf: (entry: number) => number;
  readonly last: number;
  readonly at: number;
  readonly players: number;
  readonly reader: Seat;
  /** The seat of the player of this browser, if they played. */
  readonly mine: Seat | undefined;
  readonly marks: readonly VerdictMark[];
  readonly eyesName: (eyes: Eyes) => string;
  readonly onJump: (at: number) => void;
}) {
  const { t } = useLingui();
  const [eyes, setEyes] = useState<Eyes>(reader);
  const seen = eyes === 'spectator' ? reader : eyes;
  const whose = seen === 'open' ? reader : seen;
  const name = eyesName(whose);
  const ends = curve.length > 0 ? momentOf(curve.at(-1)?.entry ?? 0) : 0;
  const points = curve.map(({ entry, own, open }) => ({
    at: momentOf(entry),
    chance: (seen === 'open' ? open : own)[whose] ?? 0.5,
  }));
  const options = [reader, ...seats(players).filter((seat) => seat !== reader), 'open' as const].map(
    (one) => ({
      value: String(one),
      label: one === 'open' ? t`All hands open` : eyesName(one),
    }),
  );
  const pick = (picked: string) => setEyes(parseEyes(picked, players) ?? reader);
  const [first, final] = [points[0], points.at(-1)].map((point) => hundredths(point?.chance ?? 0.5));
  const lowest = hundredths(Math.min(1, ...points.map(({ chance }) => chance)));
  const isMine = whose === mine;
  const label = isMine
    ? t`Your chance was ${first} of 100 at first, ${lowest} at the lowest, ${final} at the end.`
    : t`The chance of ${name} was ${first} of 100 at first, ${lowest} at the lowest, ${final} at the end.`;
  return (
    <div className={styles.chances}>
      {options.length <= MOST_SEGMENTS ? (
        <Segmented label={t`By what was known to`} value={String(seen)} segments={options} onPick={pick} />
      ) : (
        <Select label={t`By what was known to`} value={String(seen)} options={options} onPick={pick} />
      )}
      <ChanceCurve
        points={points}
        last={Math.max(last, ends)}
        at={at}
        marks={whose === reader ? marks : []}
        side={seen === 'open' ? 'open' : seen === reader ? 'mine' : 'other'}
        label={label}
        onJump={onJump}
      />
      <p className={styles.caption}>
        <Caption name={name} isMine={isMine} isOpen={seen === 'open'} />{' '}
        <Trans>Touch the curve to see that moment.</Trans>
      </p>
    </div>
  );
}

/** Whose chances they are, and by what knowledge. */
function Caption({
  name,
  isMine,
  isOpen,
}: {
  readonly name: string;
  readonly isMine: boolean;
  readonly isOpen: boolean;
}) {
  if (isMine) {
    return isOpen ? (
      <Trans>How likely you were to win, of 100, with all hands open.</Trans>
    ) : (
      <Trans>How likely you were to win, of 100, by what you knew.</Trans>
    );
  }
  return isOpen ? (
    <Trans>How likely {name} was to win, of 100, with all hands open.</Trans>
  ) : (
    <Trans>
      How likely {name} was to win, of 100, by what {name} knew.
    </Trans>
  );
}
