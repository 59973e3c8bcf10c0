import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../design/IconButton.tsx';
import { Sheet } from '../design/overlays.tsx';
import styles from './Badge.module.css';
import { MyTableList } from './MyTableList.tsx';
import { useMyTables } from './useMyTables.ts';

/** The way from one of our tables to the next; those that wait for us come first. */
export function OpenTables({ me, current }: { readonly me: PlayerCard; readonly current: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const tables = useMyTables(me.id).filter(({ card }) => card.id !== current);
  const waiting = tables.filter(({ waits }) => waits).length;
  if (tables.length === 0) return undefined;
  return (
    <>
      <span className={styles.holder}>
        <IconButton
          icon={Layers}
          label={t`Your other tables`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        {waiting > 0 && (
          <span className={styles.badge} role="status">
            <span aria-hidden="true">{waiting}</span>
            <span className="heard">
              <Plural value={waiting} one="# table waits for you" other="# tables wait for you" />
            </span>
          </span>
        )}
      </span>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={<Trans>Your other tables</Trans>}>
        <MyTableList tables={tables} me={me} onPick={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
