import type { Rulebook } from '@riposte/kernel';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { rules } from '../cards/book.ts';
import { meaningOf } from '../cards/meaning.ts';
import styles from './Lens.module.css';

const BookContext = createContext<Rulebook | undefined>(undefined);

/** Fetches the rules that say what keywords mean; without a network the rest is read without them. */
export function WithMeanings({ children }: { readonly children: ReactNode }) {
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
export function Meaning({ keyword, number }: { readonly keyword: string; readonly number?: number }) {
  const book = useContext(BookContext);
  const text = book && meaningOf(book, keyword, number);
  return text === undefined ? undefined : <span className={styles.meaning}>{text}</span>;
}
