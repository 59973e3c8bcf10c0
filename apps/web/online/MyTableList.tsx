import { Trans, useLingui } from '@lingui/react/macro';
import { botName } from '@riposte/bots';
import type { PlayerCard, TableCard } from '@riposte/protocol';
import { Link } from '@tanstack/react-router';
import { gameOf } from '../games.ts';
import { clockWords } from './clocks.ts';
import styles from './TableList.module.css';
import type { MyTable } from './useMyTables.ts';
import { optionWords } from './wish.ts';

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
      {tables.map(({ card, waits }) => (
        <li key={card.id}>
          <Link to="/t/$table" params={{ table: card.id }} className={styles.row} onClick={onPick}>
            <span className={styles.who}>
              <span className={styles.name}>{others(card, me.id) || <Trans>Nobody else yet</Trans>}</span>
              <span className={styles.about}>
                <About card={card} />
              </span>
            </span>
            <span className={waits ? styles.waits : styles.state}>
              {waits ? <Trans>Waits for you</Trans> : <State card={card} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function State({ card }: { readonly card: TableCard }) {
  return card.status === 'open' ? <Trans>Not full yet</Trans> : <Trans>Their turn</Trans>;
}

/** Everybody else at a table, in a line. */
export function others({ seats }: TableCard, me: string | undefined): string {
  const names = seats
    .filter(({ player }) => player === undefined || player.id !== me)
    .flatMap(({ player, bot }) => player?.name ?? (bot === undefined ? [] : [botName(bot)]));
  return names.join(', ');
}

/** What is played at a table, in a line. */
export function About({ card }: { readonly card: TableCard }) {
  const { i18n } = useLingui();
  const game = gameOf(card.game);
  const words = game ? optionWords(game, card.options) : [];
  const said = words.map((word) => (typeof word === 'string' ? word : i18n._(word)));
  return [game?.name ?? card.game, ...said, clockWords(card.clock, i18n)].join(' · ');
}
