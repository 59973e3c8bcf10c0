import { useLingui } from '@lingui/react/macro';
import { SLOTS } from '@riposte/codex/table';
import { Drawing } from '../../../art/Drawing.tsx';
import { slotIcon } from './Patrol.tsx';
import styles from './WarBoard.module.css';

/** One row of signs names the patrol slots of both sides. */
export function Signs() {
  const { t } = useLingui();
  const gives = [t`+1 armor`, t`+1 ATK`, t`dies: +1 gold`, t`dies: +1 card`, t`resist 1`];
  const names = [t`Squad leader`, t`Elite`, t`Scavenger`, t`Technician`, t`Lookout`];
  return (
    <ol className={styles.signs} data-part="signs" aria-label={t`Patrol slots`}>
      {SLOTS.map((slot, index) => (
        <li key={slot}>
          <Drawing drawn={slotIcon(index)} />
          <span>
            <b>{names[index]}</b>
            <em>{gives[index]}</em>
          </span>
        </li>
      ))}
    </ol>
  );
}
