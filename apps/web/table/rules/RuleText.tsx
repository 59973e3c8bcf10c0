import type { TextSpan } from '@riposte/kernel';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { splitAtWords } from './findRules.ts';
import styles from './RuleText.module.css';

interface Props {
  readonly spans: readonly TextSpan[];
  /** What was looked for: it is marked. */
  readonly words?: readonly string[];
  /** Where the rules it mentions are shown; without it they are links into the page of rules. */
  readonly onRule?: ((rule: string) => void) | undefined;
}

/** A sentence of the rules. */
export function RuleText({ spans, words = [], onRule }: Props) {
  return spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    <Fragment key={index}>
      {span.aside ? (
        <em className={styles.aside}>
          <Piece span={span} words={words} onRule={onRule} />
        </em>
      ) : (
        <Piece span={span} words={words} onRule={onRule} />
      )}
    </Fragment>
  ));
}

function Piece({ span, words = [], onRule }: Omit<Props, 'spans'> & { readonly span: TextSpan }) {
  const marked = <Marked text={span.text} words={words} />;
  switch (span.kind) {
    case 'strong':
      return <strong>{marked}</strong>;
    case 'rule':
      return <RuleLink rule={span.text} onRule={onRule} />;
    default:
      return marked;
  }
}

function RuleLink({ rule, onRule }: { readonly rule: string; readonly onRule: Props['onRule'] }) {
  if (!onRule) {
    return (
      <Link className={styles.rule} to="." hash={rule} resetScroll={false}>
        {rule}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.rule} onClick={() => onRule(rule)}>
      {rule}
    </button>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return splitAtWords(text, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
