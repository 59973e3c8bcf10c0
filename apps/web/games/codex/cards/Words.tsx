import { abilitiesOf, type CardEntry, inTerms, upper } from '@riposte/codex/table';
import { createContext, useContext } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { keywordIcon } from './icons.ts';
import styles from './Words.module.css';

/** Where terms can be asked about: which one is open, and how another is opened. */
export interface OpenTerm {
  readonly open: string | undefined;
  /** The id of the element that explains. */
  readonly answer: string;
  ask(term: string): void;
}

/** Without it, terms are only words: the card as a whole is what is touched. */
export const AskingContext = createContext<OpenTerm | undefined>(undefined);

/** The keywords of a card or a band, by sign and name. */
export function Keywords({ face }: { readonly face: Pick<CardEntry, 'keywords' | 'numbers'> }) {
  const all = abilitiesOf(face);
  if (all.length === 0) return undefined;
  return (
    <span className={styles.keywords}>
      {all.map(({ name, number }) => (
        <span key={name} className={styles.keyword}>
          <Drawing drawn={keywordIcon(name)} />
          <Term term={name} text={number === undefined ? upper(name) : `${upper(name)} ${number}`} />
        </span>
      ))}
    </span>
  );
}

/** A sentence of a card; what comes before its colon stands out. */
export function Sentence({ text }: { readonly text: string }) {
  return (
    <span className={styles.sentence}>
      {inTerms(text).map(({ text: piece, term }, index, pieces) => {
        if (term === undefined) return index === 0 ? piece : piece.slice(pointsOf(piece).length);
        const points = pointsOf(pieces[index + 1]?.text ?? '');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
          <span key={index} className={styles.unbroken}>
            <Term term={term} text={piece} />
            {points}
          </span>
        );
      })}
    </span>
  );
}

/** What a text begins with and no line may: it stays with the term before it. */
function pointsOf(text: string): string {
  return /^[.,:;)]*/.exec(text)?.[0] ?? '';
}

function Term({ term, text }: { readonly term: string; readonly text: string }) {
  const asking = useContext(AskingContext);
  if (!asking) return term.endsWith(':') ? <b>{text}</b> : text;
  const isOpen = asking.open === term;
  return (
    <button
      type="button"
      className={styles.term}
      aria-expanded={isOpen}
      aria-controls={isOpen ? asking.answer : undefined}
      onClick={() => asking.ask(term)}
    >
      {text}
    </button>
  );
}
