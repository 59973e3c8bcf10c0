import type { CardEntry } from '@riposte/codex/table';
import { useEffect, useState } from 'react';
import styles from './Emblem.module.css';
import { askForPicture, type Painted, paintedOf } from './easel.ts';

/** Nothing until it is painted. */
function usePicture(entry: CardEntry): Painted | undefined {
  const [, setPainted] = useState<Painted>();
  const picture = paintedOf(entry);
  const isPainted = picture !== undefined;
  useEffect(() => {
    if (isPainted) return;
    return askForPicture(entry, () => setPainted(paintedOf(entry)));
  }, [entry, isPainted]);
  return picture;
}

/** The picture of a card; it fills what it lies in, and a hero steps out of it. To the page it is an image, not a hundred shapes. */
export function Emblem({ entry }: { readonly entry: CardEntry }) {
  const picture = usePicture(entry);
  return (
    <span className={styles.emblem}>
      <span className={styles.frame}>
        {picture && (
          <img className={styles.picture} src={picture.inside} alt="" draggable={false} decoding="async" />
        )}
      </span>
      {picture?.outside && (
        <img className={styles.outside} src={picture.outside} alt="" draggable={false} decoding="async" />
      )}
    </span>
  );
}
