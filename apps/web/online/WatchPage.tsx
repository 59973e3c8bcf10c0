import { Trans, useLingui } from '@lingui/react/macro';
import { SHELF } from '@riposte/shelf';
import { useParams } from '@tanstack/react-router';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../design/Page.tsx';
import { Online } from './Online.tsx';
import { TableList } from './TableList.tsx';

/** Public tables where a match is under way. */
export default function WatchPage() {
  const { t } = useLingui();
  const { game: id = '' } = useParams({ strict: false });
  const game = SHELF.find((shelved) => shelved.id === id);
  if (!game) return <NotFound />;
  return (
    <Online>
      <Page
        wide
        title={t`Watch`}
        lead={<Trans>{game.name}, as it is played just now. You see what everybody may see.</Trans>}
      >
        <TableList game={game.id} status="running" />
      </Page>
    </Online>
  );
}
