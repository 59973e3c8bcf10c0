import type { Banner } from '@riposte/gorgasali/table';
import { memo } from 'react';
import { Drawn } from './Drawn.tsx';
import { cornerOf } from './Ground.tsx';

/** Barriers, platforms, fields, ball lightning and smoke, where they were placed. */
export const Tokens = memo(function Tokens({ banners }: { readonly banners: readonly Banner[] }) {
  return (
    <>
      {banners.flatMap(({ kind, squares }) =>
        squares.map((square, index) => (
          <Drawn key={`${kind} ${square}`} name={drawingOf(kind, squares, index)} {...cornerOf(square)} />
        )),
      )}
    </>
  );
});

const DRAWINGS = { platform: 't-platform', field: 't-field', lightning: 't-ball', smoke: 't-smoke' } as const;

function drawingOf(kind: Banner['kind'], squares: Banner['squares'], index: number): string {
  if (kind !== 'barrier') return DRAWINGS[kind];
  const isAcross = (squares[1] ?? 0) - (squares[0] ?? 0) === 1;
  if (isAcross) return 't-barrier-h';
  return index === squares.length - 1 ? 't-barrier-v-end' : 't-barrier-v';
}
