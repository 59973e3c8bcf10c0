import type { Choice, Event, View } from '@riposte/codex/table';
import { lazy } from 'react';
import type { Dress } from '../../../table/kit/dress.ts';
import { BinderDrawer } from '../binder/BinderDrawer.tsx';
import { CHOREOGRAPHY } from '../scene/choreography.ts';
import type { WarScene } from '../scene/scene.ts';
import { soundOf } from '../sounds.ts';
import { Answer } from './Answer.tsx';
import { Crests } from './Crests.tsx';
import { FACTS } from './facts.ts';
import { HandFace } from './HandFace.tsx';
import look from './look.module.css';
import { Own } from './Own.tsx';
import { MyPurse, Piles } from './Purse.tsx';
import { Rim } from './Rim.tsx';
import type { WarThing } from './things.ts';
import { useTexts } from './useTexts.ts';
import { WarBoard } from './WarBoard.tsx';

/** What Codex brings to the kit. */
export const DRESS: Dress<Choice, Event, View, WarScene, WarThing> = {
  ...FACTS,
  choreography: CHOREOGRAPHY,
  sound: soundOf,
  useTexts,
  look: `${look.look}`,

  Scene: WarBoard,
  Rim,
  Own,
  Card: HandFace,
  Crest: Crests,
  Score: Nothing,
  Held: Nothing,
  Before: Nothing,
  Mine: MyPurse,
  // The plates say it.
  Round: Nothing,
  Knowledge: Piles,
  KnowledgeLine: Nothing,
  Answer,
  Wide: lazy(() => import('./Wide.tsx')),
  Planner: BinderDrawer,
  Moment: Nothing,
  RoundEnd: Nothing,
  FinalScore: Nothing,
  Places: lazy(() => import('./Places.tsx')),
  Help: lazy(() => import('./Help.tsx')),
  About: lazy(() => import('./About.tsx')),
  Lens: lazy(() => import('./Lens.tsx')),
};

/** What this table has no use for. */
function Nothing() {
  return undefined;
}
