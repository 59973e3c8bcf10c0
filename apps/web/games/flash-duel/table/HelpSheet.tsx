import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '../../../design/overlays.tsx';
import styles from './HelpSheet.module.css';

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
  const actions: readonly (readonly [string, string, string])[] = [
    ['5', t`Move`, t`Play any card and go that many spaces, forward or back.`],
    ['6', t`Push`, t`Next to an opponent, play any card: they go back that many spaces.`],
    ['7', t`Attack`, t`Play the number that is the distance; more cards of it make it harder to block.`],
    [
      '8',
      t`Dash and strike`,
      t`One card carries you forward, and the number that is then the distance strikes.`,
    ],
    ['9', t`Block`, t`Play as many cards of the same number as struck.`],
    ['9', t`Retreat`, t`From a dash you may go back with any card, and rest for a turn.`],
  ];
  return (
    <Sheet open title={t`Help`} onClose={onClose}>
      <dl className={styles.actions}>
        {actions.map(([about, name, says]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {says}{' '}
              <button type="button" onClick={() => onRule(about)}>
                <Trans>Rule {about}</Trans>
              </button>
            </dd>
          </div>
        ))}
      </dl>
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
    ['← →', t`walk along the hand, the answers, the bridge`],
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
