import { Trans } from '@lingui/react/macro';
import { RoundTitle } from '../../../table/kit/TopBar.tsx';
import { nextDusk } from './dusk.ts';
import type { IslandPart } from './part.ts';

/** Which round it is, and when the next dusk falls. */
export function Round({ sight: { view } }: IslandPart) {
  const { round } = view;
  const next = nextDusk(view);
  if (round === 0)
    return (
      <RoundTitle title={<Trans>Landing</Trans>}>
        <Trans>choose a character</Trans>
      </RoundTitle>
    );
  return (
    <RoundTitle title={<Trans>Round {round}</Trans>}>
      {next === undefined ? <Trans>no dusk is left</Trans> : <Trans>next dusk after {next}</Trans>}
    </RoundTitle>
  );
}
