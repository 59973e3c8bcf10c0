import { lazy, Suspense, useState } from 'react';
import type { OverlayProps, OverlayShape } from './Overlay.tsx';

const Overlay = lazy(() => import('./Overlay.tsx'));

/** A question or a form over the page, in its middle. Closing it is always possible. */
export function Dialog(props: OverlayProps) {
  return <Wanted {...props} shape="dialog" />;
}

/** More about what is on the page: from below on a telephone, from the side on a desk. */
export function Sheet(props: OverlayProps) {
  return <Wanted {...props} shape="sheet" />;
}

/** What needs all of the window, and leads back to the page. */
export function Whole(props: OverlayProps) {
  return <Wanted {...props} shape="whole" />;
}

/** Loads nothing until it is opened for the first time, then stays to be closed with a motion. */
function Wanted(props: OverlayProps & { readonly shape: OverlayShape }) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense>{wanted && <Overlay {...props} />}</Suspense>;
}
