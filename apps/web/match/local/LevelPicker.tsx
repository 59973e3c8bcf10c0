import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { levelsOf } from '@riposte/bots';
import type { AnyGame, Level } from '@riposte/kernel';
import { type ReactNode, useId } from 'react';
import { Drawing } from '../../design/art/Drawing.tsx';
import { RadioGroup } from '../../design/RadioGroup.tsx';
import { setSettings, useSettings } from '../../design/settings/settings.ts';
import { usePart } from '../../games/library.ts';
import type { Master } from '../../games/master.ts';
import styles from './LevelPicker.module.css';
import { levelFor } from './levels.ts';

/** One sentence for each level, the first one for level 1. */
const LEVEL_WORDS = [
  msg`Holds a sword for the first time and swings it anyhow.`,
  msg`Knows the rules and forgets half of them in the heat.`,
  msg`Sees an open chance, mostly.`,
  msg`Counts the distance and rarely wastes a card.`,
  msg`Remembers what has been played.`,
  msg`Thinks about what you might hold.`,
  msg`Punishes nearly every slip.`,
  msg`Slips never. Bring your best evening.`,
];

/** Whom to play against: the bots of a game side by side, weakest first, and some words on the one that is chosen. */
export function LevelPicker({ game, count }: { readonly game: AnyGame; readonly count: number }) {
  const { t } = useLingui();
  const levels = levelsOf(game);
  const masters = usePart(game.id, 'masters');
  const level = levelFor(game, useSettings().level);
  const about = useId();
  const master = masters?.[levels.indexOf(level)];
  return (
    <RadioGroup
      legend={<Plural value={count} one="Your opponent" other="How strong the bots are" />}
      value={level.number}
      options={levels.map(({ number, name }, index) => ({
        value: number,
        title: name,
        label: t`Level ${number}, ${name}`,
        face: <Face level={{ number, name }} master={masters?.[index]} />,
      }))}
      onPick={(number) => setSettings({ level: number })}
      looks={{ options: styles.levels, option: styles.level }}
      about={about}
    >
      <div id={about} className={styles.words}>
        {master ? (
          <AboutMaster name={level.name} master={master} />
        ) : (
          <AboutLevel game={game} level={level} />
        )}
      </div>
    </RadioGroup>
  );
}

function Face({
  level: { number, name },
  master,
}: {
  readonly level: Pick<Level, 'number' | 'name'>;
  readonly master: Master | undefined;
}): ReactNode {
  return (
    <span className={styles.face} aria-hidden="true">
      {master && (
        <Drawing drawn={master.face} className={styles.picture} preserveAspectRatio="xMidYMid slice" />
      )}
      <span className={styles.number}>{number}</span>
      {master && <span className={styles.name}>{name}</span>}
    </span>
  );
}

function AboutMaster({ name, master }: { readonly name: string; readonly master: Master }) {
  const { i18n } = useLingui();
  const trade = i18n._(master.trade);
  const says = i18n._(master.says);
  return (
    <>
      <p>
        <strong>
          {name}, {trade}.
        </strong>{' '}
        {i18n._(master.habit)}
      </p>
      <p className={styles.says}>
        <Trans>“{says}”</Trans>
      </p>
    </>
  );
}

/** A bot that is nobody in particular. */
function AboutLevel({ game, level }: { readonly game: AnyGame; readonly level: Level }) {
  const { i18n } = useLingui();
  // A game with levels of its own is not described by our words for the usual ones.
  const words = game.skill?.levels ? undefined : LEVEL_WORDS[level.number - 1];
  return (
    <p>
      <strong>{level.name}.</strong> {words && i18n._(words)}
    </p>
  );
}
