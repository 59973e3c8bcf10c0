import type { Choice, Event, View } from '@riposte/flash-duel';
import { lazy } from 'react';
import type { Dress } from '../../../table/kit/dress.ts';
import { CHOREOGRAPHY } from '../scene/choreography.ts';
import type { FlashDuelScene } from '../scene/scene.ts';
import { soundOf } from '../sounds.ts';
import { Answer } from './Answer.tsx';
import { Bridge } from './Bridge.tsx';
import { FighterAbilities } from './FighterAbilities.tsx';
import { FACTS } from './facts.ts';
import { HandCardFace } from './HandCardFace.tsx';
import { Knowledge, Pile, TallyLine } from './Knowledge.tsx';
import { CrestOf, Held, Score } from './plates.tsx';
import { Round } from './Round.tsx';
import { Sealed } from './Sealed.tsx';
import type { DuelThing } from './things.ts';
import { useTexts } from './useTexts.ts';

/** What Flash Duel brings to the kit. */
export const DRESS: Dress<Choice, Event, View, FlashDuelScene, DuelThing> = {
  ...FACTS,
  choreography: CHOREOGRAPHY,
  sound: soundOf,
  useTexts,

  Scene: Bridge,
  Card: HandCardFace,
  Crest: CrestOf,
  Score,
  Held,
  Before: FighterAbilities,
  Mine: Sealed,
  Round,
  Knowledge,
  KnowledgeLine: TallyLine,
  Pile,
  Answer,
  Wide: lazy(() => import('./Wide.tsx')),
  Moment: lazy(() => import('./GreatMoment.tsx')),
  RoundEnd: lazy(() => import('./RoundEnd.tsx')),
  FinalScore: lazy(() => import('./FinalScore.tsx')),
  Help: lazy(() => import('./Help.tsx')),
  About: lazy(() => import('./AboutFighter.tsx')),
  Lens: lazy(() => import('./AbilityLens.tsx')),
};
