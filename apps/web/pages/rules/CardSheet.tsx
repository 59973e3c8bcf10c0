import { Trans, useLingui } from '@lingui/react/macro';
import type { CardGroup } from '@riposte/kernel';
import { type ReactNode, use, useState } from 'react';
import { Drawing, type DrawingFile } from '../../design/art/Drawing.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { useGame, usePart } from '../../games/library.ts';
import type { LookedAtCard } from '../../table/rules/openCard.ts';
import { rulingsOn } from '../../table/rules/passages.ts';
import { RuleList } from '../../table/rules/RuleList.tsx';
import RuleSheet from '../../table/rules/RuleSheet.tsx';
import { rulebookOf } from '../../table/rules/rulebooks.ts';
import type { RulePictures, WholeCardProps } from '../../table/rules/rulePictures.ts';
import styles from './CardSheet.module.css';

/** A whole card: what it does, how sure we are of it, and what has been ruled about it. */
export default function CardSheet({
  game,
  group,
  card,
  onClose,
}: LookedAtCard & { readonly game: string; readonly onClose: () => void }) {
  const book = use(rulebookOf(game));
  const sources = useGame(game)?.guide.cards?.sources ?? {};
  const source = useSources(sources)(card.source);
  const pictures = usePart(game, 'pictures');
  const [rule, setRule] = useState<string>();
  const Card = pictures?.Card;
  return (
    <Sheet open onClose={onClose} title={card.name}>
      {Card && book ? (
        <Card card={card} book={book} onRule={setRule} />
      ) : (
        <article className={styles.card}>
          <Owner group={group} crest={pictures?.crest?.(group.id)}>
            <p className={styles.source} data-source={card.source}>
              {source.name}
            </p>
          </Owner>
          <p className={styles.text}>{card.text}</p>
        </article>
      )}
      <section>
        <h3 className={styles.heading}>
          <Trans>How sure we are</Trans>
        </h3>
        <p>{source.meaning ?? source.name}</p>
        {!Card && card.note !== undefined && <p className={styles.note}>{card.note}</p>}
      </section>
      {!Card && book && <Rulings card={card} book={book} onRule={setRule} pictures={pictures} />}
      {rule !== undefined && <RuleSheet game={game} rule={rule} onClose={() => setRule(undefined)} />}
    </Sheet>
  );
}

/** Whose card it is. */
function Owner({
  group,
  crest,
  children,
}: {
  readonly group: CardGroup;
  readonly crest: DrawingFile | undefined;
  readonly children: ReactNode;
}) {
  return (
    <header className={styles.owner}>
      {crest && <Drawing drawn={crest} className={styles.crest} />}
      <p>
        <strong>{group.name}</strong>
        <span>{group.title}</span>
      </p>
      {children}
    </header>
  );
}

function Rulings({
  card,
  book,
  onRule,
  pictures,
}: WholeCardProps & { readonly pictures: RulePictures | undefined }) {
  const rulings = rulingsOn(book, card.name);
  if (rulings.length === 0) return undefined;
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>Rulings</Trans>
      </h3>
      <RuleList pictures={pictures} rules={rulings} onRule={onRule} />
    </section>
  );
}

/** What is said of how sure we are of a card. */
interface Said {
  readonly name: string;
  readonly meaning?: string;
}

/** How sure we are of a card, by the name of its source; a source of a game's own is called what the game calls it. */
function useSources(own: Readonly<Record<string, string>>): (source: string) => Said {
  const { t } = useLingui();
  const known: Readonly<Record<string, Said>> = {
    rulebook: {
      name: t`Rulebook`,
      meaning: t`The rulebook says what this card does. The words are ours.`,
    },
    public: {
      name: t`Public`,
      meaning: t`Public material says what this card does. The words are ours.`,
    },
    partly: {
      name: t`Partly known`,
      meaning: t`Part of what this card does is known; the rest is ours.`,
    },
    house: {
      name: t`House card`,
      meaning: t`What is printed on this card is not known to us, so we made it ourselves.`,
    },
  };
  return (source) => known[source] ?? { name: own[source] ?? source };
}
