import { Trans } from '@lingui/react/macro';
import { type CardEntry, entryOf, TECH } from '@riposte/codex/table';
import { Drawing } from '../../../art/Drawing.tsx';
import type { HandCard } from '../../../table/kit/hand.ts';
import { useLens } from '../../../table/kit/lens.ts';
import { Emblem } from '../cards/Emblem.tsx';
import { coloursOf, frameOf } from '../cards/frame.ts';
import { crestIcon, iconOf, keywordIcon } from '../cards/icons.ts';
import { Attack, Cost, Health } from '../cards/Numbers.tsx';
import { shortName } from '../cards/shortNames.ts';
import styles from './HandFace.module.css';
import type { CardThing, WarThing } from './things.ts';

/** A card of the hand: what it costs now, its picture, its name and its numbers. All its text is under the lens. */
export function HandFace({ card: { touched } }: { readonly card: HandCard<WarThing> }) {
  return touched.type === 'card' ? <Face card={touched} /> : undefined;
}

function Face({ card }: { readonly card: CardThing }) {
  const lens = useLens(card, card.seat);
  const { price } = card;
  const entry = entryOf(card.card);
  const { tech = 0, atk, hp, keywords = [], kind } = entry;
  return (
    <span
      className={styles.face}
      data-frame={frameOf(entry)}
      data-lacks={card.lack}
      style={coloursOf(entry)}
      {...lens}
    >
      <span className={styles.window}>
        <Emblem entry={entry} />
      </span>
      <span className={styles.cost} data-changed={price !== entry.cost || undefined}>
        <Cost cost={price} />
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
          <Health left={hp} />
        </span>
      )}
      {card.lack && <Lack lack={card.lack} entry={entry} />}
    </span>
  );
}

/** What keeps it in the hand, in one word. */
function Lack({ lack, entry }: { readonly lack: NonNullable<CardThing['lack']>; readonly entry: CardEntry }) {
  const level = TECH[entry.tech ?? 0]?.slice('tech '.length);
  return (
    <span className={styles.lack}>
      <Drawing drawn={iconOf(lack === 'gold' ? 't-gold' : 't-lock')} />
      {lack === 'gold' ? (
        <Trans>Gold</Trans>
      ) : lack === 'tech' ? (
        <Trans>Tech {level}</Trans>
      ) : lack === 'spec' ? (
        <Trans>Other spec</Trans>
      ) : (
        <Trans>Hero</Trans>
      )}
    </span>
  );
}
