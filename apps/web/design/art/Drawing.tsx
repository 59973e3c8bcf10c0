import type { SVGProps } from 'react';

/** A drawing of ours: where it lies, for `<use>`, and how large it was drawn. */
export interface DrawingFile {
  readonly at: string;
  readonly box: string;
}

/** One of our drawings. It is decoration unless it is given a label. */
export function Drawing({
  drawn: { at, box },
  label,
  viewBox = box,
  ...rest
}: SVGProps<SVGSVGElement> & { readonly drawn: DrawingFile; readonly label?: string }) {
  const use = <use href={at} />;
  if (label === undefined) {
    return (
      <svg {...rest} viewBox={viewBox} aria-hidden="true">
        {use}
      </svg>
    );
  }
  return (
    <svg {...rest} viewBox={viewBox} role="img" aria-label={label}>
      {use}
    </svg>
  );
}
