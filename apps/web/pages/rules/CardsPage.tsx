import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useGame, usePart } from '../../games/library.ts';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import type { LookedAtCard } from '../../table/rules/openCard.ts';

const CardSheet = lazy(() => import('./CardSheet.tsx'));

/** All cards of a game that draws them; touched, a card opens whole. */
export default function CardsPage() {
  const { game = '' } = useParams({ strict: false });
  const Cards = usePart(game, 'cards');
  const catalogue = useGame(game)?.guide.cards;
  const [open, setOpen] = useState<LookedAtCard>();
  if (!Cards || !catalogue) return <NotFound />;
  return (
    <>
      <Cards groups={catalogue.all({})} onOpen={setOpen} />
      <Suspense>{open && <CardSheet game={game} {...open} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
