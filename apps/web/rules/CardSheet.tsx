import { Trans } from '@lingui/react/macro';
import type { CardGroup, CardText } from '@riposte/kernel';
import { use, useState } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { Sheet } from '../design/overlays.tsx';
import { useGame, usePart } from '../games/library.ts';
import styles from './CardSheet.module.css';
import { rulingsOn } from './passages.ts';
import { RuleList } from './RuleList.tsx';
import RuleSheet from './RuleSheet.tsx';
import { rulebookOf } from './rulebooks.ts';
import { useSources } from './useSources.ts';

/** A card that is looked at, and the group it belongs to. */
export interface OpenCard {
  readonly group: CardGroup;
  readonly card: CardText;
}

/** A whole card: what it does, how sure we are of it, and what has been ruled about it. */
export default function CardSheet({
  game,
  group,
  card,
  onClose,
}: OpenCard & { readonly game: string; readonly onClose: () => void }) {
  const book = use(rulebookOf(game));
  const sources = useGame(game)?.guide.cards?.sources ?? {};
  const source = useSources(sources)(card.source);
  const pictures = usePart(game, 'pictures');
  const [rule, setRule] = useState<string>();
  if (rule !== undefined) {
    return <RuleSheet game={game} rule={rule} onClose={() => setRule(undefined)} />;
  }
  const crest = pictures?.crest?.(group.id);
  const rulings = book ? rulingsOn(book, card.name) : [];
  return (
    <Sheet open onClose={onClose} title={card.name}>
      <article className={styles.card}>
        <header className={styles.owner}>
          {crest && <Drawing drawn={crest} className={styles.crest} />}
          <p>
            <strong>{group.name}</strong>
            <span>{group.title}</span>
          </p>
          <p className={styles.source} data-source={card.source}>
            {source.name}
          </p>
        </header>
        <p className={styles.text}>{card.text}</p>
      </article>
      <section>
        <h3 className={styles.heading}>
          <Trans>How sure we are</Trans>
        </h3>
        <p>{source.meaning ?? source.name}</p>
        {card.note !== undefined && <p className={styles.note}>{card.note}</p>}
      </section>
      {rulings.length > 0 && (
        <section>
          <h3 className={styles.heading}>
            <Trans>Rulings</Trans>
          </h3>
          <RuleList pictures={pictures} rules={rulings} onRule={setRule} />
        </section>
      )}
    </Sheet>
  );
}
