import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { type Loaded, useGame } from '../../games/library.ts';
import { Online } from '../../match/online/Online.tsx';
import { TableList } from '../../match/online/TableList.tsx';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import { ScenePage } from '../../match/scenes/ScenePage.tsx';
import styles from './FindPage.module.css';
import { QuickMatch } from './QuickMatch.tsx';

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
