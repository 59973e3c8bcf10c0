import { useLingui } from '@lingui/react/macro';
import { type AnyChoice, isSame, type Question } from '@riposte/kernel';
import { useEffect, useRef, useState } from 'react';
import { afterWork, inOwnTask } from '../ownTask.ts';
import type { Advice, Session, TableState } from '../session.ts';
import type { AnyFacts } from './dress.ts';
import type { OverTable } from './opened.ts';
import type { Sight } from './sight.ts';
import type { AnswerAim, TableTurn, TouchRefused } from './turn.ts';
import { type Considering, NOTHING, useConsidering } from './useConsidering.ts';
import { type Layout, useRoom } from './useLayout.ts';
import { useDress } from './wearing.ts';

const NO_CHOICES: readonly AnyChoice[] = [];

/** As much of what is being shown as the table itself goes by. */
interface Showing {
  readonly isSettled: boolean;
  /** The event that ends a round, while it is being shown. */
  readonly ending: unknown;
}

export function useTurn(sight: Sight, { isSettled, ending }: Showing, layout: Layout): TableTurn {
  const dress = useDress();
  const { session, state, now, view, seat, decision, names, words } = sight;
  const [opened, open] = useState<OverTable>();
  const [refused, setRefused] = useState<TouchRefused>();
  const { considering, consider } = useConsidering(decision?.id);
  const [aimed, setAimed] = useState<{ readonly aim: AnswerAim; readonly of: Considering }>();
  const isAnswering = useRef(false);
  const room = useRoom(layout);
  const advice = useAdvice(session, decision);
  const lifted = considering.type === 'thing' ? considering.touched : undefined;
  const texts = dress.useTexts(sight, lifted);

  const choices = decision?.choices ?? NO_CHOICES;
  const considered = answersIn(considering);
  const phrase =
    decision && seat !== undefined
      ? words.question({ ...decision, kind: 'awaited', seat }, view, names)
      : undefined;
  const isOver = isSettled && (now.outcome !== undefined || state.ending !== undefined);
  // The end is not to be missed behind a sheet.
  useEffect(() => {
    if (isOver) open(undefined);
  }, [isOver]);
  const hand = seat === undefined ? [] : dress.hand(view, seat, decision?.choices);

  function answersIn(what: Considering): readonly number[] {
    if (what.type === 'nothing') return [...choices.keys()];
    return what.type === 'answers' ? what.answers : dress.answersWith(what.touched, choices, view);
  }
  const answer = (index: number) => {
    const choice = choices[index];
    if (!decision || !choice || state.sending || isAnswering.current) return;
    isAnswering.current = true;
    inOwnTask(() => {
      session.choose(decision.id, choice);
      // Drawn with what came of it.
      afterWork(() => {
        isAnswering.current = false;
        putBack();
      });
    });
  };
  // What is aimed is forgotten with what is considered.
  const aim = aimed?.of === considering && considering.type !== 'nothing' ? aimed.aim : undefined;
  const putBack = () => {
    consider(NOTHING);
    setRefused(undefined);
  };

  return {
    layout,
    room,
    opened,
    open,
    choices,
    considering,
    considered,
    consider,
    texts,
    lifted,
    title: (decision && texts.question(decision)) ?? phrase?.text ?? '',
    rule: phrase?.rule,
    note: state.refusal?.text ?? advice.note,
    advised: advice.advised,
    hand,
    along:
      considering.type === 'nothing'
        ? []
        : dress.along(
            considered.flatMap((index) => choices[index] ?? []),
            hand,
            view,
            lifted,
          ),
    refused: refused?.id === decision?.id ? refused : undefined,
    isWide: !isOver && decision !== undefined && dress.isWide(decision.question),
    isOver,
    ended:
      ending ??
      (isSettled && !isOver && dress.isBetweenRounds(view) ? lastRoundEnd(dress, sight.past) : undefined),
    canUndo: now.undo && isSettled,
    answer,
    aim,
    setAim: (next) => setAimed(next && { aim: next, of: considering }),
    press: (index) => (aim?.answer === index ? aim.take() : answer(index)),
    openGroup: (answers) => consider({ type: 'answers', answers, within: considering }),
    stepBack() {
      consider((considering.type === 'answers' && considering.within) || NOTHING);
      setRefused(undefined);
    },
    putBack,
    answerOneOf(answers) {
      const [first] = answers;
      if (answers.length === 1 && first !== undefined) answer(first);
      else consider({ type: 'answers', answers });
    },
    touch(touched) {
      setRefused(undefined);
      if (touched.key === lifted?.key) return consider(NOTHING);
      if (dress.answersWith(touched, choices, view).length > 0) return consider({ type: 'thing', touched });
      consider(NOTHING);
      const why = dress.whyNot(touched, sight);
      if (why) setRefused({ key: touched.key, id: decision?.id, why });
    },
    explain: (why) => setRefused({ key: '', id: decision?.id, why }),
    look: (touched, owner) => open({ type: 'thing', touched, owner }),
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

/** The event that ended the last round, if any has. */
function lastRoundEnd(dress: AnyFacts, past: TableState['updates']): unknown {
  for (const { events } of past.toReversed()) {
    const ended = events.findLast((event) => dress.endsRound(event));
    if (ended !== undefined) return ended;
  }
  return undefined;
}

/** A bot's advice on the open question: which answer, and how good its chances are, in words. */
function useAdvice(session: Session, decision: Question<AnyChoice> | undefined) {
  const { t } = useLingui();
  const [advice, setAdvice] = useState<Advice>();
  const [isThinking, setIsThinking] = useState(false);
  const isMeant = advice !== undefined && advice.id === decision?.id;
  const index = isMeant ? decision.choices.findIndex((choice) => isSame(choice, advice.choice)) : -1;

  const ask = async () => {
    if (!session.advise || !decision || isThinking) return undefined;
    setIsThinking(true);
    const given = await session.advise().catch(() => undefined);
    setIsThinking(false);
    setAdvice(given);
    return given;
  };

  return {
    ask,
    advised: index >= 0 ? index : undefined,
    note: isThinking ? t`Thinking about it…` : isMeant ? chanceInWords(advice.chance) : undefined,
  };

  function chanceInWords(chance: number | undefined): string {
    if (chance === undefined) return t`The lantern marks what I would do.`;
    const percent = Math.round(chance * 100);
    if (chance > 0.75)
      return t`The lantern marks a very good way: about ${percent} in 100 such games are won.`;
    if (chance > 0.55)
      return t`The lantern marks the better way: about ${percent} in 100 such games are won.`;
    if (chance > 0.4) return t`The lantern marks the best way; it is about even, ${percent} in 100.`;
    return t`It is hard now. The lantern marks the best way: about ${percent} in 100 such games are won.`;
  }
}
