import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Toasts.module.css';
import { subscribeToasts, toastsNow, unsay } from './toast.ts';

/** Where everything that is said in passing appears; once on every page, in the shell. */
export function Toasts() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(subscribeToasts, toastsNow);
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {toasts.map(({ id, text }) => (
        <div key={id} className={styles.toast}>
          <span>{text}</span>
          <IconButton icon={X} label={t`Close`} onClick={() => unsay(id)} />
        </div>
      ))}
    </div>
  );
}
