import { useLingui } from '@lingui/react/macro';
import { abilityOf, type Choice } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import type { Texts } from '../../../table/kit/turn.ts';
import type { DuelSight } from './part.ts';
import { characterName, shortName } from './people.ts';
import type { DuelThing } from './things.ts';
import { useAnswerText } from './useAnswerText.ts';
import { useMoment } from './useMoment.ts';

/** What the table of a duel says in its own words. */
export function useTexts(
  { view, seat, names, words, state }: DuelSight,
  lifted: DuelThing | undefined,
): Texts<Choice, DuelThing> {
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
