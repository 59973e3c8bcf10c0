import type { CardEntry } from '@riposte/codex/table';
import { useEffect, useState } from 'react';
import type { Sheet } from '../../../art/sheet.ts';
import styles from './Emblem.module.css';
import { emblemOf } from './emblem.ts';
import { outsideOf, pictureOf } from './picture.ts';
import { fetchSheet, knownSheet } from './sheet.ts';

/** Nothing until it is here. */
function useSheet(): Sheet | undefined {
  const [sheet, setSheet] = useState(knownSheet);
  useEffect(() => {
    if (sheet) return;
    // Without a network a card is its field, its numbers and its words.
    fetchSheet().then(setSheet, () => {});
  }, [sheet]);
  return sheet;
}

interface Addresses {
  readonly inside: string;
  readonly outside: string | undefined;
}

/** Copies of a card share their images. */
const MADE = new Map<string, Addresses>();

function addressesOf(entry: CardEntry, sheet: Sheet): Addresses {
  const made = MADE.get(entry.id);
  if (made) return made;
  const emblem = emblemOf(entry);
  const addresses = { inside: pictureOf(emblem, sheet), outside: outsideOf(emblem, sheet) };
  MADE.set(entry.id, addresses);
  return addresses;
}

/** The picture of a card; it fills what it lies in, and a hero steps out of it. To the page it is an image, not a hundred shapes. */
export function Emblem({ entry }: { readonly entry: CardEntry }) {
  const sheet = useSheet();
  const addresses = sheet && addressesOf(entry, sheet);
  return (
    <span className={styles.emblem}>
      <span className={styles.frame}>
        {addresses && (
          <img className={styles.picture} src={addresses.inside} alt="" draggable={false} decoding="async" />
        )}
      </span>
      {addresses?.outside && (
        <img className={styles.outside} src={addresses.outside} alt="" draggable={false} decoding="async" />
      )}
    </span>
  );
}
