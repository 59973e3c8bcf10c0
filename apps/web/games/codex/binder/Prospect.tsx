import { Trans } from '@lingui/react/macro';
import { type Need, type Pocket, TECH, upper } from '@riposte/codex/table';
import { CircleCheck, Hourglass, Lock } from 'lucide-react';
import { shortName } from '../cards/shortNames.ts';
import styles from './Reading.module.css';

/** When a card could be played, and what it waits for. */
export function PlayableWhen({ pocket: { need, isSoon } }: { readonly pocket: Pocket }) {
  const Sign = need === undefined ? CircleCheck : isSoon ? Hourglass : Lock;
  return (
    <p className={styles.prospect} data-soon={isSoon || undefined}>
      <Sign aria-hidden size="1rem" />
      {need === undefined ? (
        <Trans>You have all that it needs.</Trans>
      ) : (
        <Waits need={need} isSoon={isSoon} />
      )}
    </p>
  );
}

function Waits({ need, isSoon }: { readonly need: Need; readonly isSoon: boolean }) {
  switch (need.type) {
    case 'building': {
      const level = TECH[need.level] ?? '';
      return isSoon ? (
        <Trans>Playable soon: you have or can pay the {level} building.</Trans>
      ) : (
        <Trans>Not soon: it needs a {level} building.</Trans>
      );
    }
    case 'spec': {
      const spec = upper(need.spec);
      return <Trans>Not soon: it needs a tech lab for {spec}.</Trans>;
    }
    case 'hero': {
      const hero = shortName(need.hero);
      return isSoon ? (
        <Trans>Playable soon: {hero} can be summoned.</Trans>
      ) : (
        <Trans>Not soon: it needs {hero} in play.</Trans>
      );
    }
    case 'anyHero':
      return isSoon ? (
        <Trans>Playable soon: a hero can be summoned.</Trans>
      ) : (
        <Trans>Not soon: it needs a hero in play.</Trans>
      );
    case 'maxLevel': {
      const hero = shortName(need.hero);
      const { level } = need;
      return isSoon ? (
        <Trans>
          Playable soon: {hero} can reach level {level}.
        </Trans>
      ) : (
        <Trans>
          Not soon: it needs {hero} at level {level}.
        </Trans>
      );
    }
  }
}
