import { Trans, useLingui } from '@lingui/react/macro';
import { ABILITIES_OF, CHARACTERS, type Choice, type View } from '@riposte/flash-duel';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { GameDrawing } from '../art/GameDrawing.tsx';
import { AbilityText } from './AbilityText.tsx';
import styles from './Gallery.module.css';
import { shortName } from './people.ts';

interface Props {
  readonly title: string;
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly isSending: boolean;
  readonly onAnswer: (index: number) => void;
}

/** Twenty fighters, read before they are chosen. */
export function Gallery({ title, view, choices, isSending, onAnswer }: Props) {
  const { t } = useLingui();
  const listed = choices.flatMap((choice, index) =>
    choice.type === 'chooseCharacter' ? [{ index, id: choice.character }] : [],
  );
  const taken = new Set(
    view.fighters.flatMap(({ character }) => (character === undefined ? [] : [character])),
  );
  const [seen, setSeen] = useState(listed.find(({ id }) => !taken.has(id))?.id ?? listed[0]?.id);
  const character = seen && CHARACTERS[seen];
  const answer = listed.find(({ id }) => id === seen);
  const isBlind = view.options.selection === 'double-blind' && view.options.mode === 'full';
  const name = shortName(seen) ?? '';
  return (
    <section className={styles.gallery} aria-label={title}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {isBlind && (
          <p className={styles.sealed}>
            <Lock aria-hidden size="1rem" />
            <Trans>Your choice stays sealed until both have chosen.</Trans>
          </p>
        )}
      </header>
      <ul className={styles.grid} data-walk="answers" aria-label={t`Characters`}>
        {listed.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.tile}
              // One stop for Tab: arrows walk, and what is read stays so on the way to its button.
              tabIndex={id === seen ? 0 : -1}
              aria-pressed={id === seen}
              onClick={() => setSeen(id)}
              onFocus={() => setSeen(id)}
            >
              <GameDrawing name={`c-${id}`} className={styles.crest} />
              <span>{shortName(id)}</span>
              {taken.has(id) && (
                <span className={styles.taken} role="img" aria-label={t`already on the bridge`} />
              )}
            </button>
          </li>
        ))}
      </ul>
      {character && (
        <div className={styles.detail}>
          <div className={styles.figure} aria-hidden>
            <GameDrawing name={`f-${seen}`} />
          </div>
          <div className={styles.words}>
            <h2>{character.name}</h2>
            <p className={styles.subtitle}>{character.title}</p>
            <div className={styles.abilities}>
              {ABILITIES_OF[seen].map((ability) => (
                <AbilityText key={ability} ability={ability} view={view} />
              ))}
            </div>
          </div>
          <button
            type="button"
            className={styles.choose}
            disabled={isSending || answer === undefined}
            onClick={() => answer && onAnswer(answer.index)}
          >
            <Trans>Choose {name}</Trans>
          </button>
        </div>
      )}
    </section>
  );
}
