import { Trans } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import styles from './AbilityLens.module.css';
import { AbilityText } from './AbilityText.tsx';
import { answersBy } from './answers.ts';
import type { DuelPart } from './part.ts';
import type { DuelThing } from './things.ts';

/** An ability as a whole, and why its moment has not come. */
export default function AbilityLens({
  sight,
  turn,
  touched,
  owner,
  form,
}: DuelPart & {
  readonly touched: DuelThing;
  readonly owner: Seat;
  readonly form: 'lens' | 'sheet';
}) {
  const { view, seat, words } = sight;
  if (touched.type !== 'ability') return undefined;
  const { ability } = touched;
  const isMine = owner === seat;
  const canUse = isMine && answersBy(turn.choices, ability).length > 0;
  const why =
    isMine && !canUse && form === 'sheet' ? words.whyNot({ type: 'use', ability }, view, seat) : undefined;
  return (
    <AbilityText
      ability={ability}
      view={view}
      isSpent={view.fighters[owner]?.spent.includes(ability) ?? false}
    >
      {why && (
        <p className={styles.why}>
          {/* That sentence goes on with the text of the ability, which stands here already. */}
          {why.rule === '13.4' ? (
            <Trans>Its moment has not come, or you lack what it takes.</Trans>
          ) : (
            why.text
          )}
        </p>
      )}
      {canUse && form === 'sheet' && (
        <button
          type="button"
          className={styles.use}
          onClick={() => {
            turn.open(undefined);
            turn.touch(touched);
          }}
        >
          <Trans>Use it now</Trans>
        </button>
      )}
    </AbilityText>
  );
}
