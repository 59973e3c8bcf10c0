import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../design/IconButton.tsx';
import { Sheet } from '../design/overlays.tsx';
import type { Loaded } from '../games/library.ts';
import type { LocalSession } from './localSession.ts';

const PlayDeeds = lazy(() => import('./PlayDeeds.tsx'));

/** What can be done with a match besides playing it. */
export function PlayMenu(match: {
  readonly loaded: Loaded;
  readonly session: LocalSession;
  readonly isOver: boolean;
  readonly onNew: () => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon={Menu} label={t`Menu`} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={close} title={<Trans>This match</Trans>}>
        <Suspense>
          <PlayDeeds {...match} onClose={close} />
        </Suspense>
      </Sheet>
    </>
  );
}
