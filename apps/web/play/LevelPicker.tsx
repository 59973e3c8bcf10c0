import { useLingui } from '@lingui/react/macro';
import { LEVELS, levelsOf } from '@riposte/bots';
import type { AnyGame } from '@riposte/kernel';
import { useId } from 'react';
import { RadioGroup } from '../design/RadioGroup.tsx';
import { setSettings, useSettings } from '../settings/settings.ts';
import styles from './LevelPicker.module.css';
import { levelFor } from './levels.ts';
import { LEVEL_WORDS } from './levelWords.ts';

/** How strong the bots are: the levels in a row, and a sentence for the one that is chosen. */
export function LevelPicker({ game }: { readonly game: AnyGame }) {
  const { t, i18n } = useLingui();
  const levels = levelsOf(game);
  const { number: level, name: called } = levelFor(game, useSettings().level);
  const about = useId();
  // A game with levels of its own is not described by our words for the usual ones.
  const words = levels === LEVELS ? LEVEL_WORDS[level - 1] : undefined;
  return (
    <RadioGroup
      legend={t`Strength of the bots`}
      value={level}
      options={levels.map(({ number, name }) => ({
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
        <strong>{called}.</strong> {words && i18n._(words)}
      </p>
    </RadioGroup>
  );
}
