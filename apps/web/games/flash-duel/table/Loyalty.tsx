import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './Loyalty.module.css';

/** RULES 21.2: the viewer's loyalty card. It lies sealed; holding it shows it. */
export default function LoyaltyCard({
  role,
  isOpen,
}: {
  readonly role: 'loyal' | 'traitor';
  readonly isOpen: boolean;
}) {
  const { t } = useLingui();
  const [isHeld, setIsHeld] = useState(false);
  const isSeen = isHeld || isOpen;
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <button
      type="button"
      className={styles.card}
      data-role={isSeen ? role : 'sealed'}
      aria-pressed={isSeen}
      aria-label={
        isSeen
          ? role === 'traitor'
            ? t`You are the traitor`
            : t`You are loyal`
          : t`Your loyalty: hold to peek`
      }
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && hold()}
      onKeyUp={release}
    >
      <span className={styles.seal} aria-hidden />
      <span>
        {isSeen ? (
          <b>{role === 'traitor' ? <Trans>Traitor</Trans> : <Trans>Loyal</Trans>}</b>
        ) : (
          <>
            <b>
              <Trans>Loyalty</Trans>
            </b>
            <small>
              <Trans>hold to peek</Trans>
            </small>
          </>
        )}
      </span>
    </button>
  );
}
