import type { SVGProps } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { drawn } from './drawings.ts';

/** A drawing by its name in this game. */
export function GameDrawing({
  name,
  ...rest
}: SVGProps<SVGSVGElement> & { readonly name: string; readonly label?: string }) {
  return <Drawing drawn={drawn(name)} {...rest} />;
}
