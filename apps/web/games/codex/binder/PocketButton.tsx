import { useLingui } from '@lingui/react/macro';
import { entryOf, kindText, type Pocket, TECH } from '@riposte/codex/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { useTurnToDraw } from '../../../table/turnToDraw.ts';
import { iconOf } from '../cards/icons.ts';
import { CardCost } from '../cards/Numbers.tsx';
import { BlankTile, Tile } from '../cards/Tile.tsx';
import styles from './PocketButton.module.css';

interface Props {
  readonly pocket: Pocket;
  readonly left: number;
  readonly isSeen: boolean;
  /** It is not what is looked for. */
  readonly isOut: boolean;
  /** In how many letters it lies. */
  readonly seals: number;
  readonly onSee: () => void;
}

/** A pocket of the binder: its card, how many are left, whether it is sealed, and whether it can be played soon. */
export function PocketButton({ pocket, left, isSeen, isOut, seals, onSee }: Props) {
  const { t } = useLingui();
  const isDrawn = useTurnToDraw();
  const entry = entryOf(pocket.card);
  const { isSoon, need } = pocket;
  const level = TECH[entry.tech ?? 0]?.slice('tech '.length) ?? '';
  const mark = entry.kind === 'spell' ? '' : level;
  const said = [
    entry.name,
    [...kindText(entry), ...(mark === '' ? [] : [t`tech ${mark}`])].join(' '),
    t`${left} left`,
    ...(seals > 0 ? [t`sealed`] : []),
    isSoon ? (need ? t`playable soon` : t`playable`) : t`not playable soon`,
  ].join(', ');
  return (
    <button
      type="button"
      className={styles.pocket}
      // One stop for Tab: arrows walk from pocket to pocket, and what is read stays so on the way to its letter.
      tabIndex={isSeen ? 0 : -1}
      aria-pressed={isSeen}
      aria-label={said}
      data-empty={left === 0 || undefined}
      data-later={!isSoon || undefined}
      data-out={isOut || undefined}
      onClick={onSee}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onSee()}
    >
      {isDrawn ? <Inside pocket={pocket} left={left} seals={seals} mark={mark} /> : <Empty />}
    </button>
  );
}

/** Its card, and how many are left. */
function Inside({
  pocket: { card, isSoon },
  left,
  seals,
  mark,
}: Pick<Props, 'pocket' | 'left' | 'seals'> & { readonly mark: string }) {
  const entry = entryOf(card);
  return (
    <>
      {left > 1 && <span className={styles.under} />}
      <span className={styles.tile}>
        <Tile entry={entry} />
        {entry.atk !== undefined || entry.hp !== undefined ? (
          <span className={styles.cost}>
            <CardCost cost={entry.cost} />
          </span>
        ) : undefined}
        {!isSoon && (
          <span className={styles.lock}>
            <Drawing drawn={iconOf('t-lock')} />
          </span>
        )}
        {seals > 0 && <Drawing drawn={iconOf('t-sealwax')} className={styles.wax} />}
      </span>
      <span className={styles.foot}>
        {mark !== '' && <b>{mark}</b>}
        {[1, 2].map((copy) => (
          <i key={copy} data-on={copy <= left || undefined} />
        ))}
      </span>
    </>
  );
}

/** Its place, until it is drawn. */
function Empty() {
  return (
    <>
      <span className={styles.tile}>
        <BlankTile />
      </span>
      <span className={styles.foot} />
    </>
  );
}
