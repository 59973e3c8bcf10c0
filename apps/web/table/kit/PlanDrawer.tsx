import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../design/overlays.tsx';
import type { TablePlan } from '../plan.ts';
import drawer from './Drawer.module.css';
import PlanPanel from './Plan.tsx';
import type { Sight } from './sight.ts';

/** What may be settled ahead waits in a drawer, with how much of it is planned. */
export default function PlanDrawer({ sight, plan }: { readonly sight: Sight; readonly plan: TablePlan }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { session, seat, view, names } = sight;
  if (seat === undefined) return undefined;
  const count = plan.planned.length;
  return (
    <>
      <button type="button" className={drawer.drawer} onClick={() => setIsOpen(true)}>
        <CalendarCheck aria-hidden size="1.125rem" strokeWidth={1.75} />
        <span className={drawer.label}>
          <Trans>Plan ahead</Trans>
        </span>
        {count > 0 && (
          <span className={drawer.badge}>
            {count}
            <span className="heard">
              <Trans>planned</Trans>
            </span>
          </span>
        )}
      </button>
      {isOpen && (
        <Sheet open title={t`Before you are asked`} onClose={() => setIsOpen(false)}>
          <PlanPanel {...{ session, plan, seat, view, names }} />
        </Sheet>
      )}
    </>
  );
}
