import { useLingui } from '@lingui/react/macro';
import type { ClockSettings } from '@riposte/protocol';
import { Segmented } from '../../design/Segmented.tsx';
import { CLOCKS, type ClockKind, clockKey } from '../../match/online/clocks.ts';
import styles from '../../match/online/Form.module.css';

/** How time is counted: not at all, in minutes, by turns, or in days. */
export function ClockPicker({
  clock,
  onPick,
  hasTurns = false,
}: {
  readonly clock: ClockSettings;
  readonly onPick: (clock: ClockSettings) => void;
  /** Whether the game counts turns. */
  readonly hasTurns?: boolean;
}) {
  const { t } = useLingui();
  const hints: Readonly<Record<ClockKind, string>> = {
    none: t`Take your time. Nobody loses by the clock.`,
    live: t`Minutes for the whole match, and seconds more after each answer.`,
    turn: t`Seconds for each turn, however many moves it takes.`,
    correspondence: t`A move now and then, over days. You may play several at once.`,
  };
  const kinds: readonly { value: ClockKind; label: string }[] = [
    { value: 'none', label: t`No clock` },
    { value: 'live', label: t`Live` },
    ...(hasTurns ? [{ value: 'turn' as const, label: t`By turns` }] : []),
    { value: 'correspondence', label: t`Over days` },
  ];
  const unit: Readonly<Record<ClockKind, string>> = {
    none: '',
    live: t`Minutes + seconds`,
    turn: t`Seconds for each turn`,
    correspondence: t`Days for each turn`,
  };
  const presets: readonly ClockSettings[] = CLOCKS[clock.type];
  return (
    <div className={styles.together}>
      <Segmented
        label={t`Clock`}
        hint={hints[clock.type]}
        value={clock.type}
        segments={kinds}
        onPick={(kind) => onPick(CLOCKS[kind][1] ?? CLOCKS[kind][0])}
      />
      {presets.length > 1 && (
        <Segmented
          label={unit[clock.type]}
          value={clockKey(clock)}
          segments={presets.map((one) => ({
            value: clockKey(one),
            label: clockKey(one).replace(/[ds]$/, ''),
          }))}
          onPick={(key) => {
            const picked = presets.find((one) => clockKey(one) === key);
            if (picked) onPick(picked);
          }}
        />
      )}
    </div>
  );
}
