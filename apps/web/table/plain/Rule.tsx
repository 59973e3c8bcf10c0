import { Trans } from '@lingui/react/macro';
import type { Phrase } from '@riposte/kernel';
import { lazy, Suspense, useState } from 'react';
import styles from './PlainBoard.module.css';

const RuleSheet = lazy(() => import('../rules/RuleSheet.tsx'));

/** The number of the rule behind a sentence; pressed, it shows the rule without leaving the table. */
export function RuleNumber({ game, phrase: { rule } }: { readonly game: string; readonly phrase: Phrase }) {
  const [isOpen, setOpen] = useState(false);
  if (rule === undefined) return undefined;
  return (
    <>
      {' '}
      <button type="button" className={styles.rule} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Rule {rule}</Trans>
      </button>
      {isOpen && (
        <Suspense>
          <RuleSheet game={game} rule={rule} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
