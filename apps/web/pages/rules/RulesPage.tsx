import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Option, type Rulebook, rulesOf } from '@riposte/kernel';
import { useLocation, useParams } from '@tanstack/react-router';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { Page } from '../../design/Page.tsx';
import { Select } from '../../design/Select.tsx';
import { TextField } from '../../design/TextField.tsx';
import { type Loaded, useGame, usePart } from '../../games/library.ts';
import type { ChosenOptions, SetupWords } from '../../games/setupWords.ts';
import { mainOption } from '../../match/local/askedOptions.ts';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import { findRules, wordsOf } from '../../table/rules/findRules.ts';
import { RuleList } from '../../table/rules/RuleList.tsx';
import { rulebookOf } from '../../table/rules/rulebooks.ts';
import { CardIndex } from './CardIndex.tsx';
import { Contents } from './Contents.tsx';
import styles from './RulesPage.module.css';

/** The rules of a game, to read and to look things up in. */
export default function RulesPage() {
  const { game = '' } = useParams({ strict: false });
  const loaded = useGame(game);
  const book = use(rulebookOf(game));
  return loaded && book ? <Rules loaded={loaded} book={book} /> : <NotFound />;
}

function Rules({ loaded, book }: { readonly loaded: Loaded; readonly book: Rulebook }) {
  const { t } = useLingui();
  const { game, guide } = loaded;
  const pictures = usePart(game.id, 'pictures');
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const asked = useLocation({ select: ({ hash }) => hash });
  const sought = useDeferredValue(words);
  const main = mainOption(loaded);
  const way = main === undefined ? undefined : picked[main];
  const chapters = way === undefined ? undefined : guide.chapters?.of[way];
  const edition = Object.values(picked).find((value) => editionsOf(book).includes(value));
  const found = findRules(book.chapters, {
    words: sought,
    ...(edition !== undefined && { edition }),
    ...(chapters && { chapters }),
  });
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const options = withDefaults(loaded, picked);
  const cards = guide.cards;
  const example = book.chapters[0]?.rules[0]?.number ?? '1';
  useInSight(asked);
  return (
    <Page
      title={book.title}
      lead={
        <Trans>In our own words. What is marked as a ruling settles what the rulebooks leave open.</Trans>
      }
      wide
    >
      <search className={styles.filters}>
        <TextField
          type="search"
          label={t`Find`}
          value={words}
          placeholder={t`A word, or a number like ${example}`}
          onText={setWords}
        />
        <Filters
          loaded={loaded}
          names={[...new Set([...(main === undefined ? [] : [main]), ...(cards?.options ?? [])])]}
          picked={picked}
          onPick={(name, value) => setPicked(withPick(picked, name, value))}
        />
        <p className="heard" role="status">
          {sought !== '' && <Trans>{count} rules found</Trans>}
        </p>
      </search>
      <div className={styles.columns}>
        <Contents chapters={found} cards={cards !== undefined} />
        <div className={styles.text}>
          {found.map(({ number, title, rules }) => (
            <section key={number} aria-labelledby={number}>
              <h2 id={number} className={styles.chapter}>
                <span className={styles.number}>{number}</span> {title}
              </h2>
              <RuleList pictures={pictures} rules={rules} lit={asked} words={wordsOf(sought)} />
            </section>
          ))}
          {cards && <CardIndex loaded={loaded} options={options} words={wordsOf(sought)} />}
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

/** The options that decide which rules hold and what stands on cards; all of them unless one is picked. */
function Filters({
  loaded: { game },
  names,
  picked,
  onPick,
}: {
  readonly loaded: Loaded;
  readonly names: readonly string[];
  readonly picked: Readonly<Record<string, string>>;
  readonly onPick: (name: string, value: string) => void;
}) {
  const { t, i18n } = useLingui();
  const words = usePart(game.id, 'setup');
  return names.map((name) => {
    const option = game.options[name];
    if (option?.type !== 'oneOf') return undefined;
    return (
      <Select
        key={name}
        label={labelOf(name, option, words, i18n)}
        value={picked[name] ?? ''}
        options={[
          { value: '', label: t`All` },
          ...option.values.map((value) => {
            const said = words?.value(name, value);
            return { value, label: said ? i18n._(said.label) : value };
          }),
        ]}
        onPick={(value) => onPick(name, value)}
      />
    );
  });
}

function labelOf(name: string, option: Option, words: SetupWords | undefined, i18n: I18n): string {
  const said = words?.option(name);
  return said ? i18n._(said) : option.label;
}

function withPick(
  picked: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Readonly<Record<string, string>> {
  const { [name]: _before, ...rest } = picked;
  return value === '' ? rest : { ...rest, [name]: value };
}

/** The options of a match in which what was picked holds. */
function withDefaults({ game }: Loaded, picked: Readonly<Record<string, string>>): ChosenOptions {
  const defaults = Object.entries(game.options).map(([name, option]) => [name, option.default]);
  return { ...Object.fromEntries(defaults), ...picked };
}

/** The editions that some of the rules hold in only. */
function editionsOf(book: Rulebook): readonly (string | undefined)[] {
  return [...new Set(rulesOf(book).map(({ edition }) => edition))];
}

/** Brings the chapter or the rule that the address names into sight. */
function useInSight(asked: string): void {
  useEffect(() => {
    if (asked === '') return;
    const block = asked.includes('.') ? 'center' : 'start';
    document.getElementById(asked)?.scrollIntoView({ block });
  }, [asked]);
}
