import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyChoice } from '@riposte/kernel';
import { ArrowLeft, ChevronRight, Lamp, LayoutList } from 'lucide-react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AnswerButton } from './answers.ts';
import type { TableThing } from './hand.ts';
import styles from './Question.module.css';
import type { AnswerAim, TableTexts } from './turn.ts';
import type { Layout } from './useLayout.ts';
import { useDress } from './wearing.ts';

interface Props {
  readonly title: string;
  /** Said above it: a hint, or why the last choice was not taken. */
  readonly note?: ReactNode;
  readonly choices: readonly AnyChoice[];
  readonly view: unknown;
  readonly buttons: readonly AnswerButton[];
  readonly texts: TableTexts<AnyChoice, TableThing>;
  /** The answer that is advised. */
  readonly advised: number | undefined;
  /** What one of them is aimed at. */
  readonly aim?: AnswerAim | undefined;
  readonly layout: Layout;
  readonly isNarrowed: boolean;
  readonly isSending: boolean;
  readonly onAnswer: (index: number) => void;
  readonly onOpen: (answers: readonly number[]) => void;
  /** Shows all answers, where there are more than buttons. */
  readonly onAll: (() => void) | undefined;
  readonly onBack: () => void;
}

/** The question is the interface: one line, and its answers. */
export function Question(props: Props) {
  const { title, note, choices, view, buttons, texts, advised, aim, isNarrowed, isSending } = props;
  const isDesk = props.layout === 'desk';
  const { t } = useLingui();
  const { Answer } = useDress();
  const answers = useRef<HTMLDivElement>(null);
  // A key that opens or closes a group takes the button away that had the focus: it goes to the first of the new ones.
  const isByKey = useRef(false);
  useLayoutEffect(() => {
    if (isByKey.current) answers.current?.querySelector('button')?.focus();
    isByKey.current = false;
  });
  const narrow =
    (deed: () => void) =>
    ({ detail }: MouseEvent) => {
      isByKey.current = detail === 0;
      deed();
    };
  return (
    <section className={styles.question} aria-label={t`The question`}>
      <div className={styles.asked} data-part="question">
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <h1 className={styles.title} data-length={lengthOf(title)}>
          {title}
        </h1>
        {!isDesk && isNarrowed && (
          <button type="button" className={styles.back} onClick={narrow(props.onBack)} aria-label={t`Back`}>
            <ArrowLeft aria-hidden size="1.25rem" />
          </button>
        )}
      </div>
      <div
        ref={answers}
        className={styles.answers}
        data-part="answers"
        data-walk="answers"
        data-sending={isSending}
      >
        {buttons.map((button, index) => {
          const digit = index < 9 ? <kbd aria-hidden>{index + 1}</kbd> : undefined;
          if (button.type === 'group') {
            const ways = button.answers.length;
            return (
              <button
                key={button.family}
                type="button"
                className={styles.answer}
                data-tone={button.tone}
                data-advised={advised !== undefined && button.answers.includes(advised)}
                disabled={isSending}
                onClick={narrow(() => props.onOpen(button.answers))}
              >
                {digit}
                {texts.family(button.family)}
                <span className={styles.many}>{isDesk ? <Trans>{ways} ways</Trans> : `(${ways})`}</span>
                <ChevronRight aria-hidden size="1rem" />
              </button>
            );
          }
          const choice = choices[button.index];
          if (!choice) return undefined;
          const text = aim?.answer === button.index ? aim.text : texts.answer(choice);
          return (
            <button
              key={button.index}
              type="button"
              className={styles.answer}
              data-tone={button.tone}
              data-main={button.main}
              data-advised={button.index === advised}
              disabled={isSending}
              onClick={() => props.onAnswer(button.index)}
            >
              {digit}
              {Answer ? <Answer choice={choice} text={text} view={view} /> : text}
              {button.index === advised && <Lamp role="img" aria-label={t`advised`} size="1.125rem" />}
            </button>
          );
        })}
        {isDesk && isNarrowed && (
          <button
            type="button"
            className={styles.tool}
            onClick={narrow(props.onBack)}
            title={t`Back (Escape)`}
          >
            <ArrowLeft aria-hidden size="1rem" />
            <Trans>Back</Trans>
          </button>
        )}
        {props.onAll && !isNarrowed && (
          <button type="button" className={styles.tool} onClick={props.onAll}>
            <LayoutList aria-hidden size="1rem" />
            <Trans>All {choices.length}</Trans>
          </button>
        )}
      </div>
    </section>
  );
}

/** Longer questions are written smaller, so that each has its place. */
function lengthOf(title: string): 'long' | 'longer' | 'longest' | undefined {
  if (title.length > 90) return 'longest';
  if (title.length > 75) return 'longer';
  return title.length > 48 ? 'long' : undefined;
}
