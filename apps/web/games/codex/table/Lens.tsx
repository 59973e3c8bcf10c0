import { useLingui } from '@lingui/react/macro';
import {
  abilitiesOf,
  cardName,
  entryOf,
  keywordsOf,
  keywordText,
  numbersOf,
  numberText,
  SLOTS,
  shownOf,
  upper,
} from '@riposte/codex/table';
import type { Rulebook } from '@riposte/kernel';
import { type Seat, seats } from '@riposte/kernel';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { rules } from '../cards/book.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { meaningOf } from '../cards/meaning.ts';
import { isTired } from '../scene/field.ts';
import styles from './Lens.module.css';
import type { WarPart } from './part.ts';
import type { WarThing } from './things.ts';

const BookContext = createContext<Rulebook | undefined>(undefined);

/** A card as a whole; of what is in play also its numbers now, and what each is made of. */
export default function Lens({
  sight,
  touched,
  form,
}: WarPart & { readonly touched: WarThing; readonly owner: Seat; readonly form: 'lens' | 'sheet' }) {
  return (
    <article className={styles.lens} data-form={form}>
      <CardFace entry={entryOf(touched.card)} isWhole />
      <WithMeanings>
        {touched.type === 'piece' ? (
          <Ledger sight={sight} id={touched.ids[0] ?? -1} />
        ) : (
          <Printed card={touched.card} />
        )}
      </WithMeanings>
    </article>
  );
}

/** What the keywords mean that are printed on a card; on a hero, on any of its bands. */
function Printed({ card }: { readonly card: string }) {
  const entry = entryOf(card);
  const all = [entry, ...(entry.bands ?? [])].flatMap(abilitiesOf);
  const each = [...new Map(all.map((one) => [one.name, one])).values()];
  if (each.length === 0) return undefined;
  return (
    <ul className={styles.ledger}>
      {each.map(({ name, number }) => (
        <li key={name}>
          <b>
            {upper(name)} {number}
          </b>
          <Meaning keyword={name} {...(number !== undefined && { number })} />
        </li>
      ))}
    </ul>
  );
}

/** What a thing is now: whose, in which state, and what its numbers and keywords are made of. */
function Ledger({ sight: { view, names }, id }: Pick<WarPart, 'sight'> & { readonly id: number }) {
  const { t } = useLingui();
  const piece = seats(view.players.length)
    .flatMap((seat) => shownOf(view, seat))
    .find((one) => one.id === id);
  if (!piece) return undefined;
  const { seat, isExhausted, isDisabled, isUnderConstruction, slot, marks } = piece;
  const owner = names(seat);
  const state = isUnderConstruction
    ? t`under construction`
    : isDisabled
      ? t`disabled`
      : isExhausted
        ? t`exhausted`
        : isTired(piece)
          ? t`just arrived, cannot attack yet`
          : t`ready`;
  const under = view.things.filter(({ to }) => to === id).map(({ card }) => cardName(card));
  // Keywords and numbers are told with what they come from.
  const said = marks.filter((mark) => !piece.keywords.some((keyword) => mark.startsWith(keyword)));
  return (
    <div className={styles.now}>
      <h3>{seat === view.viewer ? t`Yours, ${state}` : t`${owner}: ${state}`}</h3>
      <ul className={styles.ledger}>
        {SLOTS[slot] !== undefined && <li>{t`Patrols as ${SLOTS[slot]}`}</li>}
        {numbersOf(view, id).map((made) => (
          <li key={made.name}>
            <b>
              {made.name} {made.value}
            </b>
            {numberText(made).slice(`${made.name} ${made.value}`.length)}
            <Meaning keyword={made.name.toLowerCase()} number={made.value} />
          </li>
        ))}
        {keywordsOf(view, id).map((given) => (
          <li key={given.keyword}>
            {upper(keywordText(given))}
            <Meaning keyword={given.keyword} />
          </li>
        ))}
        {said.length > 0 && <li>{said.map(upper).join(', ')}</li>}
        {under.length > 0 && <li>{t`With ${under.join(', ')}`}</li>}
      </ul>
    </div>
  );
}

/** Fetches the rules that say what keywords mean; without a network the rest is read without them. */
function WithMeanings({ children }: { readonly children: ReactNode }) {
  const [book, setBook] = useState<Rulebook>();
  useEffect(() => {
    let isGone = false;
    rules().then(
      (fetched) => !isGone && setBook(fetched),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return <BookContext value={book}>{children}</BookContext>;
}

/** What a keyword means, in one sentence. */
function Meaning({ keyword, number }: { readonly keyword: string; readonly number?: number }) {
  const book = useContext(BookContext);
  const text = book && meaningOf(book, keyword, number);
  return text === undefined ? undefined : <span className={styles.meaning}>{text}</span>;
}
