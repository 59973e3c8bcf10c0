import { useState } from 'react';

/** What stands behind the # of a link from an e-mail. It is for one use, so it need not change. */
export function useProof(): string {
  const [proof] = useState(() => location.hash.slice(1));
  return proof;
}
