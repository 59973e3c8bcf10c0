import { useLingui } from '@lingui/react/macro';
import type { Event, View } from '@riposte/flash-duel';
import { abilityOf, type Choice } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { lazy } from 'react';
import type { Dress } from '../../../table/kit/dress.ts';
import type { TableTexts } from '../../../table/kit/turn.ts';
import { CHOREOGRAPHY } from '../scene/choreography.ts';
import type { FlashDuelScene } from '../scene/scene.ts';
import { soundOf } from '../sounds.ts';
import { Answer } from './Answer.tsx';
import { Bridge } from './Bridge.tsx';
import { FighterAbilities } from './FighterAbilities.tsx';
import { FACTS } from './facts.ts';
import { HandCardFace } from './HandCardFace.tsx';
import { DrawPile, Knowledge, TallyLine } from './Knowledge.tsx';
import type { DuelSight } from './part.ts';
import { characterName, shortName } from './people.ts';
import { CrestOf, Held, Score } from './plates.tsx';
import { Round } from './Round.tsx';
import { SealedLoyalty } from './Sealed.tsx';
import type { DuelThing } from './things.ts';
import { useAnswerText } from './useAnswerText.ts';
import { useMoment } from './useMoment.ts';

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
  Mine: SealedLoyalty,
  Round,
  Knowledge,
  KnowledgeLine: TallyLine,
  Pile: DrawPile,
  Answer,
  Wide: lazy(() => import('./Wide.tsx')),
  Moment: lazy(() => import('./GreatMoment.tsx')),
  RoundEnd: lazy(() => import('./RoundEnd.tsx')),
  FinalScore: lazy(() => import('./FinalScore.tsx')),
  Help: lazy(() => import('./Help.tsx')),
  About: lazy(() => import('./AboutFighter.tsx')),
  Lens: lazy(() => import('./AbilityLens.tsx')),
};

/** What the table of a duel says in its own words. */
function useTexts(
  { view, seat, names, words, state }: DuelSight,
  lifted: DuelThing | undefined,
): TableTexts<Choice, DuelThing> {
  const { t } = useLingui();
  const momentOf = useMoment(view, names);
  const isCardKnown = lifted?.type === 'card';
  const { answerText, familyText } = useAnswerText(
    words.choice,
    view,
    seat ?? (0 as Seat),
    names,
    isCardKnown,
  );
  return {
    answer: answerText,
    family: familyText,
    question: ({ question, choices }) =>
      question.startsWith('ability:') ? momentOf(question, choices) : undefined,
    card({ touched, glows }) {
      if (touched.type !== 'card') return '';
      const number = touched.open ? t`${touched.card}, lying open` : String(touched.card);
      return glows ? t`${number}, reaches the opponent` : number;
    },
    thing: (thing) => (thing.type === 'ability' ? abilityOf(view, thing.ability).name : String(thing.card)),
    figure: (one) => characterName(view.fighters[one]?.character) ?? names(one),
    person(one) {
      const fighter = view.fighters[one];
      if (!fighter) return '';
      const character = shortName(fighter.character) ?? '';
      // The first line says one of the two: here is the other.
      const other = names(one) === character ? (state.sitters[one]?.name ?? '') : character;
      const who = other === names(one) ? '' : other;
      return [who, view.round > 0 ? t`${fighter.cards} cards` : ''].filter((part) => part !== '').join(' · ');
    },
  };
}
