import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { usePageTitle } from '../../design/pageTitle.ts';
import { motionPace, settingsNow } from '../../design/settings/settings.ts';
import type { Loaded } from '../../games/library.ts';
import { TableView } from '../../table/TableView.tsx';
import { exhibitions, openExhibition, type ShownExhibition } from '../local/exhibition.ts';
import { pauseFor } from '../local/pace.ts';
import { Thinker } from '../local/thinker.ts';
import styles from './Exhibition.module.css';
import { modesLike } from './pools.ts';
import { defaultOptions } from './tableOptions.ts';

/** Those who watch read every move, however fast they like motion; in milliseconds. */
const READING = 1_400;
/** How long the end of one match is looked at before the next begins. */
const REST = 8_000;

/** Two masters play in this page, for those who want to watch while nobody else plays. It begins anew when it is over. */
export default function Exhibition({ loaded }: { readonly loaded: Loaded }) {
  const { t } = useLingui();
  const { game } = loaded;
  usePageTitle(t`Watch`);
  const { shown, next } = useExhibition(loaded);
  if (!shown) return undefined;
  return (
    <>
      <TableView
        key={shown.number}
        session={shown.session}
        actions={
          <Button kind="solid" onClick={next}>
            <Trans>The next exhibition</Trans>
          </Button>
        }
      />
      <aside className={styles.notice} aria-label={t`Exhibition`}>
        <p>
          {shown.isOver ? (
            <Trans>An exhibition of bots. The next begins in a moment.</Trans>
          ) : (
            <Trans>An exhibition: bots play until people do.</Trans>
          )}
        </p>
        <LinkButton to="/find/$game" params={{ game: game.id }}>
          <Trans>Find an opponent</Trans>
        </LinkButton>
        <LinkButton kind="quiet" to="/">
          <Trans>Home</Trans>
        </LinkButton>
      </aside>
    </>
  );
}

function useExhibition(loaded: Loaded) {
  const [shown, setShown] = useState<ShownExhibition>();
  const hall = useRef<ReturnType<typeof exhibitions>>(undefined);
  useEffect(() => {
    const open = (onEnd: () => void) =>
      openExhibition(
        loaded,
        anyModeOf(loaded),
        {
          mind: new Thinker(),
          pause: (events) => READING + pauseFor(motionPace(settingsNow()), events),
        },
        onEnd,
      );
    const opened = exhibitions(open, REST, setShown);
    hall.current = opened;
    return opened.close;
  }, [loaded]);
  return { shown, next: () => hall.current?.next() };
}

/** The usual mode, or another that as many play, by chance. */
function anyModeOf(loaded: Loaded) {
  const usual = defaultOptions(loaded.game);
  const modes = [usual, ...modesLike(loaded, usual)];
  return modes[Math.floor(Math.random() * modes.length)] ?? usual;
}
