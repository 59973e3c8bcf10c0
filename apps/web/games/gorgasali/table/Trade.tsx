import { Trans } from '@lingui/react/macro';
import { type Choice, cardName, type Item, isWeapon } from '@riposte/gorgasali/table';
import { type Seat, varsOf } from '@riposte/kernel';
import type { ReactNode } from 'react';
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
  // Cards are touched where they lie; what closes the trade has buttons.
  const closing = indicesOf(turn.choices, ({ type }) => type !== 'give' && type !== 'take');
  const closes = ['propose', 'agree'].includes(turn.choices[closing[0] ?? -1]?.type ?? '');
  return (
    <AskedSheet sight={sight} turn={turn} answers={closing} isFirstMain={closes}>
      <div className={styles.deal}>
        <Side traded={deal.given} sight={sight} turn={turn} type="give">
          {isMine ? <Trans>You give</Trans> : <Trans>{one} gives</Trans>}
        </Side>
        <Side traded={deal.taken} sight={sight} turn={turn} type="take">
          {isMine ? <Trans>You take from {other}</Trans> : <Trans>You give</Trans>}
        </Side>
      </div>
    </AskedSheet>
  );
}

/** What one side puts into the trade, and below it what it still could. */
function Side({
  traded,
  type,
  sight,
  turn,
  children,
}: IslandPart & {
  readonly traded: readonly Item[];
  readonly type: 'give' | 'take';
  readonly children: ReactNode;
}) {
  const isSending = sight.state.sending !== undefined;
  const left = indicesOf(turn.choices, (choice) => choice.type === type);
  // A phone has room for both mats only if their cards are small.
  const form =
    turn.layout === 'desk' || turn.choices.every((choice) => choice.type !== 'callOff') ? 'card' : 'small';
  return (
    <section className={styles.side} data-form={form}>
      <h2>{children}</h2>
      <ul className={styles.traded}>
        {keyed(traded, ({ card }) => card).map(({ key, item }) => (
          <li key={key}>
            <Face item={item} form={form} />
            {item.card !== 'extraChest' && <span className="heard">{cardName(item.card)}</span>}
          </li>
        ))}
        {traded.length === 0 && (
          <li className={styles.nothing}>
            <Trans>nothing</Trans>
          </li>
        )}
      </ul>
      {left.length > 0 && (
        <ul className={styles.left} data-walk="answers">
          {left.map((index) => {
            const choice = turn.choices[index];
            return (
              choice?.type === type && (
                <li key={index}>
                  <button
                    type="button"
                    className={styles.card}
                    disabled={isSending}
                    aria-label={turn.texts.answer(choice)}
                    onClick={() => turn.answer(index)}
                  >
                    <Face item={choice} form={form} />
                    {choice.pack && (
                      <small>
                        <Trans>backpack</Trans>
                      </small>
                    )}
                  </button>
                </li>
              )
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Face({ item: { card, loaded }, form }: { readonly item: Item; readonly form: 'card' | 'small' }) {
  if (card === 'extraChest') return <Trans>an extra chest</Trans>;
  return <CardFace card={card} isFaceDown={isWeapon(card) && !loaded} form={form} />;
}

function indicesOf(choices: readonly Choice[], fits: (choice: Choice) => boolean): readonly number[] {
  return [...choices.keys()].filter((index) => choices[index] && fits(choices[index]));
}
