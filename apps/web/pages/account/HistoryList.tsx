import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard, TableCard } from '@riposte/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../design/Button.tsx';
import { must } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { AboutTable, others } from '../../match/online/MyTableList.tsx';
import { resultOf } from '../../match/online/results.ts';
import rows from '../../match/online/TableList.module.css';
import styles from './MePage.module.css';

/** What a player has played, the latest first. */
export function HistoryList({ player }: { readonly player: PlayerCard }) {
  const { data, hasNextPage, fetchNextPage, isSuccess } = useInfiniteQuery({
    queryKey: ['history', player.id],
    queryFn: ({ pageParam }) => must(calls.tablesOf(player.id, pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ tables, next }) => (tables.length > 0 ? next : undefined),
  });
  const tables = (data?.pages ?? [])
    .flatMap((page) => page.tables)
    .filter(({ status, by }) => status === 'over' && by !== 'closed');
  if (isSuccess && tables.length === 0) {
    return (
      <p className={styles.quiet}>
        <Trans>No match has been finished yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className={rows.tables}>
        {tables.map((card) => (
          <li key={card.id}>
            <Line card={card} player={player.id} />
          </li>
        ))}
      </ul>
      {hasNextPage && tables.length >= 20 && (
        <Button kind="quiet" onClick={() => void fetchNextPage()}>
          <Trans>Earlier ones</Trans>
        </Button>
      )}
    </>
  );
}

function Line({ card, player }: { readonly card: TableCard; readonly player: string }) {
  const { i18n } = useLingui();
  const result = resultOf(card, player);
  return (
    <Link to="/replay/t/$table" params={{ table: card.id }} className={rows.row}>
      <span className={rows.who}>
        <span className={rows.name}>{others(card, player)}</span>
        <span className={rows.about}>
          {i18n.date(card.createdAt, { dateStyle: 'medium' })} · <AboutTable card={card} />
        </span>
      </span>
      <span className={result === 'won' ? rows.won : result === 'lost' ? rows.lost : rows.state}>
        {result === 'won' && <Trans>Won</Trans>}
        {result === 'lost' && <Trans>Lost</Trans>}
        {result === 'drawn' && <Trans>Drawn</Trans>}
      </span>
    </Link>
  );
}
