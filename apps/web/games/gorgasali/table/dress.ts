import type { Choice, Event, View } from '@riposte/gorgasali/table';
import { lazy } from 'react';
import type { Dress } from '../../../table/kit/dress.ts';
import colours from '../art/colours.module.css';
import { CHOREOGRAPHY } from '../scene/choreography.ts';
import type { IslandScene } from '../scene/scene.ts';
import { soundOf } from '../sounds.ts';
import { Ability } from './Ability.tsx';
import { Crest, Nothing, Score } from './Crest.tsx';
import { FACTS } from './facts.ts';
import { IslandBoard } from './IslandBoard.tsx';
import { Knowledge, MoonAndRound } from './Knowledge.tsx';
import look from './look.module.css';
import { Mat } from './Mat.tsx';
import { Rim } from './Rim.tsx';
import { Round } from './Round.tsx';
import type { IslandThing } from './things.ts';
import { useTexts } from './useTexts.ts';

/** What Gorgasali brings to the kit. */
export const DRESS: Dress<Choice, Event, View, IslandScene, IslandThing> = {
  ...FACTS,
  choreography: CHOREOGRAPHY,
  sound: soundOf,
  useTexts,
  look: `${look.look} ${colours.colours}`,

  Scene: IslandBoard,
  Rim,
  Mat,
  // The mat stands for it.
  Card: Nothing,
  Crest,
  Score,
  Held: Nothing,
  Before: Ability,
  Mine: Nothing,
  Round,
  Knowledge,
  KnowledgeLine: Nothing,
  Pile: MoonAndRound,
  Wide: lazy(() => import('./Wide.tsx')),
  Moment: lazy(() => import('./GreatMoment.tsx')),
  RoundEnd: Nothing,
  FinalScore: Nothing,
  Places: lazy(() => import('./Places.tsx')),
  Help: lazy(() => import('./Help.tsx')),
  About: lazy(() => import('./About.tsx')),
  Lens: lazy(() => import('./Lens.tsx')),
};
