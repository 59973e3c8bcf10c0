import { type AbilityId, type Choice, type Event, fightOf } from '@riposte/flash-duel';
import type { Phrase, Seat } from '@riposte/kernel';
import { useState } from 'react';
import type { Session } from '../../../table/session.ts';
import { NO_PREVIEW } from '../preview.ts';
import { answersBy } from './answers.ts';
import type { Duel } from './duel.ts';
import { type HandCard, handOf, whyNotCard } from './hand.ts';
import { mostAlong, reachOf, widePanel } from './moments.ts';
import type { Opened } from './opened.ts';
import { previewOf } from './preview.ts';
import { lastRoundEnd } from './roundEnd.ts';
import { useAdvice } from './useAdvice.ts';
import { useAnswerText } from './useAnswerText.ts';
import { answersIn, NOTHING, useConsidering } from './useConsidering.ts';
import type { Layout } from './useLayout.ts';
import { useMoment } from './useMoment.ts';

const NO_CHOICES: readonly Choice[] = [];

/** A card that was touched in vain, at which question, and why. */
interface Refused {
  readonly key: string;
  readonly id: string | undefined;
  readonly why: Phrase;
}

/** As much of what is being shown as the table itself goes by. */
interface Showing {
  readonly isSettled: boolean;
  readonly ending: Extract<Event, { readonly type: 'roundEnded' }> | undefined;
}

/** Everything the viewer can do at the table now, and what they are considering. */
export type Turn = ReturnType<typeof useTurn>;

export function useTurn(session: Session, duel: Duel, { isSettled, ending }: Showing, layout: Layout) {
  const { state, now, view, seat, decision, names, words } = duel;
  const [opened, open] = useState<Opened>();
  const [refused, setRefused] = useState<Refused>();
  const { considering, consider } = useConsidering(decision?.id);
  const advice = useAdvice(session, decision);
  const momentOf = useMoment(view, names);
  const lifted = considering.type === 'card' ? considering : undefined;
  const texts = useAnswerText(words.choice, view, seat ?? (0 as Seat), names, lifted !== undefined);

  const choices = decision?.choices ?? NO_CHOICES;
  const considered = answersIn(considering, choices, view);
  const phrase =
    decision && seat !== undefined
      ? words.question({ ...decision, kind: 'awaited', seat }, view, names)
      : undefined;
  const isOver = isSettled && (now.outcome !== undefined || state.ending !== undefined);
  const isPlain = decision?.question === 'mainAction' || decision?.question.startsWith('answer');
  const isWeighing = considering.type !== 'nothing';

  const answer = (index: number) => {
    const choice = choices[index];
    if (!decision || !choice || state.sending) return;
    putBack();
    session.choose(decision.id, choice);
  };
  const putBack = () => {
    consider(NOTHING);
    setRefused(undefined);
  };

  return {
    layout,
    opened,
    open,
    choices,
    considering,
    considered,
    consider,
    texts,
    lifted: lifted?.key,
    title: decision?.question.startsWith('ability:')
      ? momentOf(decision.question, choices)
      : (phrase?.text ?? ''),
    rule: phrase?.rule,
    note: state.refusal?.text ?? advice.note,
    advised: advice.advised,
    /** Where there is much to choose from, nothing is drawn until something is considered. */
    preview:
      seat === undefined || (isPlain && !isWeighing)
        ? NO_PREVIEW
        : previewOf(choices, considered, view, seat),
    hand: seat === undefined ? [] : handOf(view, seat, decision?.choices),
    along: isWeighing ? mostAlong(choices, considered, view, lifted?.card) : [],
    refused: refused?.id === decision?.id ? refused : undefined,
    /** The number that matters now. */
    marked: fightOf(view)?.needs ?? lifted?.card ?? reachOf(view, seat),
    wide: decision && widePanel(decision.question),
    isOver,
    /** The round that is over, while it is shown. */
    ended: ending ?? (isSettled && view.roundEnd && !isOver ? lastRoundEnd(state.updates) : undefined),
    canUndo: now.undo && isSettled,
    answer,
    putBack,
    answerOneOf(answers: readonly number[]) {
      const [first] = answers;
      if (answers.length === 1 && first !== undefined) answer(first);
      else consider({ type: 'answers', answers });
    },
    touchCard({ key, card, legal }: HandCard) {
      if (legal) {
        setRefused(undefined);
        consider(key === lifted?.key ? NOTHING : { type: 'card', key, card });
      } else if (seat !== undefined) {
        consider(NOTHING);
        setRefused({ key, id: decision?.id, why: whyNotCard(card, view, seat, words.whyNot) });
      }
    },
    touchAbility(owner: Seat, ability: AbilityId) {
      const canUse = owner === seat && answersBy(choices, ability).length > 0;
      const isChosen = considering.type === 'ability' && considering.ability === ability;
      const use = () => consider({ type: 'ability', ability });
      if (!canUse || layout !== 'desk')
        open({ type: 'ability', ability, seat: owner, ...(canUse && { use }) });
      else if (isChosen) consider(NOTHING);
      else use();
    },
    undo() {
      if (now.undo) session.undo();
    },
    hint:
      session.advise && decision
        ? async () => {
            open(undefined);
            if (await advice.ask()) consider(NOTHING);
          }
        : undefined,
  };
}
