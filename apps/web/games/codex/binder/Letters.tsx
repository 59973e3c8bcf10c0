import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, entryOf } from '@riposte/codex/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { iconOf } from '../cards/icons.ts';
import { shortName } from '../cards/shortNames.ts';
import { Tile } from '../cards/Tile.tsx';
import styles from './Letters.module.css';
import { LETTERS, type TechSealing } from './sealing.ts';

interface Props {
  readonly sealing: TechSealing;
  readonly isBusy: boolean;
  readonly onTakeBack?: ((letter: number) => void) | undefined;
}

/** Two letters: a card slides into one, and wax is pressed on it. Nobody else sees what is inside. */
export function Letters({ sealing: { sealed, isEnough }, isBusy, onTakeBack }: Props) {
  const { t } = useLingui();
  return (
    <ol
      className={styles.letters}
      aria-label={t`Letters`}
      data-part="letters"
      aria-busy={isBusy || undefined}
    >
      {Array.from({ length: LETTERS }, (_, letter) => {
        const card = sealed[letter];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two, in this order
          <li key={letter} className={styles.letter} data-sealed={card !== undefined || undefined}>
            {card === undefined ? (
              <Open letter={letter} isEnough={isEnough} />
            ) : (
              <Sealed {...{ card, letter, isBusy, onTakeBack }} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Open({ letter, isEnough }: { readonly letter: number; readonly isEnough: boolean }) {
  return (
    <>
      <span className={styles.dash} aria-hidden="true">
        {isEnough ? '–' : letter + 1}
      </span>
      <Paper />
      <span className={styles.words}>
        <b>
          {isEnough ? (
            <Trans>No card</Trans>
          ) : letter === 0 ? (
            <Trans>The first</Trans>
          ) : (
            <Trans>The second</Trans>
          )}
        </b>
        <span>{isEnough ? <Trans>as you wish</Trans> : <Trans>any card left</Trans>}</span>
      </span>
    </>
  );
}

function Sealed({
  card,
  letter,
  isBusy,
  onTakeBack,
}: {
  readonly card: CardId;
  readonly letter: number;
  readonly isBusy: boolean;
  readonly onTakeBack: Props['onTakeBack'];
}) {
  const { t } = useLingui();
  const entry = entryOf(card);
  const name = shortName(card);
  const face = (
    <>
      <span key={card} className={styles.card} aria-hidden="true">
        <Tile entry={entry} />
      </span>
      <Paper />
      <span className={styles.wax} aria-hidden="true">
        <Drawing drawn={iconOf('t-sealwax')} />
        <b>{letter + 1}</b>
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{onTakeBack ? <Trans>take back</Trans> : <Trans>sealed</Trans>}</span>
      </span>
    </>
  );
  return onTakeBack ? (
    <button
      type="button"
      className={styles.face}
      aria-label={t`Take ${entry.name} back`}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onTakeBack(letter)}
    >
      {face}
    </button>
  ) : (
    <span className={styles.face}>{face}</span>
  );
}

function Paper() {
  return (
    <svg className={styles.paper} viewBox="0 0 200 132" aria-hidden="true">
      <rect className={styles.sheet} x="1" y="1" width="198" height="130" rx="8" />
      <path
        className={styles.flap}
        d="M1 9C1 4 4 1 9 1H191C196 1 199 4 199 9L104 78C101.5 80 98.5 80 96 78Z"
      />
      <path className={styles.fold} d="M2 128L78 66M198 128L122 66M1 9L96 78C98.5 80 101.5 80 104 78L199 9" />
    </svg>
  );
}
