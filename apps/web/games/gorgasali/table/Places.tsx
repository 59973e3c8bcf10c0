import { Trans, useLingui } from '@lingui/react/macro';
import type { Choice, Event, View } from '@riposte/gorgasali/table';
import type { Seat, Update } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { crestOf } from '../art/drawings.ts';
import { fallOf } from './fall.ts';
import styles from './Places.module.css';
import type { IslandPart } from './part.ts';

/** Who came where, and how many each brought down; and how the viewer fell. */
export default function Places({ sight }: IslandPart) {
  const { view, now, names, seat } = sight;
  const { t } = useLingui();
  const places = now.outcome?.places ?? [];
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return (
    <>
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
      {seat !== undefined && places[seat] !== 1 && <HowFallen sight={sight} seat={seat} />}
    </>
  );
}

/** "Round 8: You fell to Octor." */
function HowFallen({
  sight: { state, words, namesIn },
  seat,
}: {
  readonly sight: IslandPart['sight'];
  readonly seat: Seat;
}) {
  const fall = fallOf(state.updates as readonly Update<Choice, Event, View>[], seat);
  if (!fall) return undefined;
  const { round } = fall;
  const how = words.event(fall.event, namesIn(fall.view)).text;
  return (
    <p>
      <Trans>
        Round {round}: {how}
      </Trans>
    </p>
  );
}
