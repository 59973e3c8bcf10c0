import type { Stack } from '../scene/field.ts';
import { lightOf } from './lights.ts';
import { Piece } from './Piece.tsx';
import type { SideProps } from './sideProps.ts';

/** A stack on one side of the table, lit by what is asked and marked by what would come of it. */
export function StackPiece({
  stack,
  isSmall,
  sight,
  turn,
  side,
  prospect,
  deed,
  onTouch,
}: Omit<SideProps, 'seat' | 'field'> & { readonly stack: Stack; readonly isSmall: boolean }) {
  return (
    <Piece
      stack={stack}
      side={side}
      isSmall={isSmall}
      light={lightOf({ sight, turn }, stack, prospect)}
      fate={prospect.foreseen?.fates.find(({ id }) => stack.ids.includes(id))}
      deed={deed(stack.top.id)}
      onTouch={onTouch}
    />
  );
}
