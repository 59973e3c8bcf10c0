import { Trans, useLingui } from '@lingui/react/macro';
import { ABILITY_CARDS, abilityOf, figureOf } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import { useLens } from '../../../table/kit/lens.ts';
import styles from './Ability.module.css';
import { answersWith } from './answers.ts';
import { Dots } from './Dots.tsx';
import type { IslandPart } from './part.ts';
import { abilityThing } from './things.ts';

/** The viewer's ability: what it does, and whether its time has come. */
export function Ability({ sight, turn, seat }: IslandPart & { readonly seat: Seat }) {
  const ability = abilityOf(figureOf(sight.view, seat));
  if (seat !== sight.seat || ability === 'none') return undefined;
  return <AbilityCard sight={sight} turn={turn} seat={seat} thing={abilityThing(ability)} />;
}

function AbilityCard({
  sight,
  turn,
  seat,
  thing,
}: IslandPart & { readonly seat: Seat; readonly thing: ReturnType<typeof abilityThing> }) {
  const { t } = useLingui();
  const { name, passive, cooldown: whole } = ABILITY_CARDS[thing.ability];
  const { cooldown } = figureOf(sight.view, seat);
  const canUse = answersWith(thing, turn.choices).length > 0;
  const lens = useLens(thing, seat);
  return (
    <button
      type="button"
      className={styles.ability}
      data-state={turn.lifted?.key === thing.key ? 'lifted' : canUse ? 'lit' : undefined}
      onClick={() => (passive ? turn.look(thing, seat) : turn.touch(thing))}
      {...lens}
    >
      <b>{name}</b>
      <span className={styles.state}>
        {passive ? (
          <Trans>always on</Trans>
        ) : (
          <>
            <Dots whole={whole} left={cooldown} />
            {cooldown === 0 ? t`ready` : cooldown === 1 ? t`next turn` : t`in ${cooldown} turns`}
          </>
        )}
      </span>
    </button>
  );
}
