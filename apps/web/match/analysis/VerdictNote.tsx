import { turningText, verdictText } from '@riposte/analysis';
import type { Seat, SeatNames } from '@riposte/kernel';
import type { Eyes } from '../replay/eyes.ts';
import type { Film, Still } from '../replay/film.ts';
import type { Findings } from './findings.ts';
import { momentBefore } from './moments.ts';
import { tellingOf } from './telling.ts';
import styles from './VerdictNote.module.css';
import { VerdictSign } from './VerdictSign.tsx';
import type { VerdictMark } from './verdictMarks.ts';

/** What the judge says of what comes next. Nothing else moves by it. */
export default function VerdictNote({
  film,
  stills,
  findings,
  verdicts,
  at,
  eyes,
  names,
}: {
  readonly film: Film;
  readonly stills: readonly Still[];
  readonly findings: Findings;
  readonly verdicts: readonly VerdictMark[];
  readonly at: number;
  readonly eyes: Eyes;
  readonly names: SeatNames;
}) {
  const mark = verdicts.find((one) => one.at === at);
  const judged = mark && findings.judged.find(({ entry }) => entry === mark.entry);
  const tell = (seat: Seat) => tellingOf(film, findings.judged, names, seat);
  const reader = eyes === 'open' || eyes === 'spectator' ? undefined : eyes;
  const turned =
    reader === undefined
      ? undefined
      : findings.seats[reader]?.turning.find(({ entry }) => momentBefore(stills, entry) === at);
  return (
    <p className={styles.note} role="status">
      {mark && judged ? (
        <>
          <VerdictSign verdict={mark.verdict} />
          <span>{verdictText(tell(judged.seat), judged)}</span>
        </>
      ) : (
        reader !== undefined && turned && <span>{turningText(tell(reader), turned)}</span>
      )}
    </p>
  );
}
