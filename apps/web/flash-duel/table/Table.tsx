import { Trans, useLingui } from '@lingui/react/macro';
import { type Choice, type Event, fightOf } from '@riposte/flash-duel';
import type { Phrase, Seat } from '@riposte/kernel';
import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/boards.ts';
import type { Stage } from '../../table/stage.ts';
import { NO_PREVIEW } from '../preview.ts';
import { BridgeScene } from '../scene/BridgeScene.tsx';
import type { FlashDuelScene } from '../scene/scene.ts';
import { Abilities } from './Abilities.tsx';
import { Asked, buttonsNow, Waiting } from './Asked.tsx';
import { answersBy } from './answers.ts';
import type { Duel } from './duel.ts';
import { Gallery } from './Gallery.tsx';
import { Hand } from './Hand.tsx';
import { type HandCard, handOf, whyNotCard } from './hand.ts';
import { Knowledge, TallyLine } from './Knowledge.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Log } from './Log.tsx';
import { linesOf } from './logLines.ts';
import { Market } from './Market.tsx';
import { Mine } from './Mine.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { lastWords, mostAlong, reachOf, widePanel } from './moments.ts';
import { EndPanel, RoundPanel } from './Panels.tsx';
import { People } from './People.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { sidesOf } from './people.ts';
import { previewOf } from './preview.ts';
import { lastRoundEnd } from './roundEnd.ts';
import { type Opened, Sheets } from './Sheets.tsx';
import styles from './Table.module.css';
import { TopBar } from './TopBar.tsx';
import { knowledgeOf } from './tally.ts';
import { useAdvice } from './useAdvice.ts';
import { useAnswerText } from './useAnswerText.ts';
import { answersIn, NOTHING, useConsidering } from './useConsidering.ts';
import { useKeys } from './useKeys.ts';
import { useLayout } from './useLayout.ts';
import { useMoment } from './useMoment.ts';
import { WhyNot } from './WhyNot.tsx';

interface Props extends BoardProps {
  readonly duel: Duel;
  readonly stage: Stage<FlashDuelScene, Event>;
}

/** How many lines of the log lie on the table. */
const LOG_LINES = 7;

const NO_CHOICES: readonly Choice[] = [];

export function Table(props: Props) {
  const { duel, stage, session, actions, earned, aside, controls, menu, onPlain } = props;
  const { state, now, view, seat, decision, names, words } = duel;
  const { t } = useLingui();
  const layout = useLayout();
  const root = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [refused, setRefused] = useState<{
    readonly key: string;
    readonly id: string | undefined;
    readonly why: Phrase;
  }>();
  const { considering, consider } = useConsidering(decision?.id);
  const advice = useAdvice(session, decision);
  const momentOf = useMoment(view, names);
  const me = seat ?? (0 as Seat);
  const texts = useAnswerText(words.choice, view, me, names, considering.type === 'card');

  const choices = decision?.choices ?? NO_CHOICES;
  const considered = answersIn(considering, choices, view);
  const phrase =
    decision && seat !== undefined
      ? words.question({ ...decision, kind: 'awaited', seat }, view, names)
      : undefined;
  const title = decision?.question.startsWith('ability:')
    ? momentOf(decision.question, choices)
    : (phrase?.text ?? '');
  const isStep = decision?.question === 'mainAction' || decision?.question.startsWith('answer');
  const preview =
    seat === undefined || (considering.type === 'nothing' && isStep)
      ? NO_PREVIEW
      : previewOf(choices, considered, view, seat);
  const why = refused && refused.id === decision?.id ? refused : undefined;
  const lines = linesOf(state.updates.slice(0, stage.shown), words.event, names);
  const known = knowledgeOf(view);
  const isOver = stage.settled && (now.outcome !== undefined || state.ending !== undefined);
  const ended =
    stage.event?.type === 'roundEnded'
      ? stage.event
      : stage.settled && view.roundEnd && !isOver
        ? lastRoundEnd(state.updates)
        : undefined;
  const wide = decision && widePanel(decision.question);
  const sides = sidesOf(view);
  const marked =
    fightOf(view)?.needs ?? (considering.type === 'card' ? considering.card : reachOf(view, seat));

  const answer = (index: number) => {
    const choice = choices[index];
    if (!decision || !choice || state.sending) return;
    consider(NOTHING);
    setRefused(undefined);
    session.choose(decision.id, choice);
  };
  const answerOneOf = (answers: readonly number[]) => {
    const [first] = answers;
    if (answers.length === 1 && first !== undefined) answer(first);
    else consider({ type: 'answers', answers });
  };
  const touchCard = (card: HandCard) => {
    if (card.legal) {
      setRefused(undefined);
      const isLifted = considering.type === 'card' && considering.key === card.key;
      consider(isLifted ? NOTHING : { type: 'card', key: card.key, card: card.card });
    } else if (seat !== undefined) {
      consider(NOTHING);
      setRefused({ key: card.key, id: decision?.id, why: whyNotCard(card.card, view, seat, words.whyNot) });
    }
  };
  const touchAbility = (owner: Seat, ability: string) => {
    const canUse = owner === seat && answersBy(choices, ability).length > 0;
    const use = () => consider({ type: 'ability', ability });
    if (canUse && layout === 'desk') {
      const isChosen = considering.type === 'ability' && considering.ability === ability;
      consider(isChosen ? NOTHING : { type: 'ability', ability });
    } else setOpened({ type: 'ability', ability, seat: owner, ...(canUse && { use }) });
  };
  const hint = async () => {
    setOpened(undefined);
    const given = await advice.ask();
    if (given) consider(NOTHING);
  };
  const undo = () => now.undo && session.undo();

  useKeys(root, {
    digit(number) {
      const button = buttonsNow(choices, considered, layout)[number - 1];
      if (choices[0]?.type === 'arrange') answer(number - 1);
      else if (button?.type === 'answer') answer(button.index);
      else if (button) consider({ type: 'answers', answers: button.answers });
    },
    escape() {
      consider(NOTHING);
      setRefused(undefined);
    },
    undo,
    log: () => setOpened({ type: 'log' }),
    hint,
    help: () => setOpened({ type: 'help' }),
  });

  const hand = seat === undefined ? [] : handOf(view, seat, decision?.choices);
  const lifted = considering.type === 'card' ? considering : undefined;
  const along = considering.type === 'nothing' ? [] : mostAlong(choices, considered, view, lifted?.card);
  const abilitiesOf = (owner: Seat, side: 'ours' | 'theirs') => (
    <Abilities
      seat={owner}
      view={view}
      side={side}
      layout={layout}
      choices={owner === seat ? choices : NO_CHOICES}
      chosen={considering.type === 'ability' && owner === seat ? considering.ability : undefined}
      label={t`Abilities of ${names(owner)}`}
      onTouch={(ability) => touchAbility(owner, ability)}
    />
  );
  const [ours] = sides.ours;
  const [theirs] = sides.theirs;
  const open = (person: Seat) => setOpened({ type: 'person', seat: person });
  const tools = {
    view,
    names,
    canUndo: now.undo && stage.settled,
    watchers: state.watchers,
    menu,
    onUndo: undo,
    onPlain,
    onLog: () => setOpened({ type: 'log' }),
    onHelp: () => setOpened({ type: 'help' }),
  };

  return (
    <main
      ref={root}
      className={styles.table}
      data-layout={layout}
      data-crowd={view.fighters.length > 2}
      onPointerDownCapture={stage.settled ? undefined : stage.skip}
    >
      <div className={styles.scene} data-walk="bridge">
        <div className={styles.view}>
          <BridgeScene
            scene={stage.scene}
            viewer={state.viewer}
            preview={preview}
            onAnswer={answerOneOf}
            onTouch={stage.skip}
            event={stage.event}
            beat={stage.beat}
            names={names}
            compact={layout !== 'desk'}
          />
        </div>
      </div>
      <div className={styles.ours}>
        <People duel={duel} side="ours" layout={layout} onOpen={open} />
        {layout === 'desk' && !wide && ours !== undefined && abilitiesOf(ours, 'ours')}
      </div>
      {layout === 'desk' ? (
        <div className={styles.top}>
          <TopBar {...tools} />
        </div>
      ) : (
        <div className={styles.tools}>
          <PhoneTools
            {...tools}
            known={known}
            onCards={() => setOpened({ type: 'cards' })}
            onMore={() => setOpened({ type: 'menu' })}
          />
        </div>
      )}
      <div className={styles.theirs}>
        <People duel={duel} side="theirs" layout={layout} onOpen={open} />
        {!wide && sides.theirs.length === 1 && theirs !== undefined && abilitiesOf(theirs, 'theirs')}
      </div>
      {state.line === 'broken' && (
        <p className={styles.broken} role="status">
          <Trans>The line is broken. Trying again…</Trans>
        </p>
      )}
      {ended && (
        <div className={styles.middle}>
          <RoundPanel ended={ended} view={view} says={words.event(ended, names).text} />
        </div>
      )}
      {wide && decision && seat !== undefined ? (
        <div className={styles.wide}>
          {wide === 'gallery' ? (
            <Gallery
              key={decision.id}
              title={title}
              view={view}
              choices={choices}
              isSending={state.sending !== undefined}
              onAnswer={answer}
            />
          ) : (
            <Market
              key={decision.id}
              title={title}
              view={view}
              names={names}
              seat={seat}
              choices={choices}
              answerText={texts.answerText}
              isSending={state.sending !== undefined}
              onAnswer={answer}
            />
          )}
        </div>
      ) : (
        <div className={styles.panel}>
          {layout !== 'desk' && (
            <div className={styles.tally}>
              <TallyLine known={known} marked={fightOf(view)?.needs} />
            </div>
          )}
          {layout !== 'desk' && ours !== undefined && abilitiesOf(ours, 'ours')}
          {seat !== undefined && <Mine duel={duel} onTake={(id, choice) => session.choose(id, choice)} />}
          <div className={styles.asked}>
            {decision ? (
              <Asked
                duel={duel}
                layout={layout}
                title={title}
                considering={considering}
                considered={considered}
                texts={texts}
                advised={advice.advised}
                note={state.refusal?.text ?? advice.note}
                onAnswer={answer}
                onConsider={consider}
                onAll={() => setOpened({ type: 'all' })}
              />
            ) : (
              // A replay says what happens while it does, and can be steered at any time.
              (state.caption || (!isOver && stage.settled)) && <Waiting duel={duel} controls={controls} />
            )}
          </div>
          <div className={styles.hand}>
            {why && (
              <div className={styles.why}>
                <WhyNot why={why.why} onRule={(rule) => setOpened({ type: 'rule', rule })} />
              </div>
            )}
            {hand.length > 0 && (
              <Hand
                cards={hand}
                lifted={lifted?.key}
                along={along}
                refused={why?.key}
                resting={decision === undefined || !hand.some(({ legal }) => legal)}
                onTouch={touchCard}
              />
            )}
          </div>
        </div>
      )}
      {layout === 'desk' && !wide && (
        <>
          <aside className={styles.log}>
            <Log lines={lines.filter(({ minor }) => !minor).slice(-LOG_LINES)} label={t`Log`} />
          </aside>
          {view.round > 0 && (
            <aside className={styles.knowledge}>
              <Knowledge known={known} marked={marked} />
            </aside>
          )}
        </>
      )}
      {isOver && (
        <div className={styles.over}>
          <EndPanel
            view={view}
            names={names}
            outcome={now.outcome}
            ending={state.ending}
            says={lastWords(state.updates.slice(0, stage.shown), (event) => words.event(event, names).text)}
            actions={actions}
            earned={earned}
          />
        </div>
      )}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <Sheets
        opened={opened}
        duel={duel}
        lines={lines}
        rule={phrase?.rule}
        canAdvise={session.advise !== undefined}
        choices={choices}
        answerText={texts.answerText}
        familyText={texts.familyText}
        menu={
          <MoreMenu
            {...tools}
            onHint={session.advise && decision ? hint : undefined}
            onAll={decision && !wide ? () => setOpened({ type: 'all' }) : undefined}
          />
        }
        onAnswer={answer}
        onOpen={setOpened}
      />
      <LiveRegion
        said={now.events.map((event) => words.event(event, names).text).join(' ')}
        question={title}
        clocks={state.clocks}
        viewer={state.viewer}
      />
    </main>
  );
}
