import { Trans, useLingui } from '@lingui/react/macro';
import { EDITION_NAMES } from '@riposte/flash-duel';
import { useLocation, useParams } from '@tanstack/react-router';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../design/Page.tsx';
import { Select } from '../design/Select.tsx';
import { TextField } from '../design/TextField.tsx';
import { CardIndex } from './CardIndex.tsx';
import { Contents } from './Contents.tsx';
import { findRules, wordsOf } from './findRules.ts';
import { MODES } from './modes.ts';
import { RuleList } from './RuleList.tsx';
import styles from './RulesPage.module.css';
import type { Rulebook } from './rulebook.ts';
import { rulebookOf } from './rulebooks.ts';
import { useModeNames } from './useModeNames.ts';

/** The rules of a game, to read and to look things up in. */
export default function RulesPage() {
  const { game = '' } = useParams({ strict: false });
  const book = use(rulebookOf(game));
  return book ? <Rules game={game} book={book} /> : <NotFound />;
}

function Rules({ game, book }: { readonly game: string; readonly book: Rulebook }) {
  const { t } = useLingui();
  const modeNames = useModeNames();
  const [words, setWords] = useState('');
  const [edition, setEdition] = useState('');
  const [mode, setMode] = useState('');
  const asked = useLocation({ select: ({ hash }) => hash });
  const sought = useDeferredValue(words);
  const modes = MODES[game] ?? [];
  const chapters = modes.find(({ id }) => id === mode)?.chapters;
  const found = findRules(book.chapters, {
    words: sought,
    ...(edition && { edition }),
    ...(chapters && { chapters }),
  });
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  // RULES 13: a simple duel is fought without abilities.
  const hasCards = game === 'flash-duel' && mode !== 'simple';
  useInSight(asked);
  return (
    <Page
      title={book.title}
      lead={
        <Trans>
          In our own words, for both editions. What is marked as a ruling settles what the rulebooks leave
          open.
        </Trans>
      }
      wide
    >
      <search className={styles.filters}>
        <TextField
          type="search"
          label={t`Find`}
          value={words}
          placeholder={t`A word, or a number like 9.2`}
          onText={setWords}
        />
        <Select
          label={t`Mode`}
          value={mode}
          options={[
            { value: '', label: t`All` },
            ...modes.map(({ id }) => ({ value: id, label: modeNames[id] ?? id })),
          ]}
          onPick={setMode}
        />
        <Select
          label={t`Edition`}
          value={edition}
          options={[
            { value: '', label: t`Both` },
            ...EDITION_NAMES.map((name) => ({ value: name, label: name })),
          ]}
          onPick={setEdition}
        />
        <p className="heard" role="status">
          {sought !== '' && <Trans>{count} rules found</Trans>}
        </p>
      </search>
      <div className={styles.columns}>
        <Contents chapters={found} cards={hasCards} />
        <div className={styles.text}>
          {found.map(({ number, title, rules }) => (
            <section key={number} aria-labelledby={number}>
              <h2 id={number} className={styles.chapter}>
                <span className={styles.number}>{number}</span> {title}
              </h2>
              <RuleList rules={rules} lit={asked} words={wordsOf(sought)} />
            </section>
          ))}
          {hasCards && (
            <CardIndex words={wordsOf(sought)} edition={edition === 'v4.1' ? edition : 'revised'} />
          )}
          {found.length === 0 && (
            <p className={styles.nothing}>
              <Trans>No rule speaks of that.</Trans>
            </p>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Brings the chapter or the rule that the address names into sight. */
function useInSight(asked: string): void {
  useEffect(() => {
    if (asked === '') return;
    const block = asked.includes('.') ? 'center' : 'start';
    document.getElementById(asked)?.scrollIntoView({ block });
  }, [asked]);
}
