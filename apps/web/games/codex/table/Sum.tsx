import { Trans } from '@lingui/react/macro';
import type { Shown } from '@riposte/codex/table';
import { type Fate, type Foreseen, falls } from './foresight.ts';
import type { WarSight } from './part.ts';
import type { Prospect } from './prospect.ts';
import styles from './Sum.module.css';

/** The sum of an attack in words: what strikes, what armor takes, what comes back, who else is hit. */
export function Sum({
  prospect: { foreseen, arrow },
  sight,
  pieces,
}: {
  readonly prospect: Prospect;
  readonly sight: Pick<WarSight, 'view' | 'names'>;
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
        !foreseen.unsure && (
          <span>
            <Trans>No damage.</Trans>
          </span>
        )
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
      <Open unsure={foreseen.unsure} />
      <Won winners={foreseen.winners} sight={sight} />
    </p>
  );
}

/** What it still depends on: how much that is cannot be told. */
function Open({ unsure }: { readonly unsure: Foreseen['unsure'] | undefined }) {
  if (!unsure) return undefined;
  return (
    <span>
      {unsure === 'answers' ? <Trans>It first asks something.</Trans> : <Trans>It depends on luck.</Trans>}
    </span>
  );
}

/** The match would be over. */
function Won({
  winners,
  sight: { view, names },
}: {
  readonly winners: Foreseen['winners'] | undefined;
  readonly sight: Pick<WarSight, 'view' | 'names'>;
}) {
  if (!winners) return undefined;
  const others = winners.map((seat) => names(seat)).join(', ');
  const isMine = winners.some((seat) => seat === view.viewer);
  return (
    <b>
      {isMine ? (
        <Trans>You win.</Trans>
      ) : winners.length === 1 ? (
        <Trans>{others} wins.</Trans>
      ) : (
        <Trans>{others} win.</Trans>
      )}
    </b>
  );
}

function Left({ piece, fate }: { readonly piece: Shown; readonly fate: Fate }) {
  const rest = (piece.left ?? 0) - fate.loss;
  if (falls(piece, fate))
    return (
      <b>
        <Trans>It falls.</Trans>
      </b>
    );
  return (
    <b className={styles.left}>{fate.dies ? <Trans>It dies.</Trans> : <Trans>{rest} HP left.</Trans>}</b>
  );
}
