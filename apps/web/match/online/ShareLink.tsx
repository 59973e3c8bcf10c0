import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { say } from '../../design/toast.ts';
import { QrCode } from './QrCode.tsx';
import styles from './ShareLink.module.css';

/** The way to this table, for those who are not here yet; nothing until it is known. */
export function ShareLink({
  address,
  title,
}: {
  readonly address: string | undefined;
  readonly title: string;
}) {
  return address === undefined ? undefined : <Ways address={address} title={title} />;
}

function Ways({ address, title }: { readonly address: string; readonly title: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const over = setTimeout(() => setCopied(false), 3_000);
    return () => clearTimeout(over);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      say(t`This browser does not let us copy. The link is ${address}`);
    }
  }

  async function share(): Promise<void> {
    // A player who closes the sheet of the phone has changed their mind: no harm done.
    await navigator.share({ title, url: address }).catch(() => {});
  }

  return (
    <div className={styles.share}>
      <QrCode address={address} label={t`The link to this table, as a picture for a camera`} />
      <div className={styles.ways}>
        <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
        <div className={styles.buttons}>
          {'share' in navigator && (
            <Button kind="outline" onClick={() => void share()}>
              <Share2 aria-hidden="true" />
              <Trans>Share</Trans>
            </Button>
          )}
          <Button kind="outline" onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            <span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
