import { Trans } from '@lingui/react/macro';
import type { CardGroup, CardText } from '@riposte/kernel';
import { lazy, Suspense, useState } from 'react';
import { Drawing } from '../../design/art/Drawing.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { type Loaded, usePart, webGameOf } from '../../games/library.ts';
import type { ChosenOptions } from '../../games/setupWords.ts';
import type { LookedAtCard } from '../../table/rules/openCard.ts';
import styles from './CardIndex.module.css';

const CardSheet = lazy(() => import('./CardSheet.tsx'));

/** Every card that has to be read, by its group; touched, it opens whole. */
export function CardIndex({
  loaded: { game, guide },
  options,
  words,
}: {
  readonly loaded: Loaded;
  /** The cards are shown as they are in a match with these. */
  readonly options: ChosenOptions;
  readonly words: readonly string[];
}) {
  const [open, setOpen] = useState<LookedAtCard>();
  const pictures = usePart(game.id, 'pictures');
  const groups = (guide.cards?.all(options) ?? [])
    .map((group) => ({ ...group, cards: group.cards.filter((card) => isSought(group, card, words)) }))
    .filter(({ cards }) => cards.length > 0);
  if (groups.length === 0) return undefined;
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className={styles.heading}>
        <Trans>The cards</Trans>
      </h2>
      {webGameOf(game.id)?.cards && (
        <LinkButton to="/cards/$game" params={{ game: game.id }}>
          <Trans>All cards as pictures</Trans>
        </LinkButton>
      )}
      <ul className={styles.groups}>
        {groups.map((group) => {
          const crest = pictures?.crest?.(group.id);
          return (
            <li key={group.id} className={styles.group}>
              <p className={styles.name}>
                {crest && <Drawing drawn={crest} className={styles.crest} />}
                {group.name}
              </p>
              {group.cards.map((card) => (
                <button
                  key={card.id}
                  type="button"
                  className={styles.card}
                  onClick={() => setOpen({ group, card })}
                >
                  {card.name}
                </button>
              ))}
            </li>
          );
        })}
      </ul>
      <Suspense>{open && <CardSheet game={game.id} {...open} onClose={() => setOpen(undefined)} />}</Suspense>
    </section>
  );
}

function isSought({ name }: CardGroup, card: CardText, words: readonly string[]): boolean {
  const text = `${name} ${card.name} ${card.text}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
