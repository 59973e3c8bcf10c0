import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/IconButton.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { MyTableList } from './MyTableList.tsx';
import { useMyTables } from './useMyTables.ts';

/** The way from one of our tables to the next; those that wait for us come first. */
export function OpenTables({ me, current }: { readonly me: PlayerCard; readonly current: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const tables = useMyTables(me.id).filter(({ table }) => table.id !== current);
  const waiting = tables.filter(({ waits }) => waits).length;
  if (tables.length === 0) return undefined;
  return (
    <>
      <IconButton
        icon={Layers}
        label={
          waiting > 0
            ? t`Your other tables, ${plural(waiting, { one: '# waits for you', other: '# wait for you' })}`
            : t`Your other tables`
        }
        count={waiting}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={<Trans>Your other tables</Trans>}>
        <MyTableList tables={tables} me={me} onPick={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
