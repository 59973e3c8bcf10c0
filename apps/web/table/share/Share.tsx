import { Trans, useLingui } from '@lingui/react/macro';
import { type Seat, type SeatNames, type WholeTurn, wholeTurns } from '@riposte/kernel';
import { Copy, Image } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Select } from '../../design/Select.tsx';
import { useSettings } from '../../design/settings/settings.ts';
import { say } from '../../design/toast.ts';
import { webGameOf } from '../../games/library.ts';
import type { AnyUpdate, Session } from '../session.ts';
import type { DrawTable } from './drawTable.ts';
import styles from './Share.module.css';

interface Props {
  readonly session: Session;
  /** What was sent so far, and all that can be told of, where that is more: a whole replay. */
  readonly sent?: readonly AnyUpdate[];
  readonly whole?: readonly AnyUpdate[];
}

/** Gives a turn to others as text, or the table as a picture. Nothing for games that have neither. */
export default function Share({ session, sent = session.now().updates, whole = sent }: Props) {
  const { guide, game } = session;
  const names = useNames(session);
  const turns = useMemo(() => (guide.turns ? wholeTurns(guide.turns, whole) : []), [guide, whole]);
  const last = useMemo(() => (guide.turns ? wholeTurns(guide.turns, sent).length - 1 : -1), [guide, sent]);
  const draw = webGameOf(game.id)?.drawing;
  if (!draw && turns.length === 0) return undefined;
  return (
    <section className={styles.share} data-part="share">
      <h3>
        <Trans>Show it to others</Trans>
      </h3>
      {guide.turns && turns.length > 0 && (
        <Turns key={last} turns={turns} first={Math.max(0, last)} names={names} text={guide.turns.text} />
      )}
      {draw && <Picture draw={draw} session={session} names={names} />}
    </section>
  );
}

/** What everybody is called outside of this match: nobody is "you" there. */
function useNames(session: Session): SeatNames {
  const { t } = useLingui();
  const { name: own } = useSettings();
  const { sitters } = session.now();
  return (seat) => {
    const { name = '' } = sitters[seat] ?? {};
    const number = seat + 1;
    return name === '' || name === 'You' ? own || t`Player ${number}` : name;
  };
}

function Turns({
  turns,
  first,
  names,
  text,
}: {
  readonly turns: readonly WholeTurn<unknown, unknown>[];
  /** Which of them is told before another is chosen. */
  readonly first: number;
  readonly names: SeatNames;
  readonly text: (turn: WholeTurn<unknown, unknown>, names: SeatNames) => string;
}) {
  const { t } = useLingui();
  const [at, setAt] = useState(first);
  const turn = turns[at];
  if (!turn) return undefined;
  const told = text(turn, names);
  const label = ({ number, seats }: WholeTurn<unknown, unknown>) => {
    const who = seats.map((seat: Seat) => names(seat)).join(', ');
    return t`Turn ${number}: ${who}`;
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(told);
      say(t`The turn is copied.`);
    } catch {
      say(t`This browser does not let us copy. The turn stands in the menu as text.`);
    }
  };
  return (
    <>
      {turns.length > 1 && (
        <Select
          label={t`Which turn`}
          value={String(at)}
          options={turns.map((one, index) => ({ value: String(index), label: label(one) }))}
          onPick={(picked) => setAt(Number(picked))}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keys */}
      <section className={styles.text} tabIndex={0} aria-label={label(turn)}>
        {told}
      </section>
      <div className={styles.row}>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          <Trans>Copy the turn</Trans>
        </Button>
      </div>
    </>
  );
}

function Picture({
  draw,
  session,
  names,
}: {
  readonly draw: () => Promise<{ readonly default: DrawTable }>;
  readonly session: Session;
  readonly names: SeatNames;
}) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ default: drawTable }, { tablePng }, { saveFile }] = await Promise.all([
        draw(),
        import('./tablePng.ts'),
        import('../../design/saveFile.ts'),
      ]);
      const view = session.now().updates.at(-1)?.view;
      saveFile(await tablePng(await drawTable(view, names)), `${session.game.id}.png`);
    } catch {
      say(t`The picture could not be made. Is there a network?`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.row}>
      <Button disabled={isBusy} onClick={() => void save()}>
        <Image aria-hidden />
        <Trans>Save a picture of the table</Trans>
      </Button>
    </div>
  );
}
