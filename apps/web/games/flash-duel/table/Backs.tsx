import { Plural } from '@lingui/react/macro';
import { cardsOf, type Pile } from '@riposte/flash-duel';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './Backs.module.css';

/** The cards a fighter holds: their backs in a fan, or their faces where the viewer may see them. */
export function Backs({ count, hand }: { readonly count: number; readonly hand?: Pile | undefined }) {
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
