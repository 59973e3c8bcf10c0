import { SHELF } from '@riposte/shelf';
import { fetchTable } from '../games/library.ts';

/** Long enough for the pictures to be there, and shorter than anybody needs to choose one. */
const SOON = 400;

/**
 * Fetches, while the pictures are looked at, what is most likely pressed next: a match of the first game. Other games
 * are fetched when a finger or a pointer comes near their links.
 */
export function fetchAhead(): () => void {
  const [first] = SHELF;
  const timer = setTimeout(() => {
    if (!first || isSparing()) return;
    // A page that is offline now fetches it when it is needed, and is told there.
    import('../play/PlayPage.tsx').catch(() => {});
    fetchTable(first.id);
  }, SOON);
  return () => clearTimeout(timer);
}

/** Whether the browser was told to fetch no more than is asked for. */
function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
