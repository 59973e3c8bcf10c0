import { useLingui } from '@lingui/react/macro';
import { baseShown } from '@riposte/codex/table';
import { FACTS } from './facts.ts';
import styles from './Places.module.css';
import type { WarPart } from './part.ts';

/** What was left of each base. */
export default function Places({ sight: { view, now, names } }: WarPart) {
  const { t } = useLingui();
  const places = now.outcome?.places ?? [];
  return (
    <ul className={styles.places} aria-label={t`Bases`}>
      {FACTS.seats(view).map((seat) => (
        <li key={seat} data-first={places[seat] === 1}>
          <b>{baseShown(view, seat)?.left ?? 0}</b>
          <span>{names(seat)}</span>
        </li>
      ))}
    </ul>
  );
}
