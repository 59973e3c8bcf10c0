import { useLingui } from '@lingui/react/macro';
import type { Clock } from '@riposte/protocol';
import { Segmented } from '../design/Segmented.tsx';
import { CLOCKS, type ClockKind, clockKey } from './clocks.ts';
import styles from './Form.module.css';

/** How time is counted: not at all, in minutes, or in days. */
export function ClockPicker({
  clock,
  onPick,
}: {
  readonly clock: Clock;
  readonly onPick: (clock: Clock) => void;
}) {
  const { t } = useLingui();
  const hints: Readonly<Record<ClockKind, string>> = {
    none: t`Take your time. Nobody loses by the clock.`,
    live: t`Minutes for the whole match, and seconds more after each answer.`,
    correspondence: t`A move now and then, over days. You may play several at once.`,
  };
  const kinds: readonly { value: ClockKind; label: string }[] = [
    { value: 'none', label: t`No clock` },
    { value: 'live', label: t`Live` },
    { value: 'correspondence', label: t`Over days` },
  ];
  const presets: readonly Clock[] = CLOCKS[clock.type];
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
          label={clock.type === 'live' ? t`Minutes + seconds` : t`Days for each turn`}
          value={clockKey(clock)}
          segments={presets.map((one) => ({ value: clockKey(one), label: clockKey(one).replace('d', '') }))}
          onPick={(key) => {
            const picked = presets.find((one) => clockKey(one) === key);
            if (picked) onPick(picked);
          }}
        />
      )}
    </div>
  );
}
