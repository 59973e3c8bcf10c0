import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AnyChoice, Seat } from '@riposte/kernel';
import { HandHelping } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../design/overlays.tsx';
import drawer from './Drawer.module.css';
import styles from './Offers.module.css';
import type { Sight } from './sight.ts';

/** What may be done at any time: it waits in a drawer and never stands in the way. */
export default function OfferDrawer({ sight, seat }: { readonly sight: Sight; readonly seat: Seat }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [armed, setArmed] = useState<AnyChoice>();
  const { session, now, view, names, words } = sight;
  const { offers } = now;
  const count = offers.reduce((sum, { choices }) => sum + choices.length, 0);
  if (count === 0) return undefined;
  const close = () => {
    setIsOpen(false);
    setArmed(undefined);
  };
  return (
    <>
      <button type="button" className={drawer.drawer} onClick={() => setIsOpen(true)}>
        <HandHelping aria-hidden size="1.125rem" strokeWidth={1.75} />
        <span className={drawer.label}>
          <Trans>You may</Trans>
        </span>
        <span className={drawer.badge}>
          {count}
          <span className="heard">
            <Plural value={count} one="thing" other="things" />
          </span>
        </span>
      </button>
      {isOpen && (
        <Sheet open title={t`You may, at any time`} onClose={close}>
          {offers.map(({ id, question, choices }) => (
            <section key={id} className={styles.offer}>
              <h3>{words.question({ question, choices, seat, kind: 'offer' }, view, names).text}</h3>
              <div className={styles.choices}>
                {choices.map((choice) => {
                  const { text } = words.choice(choice, view, names);
                  const isArmed = choice === armed;
                  return (
                    <button
                      key={text}
                      type="button"
                      className={styles.choice}
                      data-armed={isArmed}
                      onClick={() => {
                        if (!isArmed) return setArmed(choice);
                        session.choose(id, choice);
                        close();
                      }}
                    >
                      {isArmed ? <Trans>{text}: touch again to do it</Trans> : text}
                    </button>
                  );
                })}
              </div>
            </section>
          ))}
        </Sheet>
      )}
    </>
  );
}
