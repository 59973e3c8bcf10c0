import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TableCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Empty } from '../../design/Empty.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Waiting } from '../../design/Waiting.tsx';
import { AboutTable, others } from './MyTableList.tsx';
import { tablesQuery } from './queries.ts';
import { Sorry } from './Sorry.tsx';
import styles from './TableList.module.css';

/** How often, in milliseconds, the list is asked for while it is looked at. */
const LOOKING = 4_000;

/** Public tables of a game at which players sit: nobody waits at an empty one. */
export function useTables(game: string, status: 'open' | 'running') {
  const { data, ...asked } = useQuery({ ...tablesQuery(game, status), refetchInterval: LOOKING });
  return { ...asked, tables: data?.tables.filter(({ seats }) => seats.some(({ player }) => player)) ?? [] };
}

/** Public tables of a game, where a player waits or where a match is played. */
export function TableList({ game, status }: { readonly game: string; readonly status: 'open' | 'running' }) {
  const { tables, error, isPending, refetch } = useTables(game, status);
  if (isPending) {
    return (
      <Waiting>
        <Trans>Asking the server</Trans>
      </Waiting>
    );
  }
  if (error) return <Sorry error={error} onAgain={() => void refetch()} />;
  if (tables.length === 0) return <Nothing game={game} />;
  return (
    <ul className={styles.tables} aria-live="polite" aria-relevant="additions">
      {tables.map((card) => (
        <li key={card.id}>
          <Link to="/t/$table" params={{ table: card.id }} className={styles.row}>
            <span className={styles.who}>
              <span className={styles.name}>{others(card, undefined)}</span>
              <span className={styles.about}>
                <AboutTable card={card} /> · <Since at={card.createdAt} />
              </span>
            </span>
            <span className={styles.waits}>
              {status === 'open' ? <Free card={card} /> : <Trans>Watch</Trans>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How long ago, as people say it. */
function Since({ at }: { readonly at: string }) {
  const { i18n } = useLingui();
  const minutes = Math.round((Date.parse(at) - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  if (minutes > -60) return words.format(Math.min(0, minutes), 'minute');
  return minutes > -1_440
    ? words.format(Math.round(minutes / 60), 'hour')
    : words.format(Math.round(minutes / 1_440), 'day');
}

function Free({ card }: { readonly card: TableCard }) {
  const free = card.seats.filter(({ player, bot }) => !player && bot === undefined).length;
  return <Plural value={free} one="# free seat" other="# free seats" />;
}

function Nothing({ game }: { readonly game: string }) {
  return (
    <Empty
      title={<Trans>Nobody waits at a table just now</Trans>}
      action={
        <LinkButton to="/friends/$game" params={{ game }}>
          <Trans>Lay a table</Trans>
        </LinkButton>
      }
    >
      <Trans>Lay one yourself, and the next player sits down.</Trans>
    </Empty>
  );
}
