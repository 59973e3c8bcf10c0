import { Plural, useLingui } from '@lingui/react/macro';
import type { View } from '@riposte/flash-duel';
import { cardsOf, type Pile } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import type { Layout } from '../../../table/kit/useLayout.ts';
import { GameDrawing } from '../art/GameDrawing.tsx';
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

/** The cards a fighter holds: their backs in a fan, or their faces where the viewer may see them. */
function Backs({ count, hand }: { readonly count: number; readonly hand?: Pile | undefined }) {
  const faces = hand && cardsOf(hand);
  const spread = Math.min(5, 24 / Math.max(1, count));
  return (
    <span className={styles.fan} style={{ '--count': count } as React.CSSProperties} data-few={count < 2}>
      {Array.from({ length: count }, (_, index) => {
        const face = faces?.[index];
        const turn = (index - (count - 1) / 2) * spread;
        return (
          <GameDrawing
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            key={index}
            name={face === undefined ? 'cardback' : `card${face}`}
            {...(face !== undefined && { label: String(face) })}
            style={
              {
                transform: `rotate(${turn}deg)`,
                '--at': index / Math.max(1, count - 1),
              } as React.CSSProperties
            }
          />
        );
      })}
      <span className="heard">
        {/* Not "#": to write a number as its language does takes a phone a tenth of a second the first time. */}
        <Plural value={count} one={`${count} card`} other={`${count} cards`} />
      </span>
    </span>
  );
}
