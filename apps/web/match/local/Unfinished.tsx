import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { keep } from './keep.ts';
import { isBegun } from './localSave.ts';

/** The match that is not over would be lost: asked once, in a form that the player has just sent. */
export function Unfinished({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  return (
    <>
      <p role="status">
        <Trans>A match is not over yet.</Trans>
      </p>
      <LinkButton to="/play/$game" params={{ game }} kind="solid" size="large" wide>
        <Trans>Go on with it</Trans>
      </LinkButton>
      <Button type="submit" kind="quiet" size="large" wide>
        {children}
      </Button>
    </>
  );
}

/** Whether a match was begun here and not ended. */
export function useUnfinished(game: string): boolean {
  const [isUnfinished, setUnfinished] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void keep
      .currentMatch(game)
      .then((match) => isWanted && setUnfinished(match !== undefined && isBegun(match)));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return isUnfinished;
}
