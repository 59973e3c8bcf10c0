import { Trans } from '@lingui/react/macro';
import type { Shown } from '@riposte/codex/table';
import type { ShownDeed } from '../scene/scene.ts';
import { type Fate, falls } from './foresight.ts';
import styles from './Tags.module.css';

/** What would become of a thing, before it is chosen: “−4, dies”. */
export function Tag({ fate, piece }: { readonly fate: Fate | undefined; readonly piece: Shown }) {
  if (!fate || (fate.loss === 0 && fate.armor === 0 && fate.heals === 0 && !fate.dies)) return undefined;
  const { loss, armor, heals, dies } = fate;
  const isFalling = falls(piece, fate);
  return (
    <span className={styles.tag} data-part="tag" data-dies={dies || isFalling}>
      {isFalling ? (
        <Trans>−{loss}, falls</Trans>
      ) : dies ? (
        loss > 0 ? (
          <Trans>−{loss}, dies</Trans>
        ) : (
          <Trans>dies</Trans>
        )
      ) : loss > 0 ? (
        <Trans>−{loss}, lives</Trans>
      ) : heals > 0 ? (
        <Trans>+{heals} HP</Trans>
      ) : (
        <Trans>armor takes {armor}</Trans>
      )}
    </span>
  );
}

/** A brush slash over what would die. */
export function Slash() {
  return (
    <svg className={styles.slash} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path d="M-6 92C24 74 66 36 106 2C78 44 36 82 -6 92Z" />
    </svg>
  );
}

/** What is taken or given just now. */
export function Pop({ deed }: { readonly deed: ShownDeed | undefined }) {
  if (deed?.type !== 'hurt' && deed?.type !== 'healed') return undefined;
  const amount = deed.type === 'hurt' ? deed.amount - deed.armor : deed.amount;
  return (
    <span className={styles.pop} data-deed={deed.type} aria-hidden>
      {deed.type === 'hurt' ? `−${amount}` : `+${amount}`}
    </span>
  );
}
