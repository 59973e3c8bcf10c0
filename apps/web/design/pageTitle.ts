import { useEffect } from 'react';

const NAME = 'Riposte';

export function showTitle(title: string | undefined): void {
  document.title = title === undefined ? NAME : `${title} · ${NAME}`;
}

/** Names the page in the browser's tab and history, more exactly than its route can. */
export function usePageTitle(title: string): void {
  useEffect(() => showTitle(title), [title]);
}
