import { useLingui } from '@lingui/react/macro';
import { LEVELS } from '@riposte/bots';
import { useId } from 'react';
import { setSettings, useSettings } from '../settings/settings.ts';
import styles from './LevelPicker.module.css';
import { LEVEL_WORDS } from './levelWords.ts';

/** How strong the bots are: eight levels in a row, and a sentence for the one that is chosen. */
export function LevelPicker() {
  const { t, i18n } = useLingui();
  const { level } = useSettings();
  const name = useId();
  const words = LEVEL_WORDS[level - 1];
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-words`}>
      <legend className={styles.legend}>{t`Strength of the bots`}</legend>
      <div className={styles.levels}>
        {LEVELS.map(({ number, name: called }) => (
          <label key={number} className={styles.level} title={called}>
            <input
              type="radio"
              className="heard"
              name={name}
              checked={number === level}
              aria-label={t`Level ${number}, ${called}`}
              onChange={() => setSettings({ level: number })}
            />
            <span aria-hidden="true">{number}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-words`} className={styles.words}>
        <strong>{LEVELS[level - 1]?.name}.</strong> {words && i18n._(words)}
      </p>
    </fieldset>
  );
}
