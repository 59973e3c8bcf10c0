import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, type Choice, cardName, cardText, figureOf, isWeapon } from '@riposte/gorgasali/table';
import { varsOf } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { OPEN_CHEST } from '../art/drawings.ts';
import { CardFace } from './CardFace.tsx';
import { keyed } from './keyed.ts';
import { slotsOf } from './mat.ts';
import styles from './PlaceCard.module.css';
import type { IslandPart } from './part.ts';
import { AskedSheet } from './Sheet.tsx';
import { SlotLabel } from './SlotLabel.tsx';
import type { CardThing } from './things.ts';

/** RULES 4.5, 4.6: a new card looks for a slot; those behind it wait. */
export function PlaceCard({ sight, turn }: IslandPart) {
  const { t } = useLingui();
  const { view, seat } = sight;
  const waiting = varsOf<{ cards: readonly CardId[] }>(view.stack, 'place')?.cards ?? [];
  const [card, ...others] = waiting;
  if (seat === undefined || card === undefined) return undefined;
  const figure = figureOf(view, seat);
  const isDesk = turn.layout === 'desk';
  const form = isDesk ? 'card' : 'small';
  return (
    <AskedSheet sight={sight} turn={turn} answers={[...turn.choices.keys()]}>
      <div className={styles.new}>
        <Drawing drawn={OPEN_CHEST} className={styles.chest} />
        <span className={styles.card}>
          <CardFace card={card} form={isDesk ? 'large' : 'card'} />
        </span>
        <p className={styles.text}>{cardText(card)}</p>
        {others.length > 0 && (
          <span className={styles.others}>
            {keyed(others).map(({ key, item }) => (
              <span key={key}>
                <CardFace card={item} />
              </span>
            ))}
            <small>
              <Trans>not yet</Trans>
            </small>
          </span>
        )}
      </div>
      <ul className={styles.mat} aria-label={t`Your mat`}>
        {slotsOf(figure).map(({ kind, slots }) => (
          <li key={kind} data-kind={kind}>
            <SlotLabel kind={kind} />
            <span className={styles.slots}>
              {slots.map(({ key, held }) => {
                const answer = held && turn.choices.findIndex((choice) => isFor(choice, held));
                return held ? (
                  <button
                    key={key}
                    type="button"
                    className={styles.slot}
                    disabled={answer === undefined || answer < 0}
                    aria-label={t`Instead of ${cardName(held.card)}`}
                    onClick={() => answer !== undefined && turn.answer(answer)}
                  >
                    <CardFace card={held.card} isFaceDown={!held.loaded} form={form} />
                  </button>
                ) : (
                  <span key={key} className={styles.empty} data-form={form} aria-hidden />
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </AskedSheet>
  );
}

/** Whether a choice puts the new card in the place of this one; only a weapon says whether it is loaded. */
function isFor(choice: Choice, { card, pack, loaded }: CardThing): boolean {
  if (choice.type !== 'replace' || choice.card !== card || choice.pack !== pack) return false;
  return !isWeapon(card) || choice.loaded === loaded;
}
