import { Trans } from '@lingui/react/macro';
import { Clock } from '../../../table/kit/Clock.tsx';
import { CommandZone } from './Command.tsx';
import { Crests } from './Crests.tsx';
import { FACTS, viewpoint } from './facts.ts';
import styles from './Own.module.css';
import { Gold } from './Purse.tsx';
import type { WarPart } from './part.ts';

/** The viewer at the lower left corner of a desk: who they are, what they can pay, and the heroes who wait. */
export function Own(part: WarPart) {
  const { view, state, names } = part.sight;
  const seat = viewpoint(view);
  const { isActive } = FACTS.person(seat, view);
  const name = state.sitters[seat]?.name ?? names(seat);
  return (
    <div className={styles.own}>
      <span className={styles.head}>
        <button type="button" className={styles.who} onClick={() => part.turn.open({ type: 'person', seat })}>
          <Crests seat={seat} view={view} />
          <b className={styles.name} data-active={isActive}>
            {name === 'You' ? <Trans>You</Trans> : name}
          </b>
        </button>
        {state.clocks && <Clock clocks={state.clocks} seat={seat} />}
      </span>
      {view.turn > 0 && (
        <span className={styles.purse}>
          <Gold seat={seat} view={view} isWritten />
        </span>
      )}
      <CommandZone {...part} seat={seat} />
    </div>
  );
}
