import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The address of the table that the player has left to look something up. */
let last: string | undefined;

/** Remembers at which table the player is, until they go home. */
export function useLastTable(): void {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const isTable = page?.staticData.table ?? false;
  const address = page?.pathname;
  useEffect(() => {
    if (isTable) last = address;
    else if (address === '/') last = undefined;
  }, [isTable, address]);
}

export function lastTable(): string | undefined {
  return last;
}
