import { Trans, useLingui } from '@lingui/react/macro';
import { baseShown, entryOf, SLOTS, shownOf } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import { TimeLeft } from '../../../table/kit/Clock.tsx';
import { Emblem } from '../cards/Emblem.tsx';
import { thingIn } from './answers.ts';
import { CommandZone } from './Command.tsx';
import { Crests } from './Crests.tsx';
import { FACTS, viewpoint } from './facts.ts';
import { Count, Gold, PileCounts } from './Purse.tsx';
import type { WarPart } from './part.ts';
import styles from './Rim.module.css';
import { useOpen } from './shown.ts';

/** With more plates than this, the pictures of the slots fold away. */
const ROOMY = 3;

/** Everybody else: who they are, what they have and hold; where there are several, a touch opens their side. */
export function Rim({ sight, turn }: WarPart) {
  const { t } = useLingui();
  const { view, names } = sight;
  const mine = viewpoint(view);
  const others = FACTS.seats(view).filter((seat) => seat !== mine);
  const isDuel = others.length === 1;
  const who = view.side.map(names).join(', ');
  return (
    <div className={styles.rim} data-duel={isDuel}>
      <ol className={styles.plates} aria-label={t`The others`}>
        {others.map((seat) => (
          <li key={seat}>
            <Plate sight={sight} turn={turn} seat={seat} isAlone={isDuel} isRoomy={others.length <= ROOMY} />
          </li>
        ))}
      </ol>
      {turn.layout === 'desk' && view.turn > 0 && (
        <p className={styles.turn}>
          <b>
            <Trans>Turn {view.turn}</Trans>
          </b>
          <span>{who}</span>
        </p>
      )}
    </div>
  );
}

interface PlateProps extends WarPart {
  readonly seat: Seat;
  readonly isAlone: boolean;
  readonly isRoomy: boolean;
}

function Plate({ sight, turn, seat, isAlone, isRoomy }: PlateProps) {
  const { t } = useLingui();
  const { view, names, state, decision } = sight;
  const { near, far, open } = useOpen(view);
  const { isActive, isDown } = FACTS.person(seat, view);
  const side = FACTS.side(seat, view);
  const isOpen = seat === near || seat === far;
  const isDesk = turn.layout === 'desk';
  const name = names(seat);
  // What may be chosen there is not seen until its side is open.
  const isLit =
    !isAlone &&
    !isOpen &&
    decision !== undefined &&
    turn.choices.some((choice) => view.things.find(({ id }) => id === thingIn(choice))?.controller === seat);
  const touch = () => (isAlone || isOpen ? turn.open({ type: 'person', seat }) : open(seat, side));
  return (
    <div
      className={styles.plate}
      data-side={side}
      data-open={isOpen && !isAlone}
      data-lit={isLit}
      data-active={isActive}
      data-down={isDown}
    >
      <button
        type="button"
        className={styles.who}
        aria-pressed={isAlone ? undefined : isOpen}
        aria-label={isAlone || isOpen ? t`About ${name}` : t`Open the side of ${name}`}
        onClick={touch}
      >
        <Crests seat={seat} view={view} />
        <b className={styles.name}>{name}</b>
      </button>
      {state.clocks && state.sitters[seat] && (
        <span className={styles.clock}>
          <TimeLeft clocks={state.clocks} seat={seat} />
        </span>
      )}
      {isDown && view.turn > 0 && (
        <span className={styles.down}>
          <Trans>Fallen</Trans>
        </span>
      )}
      {!isDown && view.turn > 0 && (
        <span className={styles.purse}>
          {!isAlone && <Hp sight={sight} seat={seat} />}
          <Gold seat={seat} view={view} isWritten={isDesk && isAlone} />
          {!(isDesk && isAlone) && <HandCount sight={sight} seat={seat} />}
        </span>
      )}
      {view.turn > 0 && isDesk && isAlone && <PileCounts seat={seat} view={view} isWritten />}
      {isDesk && isAlone && <CommandZone sight={sight} turn={turn} seat={seat} />}
      {isDesk && !isAlone && isRoomy && view.turn > 0 && <Slots sight={sight} seat={seat} />}
    </div>
  );
}

function Hp({ sight: { view }, seat }: Pick<WarPart, 'sight'> & { readonly seat: Seat }) {
  const left = baseShown(view, seat)?.left ?? 0;
  return <Count icon="t-base" count={left} name={<Trans>base HP</Trans>} />;
}

function HandCount({ sight: { view }, seat }: Pick<WarPart, 'sight'> & { readonly seat: Seat }) {
  return <Count icon="t-hand" count={view.players[seat]?.sizes.hand ?? 0} name={<Trans>in hand</Trans>} />;
}

/** Who patrols for a player, in little. */
function Slots({ sight: { view }, seat }: Pick<WarPart, 'sight'> & { readonly seat: Seat }) {
  const { t } = useLingui();
  const shown = shownOf(view, seat);
  const patrol = SLOTS.map((_, slot) => shown.find((piece) => piece.slot === slot));
  const said = patrol.flatMap((piece) => piece?.name ?? []).join(', ');
  return (
    <span
      className={styles.slots}
      role="img"
      aria-label={said === '' ? t`nobody patrols` : t`patrol: ${said}`}
    >
      {patrol.map((piece, slot) => (
        <i key={SLOTS[slot]} data-filled={piece !== undefined}>
          {piece && <Emblem entry={entryOf(piece.card)} />}
        </i>
      ))}
    </span>
  );
}
