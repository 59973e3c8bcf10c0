import { Trans, useLingui } from '@lingui/react/macro';
import type { Event } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { lazy, memo, Suspense, useMemo, useRef } from 'react';
import type { BoardProps } from '../../../table/boardProps.ts';
import { takenBackText } from '../../../table/takenBack.ts';
import { buttonsNow } from './Asked.tsx';
import { Below } from './Below.tsx';
import styles from './Board.module.css';
import { Bridge } from './Bridge.tsx';
import type { Duel } from './duel.ts';
import { FighterAbilities } from './FighterAbilities.tsx';
import { Knowledge } from './Knowledge.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Log } from './Log.tsx';
import { lastOfTheirs, linesOf } from './logLines.ts';
import { Mine } from './Mine.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { lastWords } from './moments.ts';
import { EndPanel, RoundPanel } from './Panels.tsx';
import { People } from './People.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { sidesOf } from './people.ts';
import { TopBar } from './TopBar.tsx';
import { knowledgeOf } from './tally.ts';
import { useKeys } from './useKeys.ts';
import { useLayout } from './useLayout.ts';
import { useThings } from './useThings.ts';
import { useTurn } from './useTurn.ts';

const Sheets = lazy(() => import('./Sheets.tsx'));
const Wide = lazy(() => import('./Wide.tsx'));

interface Props extends BoardProps {
  readonly duel: Duel;
  /** Everything that was sent has been shown. */
  readonly isSettled: boolean;
  readonly skip: () => void;
  /** The end of a round, while it is being shown. */
  readonly ending: Extract<Event, { readonly type: 'roundEnded' }> | undefined;
}

/** How many lines of the log lie on the table. */
const LOG_LINES = 7;

/** The bridge, and on it all that is known, asked and answered. */
export const Board = memo(function Board(props: Props) {
  const { duel, isSettled, skip, ending, session, actions, earned, aside, controls, menu, onRule, onPlain } =
    props;
  const { state, now, view, names, words } = duel;
  const { t } = useLingui();
  const layout = useLayout();
  const root = useRef<HTMLElement>(null);
  const turn = useTurn(session, duel, { isSettled, ending }, layout);
  const { choices, open, wide } = turn;
  const { past } = duel;
  const lines = useMemo(() => linesOf(past, words.event, names), [past, words, names]);
  const known = knowledgeOf(view);
  const sides = sidesOf(view);
  const isDesk = layout === 'desk';
  const frame = useRef<HTMLDivElement>(null);
  const things = useThings(root, frame, layout);

  useKeys(root, {
    digit(number) {
      const button = buttonsNow(choices, turn.considered, layout)[number - 1];
      if (choices[0]?.type === 'arrange') turn.answer(number - 1);
      else if (button?.type === 'answer') turn.answer(button.index);
      else if (button) turn.consider({ type: 'answers', answers: button.answers });
    },
    escape: turn.putBack,
    undo: turn.undo,
    log: () => open({ type: 'log' }),
    hint: () => turn.hint?.(),
    help: () => open({ type: 'help' }),
  });

  const openPerson = (person: Seat) => open({ type: 'person', seat: person });
  const tools = {
    view,
    names,
    canUndo: turn.canUndo,
    watchers: state.watchers,
    menu,
    onUndo: turn.undo,
    onPlain,
    onHint: turn.hint,
    onLog: () => open({ type: 'log' }),
    onHelp: () => open({ type: 'help' }),
  };

  return (
    <main
      ref={root}
      className={styles.table}
      data-layout={layout}
      data-crowd={view.fighters.length > 2}
      data-over={turn.isOver && state.caption === undefined}
      data-settled={isSettled}
      onPointerDownCapture={isSettled ? undefined : skip}
    >
      <div ref={frame} className={styles.scene} data-walk="bridge">
        <div className={styles.view}>
          <Bridge
            viewer={state.viewer}
            preview={turn.preview}
            onAnswer={turn.answerOneOf}
            names={names}
            compact={!isDesk}
            things={things}
          />
        </div>
      </div>
      <div className={styles.ours} data-shades>
        <People duel={duel} side="ours" layout={layout} onOpen={openPerson} />
        {isDesk && !wide && <FighterAbilities duel={duel} turn={turn} owner={sides.ours[0]} />}
        {isDesk && <Mine duel={duel} onTake={(id, choice) => session.choose(id, choice)} />}
      </div>
      {isDesk ? (
        <div className={styles.top} data-shades>
          <TopBar {...tools} />
        </div>
      ) : (
        <div className={styles.tools} data-shades>
          <PhoneTools
            {...tools}
            known={known}
            onCards={() => open({ type: 'cards' })}
            onMore={() => open({ type: 'menu' })}
          />
        </div>
      )}
      <div className={styles.theirs} data-shades>
        <People duel={duel} side="theirs" layout={layout} onOpen={openPerson} />
        {!wide && sides.theirs.length === 1 && (
          <FighterAbilities duel={duel} turn={turn} owner={sides.theirs[0]} />
        )}
      </div>
      {state.wire === 'broken' && (
        <p className={styles.broken} role="status">
          <Trans>The connection is broken. Trying again…</Trans>
        </p>
      )}
      {turn.ended && (
        <div className={styles.middle}>
          <RoundPanel
            ended={turn.ended}
            view={view}
            names={names}
            says={words.event(turn.ended, names).text}
          />
        </div>
      )}
      {wide ? (
        <Suspense>
          <Wide duel={duel} turn={turn} />
        </Suspense>
      ) : (
        <Below
          session={session}
          duel={duel}
          turn={turn}
          isSettled={isSettled}
          lately={layout === 'phone' ? lastOfTheirs(lines) : undefined}
          controls={controls}
          onRule={onRule}
        />
      )}
      {isDesk && !wide && (
        <aside className={styles.log} aria-label={t`What happened`}>
          <Log lines={lines.filter(({ minor }) => !minor).slice(-LOG_LINES)} label={t`Log`} />
        </aside>
      )}
      {isDesk && !wide && view.round > 0 && (
        <aside className={styles.knowledge} aria-label={t`What is known of the cards`}>
          <Knowledge known={known} marked={turn.marked} />
        </aside>
      )}
      {turn.isOver && (
        <div className={styles.over}>
          <EndPanel
            view={view}
            names={names}
            outcome={now.outcome}
            ending={state.ending}
            says={lastWords(past, (event) => words.event(event, names).text)}
            actions={actions}
            earned={earned}
          />
        </div>
      )}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <Suspense>
        {turn.opened && (
          <Sheets
            duel={duel}
            turn={turn}
            lines={lines}
            canAdvise={session.advise !== undefined}
            onRule={onRule}
            menu={
              <MoreMenu
                {...tools}
                onAll={choices.length > 0 && !wide ? () => open({ type: 'all' }) : undefined}
              />
            }
          />
        )}
      </Suspense>
      <LiveRegion
        said={[
          ...now.events.map((event) => words.event(event, names).text),
          ...(now.takenBack === undefined ? [] : [takenBackText(now.takenBack, names)]),
        ].join(' ')}
        question={turn.title}
        clocks={state.clocks}
        viewer={state.viewer}
      />
    </main>
  );
});
