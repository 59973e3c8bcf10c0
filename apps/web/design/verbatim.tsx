import type { ReactNode } from 'react';

/** What people wrote, for a sentence in `Trans`: as a text it would be read for tags, and `<0>` in it taken for one of ours. */
export function verbatim(text: string): ReactNode {
  return <>{text}</>;
}
