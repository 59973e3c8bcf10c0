import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { NotFound } from '../app/NotFound.tsx';
import { ScenePage } from '../app/ScenePage.tsx';
import { type Loaded, useGame } from '../games/library.ts';
import styles from './FindPage.module.css';
import { Online } from './Online.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { TableList } from './TableList.tsx';

/** Where an opponent is found: a player who wants the same, or one who waits at a table. */
export default function FindPage() {
  const { game: id = '' } = useParams({ strict: false });
  const loaded = useGame(id);
  return <Online>{loaded ? <Find key={id} loaded={loaded} /> : <NotFound />}</Online>;
}

function Find({ loaded }: { readonly loaded: Loaded }) {
  const { game } = loaded;
  const { t } = useLingui();
  return (
    <ScenePage
      game={game.id}
      title={t`Find an opponent`}
      lead={<Trans>{game.name} against a player who wants the same, or at a table where one waits.</Trans>}
    >
      <QuickMatch loaded={loaded} />
      <section className={styles.tables}>
        <h2>
          <Trans>Tables where a player waits</Trans>
        </h2>
        <TableList game={game.id} status="open" />
      </section>
    </ScenePage>
  );
}
