import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Sheet } from '../../design/overlays.tsx';
import styles from './HelpSheet.module.css';
import { useDress } from './wearing.ts';

/** What can be done, with the rules that say it, and the keys of the table. */
export function HelpSheet({
  rule,
  canAdvise,
  onRule,
  onClose,
}: {
  /** The rule behind the open question. */
  readonly rule: string | undefined;
  readonly canAdvise: boolean;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { Help } = useDress();
  return (
    <Sheet open title={t`Help`} onClose={onClose}>
      <Suspense>
        <Help onRule={onRule} />
      </Suspense>
      <p className={styles.rules}>
        {rule !== undefined && (
          <button type="button" onClick={() => onRule(rule)}>
            <Trans>The rule behind this question: {rule}</Trans>
          </button>
        )}
        <button type="button" onClick={() => onRule('1')}>
          <Trans>All rules</Trans>
        </button>
      </p>
      <Keys canAdvise={canAdvise} />
    </Sheet>
  );
}

function Keys({ canAdvise }: { readonly canAdvise: boolean }) {
  const { t } = useLingui();
  const keys: readonly (readonly [string, string])[] = [
    ['1 – 9', t`choose a numbered answer`],
    ['← →', t`walk along the hand, the answers, the board`],
    ['↑ ↓', t`from one of them to the next`],
    ['Esc', t`put the card back`],
    ['u', t`take back, while it is free`],
    ['p', t`plain board, in words`],
    ['l', t`log`],
    ...(canAdvise ? ([['h', t`a hint`]] as const) : []),
    ['?', t`this help`],
  ];
  return (
    <section className={styles.keys} aria-label={t`Keys`}>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
