import type { CharacterId } from '@riposte/gorgasali/table';
import { colourOf } from '../table/colours.ts';
import { Drawn } from './Drawn.tsx';

/** A figure by itself, off the island. */
export function FigureDrawing({ character }: { readonly character: CharacterId }) {
  return (
    <svg
      viewBox="-20 -14 190 204"
      aria-hidden="true"
      style={{ '--fa': colourOf(character) } as React.CSSProperties}
    >
      <Drawn name={`f-${character}`} x={-20} y={-14} width={190} height={204} />
    </svg>
  );
}
