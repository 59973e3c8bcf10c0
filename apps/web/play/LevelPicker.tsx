import { useLingui } from '@lingui/react/macro';
import { LEVELS } from '@riposte/bots';
import { useId } from 'react';
import { RadioGroup } from '../design/RadioGroup.tsx';
import { setSettings, useSettings } from '../settings/settings.ts';
import styles from './LevelPicker.module.css';
import { LEVEL_WORDS } from './levelWords.ts';

/** How strong the bots are: eight levels in a row, and a sentence for the one that is chosen. */
export function LevelPicker() {
  const { t, i18n } = useLingui();
  const { level } = useSettings();
  const about = useId();
  const words = LEVEL_WORDS[level - 1];
  return (
    <RadioGroup
      legend={t`Strength of the bots`}
      value={level}
      options={LEVELS.map(({ number, name }) => ({
        value: number,
        title: name,
        label: t`Level ${number}, ${name}`,
        face: <span aria-hidden="true">{number}</span>,
      }))}
      onPick={(number) => setSettings({ level: number })}
      looks={{ options: styles.levels, option: styles.level }}
      about={about}
    >
      <p id={about} className={styles.words}>
        <strong>{LEVELS[level - 1]?.name}.</strong> {words && i18n._(words)}
      </p>
    </RadioGroup>
  );
}
