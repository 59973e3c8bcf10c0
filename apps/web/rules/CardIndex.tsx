import { Trans } from '@lingui/react/macro';
import type { Options } from '@riposte/flash-duel';
import { lazy, Suspense, useState } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import styles from './CardIndex.module.css';
import { type AbilityCard, allCards } from './cards.ts';

const CardSheet = lazy(() => import('./CardSheet.tsx'));

/** Every ability card by its fighter; touched, it opens whole. */
export function CardIndex({
  words,
  edition,
}: {
  readonly words: readonly string[];
  readonly edition: Options['edition'];
}) {
  const [open, setOpen] = useState<string>();
  const cards = allCards(edition).filter(([, card]) => words.every((word) => speaksOf(card, word)));
  const fighters = Map.groupBy(cards, ([, { character }]) => character);
  if (cards.length === 0) return undefined;
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className={styles.heading}>
        <Trans>The ability cards</Trans>
      </h2>
      <ul className={styles.fighters}>
        {[...fighters].map(([character, its]) => (
          <li key={character} className={styles.fighter}>
            <p className={styles.name}>
              {character !== 'dragon' && <Drawing name={`c-${character}`} className={styles.crest} />}
              {its[0]?.[1].name}
            </p>
            {its.map(([id, { ability }]) => (
              <button key={id} type="button" className={styles.card} onClick={() => setOpen(id)}>
                {ability.name}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <Suspense>
        {open !== undefined && (
          <CardSheet ability={open} edition={edition} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </section>
  );
}

function speaksOf({ ability, name }: AbilityCard, word: string): boolean {
  return `${name} ${ability.name} ${ability.text}`.toLowerCase().includes(word);
}
