import { Trans } from '@lingui/react/macro';
import type { Shown } from '@riposte/codex/table';
import type { Fate } from './foresight.ts';
import type { Prospect } from './prospect.ts';
import styles from './Sum.module.css';

/** The sum of an attack in words: what strikes, what armor takes, what comes back, who else is hit. */
export function Sum({
  prospect: { foreseen, arrow },
  pieces,
}: {
  readonly prospect: Prospect;
  readonly pieces: readonly Shown[];
}) {
  if (!foreseen || !arrow) return undefined;
  const of = (id: number) => pieces.find((piece) => piece.id === id);
  const fate = (id: number): Fate | undefined => foreseen.fates.find((one) => one.id === id);
  const [attacker, defender] = [of(arrow.from), of(arrow.to)];
  const [hit, back] = [fate(arrow.to), fate(arrow.from)];
  const others = foreseen.fates.filter(({ id, loss }) => id !== arrow.from && id !== arrow.to && loss > 0);
  if (!attacker || !defender) return undefined;
  return (
    <p className={styles.sum} data-part="sum">
      {hit ? (
        <span>
          {hit.armor > 0 ? (
            <Trans>
              {hit.loss + hit.armor} ATK − {hit.armor} armor.
            </Trans>
          ) : (
            <Trans>{hit.loss} damage.</Trans>
          )}{' '}
          <Left piece={defender} fate={hit} />
        </span>
      ) : (
        <span>
          <Trans>No damage.</Trans>
        </span>
      )}
      {others.map(({ id, loss }) => (
        <span key={id}>
          <Trans>
            {loss} to {of(id)?.name}.
          </Trans>
        </span>
      ))}
      {back && back.loss > 0 && (
        <span>
          <Trans>{back.loss} back.</Trans> <Left piece={attacker} fate={back} />
        </span>
      )}
    </p>
  );
}

function Left({ piece: { left = 0 }, fate }: { readonly piece: Shown; readonly fate: Fate }) {
  const rest = left - fate.loss;
  return <b>{fate.dies ? <Trans>It dies.</Trans> : <Trans>{rest} HP left.</Trans>}</b>;
}
