import { Trans, useLingui } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import { Drawing } from '../../../art/Drawing.tsx';
import { crestOf } from '../art/drawings.ts';
import styles from './Places.module.css';
import type { IslandPart } from './part.ts';

/** Who came where, and how many each brought down. */
export default function Places({ sight: { view, now, names, seat } }: IslandPart) {
  const { t } = useLingui();
  const places = now.outcome?.places ?? [];
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return (
    <ol
      className={styles.places}
      style={{ '--rows': Math.ceil(order.length / 2) } as React.CSSProperties}
      aria-label={t`Places`}
    >
      {order.map((index) => {
        const figure = view.figures[index];
        const crest = figure && crestOf(figure.character);
        const kills = figure?.kills ?? 0;
        return (
          <li key={index} data-me={index === seat} data-first={places[index] === 1}>
            <b>{places[index]}</b>
            {crest && <Drawing drawn={crest} />}
            <span className={styles.name}>{names(index as Seat)}</span>
            {kills > 0 && (
              <span className={styles.kills}>
                <Trans>brought down {kills}</Trans>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
