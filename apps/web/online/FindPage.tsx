import { Trans, useLingui } from '@lingui/react/macro';
import type { Clock } from '@riposte/protocol';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { Page } from '../design/Page.tsx';
import { Panel } from '../design/Panel.tsx';
import { Spinner } from '../design/Waiting.tsx';
import { type Loaded, useGame } from '../games/library.ts';
import { mainOption } from '../play/askedOptions.ts';
import { ClockPicker } from './ClockPicker.tsx';
import styles from './FindPage.module.css';
import form from './Form.module.css';
import { Online } from './Online.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { TableList } from './TableList.tsx';
import { defaultOptions } from './tableOptions.ts';
import { useSeek } from './useSeek.ts';

/** Where an opponent is found: a player who wants the same, or one who waits at a table. */
export default function FindPage() {
  const { game: id = '' } = useParams({ strict: false });
  const loaded = useGame(id);
  return <Online>{loaded ? <Find key={id} loaded={loaded} /> : <NotFound />}</Online>;
}

function Find({ loaded }: { readonly loaded: Loaded }) {
  const { game } = loaded;
  const { t } = useLingui();
  const [options, setOptions] = useState(() => defaultOptions(game));
  const [clock, setClock] = useState<Clock>({ type: 'none' });
  const { isSeeking, seconds, why, seek, stop } = useSeek();
  return (
    <Page
      wide
      title={t`Find an opponent`}
      lead={<Trans>{game.name} against a player who wants the same, or at a table where one waits.</Trans>}
    >
      <div className={styles.columns}>
        <Panel title={<Trans>Quick match</Trans>}>
          {isSeeking ? (
            <div className={styles.seeking}>
              <p className={styles.words} role="status">
                <Spinner />
                <span>
                  <Trans>Looking for a player who wants the same.</Trans>
                </span>
              </p>
              <p className={styles.about}>
                <Trans>
                  {seconds} s so far. We cannot say how long it takes; stay here, and the match begins by
                  itself.
                </Trans>
              </p>
              <div className={styles.buttons}>
                <Button onClick={stop}>
                  <Trans>Stop looking</Trans>
                </Button>
                <LinkButton kind="quiet" to="/play/$game" params={{ game: game.id }} target="_blank">
                  <Trans>Play a bot meanwhile</Trans>
                </LinkButton>
              </div>
            </div>
          ) : (
            <form
              className={form.form}
              onSubmit={(event) => {
                event.preventDefault();
                seek({ game: game.id, options, clock });
              }}
            >
              {/* The fewer wishes, the sooner two people have the same. */}
              <OptionsForm
                loaded={loaded}
                values={options}
                only={[mainOption(loaded)]}
                onChange={setOptions}
              />
              <ClockPicker clock={clock} onPick={setClock} />
              <div aria-live="polite">{why !== undefined && <p className={form.error}>{why}</p>}</div>
              <Button type="submit" kind="solid" size="large" wide>
                <Trans>Find an opponent</Trans>
              </Button>
            </form>
          )}
        </Panel>
        <section className={styles.tables}>
          <h2>
            <Trans>Tables where a player waits</Trans>
          </h2>
          <TableList game={game.id} status="open" />
        </section>
      </div>
    </Page>
  );
}
