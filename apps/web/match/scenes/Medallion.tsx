import { type ReactNode, useId } from 'react';

/** A round picture, two hundred across, with its middle at 0 0. */
export function Medallion({ children }: { readonly children?: ReactNode }) {
  const edge = useId();
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true">
      <clipPath id={edge}>
        <circle r="100" />
      </clipPath>
      <g clipPath={`url(#${edge})`}>{children}</g>
      <circle r="101" fill="none" stroke="var(--line)" strokeWidth="2" />
    </svg>
  );
}
