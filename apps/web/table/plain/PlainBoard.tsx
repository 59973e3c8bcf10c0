import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyGame, AnyGuide, SeatNames } from '@riposte/kernel';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import type { TableSlots } from '../boardProps.ts';
import { isTyping } from '../keys.ts';
import PlanPanel from '../kit/Plan.tsx';
import { namesAt, viewBefore } from '../names.ts';
import type { AnyUpdate, Session } from '../session.ts';
import { takenBackText } from '../takenBack.ts';
import { useTable } from '../useTable.ts';
import { Answers } from './Answers.tsx';
import { PlainAsked } from './Asked.tsx';
import styles from './PlainBoard.module.css';
import { Sitters } from './Sitters.tsx';
import { PlainWhyNot } from './WhyNot.tsx';

type Props = TableSlots & {
  readonly session: Session;
  /** Changes to the drawn table, where there is one. */
  readonly onDrawn?: (() => void) | undefined;
};

/**
 * Any game in words: lists and buttons, from its words, a view and a decision. It is also how a game is played
 * without seeing it, so the order of its parts is the order in which they matter.
 */
export default function PlainBoard({ session, onDrawn, menu, actions, earned, aside, controls }: Props) {
  const { t } = useLingui();
  const state = useTable(session);
  const now = state.updates.at(-1);
  const { guide } = session;
  const names = namesAt(state, guide, now?.view);
  const isOver = now?.outcome !== undefined || state.ending !== undefined;
  useUndoKey(session, now?.undo === true && !isOver);
  const hadFocus = useRef(false);
  if (!now) return undefined;
  return (
    <main
      id="main"
      tabIndex={-1}
      className={styles.board}
      aria-label={t`${session.game.name} in words`}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      <header className={styles.bar}>
        <h1 className={styles.name}>{session.game.name}</h1>
        <div className={styles.tools}>
          {onDrawn && (
            <Button kind="quiet" kbd="p" onClick={onDrawn}>
              <Trans>Drawn table</Trans>
            </Button>
          )}
          {menu}
        </div>
      </header>
      <div className={styles.now}>
        <PlainAsked state={state} now={now} game={session.game} names={names} hadFocus={hadFocus} />
        {controls}
        {isOver ? (
          <div className={styles.end}>
            {earned}
            <div className={styles.actions}>{actions}</div>
          </div>
        ) : (
          <>
            <Answers session={session} now={now} names={names} />
            {state.plan && state.viewer !== 'spectator' && (
              <PlanPanel
                session={session}
                plan={state.plan}
                seat={state.viewer}
                view={now.view}
                names={names}
              />
            )}
            {now.undo && (
              <Button kbd="u" onClick={() => session.undo()}>
                <Trans>Undo</Trans>
              </Button>
            )}
            {now.decision && <PlainWhyNot session={session} now={now} names={names} />}
          </>
        )}
      </div>
      <Log
        updates={state.updates}
        words={session.game.words}
        namesIn={(view) => namesAt(state, guide, view)}
      />
      <div className={styles.known}>
        <TableInWords guide={session.guide} view={now.view} names={names} />
        <Sitters state={state} guide={guide} view={now.view} />
        {aside}
      </div>
    </main>
  );
}

function useUndoKey(session: Session, isFree: boolean): void {
  useEffect(() => {
    if (!isFree) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'u' && !isTyping(event)) session.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, isFree]);
}

/** All that the viewer knows, in sentences. */
function TableInWords({
  guide,
  view,
  names,
}: {
  readonly guide: AnyGuide;
  readonly view: unknown;
  readonly names: SeatNames;
}) {
  return (
    <section className={styles.part} aria-labelledby="plain-table">
      <h2 id="plain-table" className={styles.label}>
        <Trans>The table</Trans>
      </h2>
      <div className={styles.facts}>
        {guide.facts(view, names).map(({ heading, lines }) => (
          <div key={heading} className={styles.fact}>
            <h3 className={styles.heading}>{heading}</h3>
            <ul className={styles.lines}>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
                <li key={index}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What happened, newest last; what is new is read out. */
function Log({
  updates,
  words,
  namesIn,
}: {
  readonly updates: readonly AnyUpdate[];
  readonly words: AnyGame['words'];
  /** What seats are called, by how it stood. */
  readonly namesIn: (view: unknown) => SeatNames;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current && updates.length > 0) current.scrollTop = current.scrollHeight;
  }, [updates.length]);
  return (
    <section className={styles.happened} aria-labelledby="plain-log">
      <h2 id="plain-log" className={styles.label}>
        <Trans>What happened</Trans>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keys alone. */}
      <div ref={box} role="log" aria-labelledby="plain-log" tabIndex={0} className={styles.log}>
        <ol>
          {updates.flatMap(({ seq, events, takenBack }, at) => {
            const names = namesIn(viewBefore(updates, at));
            return [
              ...events.map((event, index) => (
                <li key={`${seq}.${String(index)}`}>{words.event(event, names).text}</li>
              )),
              ...(takenBack === undefined ? [] : [<li key={seq}>{takenBackText(takenBack, names)}</li>]),
            ];
          })}
        </ol>
      </div>
    </section>
  );
}
