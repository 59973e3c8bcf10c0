import { Trans } from '@lingui/react/macro';
import { ABILITY_CARDS, cardName, cardText, rarityOf } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import colours from '../art/colours.module.css';
import { CardFace } from './CardFace.tsx';
import styles from './Lens.module.css';
import type { IslandPart } from './part.ts';
import type { IslandThing } from './things.ts';

/** A card or an ability as a whole. */
export default function Lens({
  touched,
  form,
}: IslandPart & { readonly touched: IslandThing; readonly owner: Seat; readonly form: 'lens' | 'sheet' }) {
  if (touched.type === 'ability') {
    const { name, text, range, cooldown, passive } = ABILITY_CARDS[touched.ability];
    return (
      <article className={styles.lens} data-form={form}>
        <div>
          {form === 'lens' && <h3>{name}</h3>}
          <p>{text}</p>
          <p className={styles.second}>
            {passive ? (
              <Trans>always on</Trans>
            ) : (
              <Trans>
                range {range}, cooldown {cooldown}
              </Trans>
            )}
          </p>
        </div>
      </article>
    );
  }
  if (touched.type !== 'card') return undefined;
  const { card, loaded } = touched;
  return (
    <article className={`${styles.lens} ${colours.colours}`} data-form={form}>
      <CardFace card={card} />
      <div>
        {form === 'lens' && <h3>{cardName(card)}</h3>}
        <p>{cardText(card)}</p>
        <p className={styles.second}>
          <Rarity of={rarityOf(card)} />
          {!loaded && (
            <>
              {' · '}
              <Trans>face down until it is reloaded</Trans>
            </>
          )}
        </p>
      </div>
    </article>
  );
}

function Rarity({ of }: { readonly of: ReturnType<typeof rarityOf> }) {
  switch (of) {
    case 'common':
      return <Trans>common</Trans>;
    case 'rare':
      return <Trans>rare</Trans>;
    case 'epic':
      return <Trans>epic</Trans>;
    case 'legendary':
      return <Trans>legendary</Trans>;
  }
}
