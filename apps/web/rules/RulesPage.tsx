import { Trans, useLingui } from '@lingui/react/macro';
import { EDITION_NAMES } from '@riposte/flash-duel';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { findRules, wordsOf } from './findRules.ts';
import { ModeName } from './ModeName.tsx';
import { MODES } from './modes.ts';
import { RuleList } from './RuleList.tsx';
import styles from './RulesPage.module.css';
import { RuleText } from './RuleText.tsx';
import type { Chapter, Rulebook } from './rulebook.ts';
import { rulebookOf } from './rulebooks.ts';

/** The rules of a game, to read and to look things up in. */
export default function RulesPage() {
  const { game = '' } = useParams({ strict: false });
  const book = use(rulebookOf(game));
  return book ? <Rules game={game} book={book} /> : <NotFound />;
}

function Rules({ game, book }: { readonly game: string; readonly book: Rulebook }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [edition, setEdition] = useState('');
  const [mode, setMode] = useState('');
  const lit = useLocation({ select: ({ hash }) => hash });
  const sought = useDeferredValue(words);
  const chapters = MODES[game]?.find(({ id }) => id === mode)?.chapters;
  const found = findRules(book.chapters, {
    words: sought,
    ...(edition && { edition }),
    ...(chapters && { chapters }),
  });
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  useLitRule(lit);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.home} to="/">
          Riposte
        </Link>
        <h1>{book.title}</h1>
        <p className={styles.preface}>
          <RuleText spans={book.preface} />
        </p>
        <search className={styles.filters}>
          <label className={styles.find}>
            <Search aria-hidden size="1.125rem" />
            <input
              type="search"
              value={words}
              placeholder={t`Find a word or a number`}
              aria-label={t`Find in the rules`}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          <label>
            <Trans>Mode</Trans>
            <select value={mode} onChange={({ target }) => setMode(target.value)}>
              <option value="">{t`All`}</option>
              {MODES[game]?.map(({ id }) => (
                <option key={id} value={id}>
                  <ModeName mode={id} />
                </option>
              ))}
            </select>
          </label>
          <label>
            <Trans>Edition</Trans>
            <select value={edition} onChange={({ target }) => setEdition(target.value)}>
              <option value="">{t`Both`}</option>
              {EDITION_NAMES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <p className={styles.count} role="status">
            {sought !== '' && <Trans>{count} rules found</Trans>}
          </p>
        </search>
      </header>
      <Contents chapters={found} />
      <main className={styles.text}>
        {found.map(({ number, title, rules }) => (
          <section key={number} aria-labelledby={number}>
            <h2 id={number} className={styles.chapter}>
              <span className={styles.number}>{number}</span> {title}
            </h2>
            <RuleList rules={rules} lit={lit} words={wordsOf(sought)} />
          </section>
        ))}
        {found.length === 0 && (
          <p className={styles.nothing}>
            <Trans>No rule speaks of that.</Trans>
          </p>
        )}
      </main>
    </div>
  );
}

/** Which chapters there are; on a phone behind a touch. */
function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 60rem)').matches);
  return (
    <nav className={styles.contents} aria-label={t`Chapters`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Trans>Chapters</Trans>
        </summary>
        <ol>
          {chapters.map(({ number, title }) => (
            <li key={number}>
              <Link to="." hash={number} resetScroll={false}>
                <span className={styles.number}>{number}</span> {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Brings the rule that the address names into view. */
function useLitRule(rule: string): void {
  useEffect(() => {
    if (rule === '') return;
    const block = rule.includes('.') ? 'center' : 'start';
    document.getElementById(rule)?.scrollIntoView({ block });
  }, [rule]);
}
