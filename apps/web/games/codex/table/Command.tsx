import { Trans, useLingui } from '@lingui/react/macro';
import { entryOf, heroesAway } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { useLens } from '../../../table/kit/lens.ts';
import { Emblem } from '../cards/Emblem.tsx';
import { iconOf } from '../cards/icons.ts';
import { CardCost } from '../cards/Numbers.tsx';
import { shortName } from '../cards/shortNames.ts';
import { answersWith } from './answers.ts';
import styles from './Command.module.css';
import type { WarPart } from './part.ts';
import { heroThing } from './things.ts';

/** The command zone: heroes who are not in play, what they cost, or how long they cannot come. */
export function CommandZone({ sight, turn, seat }: WarPart & { readonly seat: Seat }) {
  const { t } = useLingui();
  const away = sight.view.turn === 0 ? [] : heroesAway(sight.view, seat);
  if (away.length === 0) return undefined;
  return (
    <ul className={styles.command} aria-label={t`Command zone`}>
      {away.map((hero) => (
        <li key={hero.card}>
          <Waiting hero={hero} sight={sight} turn={turn} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({
  hero: { card, name, cost, waits },
  sight,
  turn,
  seat,
}: WarPart & { readonly hero: ReturnType<typeof heroesAway>[number]; readonly seat: Seat }) {
  const { t } = useLingui();
  const thing = heroThing(card);
  const lens = useLens(thing, seat);
  const isLit = seat === sight.seat && answersWith(thing, turn.choices).length > 0;
  return (
    <button
      type="button"
      className={styles.hero}
      data-state={turn.lifted?.key === thing.key ? 'lifted' : isLit ? 'lit' : 'idle'}
      aria-pressed={turn.lifted?.key === thing.key}
      aria-label={waits > 0 ? t`${name}, back in ${waits}` : t`${name}, ${cost} gold`}
      {...lens}
      onClick={() => (seat === sight.seat ? turn.touch(thing) : turn.look(thing, seat))}
    >
      <span className={styles.portrait}>
        <Emblem entry={entryOf(card)} />
      </span>
      <span className={styles.words}>
        <b>{shortName(card)}</b>
        {waits > 0 ? (
          <span className={styles.waits}>
            <span>
              <Trans>back in {waits}</Trans>
            </span>
            <Drawing drawn={iconOf('t-summonrune')} />
            <i>{waits}</i>
          </span>
        ) : (
          <span className={styles.cost}>
            <CardCost cost={cost} />
          </span>
        )}
      </span>
    </button>
  );
}
