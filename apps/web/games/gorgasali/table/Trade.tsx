import { Trans } from '@lingui/react/macro';
import { cardName, type Item, isWeapon } from '@riposte/gorgasali/table';
import { type Seat, varsOf } from '@riposte/kernel';
import { CardFace } from './CardFace.tsx';
import { keyed } from './keyed.ts';
import type { IslandPart } from './part.ts';
import { AskedSheet } from './Sheet.tsx';
import styles from './Trade.module.css';

interface Deal {
  readonly seat: Seat;
  readonly mate: Seat;
  readonly given: readonly Item[];
  readonly taken: readonly Item[];
}

/** RULES 17.10: what goes to one and what to the other, while a trade is put together or agreed to. */
export function Trade({ sight, turn }: IslandPart) {
  const { view, names } = sight;
  const deal = varsOf<Deal & Record<string, unknown>>(view.stack, 'trade');
  if (!deal) return undefined;
  const isMine = deal.seat === sight.seat;
  const [one, other] = [names(deal.seat), names(deal.mate)];
  // Whatever closes the trade stands first; what may still be added comes after it.
  const order = (type: string) => ['propose', 'agree', 'refuse', 'give', 'take', 'callOff'].indexOf(type);
  const answers = [...turn.choices.keys()].sort(
    (first, second) => order(turn.choices[first]?.type ?? '') - order(turn.choices[second]?.type ?? ''),
  );
  const closes = ['propose', 'agree'].includes(turn.choices[answers[0] ?? -1]?.type ?? '');
  return (
    <AskedSheet sight={sight} turn={turn} answers={answers} isFirstMain={closes}>
      <div className={styles.deal}>
        <Pile items={deal.given}>{isMine ? <Trans>You give</Trans> : <Trans>{one} gives</Trans>}</Pile>
        <Pile items={deal.taken}>
          {isMine ? <Trans>You take from {other}</Trans> : <Trans>You give</Trans>}
        </Pile>
      </div>
    </AskedSheet>
  );
}

function Pile({ items, children }: { readonly items: readonly Item[]; readonly children: React.ReactNode }) {
  return (
    <section className={styles.pile}>
      <h2>{children}</h2>
      <ul>
        {keyed(items, ({ card }) => card).map(({ key, item: { card, loaded } }) => (
          <li key={key}>
            {card === 'extraChest' ? (
              <Trans>an extra chest</Trans>
            ) : (
              <>
                <CardFace card={card} form="small" isFaceDown={isEmptyGun(card, loaded)} />
                <span className="heard">{cardName(card)}</span>
              </>
            )}
          </li>
        ))}
        {items.length === 0 && (
          <li className={styles.nothing}>
            <Trans>nothing</Trans>
          </li>
        )}
      </ul>
    </section>
  );
}

function isEmptyGun(card: Exclude<Item['card'], 'extraChest'>, loaded: boolean): boolean {
  return isWeapon(card) && !loaded;
}
