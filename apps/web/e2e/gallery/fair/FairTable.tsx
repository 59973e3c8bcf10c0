import { useMemo } from 'react';
import { Button } from '../../../design/Button.tsx';
import { KitTable } from '../../../table/kit/Table.tsx';
import { Furniture } from '../Furniture.tsx';
import { FAIR_DRESS } from './dress.tsx';
import { type FairMoment, FairSession } from './fairSession.ts';

/** The kit in the widest dress there is; no game, only measured and pictured. */
export function FairTable({
  moment,
  withClocks,
}: {
  readonly moment: FairMoment;
  readonly withClocks: boolean;
}) {
  const session = useMemo(() => new FairSession(moment, withClocks), [moment, withClocks]);
  return (
    <KitTable
      dress={FAIR_DRESS}
      session={session}
      menu={<Furniture />}
      actions={
        <>
          <Button kind="solid">Again</Button>
          <Button>Replay</Button>
        </>
      }
      onRule={() => {}}
      onPlain={() => {}}
    />
  );
}
