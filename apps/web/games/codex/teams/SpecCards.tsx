import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, entryOf, specCards, upper } from '@riposte/codex/table';
import { Sheet } from '../../../design/overlays.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import styles from './SpecCards.module.css';

/** The twelve cards of each of these heroes, to be read. */
export function SpecCards({
  heroes,
  onClose,
}: {
  readonly heroes: readonly CardId[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Sheet open title={t`In the codex`} onClose={onClose}>
      {heroes.map((hero) => {
        const entry = entryOf(hero);
        if (!entry.spec) return undefined;
        const spec = upper(entry.spec);
        return (
          <section key={hero}>
            <h3 className={styles.heading}>
              <Trans>{spec}: twelve cards, two of each</Trans>
            </h3>
            <Cards cards={[hero, ...specCards(entry.spec)]} />
          </section>
        );
      })}
    </Sheet>
  );
}

/** Some cards as they are printed, side by side. */
export function Cards({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => {
        const entry = entryOf(card);
        return (
          <li key={card} data-wide={entry.kind === 'hero' || undefined}>
            <CardFace entry={entry} />
          </li>
        );
      })}
    </ul>
  );
}
