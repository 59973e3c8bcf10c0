import { useLingui } from '@lingui/react/macro';
import { Segmented } from '../../design/Segmented.tsx';
import type { SetupWords } from '../../games/setupWords.ts';
import styles from './NewMatchPage.module.css';
import type { Setup } from './setup.ts';

/** Which seat is yours, where it makes a difference; bots take the others. */
export function SeatPicker({
  setup,
  words,
  onPick,
}: {
  readonly setup: Setup;
  readonly words: SetupWords;
  readonly onPick: (seat: number) => void;
}) {
  const { t, i18n } = useLingui();
  const seats = words.seats(setup.options, setup.seats);
  if (seats.length === 0) return undefined;
  return (
    <div className={styles.narrow}>
      <Segmented
        label={t`You play`}
        hint={t`Bots take all other seats.`}
        value={String(setup.seat)}
        segments={seats.map(({ seat, words: said }) => ({
          value: String(seat),
          label: i18n._(said.label),
        }))}
        onPick={(picked) => onPick(Number(picked))}
      />
    </div>
  );
}
