import { Trans, useLingui } from '@lingui/react/macro';
import type { MyTable, PlayerCard, TableCard } from '@riposte/protocol';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { botNameIn, nameOf, useGame, usePart } from '../../games/library.ts';
import { formatDay } from '../../table/kit/clock.ts';
import { optionWords } from '../local/optionWords.ts';
import { clockWords, spanWords } from './clocks.ts';
import styles from './TableList.module.css';

/** Our tables, each with those we play against. */
export function MyTableList({
  tables,
  me,
  onPick,
}: {
  readonly tables: readonly MyTable[];
  readonly me: PlayerCard;
  readonly onPick?: () => void;
}) {
  return (
    <ul className={styles.tables}>
      {tables.map(({ table: card, waits, left }) => (
        <li key={card.id}>
          <Link to="/t/$table" params={{ table: card.id }} className={styles.row} onClick={onPick}>
            <span className={styles.who}>
              <span className={styles.name}>{others(card, me.id) || <Trans>Nobody else yet</Trans>}</span>
              <span className={styles.about}>
                <AboutTable card={card} />
              </span>
            </span>
            <span className={waits ? styles.waits : styles.state}>
              {waits ? <Waits card={card} left={left} me={me.id} /> : <State card={card} me={me.id} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** It is our turn; in a match over days, also how long we have for it. */
function Waits({
  card,
  left,
  me,
}: {
  readonly card: TableCard;
  readonly left: number | undefined;
  readonly me: string;
}) {
  const { i18n } = useLingui();
  const isAway = card.seats.some(({ player, awayUntil }) => player?.id === me && awayUntil !== undefined);
  if (card.clock.type !== 'correspondence' || left === undefined) return <Trans>Waits for you</Trans>;
  const span = spanWords(left, i18n);
  return (
    <>
      <Trans>Waits for you</Trans>
      <span className={styles.left}>
        {isAway ? <Trans>you are away, {span} left</Trans> : <Trans>{span} left</Trans>}
      </span>
    </>
  );
}

function State({ card, me }: { readonly card: TableCard; readonly me: string }) {
  const { i18n } = useLingui();
  if (card.status === 'dealing') return <Trans>Being dealt</Trans>;
  if (card.status === 'open') return <Trans>Not full yet</Trans>;
  const away = card.seats.find(({ player, awayUntil }) => awayUntil !== undefined && player?.id !== me);
  const day = formatDay(away?.awayUntil ?? 0, i18n);
  return (
    <>
      <Trans>Their turn</Trans>
      {away && (
        <span className={styles.left}>
          <Trans>away until {day}</Trans>
        </span>
      )}
    </>
  );
}

/** Everybody else at a table, in a line. */
export function others({ game, seats }: TableCard, me: string | undefined): string {
  const names = seats
    .filter(({ player }) => player === undefined || player.id !== me)
    .flatMap(({ player, bot }) => player?.name ?? (bot === undefined ? [] : [botNameIn(game, bot)]));
  return names.join(', ');
}

/** What is played at a table, in a line. */
export function AboutTable({ card }: { readonly card: TableCard }) {
  const { i18n } = useLingui();
  return (
    <>
      {nameOf(card.game)}
      <Suspense>
        <OptionsOf card={card} />
      </Suspense>
      {` · ${clockWords(card.clock, i18n)}`}
    </>
  );
}

/** The options of a match, once the game that knows them is there. */
function OptionsOf({ card: { game, options } }: { readonly card: TableCard }) {
  const { i18n } = useLingui();
  const loaded = useGame(game);
  const words = usePart(game, 'setup');
  if (!loaded) return undefined;
  return optionWords(loaded, words, options).map(
    (word) => ` · ${typeof word === 'string' ? word : i18n._(word)}`,
  );
}
