import { Trans, useLingui } from '@lingui/react/macro';
import { type AbilityId, abilityOf, type View } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { useLens } from '../../../table/kit/lens.ts';
import styles from './AbilityCard.module.css';
import { halvesOf } from './abilityText.ts';
import { abilityThing } from './things.ts';

interface Props {
  readonly ability: AbilityId;
  readonly view: View;
  readonly owner: Seat;
  readonly side: 'ours' | 'theirs';
  /** `lit`: an answer uses it. `chosen`: it is being considered. */
  readonly state: 'idle' | 'lit' | 'chosen' | 'spent';
  /** `card` has its text on it, `pill` only its name. */
  readonly form: 'card' | 'pill';
  readonly onTouch: () => void;
}

/** An ability card beside its fighter: lit when its moment has come, hatched when it is spent. */
export function AbilityCard({ ability, view, owner, side, state, form, onTouch }: Props) {
  const lens = useLens(abilityThing(ability), owner);
  const { t } = useLingui();
  const { name, text, source } = abilityOf(view, ability);
  const { when, effect } = halvesOf(text);
  const isHouse = source === 'house' || source === 'partly';
  return (
    <button
      {...lens}
      type="button"
      className={form === 'card' ? styles.card : styles.pill}
      data-side={side}
      data-state={state}
      aria-pressed={state === 'chosen'}
      onClick={onTouch}
    >
      {state === 'spent' && form === 'card' && (
        <span className={styles.tag}>
          <Trans>Spent</Trans>
        </span>
      )}
      <b className={styles.name} data-whole>
        {name}
      </b>
      {state === 'spent' && form === 'pill' && (
        <span className="heard">
          <Trans>spent</Trans>
        </span>
      )}
      {state === 'lit' && (
        <span className="heard">
          <Trans>may be used now</Trans>
        </span>
      )}
      {form === 'card' && (
        <>
          {isHouse && <HouseMark label={source === 'house' ? t`House card` : t`Partly ours`} />}
          <span className={styles.text} data-whole>
            {when !== '' && <span className={styles.when}>{when}: </span>}
            {effect}
          </span>
        </>
      )}
    </button>
  );
}

/** The mark of a card whose words are ours, wholly or in part. */
export function HouseMark({ label }: { readonly label: string }) {
  return (
    <svg className={styles.house} viewBox="0 0 16 16" role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M8 1.6L15 8h-2v6H3V8H1Z" fill="currentColor" />
    </svg>
  );
}
