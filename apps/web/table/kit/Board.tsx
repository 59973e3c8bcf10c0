import { Trans, useLingui } from '@lingui/react/macro';
import {
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRootMark } from '../../design/useRootMark.ts';
import type { BoardProps } from '../boardProps.ts';
import { isTyping } from '../keys.ts';
import { buttonsNow } from './Asked.tsx';
import { Below } from './Below.tsx';
import styles from './Board.module.css';
import type { AnyPart } from './dress.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Log } from './Log.tsx';
import { type Looked, Looking } from './lens.ts';
import { linesOf } from './logLines.ts';
import { Mine, MyOffers } from './Mine.tsx';
import { People } from './People.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { Spotlight } from './Spotlight.tsx';
import { useShading } from './shades.ts';
import { isCrowd, sidesOf } from './sides.ts';
import type { Sight } from './sight.ts';
import { TopBar } from './TopBar.tsx';
import { useLayout } from './useLayout.ts';
import { useTurn } from './useTurn.ts';
import { walk } from './walk.ts';
import { useDress } from './wearing.ts';

const End = lazy(() => import('./End.tsx'));
const Sheets = lazy(() => import('./Sheets.tsx'));

interface Props extends BoardProps {
  readonly sight: Sight;
  /** Everything that was sent has been shown. */
  readonly isSettled: boolean;
  readonly skip: () => void;
  /** The event that ends a round, while it is being shown. */
  readonly ending: unknown;
}

/** How many lines of the log lie on the table. */
const LOG_LINES = 7;

/** The scene, and on it all that is known, asked and answered. */
export const Board = memo(function Board(props: Props) {
  const { sight, isSettled, skip, ending, actions, earned, aside, controls, menu, onRule, onPlain } = props;
  const { state } = sight;
  const { t } = useLingui();
  const dress = useDress();
  const layout = useLayout();
  const root = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLDivElement>(null);
  const turn = useTurn(sight, { isSettled, ending }, layout);
  const { choices, open, isWide } = turn;
  const lines = useMemo(() => linesOf(dress, sight), [dress, sight]);
  const sides = sidesOf(dress, sight);
  const isDesk = layout === 'desk';
  const shading = useShading(root, frame, clear, layout);
  const part = { sight, turn };
  const [ourFirst] = sides.ours;
  const [theirFirst, ...theirOthers] = sides.theirs;

  useRootMark('table');
  useKeys(root, {
    digit(number) {
      const button = buttonsNow(dress.families, turn, sight.view)[number - 1];
      if (button?.type === 'answer') turn.press(button.index);
      else if (button) turn.openGroup(button.answers);
    },
    escape: isSettled ? turn.stepBack : skip,
    undo: turn.undo,
    log: () => open({ type: 'log' }),
    hint: () => turn.hint?.(),
    help: () => open({ type: 'help' }),
  });

  const tools = {
    canUndo: turn.canUndo,
    watchers: state.watchers,
    menu,
    onUndo: turn.undo,
    onPlain,
    canAdvise: sight.session.advise !== undefined,
    onHint: turn.hint,
    onLog: () => open({ type: 'log' }),
    onHelp: () => open({ type: 'help' }),
  };

  return (
    <main
      ref={root}
      className={dress.look === undefined ? styles.table : `${styles.table} ${dress.look}`}
      data-layout={layout}
      data-crowd={isCrowd(dress, sight)}
      data-wide={isWide}
      data-over={turn.isOver && state.caption === undefined}
      data-settled={isSettled}
      onPointerDownCapture={isSettled ? undefined : skip}
    >
      <LensHost {...part}>
        <div ref={frame} className={styles.scene} data-part="scene" data-walk="board">
          <div className={styles.view}>
            <dress.Scene {...part} shading={shading} />
          </div>
        </div>
        <div ref={clear} className={styles.clear} />
        <div className={styles.head}>
          <div className={styles.ours} data-part="ours" data-shades>
            {isDesk && dress.Own ? (
              <dress.Own {...part} />
            ) : (
              (isDesk || !dress.Rim) && <People {...part} side="ours" />
            )}
            {isDesk && !isWide && ourFirst !== undefined && <dress.Before {...part} seat={ourFirst} />}
            {isDesk && <Mine {...part} />}
          </div>
          {isDesk ? (
            <div className={styles.top} data-part="top" data-shades>
              <TopBar {...tools} round={<dress.Round {...part} />} />
            </div>
          ) : (
            <div className={styles.tools} data-part="tools" data-shades>
              <PhoneTools
                {...tools}
                pile={dress.Pile && <dress.Pile {...part} />}
                offers={<MyOffers sight={sight} />}
                onKnowledge={() => open({ type: 'knowledge' })}
                onMore={() => open({ type: 'menu' })}
              />
            </div>
          )}
          <div className={styles.theirs} data-part="theirs" data-shades>
            {dress.Rim ? <dress.Rim {...part} /> : <People {...part} side="theirs" />}
            {!isWide && theirFirst !== undefined && theirOthers.length === 0 && (
              <dress.Before {...part} seat={theirFirst} />
            )}
          </div>
        </div>
        {state.wire === 'broken' && (
          <p className={styles.broken} role="status">
            <Trans>The connection is broken. Trying again…</Trans>
          </p>
        )}
        {turn.ended !== undefined && (
          <div className={styles.middle}>
            <Suspense>
              <dress.RoundEnd {...part} event={turn.ended} />
            </Suspense>
          </div>
        )}
        <Below {...part} isSettled={isSettled} controls={controls} onRule={onRule} />
        {isWide && (
          <div className={styles.wide} data-part="wide">
            <Suspense>
              <dress.Wide {...part} />
            </Suspense>
          </div>
        )}
        {isDesk && !isWide && (
          <aside className={styles.log} data-part="log" aria-label={t`What happened`}>
            <Log lines={lines.filter(({ minor }) => !minor).slice(-LOG_LINES)} label={t`Log`} />
          </aside>
        )}
        {isDesk && !isWide && !turn.isOver && (
          <aside
            className={styles.knowledge}
            data-part="knowledge"
            aria-label={t`What is known of the cards`}
          >
            <dress.Knowledge {...part} />
          </aside>
        )}
        {turn.isOver && (
          <div className={styles.over}>
            <Suspense>
              <End {...part} actions={actions} earned={earned} />
            </Suspense>
          </div>
        )}
        {aside !== undefined && (
          <div className={styles.aside} data-part="aside">
            {aside}
          </div>
        )}
        <Suspense>
          {turn.opened && (
            <Sheets
              {...part}
              lines={lines}
              onRule={onRule}
              more={{
                ...tools,
                knowledge: turn.texts.knowledge,
                onKnowledge: dress.Pile ? undefined : () => open({ type: 'knowledge' }),
                onAll: choices.length > 0 && !isWide ? () => open({ type: 'all' }) : undefined,
              }}
            />
          )}
        </Suspense>
        <Spotlight {...part} />
        <LiveRegion sight={sight} question={turn.title} />
      </LensHost>
    </main>
  );
});

/** What keys do at a table. */
interface KeyDeeds {
  readonly digit: (number: number) => void;
  readonly escape: () => void;
  readonly undo: () => void;
  readonly log: () => void;
  readonly hint: () => void;
  readonly help: () => void;
}

/** Listens to the keys of the table while no dialog is open. */
function useKeys(root: RefObject<HTMLElement | null>, deeds: KeyDeeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('[role="dialog"]')) return;
      if (act(event.key, root.current, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [root]);
}

function act(key: string, root: HTMLElement | null, deeds: KeyDeeds): boolean {
  if (/^[1-9]$/.test(key)) {
    deeds.digit(Number(key));
    return true;
  }
  if (key.startsWith('Arrow')) return root !== null && walk(root, key);
  const deed = { Escape: deeds.escape, u: deeds.undo, l: deeds.log, h: deeds.hint, '?': deeds.help }[key];
  deed?.();
  return deed !== undefined;
}

/** Holds the lens: the whole of what is looked at, beside it and within the window. It takes no touch itself. */
function LensHost({ sight, turn, children }: AnyPart & { readonly children: ReactNode }) {
  const { Lens } = useDress();
  const [looked, look] = useState<Looked>();
  return (
    <Looking value={look}>
      {children}
      {looked && (
        <div className={styles.lens} data-part="lens" role="tooltip" style={placeOf(looked.box)}>
          <Suspense>
            <Lens sight={sight} turn={turn} touched={looked.touched} owner={looked.owner} form="lens" />
          </Suspense>
        </div>
      )}
    </Looking>
  );
}

/** Beneath a thing in the upper half of the window, else above it; never beyond its edges. */
function placeOf({ left, top, bottom }: DOMRect): React.CSSProperties {
  const isHigh = top < innerHeight / 2;
  return {
    left: `clamp(0.5rem, ${left}px, 100vw - 21rem)`,
    ...(isHigh ? { top: `${bottom + 8}px` } : { bottom: `${innerHeight - top + 8}px` }),
  };
}
