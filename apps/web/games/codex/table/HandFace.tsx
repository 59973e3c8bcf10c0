import { Trans } from '@lingui/react/macro';
import { entryOf, TECH } from '@riposte/codex/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import type { HandCard } from '../../../table/kit/hand.ts';
import { useLens } from '../../../table/kit/lens.ts';
import { useTurnToDraw } from '../../../table/turnToDraw.ts';
import { Emblem } from '../cards/Emblem.tsx';
import { coloursOf, frameOf } from '../cards/frame.ts';
import { crestIcon, iconOf, keywordIcon } from '../cards/icons.ts';
import { Attack, CardCost, CardHealth } from '../cards/Numbers.tsx';
import { shortName } from '../cards/shortNames.ts';
import styles from './HandFace.module.css';
import type { CardThing, Lack, WarThing } from './things.ts';

/** A card of the hand: what it costs now, its picture, its name and its numbers. All its text is under the lens. */
export function HandFace({ card: { touched } }: { readonly card: HandCard<WarThing> }) {
  return touched.type === 'card' ? <Face card={touched} /> : undefined;
}

function Face({ card }: { readonly card: CardThing }) {
  const lens = useLens(card, card.seat);
  const isDrawn = useTurnToDraw();
  const entry = entryOf(card.card);
  return (
    <span
      className={styles.face}
      data-frame={frameOf(entry)}
      data-lacks={card.lack?.type}
      style={coloursOf(entry)}
      {...lens}
    >
      {isDrawn && <Printed card={card} />}
    </span>
  );
}

function Printed({ card: { card, price, lack } }: { readonly card: CardThing }) {
  const entry = entryOf(card);
  const { tech = 0, atk, hp, keywords = [], kind } = entry;
  return (
    <>
      <span className={styles.window}>
        <Emblem entry={entry} />
      </span>
      <span className={styles.cost} data-changed={price !== entry.cost || undefined}>
        <CardCost cost={price} />
      </span>
      <span className={styles.ribbon}>
        <Drawing drawn={crestIcon(entry)} />
        {tech > 0 && <i>{TECH[tech]?.slice('tech '.length)}</i>}
      </span>
      <span className={styles.name}>{shortName(entry.id)}</span>
      {hp === undefined ? (
        <span className={styles.kind}>{kind}</span>
      ) : (
        <span className={styles.foot}>
          {atk === undefined ? <span /> : <Attack atk={atk} />}
          <span className={styles.keywords}>
            {keywords.slice(0, 2).map((keyword) => (
              <Drawing key={keyword} drawn={keywordIcon(keyword)} />
            ))}
          </span>
          <CardHealth left={hp} />
        </span>
      )}
      {lack && <Lacking lack={lack} />}
    </>
  );
}

/** What keeps it in the hand, in a word or two. */
function Lacking({ lack }: { readonly lack: Lack }) {
  return (
    <span className={styles.lack}>
      <Drawing drawn={iconOf(lack.type === 'gold' ? 't-gold' : 't-lock')} />
      <Missing lack={lack} />
    </span>
  );
}

function Missing({ lack }: { readonly lack: Lack }) {
  switch (lack.type) {
    case 'gold':
      return <Trans>Gold</Trans>;
    case 'building': {
      const level = TECH[lack.level]?.slice('tech '.length);
      return <Trans>Tech {level}</Trans>;
    }
    case 'spec':
      return <Trans>Other spec</Trans>;
    case 'hero':
    case 'anyHero':
    case 'maxLevel':
      return <Trans>Hero</Trans>;
  }
}
