import { Plural, Trans } from '@lingui/react/macro';
import { isRaid } from '@riposte/flash-duel';
import { RoundTitle } from '../../../table/kit/TopBar.tsx';
import type { DuelPart } from './part.ts';

/** Which round it is, and what it is about. */
export function Round({ sight: { view, names } }: DuelPart) {
  const { round, active, viewer, stakes } = view;
  const who = names(active);
  if (round === 0)
    return (
      <RoundTitle title={<Trans>Before the fight</Trans>}>
        {isRaid(view) ? <Trans>one raid</Trans> : <Trans>first to three</Trans>}
      </RoundTitle>
    );
  return (
    <RoundTitle title={isRaid(view) ? <Trans>Raid</Trans> : <Trans>Round {round}</Trans>}>
      {isRaid(view) || view.fighters.length > 2 ? (
        active === viewer ? (
          <Trans>your turn</Trans>
        ) : (
          <Trans>turn of {who}</Trans>
        )
      ) : stakes > 1 ? (
        <Plural value={stakes} one="for # token" other="for # tokens" />
      ) : (
        <Trans>first to three</Trans>
      )}
    </RoundTitle>
  );
}
