import { useLingui } from '@lingui/react/macro';
import type { View } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import type { Layout } from '../../../table/kit/useLayout.ts';
import { Backs } from './Backs.tsx';
import { Crest } from './Crest.tsx';
import { hasTokens, mostLife } from './people.ts';
import styles from './plates.module.css';
import { Life, Tokens } from './Tokens.tsx';

interface Of {
  readonly seat: Seat;
  readonly view: View;
}

/** The sign of a fighter. */
export function CrestOf({ seat, view }: Of) {
  const fighter = view.fighters[seat];
  return <Crest character={fighter?.character} side={fighter?.side} />;
}

/** Rounds won, and hit points where there are several. */
export function Score({ seat, view, form }: Of & { readonly form: 'plate' | 'chip' }) {
  const fighter = view.fighters[seat];
  if (!fighter) return undefined;
  const most = mostLife(view, seat);
  return (
    <>
      {form === 'plate' && hasTokens(view) && <Tokens won={view.tokens[fighter.side] ?? 0} />}
      {most > 1 && <Life left={fighter.life} most={most} />}
    </>
  );
}

/** The hand of another fighter: a fan at a desk, a number on a phone. */
export function Held({ seat, view, layout }: Of & { readonly layout: Layout }) {
  const { t } = useLingui();
  const fighter = view.fighters[seat];
  if (!fighter || view.round === 0) return undefined;
  const { cards, hand } = fighter;
  if (layout === 'desk') return <Backs count={cards} hand={hand} />;
  return (
    <span className={styles.count} role="img" aria-label={t`${cards} cards in hand`}>
      <Backs count={Math.min(1, cards)} />
      <span>{cards}</span>
    </span>
  );
}
