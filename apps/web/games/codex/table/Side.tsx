import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import { useTurnToDraw } from '../../../table/turnToDraw.ts';
import type { PlayerField } from '../scene/field.ts';
import { Base, Buildings } from './Base.tsx';
import { CommandZone } from './Command.tsx';
import { Patrol } from './Patrol.tsx';
import { StackPiece } from './StackPiece.tsx';
import type { SideProps } from './sideProps.ts';
import styles from './WarBoard.module.css';

/** So many in a back line have their names; more stand smaller. */
const ROOMY = 8;

/** A side without its pieces is as much to draw as so many cards. */
const A_SIDE = 4;

/** So many pixels beside a card are taken by its level, or by its sign of sleep. */
const BESIDE = 8;

/** The other head of a team: its patrol is seen, too. */
export interface Mate {
  readonly seat: Seat;
  readonly field: PlayerField;
}

/** One side of the table: the base, the patrol, and the back line. */
export function Side({ mate, ...props }: SideProps & { readonly mate: Mate | undefined }) {
  const { t } = useLingui();
  const isDrawn = useTurnToDraw(A_SIDE);
  const { sight, turn, side, seat, field } = props;
  const isDesk = turn.layout === 'desk';
  const name = sight.names(seat);
  const line = useNewestSeen(field);
  const mateName = mate && sight.names(mate.seat);
  if (!isDrawn) return undefined;
  return (
    <>
      <div className={styles.home} data-side={side} data-part={`base-${side}`}>
        <Base {...props} />
        {!isDesk && <Buildings {...props} />}
      </div>
      {mate && <Patrol {...props} {...mate} isBehind whose={mateName} label={t`The patrol of ${mateName}`} />}
      <Patrol
        {...props}
        whose={mate ? name : undefined}
        label={mate ? t`The patrol of ${name}` : side === 'ours' ? t`Your patrol` : t`Their patrol`}
      />
      <div
        className={styles.back}
        data-side={side}
        data-part={`back-${side}`}
        data-crowd={field.back.length > ROOMY}
      >
        {isDesk ? <Buildings {...props} /> : <CommandZone sight={sight} turn={turn} seat={seat} />}
        <ul
          ref={line}
          className={styles.line}
          style={{ '--count': field.back.length } as React.CSSProperties}
          aria-label={side === 'ours' ? t`Your back line` : t`Their back line`}
        >
          {field.back.map((stack) => (
            <li key={stack.top.id}>
              <StackPiece {...props} stack={stack} isSmall={!isDesk || field.back.length > ROOMY} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A line of many is moved along to what has just arrived. */
function useNewestSeen({ back }: PlayerField): RefObject<HTMLUListElement | null> {
  const line = useRef<HTMLUListElement>(null);
  const known = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(back.map(({ top }) => top.id));
    const { current } = line;
    const place = back.findLastIndex(({ top }) => before?.has(top.id) === false);
    const newest = current?.children[place]?.getBoundingClientRect();
    if (!current || !newest) return;
    const { left, right } = current.getBoundingClientRect();
    current.scrollLeft +=
      Math.max(0, newest.right + BESIDE - right) - Math.max(0, left - newest.left + BESIDE);
  }, [back]);
  return line;
}
