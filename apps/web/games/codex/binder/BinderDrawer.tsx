import { Trans, useLingui } from '@lingui/react/macro';
import type { Choice, Event } from '@riposte/codex/table';
import { binderOf, type View } from '@riposte/codex/table';
import { useMemo, useState } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { Whole } from '../../../design/overlays.tsx';
import drawer from '../../../table/kit/Drawer.module.css';
import type { Sight } from '../../../table/kit/sight.ts';
import type { TablePlan } from '../../../table/plan.ts';
import { iconOf } from '../cards/icons.ts';
import { Binder } from './Binder.tsx';
import styles from './BinderDrawer.module.css';
import { LETTERS, LOOKING, sealingOfPlan, type TechSealing, takenBack } from './sealing.ts';

interface Props {
  readonly sight: Sight<Choice, Event, View>;
  /** What may be settled ahead; nothing while the binder can only be looked at. */
  readonly plan: TablePlan | undefined;
}

/** The player's codex: it can be looked into at any time, and on the turns of others two cards are sealed ahead. */
export function BinderDrawer(props: Props) {
  const { seat, view, decision } = props.sight;
  // The question has its own binder.
  const isAsked = decision?.question === 'tech';
  if (seat === undefined || isAsked || (view.players[seat]?.cards.length ?? 0) === 0) return undefined;
  return <Drawer {...props} />;
}

function Drawer({ sight, plan }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const sealing = plan ? sealingOfPlan(plan) : LOOKING;
  const isWanted = plan !== undefined && sealing.sealed.length < LETTERS && !sealing.isEnough;
  return (
    <>
      <button
        type="button"
        className={styles.drawer}
        data-wanted={isWanted || undefined}
        onClick={() => setIsOpen(true)}
      >
        <Drawing drawn={iconOf('t-codex')} />
        <span className={drawer.label}>
          {plan ? <Trans>Choose two cards</Trans> : <Trans>Your codex</Trans>}
        </span>
        {plan && <Count sealing={sealing} />}
      </button>
      {isOpen && <Opened {...{ sight, plan, sealing }} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Count({ sealing: { sealed } }: { readonly sealing: TechSealing }) {
  const count = sealed.length;
  return (
    <span className={drawer.badge}>
      {count}
      <span aria-hidden="true">/{LETTERS}</span>
      <span className="heard">
        <Trans>sealed</Trans>
      </span>
    </span>
  );
}

function Opened({
  sight,
  plan,
  sealing,
  onClose,
}: Props & { readonly sealing: TechSealing; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { session, seat, view, now, names } = sight;
  const leaves = useMemo(() => (seat === undefined ? undefined : binderOf(view, seat)), [view, seat]);
  if (!leaves) return undefined;
  const planned = plan?.planned ?? [];
  const add = (isIt: (choice: Choice) => boolean) => {
    const choice = ((plan?.next ?? []) as readonly Choice[]).find(isIt);
    if (choice) session.plan?.([...planned, choice]);
  };
  const others = now.awaiting.filter((one) => one !== seat).map(names);
  const who = others.join(', ');
  return (
    <Whole open title={plan ? t`Two cards, in secret` : t`Your codex`} onClose={onClose}>
      <Binder
        leaves={leaves}
        sealing={sealing}
        isBusy={plan?.isSending === true}
        isLooking={plan === undefined}
        head={
          <p className={styles.lead} role="status">
            {who !== '' && (
              <b>
                <Trans>Waiting for {who}.</Trans>{' '}
              </b>
            )}
            {plan ? (
              <>
                <Trans>Nobody sees your letters.</Trans>{' '}
                <span className={styles.more}>
                  <Trans>
                    They go to your discard pile when your turn begins; until then you can change them.
                  </Trans>
                </span>
              </>
            ) : (
              <Trans>On the turns of others you choose what leaves your codex.</Trans>
            )}
          </p>
        }
        onSeal={(card) => add((choice) => choice.type === 'tech' && choice.card === card)}
        onStop={() => add(({ type }) => type === 'pass')}
        onTakeBack={plan ? (letter) => session.plan?.(takenBack(planned, letter)) : undefined}
      />
    </Whole>
  );
}
