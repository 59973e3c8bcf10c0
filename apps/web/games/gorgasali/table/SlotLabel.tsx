import { Trans } from '@lingui/react/macro';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { markOf } from '../art/drawings.ts';
import type { SlotGroup } from './mat.ts';
import styles from './SlotLabel.module.css';

const MARKS = {
  weapons: 'k-wea',
  defence: 'k-def',
  consumables: 'k-con',
  throw: 'k-thr',
  armor: 'k-arm',
  pack: undefined,
  spare: undefined,
} as const;

/** What the slots of a mat are for. */
export function SlotLabel({ kind }: { readonly kind: SlotGroup['kind'] | 'spare' }) {
  const mark = MARKS[kind];
  return (
    <span className={styles.label}>
      {mark && <Drawing drawn={markOf(mark)} className={styles.mark} />}
      {kind === 'weapons' && <Trans>Weapons</Trans>}
      {kind === 'defence' && <Trans>Defence</Trans>}
      {kind === 'consumables' && <Trans>Consumables</Trans>}
      {kind === 'throw' && <Trans>Throw</Trans>}
      {kind === 'armor' && <Trans>Armor</Trans>}
      {kind === 'pack' && <Trans>Backpack</Trans>}
      {kind === 'spare' && <Trans>Chests</Trans>}
    </span>
  );
}
