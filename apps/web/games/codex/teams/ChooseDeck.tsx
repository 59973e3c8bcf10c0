import { Trans, useLingui } from '@lingui/react/macro';
import type { Choice } from '@riposte/codex/table';
import { startingDeck, upper } from '@riposte/codex/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { Button } from '../../../design/Button.tsx';
import { crestIcon } from '../cards/icons.ts';
import { WideHead } from '../table/WideHead.tsx';
import styles from './ChooseDeck.module.css';
import { Cards } from './SpecCards.tsx';

interface Props {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly isSending: boolean;
  readonly onAnswer: (index: number) => void;
}

/** RULES 2.3: with which ten cards to begin, all of them to be read. */
export function ChooseDeck({ title, choices, isSending, onAnswer }: Props) {
  const { t } = useLingui();
  return (
    <section className={styles.choose} aria-label={t`The question`}>
      <WideHead title={title}>
        <p>
          <Trans>You begin with ten cards of one colour. All choose at once and in secret.</Trans>
        </p>
      </WideHead>
      <div className={styles.decks} data-walk="answers" data-part="answers">
        {choices.map((choice, index) => {
          if (choice.type !== 'deck') return undefined;
          const color = upper(choice.color);
          return (
            <section key={choice.color}>
              <div className={styles.name}>
                <h2>
                  <Drawing drawn={crestIcon({ color: choice.color })} />
                  {color}
                </h2>
                <Button kind="solid" disabled={isSending} onClick={() => onAnswer(index)}>
                  <Trans>Begin with {color}</Trans>
                </Button>
              </div>
              <Cards cards={startingDeck(choice.color)} />
            </section>
          );
        })}
      </div>
    </section>
  );
}
