import { Trans } from '@lingui/react/macro';
import { entryOf, TERMS } from '@riposte/codex/table';
import { type CardText, type Rulebook, rulesOf } from '@riposte/kernel';
import { useId, useState } from 'react';
import { rulingsOn } from '../../../table/rules/passages.ts';
import { RuleList } from '../../../table/rules/RuleList.tsx';
import { RuleText } from '../../../table/rules/RuleText.tsx';
import type { WholeCardProps } from '../../../table/rules/rulePictures.ts';
import { CardFace } from './CardFace.tsx';
import styles from './WholeCard.module.css';
import { AskingContext, type OpenTerm } from './Words.tsx';

/** A card as large as it is read best: a term that is touched is explained below it, and so is how it is ruled. */
export function WholeCard({ card, book, onRule }: WholeCardProps) {
  const answer = useId();
  const [open, setOpen] = useState<string>();
  const asking: OpenTerm = {
    open,
    answer,
    ask: (term) => setOpen((before) => (before === term ? undefined : term)),
  };
  return (
    <>
      <div className={styles.whole}>
        <p className="heard">{card.text}</p>
        <AskingContext value={asking}>
          <CardFace entry={entryOf(card.id)} isWhole />
        </AskingContext>
      </div>
      <div id={answer} role="status">
        {open !== undefined && <Explained rule={TERMS[open] ?? ''} book={book} onRule={onRule} />}
      </div>
      <Rulings card={card} book={book} onRule={onRule} />
    </>
  );
}

/** What the rules say of a term. */
function Explained({
  rule: number,
  book,
  onRule,
}: {
  readonly rule: string;
  readonly book: Rulebook;
  readonly onRule: (rule: string) => void;
}) {
  const rule = rulesOf(book).find((one) => one.number === number);
  if (!rule) return undefined;
  return (
    <p className={styles.explained}>
      <button type="button" className={styles.number} onClick={() => onRule(number)}>
        {number}
      </button>{' '}
      <RuleText spans={rule.spans} onRule={onRule} />
    </p>
  );
}

/** How the card is ruled: in its own note, and in the rules that name it. */
function Rulings({ card, book, onRule }: WholeCardProps & { readonly card: CardText }) {
  const rules = rulingsOn(book, card.name);
  if (card.note === undefined && rules.length === 0) return undefined;
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>Rulings</Trans>
      </h3>
      {card.note !== undefined && <p className={styles.note}>{card.note}</p>}
      {rules.length > 0 && <RuleList pictures={undefined} rules={rules} onRule={onRule} />}
    </section>
  );
}
