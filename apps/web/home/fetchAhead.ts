import { fetchBoards } from '../table/boards.ts';

/** Long enough for the pictures to be there, and shorter than anybody needs to choose one. */
const SOON = 400;

/** Fetches, while somebody looks at the pictures, what most people press next: the table then lies ready. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    // Whoever is offline now fetches it when he needs it, and is told there.
    import('../play/PlayPage.tsx').catch(() => {});
    fetchBoards();
  }, SOON);
  return () => clearTimeout(timer);
}
