import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { entryOf } from '@riposte/codex/table';
import type { CardGroup } from '@riposte/kernel';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { Page } from '../../../design/Page.tsx';
import type { GalleryProps } from '../../../table/rules/openCard.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { Tile } from '../cards/Tile.tsx';
import pictures from '../rules/pictures.ts';
import styles from './CardGallery.module.css';
import { Legend } from './Legend.tsx';
import { type CardSize, WishForm } from './WishForm.tsx';
import { type CardWish, parseWish, wishedFor } from './wish.ts';

/** All cards of Codex, to look through. */
export default function CardGallery({ groups, onOpen }: GalleryProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const wish = parseWish(useSearch({ strict: false }));
  const [size, setSize] = useState<CardSize>(() =>
    matchMedia('(min-width: 40rem)').matches ? 'cards' : 'tiles',
  );
  const found = useDeferredValue(wishedFor(groups, wish));
  const count = found.reduce((sum, { cards }) => sum + cards.length, 0);
  const onWish = (next: CardWish) =>
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  return (
    <Page
      title={t`The cards of Codex`}
      lead={<Trans>In our own words and pictures. Touch a card to read it whole.</Trans>}
      full
    >
      <WishForm wish={wish} size={size} onWish={onWish} onSize={setSize} />
      <p className={styles.count} role="status">
        <Plural value={count} one="# card" other="# cards" />
      </p>
      {found.map((group) => (
        <Group key={group.id} group={group} size={size} onOpen={onOpen} />
      ))}
      {count === 0 && (
        <p className={styles.nothing}>
          <Trans>No card is like that. Take a word or a filter away.</Trans>
        </p>
      )}
      <Legend />
    </Page>
  );
}

function Group({
  group,
  size,
  onOpen,
}: {
  readonly group: CardGroup;
  readonly size: CardSize;
  readonly onOpen: GalleryProps['onOpen'];
}) {
  const crest = pictures.crest?.(group.id);
  const heading = `cards-${group.id}`;
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading} className={styles.heading}>
        {crest && <Drawing drawn={crest} className={styles.crest} />}
        {group.name}
      </h2>
      <ul className={styles.cards} data-size={size}>
        {group.cards.map((card) => {
          const entry = entryOf(card.id);
          return (
            <li key={card.id} className={styles.item} data-wide={entry.kind === 'hero' || undefined}>
              <button type="button" className={styles.card} onClick={() => onOpen({ group, card })}>
                <span className="heard">
                  {card.name}. {card.text}
                </span>
                <span aria-hidden="true">
                  {size === 'cards' ? <CardFace entry={entry} /> : <Tile entry={entry} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
