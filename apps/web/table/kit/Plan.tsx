import { Trans } from '@lingui/react/macro';
import type { AnyChoice, Seat, SeatNames } from '@riposte/kernel';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { type Fold, foldsOf } from '../folds.ts';
import type { TablePlan } from '../plan.ts';
import type { Session } from '../session.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import styles from './Plan.module.css';

interface Props {
  readonly session: Session;
  readonly plan: TablePlan;
  readonly seat: Seat;
  readonly view: unknown;
  readonly names: SeatNames;
}

/** What the viewer may settle while others are waited for: made, seen and changed until it is asked. */
export default function PlanPanel({ session, plan, seat, view, names }: Props) {
  const id = useId();
  const { heading, act } = useFocusKept(plan);
  const { words } = session.game;
  const { question, planned, next } = plan;
  const isBusy = plan.isSending === true;
  const texts = planned.map((choice) => words.choice(choice, view, names).text);
  const set = (choices: readonly AnyChoice[]) => {
    act();
    session.plan?.(choices);
  };
  return (
    <section className={styles.plan} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.label}>
        <Trans>Plan ahead</Trans>
      </h2>
      <p role="status" className={styles.planned}>
        {texts.length > 0 ? (
          <Trans>Planned: {texts.join(', ')}.</Trans>
        ) : (
          <Trans>You have planned nothing.</Trans>
        )}
      </p>
      <p className={styles.note}>
        <Trans>Only you see a plan. It can be changed until you are asked, and is then your answer.</Trans>
      </p>
      {next.length > 0 && (
        <details className={styles.next}>
          <summary className={styles.summary}>
            {words.question({ question, choices: next, seat, kind: 'awaited' }, view, names).text}
          </summary>
          <Choices
            folds={foldsOf(next, words, view)}
            {...{ session, view, names, isBusy }}
            onTake={(choice) => set([...planned, choice])}
          />
        </details>
      )}
      {texts.length > 0 && (
        <Button kind="quiet" aria-disabled={isBusy || undefined} onClick={() => !isBusy && set([])}>
          <Trans>Take the plan back</Trans>
        </Button>
      )}
    </section>
  );
}

interface ChoicesProps extends Pick<Props, 'session' | 'view' | 'names'> {
  readonly folds: readonly Fold[];
  readonly isBusy: boolean;
  readonly onTake: (choice: AnyChoice) => void;
}

function Choices({ folds, ...rest }: ChoicesProps) {
  const { session, view, names, isBusy, onTake } = rest;
  return (
    <ul className={styles.choices}>
      {folds.map((fold) =>
        fold.type === 'several' ? (
          <li key={fold.name}>
            <details className={styles.next}>
              <summary className={styles.summary}>{fold.name}</summary>
              <Choices folds={fold.choices.map((choice) => ({ type: 'one', choice }))} {...rest} />
            </details>
          </li>
        ) : (
          <li key={JSON.stringify(fold.choice)}>
            <ChoiceButton
              text={session.game.words.choice(fold.choice, view, names).text}
              about={session.guide.about(fold.choice, view)}
              isBusy={isBusy}
              onTake={() => onTake(fold.choice)}
            />
          </li>
        ),
      )}
    </ul>
  );
}

/** The button that was pressed may go away with its plan: go on from the heading, not from the top of the page. */
function useFocusKept({ planned }: TablePlan) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  const key = JSON.stringify(planned);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (hasActed.current && document.activeElement === document.body) heading.current?.focus();
    hasActed.current = false;
  }, [key]);
  const act = () => {
    hasActed.current = true;
  };
  return { heading, act };
}
