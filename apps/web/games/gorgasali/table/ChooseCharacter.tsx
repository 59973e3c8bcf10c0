import { useLingui } from '@lingui/react/macro';
import { ABILITY_CARDS, CHARACTER_CARDS } from '@riposte/gorgasali/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { crestOf } from '../art/drawings.ts';
import { FigureDrawing } from '../scene/FigureDrawing.tsx';
import styles from './ChooseCharacter.module.css';
import { colourOf } from './colours.ts';
import type { IslandPart } from './part.ts';

/** RULES 3.2: who may be chosen, with what each can do. */
export function ChooseCharacter({ sight, turn }: IslandPart) {
  const { t } = useLingui();
  return (
    <section className={styles.gallery} aria-label={t`The question`}>
      <h1 data-part="question">{turn.title}</h1>
      <ul data-walk="answers" data-part="answers">
        {turn.choices.map((choice, index) => {
          if (choice.type !== 'character') return undefined;
          const { name, ability } = CHARACTER_CARDS[choice.character];
          const crest = crestOf(choice.character);
          const { name: can, text } = ABILITY_CARDS[ability];
          return (
            <li key={choice.character}>
              <button
                type="button"
                disabled={sight.state.sending !== undefined}
                style={{ '--colour': colourOf(choice.character) } as React.CSSProperties}
                onClick={() => turn.answer(index)}
              >
                <span className={styles.figure}>
                  <FigureDrawing character={choice.character} />
                </span>
                <span className={styles.words}>
                  <b>
                    {crest && <Drawing drawn={crest} />}
                    {name}
                  </b>
                  <em>{can}</em>
                  <span>{text}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
