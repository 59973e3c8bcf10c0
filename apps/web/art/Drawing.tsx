import type { SVGProps } from 'react';
import symbols from './symbols.svg?url&no-inline';

/** The address of a drawing of ours, for `<use>` inside a larger picture. */
export function drawingAt(name: string): string {
  return `${symbols}#${name}`;
}

/** One of our drawings. It is decoration unless it is given a label. */
export function Drawing({
  name,
  label,
  viewBox = boxOf(name),
  ...rest
}: SVGProps<SVGSVGElement> & { readonly name: string; readonly label?: string }) {
  const drawn = <use href={drawingAt(name)} />;
  if (label === undefined) {
    return (
      <svg {...rest} viewBox={viewBox} aria-hidden="true">
        {drawn}
      </svg>
    );
  }
  return (
    <svg {...rest} viewBox={viewBox} role="img" aria-label={label}>
      {drawn}
    </svg>
  );
}

/** How large each kind of drawing was drawn. */
function boxOf(name: string): string {
  if (/^(card|cardback)/.test(name)) return '0 0 112 156';
  if (/^s[hgm]\d$/.test(name)) return '0 0 20 20';
  if (name.startsWith('token')) return '0 0 32 32';
  return name.startsWith('f-') ? '-20 -14 190 204' : '0 0 64 64';
}
