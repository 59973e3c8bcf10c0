import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import { useState } from 'react';
import type { Camera } from '../../../table/kit/camera.ts';
import { GameDrawing } from '../art/GameDrawing.tsx';
import { type BridgeLayout, frontAt } from './geometry.ts';
import styles from './Lying.module.css';
import { at, length } from './place.ts';
import type { LyingCards } from './scene.ts';
import type { Stand } from './stand.ts';

/** The cards of a fight lie before those who played them, each side's away from the middle, and are put away after it. */
export function Lying({
  layout,
  camera,
  stands,
  lying,
}: {
  readonly layout: BridgeLayout;
  readonly camera: Camera;
  readonly stands: readonly Stand[];
  readonly lying: readonly LyingCards[];
}) {
  const [last, setLast] = useState(lying);
  if (lying.length > 0 && lying !== last) setLast(lying);
  const isLeaving = lying.length === 0;
  const shown = isLeaving ? last : lying;
  const owners = [...new Set(shown.map(({ owner }) => owner))];
  return owners.map((owner) => {
    const stand = stands.find(({ figure }) => figure.seat === owner);
    if (!stand) return null;
    const x = camera.x + stand.x * camera.zoom;
    const size = layout.thin === 1 ? 26 : 22;
    const under = layout.front + (frontAt(layout, stand.x) - layout.front + layout.face) * camera.zoom + 6;
    const y = Math.min(under, layout.height - size * 1.4 - 16);
    const towards = stand.facing * size * 0.6;
    return (
      <div
        key={owner}
        className={styles.row}
        data-part="lying"
        data-facing={stand.facing}
        data-leaving={isLeaving || undefined}
        aria-hidden={isLeaving}
        onAnimationEnd={() => isLeaving && setLast([])}
        style={{ transform: at(clamped(layout, x + towards, stand.facing), y), fontSize: length(size) }}
      >
        {playedBy(shown, owner).map((cards) => (
          <Cards key={cards.as} cards={cards} />
        ))}
      </div>
    );
  });
}

function playedBy(lying: readonly LyingCards[], seat: Seat): readonly LyingCards[] {
  return lying.filter(({ owner }) => owner === seat);
}

/** Rows grow away from the middle; near the edge of the picture they begin further in. */
function clamped({ width, thin }: BridgeLayout, x: number, facing: 1 | -1): number {
  const room = thin === 1 ? 150 : 100;
  return facing === 1 ? Math.max(x, room) : Math.min(x, width - room);
}

function Cards({ cards: { as, card, count } }: { readonly cards: LyingCards }) {
  const { t } = useLingui();
  const names: Readonly<Record<LyingCards['as'], string>> = {
    move: t`move`,
    push: t`push`,
    dash: t`dash`,
    attack: t`attack`,
    strike: t`strike`,
    block: t`block`,
    retreat: t`retreat`,
  };
  return (
    <div className={styles.cards}>
      <p className={styles.fan}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of one number are all alike
          <GameDrawing key={index} name={`card${card}`} />
        ))}
      </p>
      <span className={styles.name}>{names[as]}</span>
    </div>
  );
}
