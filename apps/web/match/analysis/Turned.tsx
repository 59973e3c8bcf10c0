import { Trans } from '@lingui/react/macro';
import { turningLine } from '@riposte/analysis';
import { type Loss, lossesIn, type Seat } from '@riposte/kernel';
import { type Trust, trustIn } from '@riposte/shelf/trust';
import { useEffect, useMemo, useState } from 'react';
import { LinkButton } from '../../design/LinkButton.tsx';
import { namesAt } from '../../table/names.ts';
import type { Session } from '../../table/session.ts';
import { fetchReplay, type ReplaySource } from '../replay/sources.ts';
import type { Findings } from './findings.ts';
import { Judgement } from './judge.ts';
import styles from './Turned.module.css';

interface Props {
  /** Where the replay of the match is. */
  readonly kept: 'here' | 'table';
  readonly id: string;
  readonly session: Session;
  readonly seat: Seat;
}

/** Where a match that was lost has turned, in one sentence, and the way there; elsewhere the way to what is known. */
export default function Turned(props: Props) {
  const { session } = props;
  const trust = trustIn(session.game.id, session.now().options);
  return trust === 'whole' ? <Place {...props} /> : <Offer {...props} trust={trust} />;
}

/** What brought the seat down, if that adds up. The judge is asked only when that is wanted: such games take longer. */
function Offer({ kept, id, session, seat, trust }: Props & { readonly trust: Exclude<Trust, 'whole'> }) {
  const lost = ownLoss(session, seat);
  const [worst] = lost?.causes ?? [];
  return (
    <div className={styles.turned}>
      <p>
        {lost && worst ? (
          <Trans>
            {lost.text} Most by {worst.by}: {worst.amount}.
          </Trans>
        ) : trust === 'choices' ? (
          <Trans>Which of your choices cost most?</Trans>
        ) : (
          <Trans>When did your chances fall?</Trans>
        )}
      </p>
      <LinkButton
        to={kept === 'here' ? '/replay/here/$id' : '/replay/t/$table'}
        params={(kept === 'here' ? { id } : { table: id }) as never}
        search={{ as: seat } as never}
        hash="why"
      >
        <Trans>Why?</Trans>
      </LinkButton>
    </div>
  );
}

/** What the seat lost; nothing where this page came too late to know all of it. */
function ownLoss(session: Session, seat: Seat): Loss | undefined {
  const { guide } = session;
  const { sitters, updates } = session.now();
  if (updates[0]?.events.length === 0) return undefined;
  const names = namesAt({ sitters, viewer: seat }, guide, updates.at(-1)?.view);
  return lossesIn(guide, updates, names)?.losses.find((loss) => loss.seat === seat);
}

/** Its place is there before anything is known, so that nothing moves by it. */
function Place({ kept, id, session, seat }: Props) {
  const source = useMemo(
    (): ReplaySource => (kept === 'here' ? { type: 'here', id } : { type: 'table', table: id }),
    [kept, id],
  );
  const findings = useFindings(source);
  const turning = findings && findings !== 'nothing' ? findings.seats[seat]?.turning[0] : undefined;
  return (
    <div className={styles.turned}>
      <p role="status">
        {findings === undefined ? (
          <Trans>Where did it turn? Your browser looks for it.</Trans>
        ) : findings === 'nothing' ? undefined : (
          <Line findings={findings} session={session} seat={seat} />
        )}
      </p>
      {turning && (
        <LinkButton
          to={kept === 'here' ? '/replay/here/$id' : '/replay/t/$table'}
          params={(kept === 'here' ? { id } : { table: id }) as never}
          search={{ entry: turning.entry, as: seat } as never}
          hash="turned"
        >
          <Trans>Show me</Trans>
        </LinkButton>
      )}
    </div>
  );
}

function Line({
  findings,
  session,
  seat,
}: Pick<Props, 'session' | 'seat'> & { readonly findings: Findings }) {
  const { game, guide } = session;
  const { sitters } = session.now();
  const turning = findings.seats[seat]?.turning[0];
  if (!turning) {
    return findings.isOver ? (
      <Trans>No choice and no card stands out.</Trans>
    ) : (
      <Trans>Until then nothing had cost you much.</Trans>
    );
  }
  const sceneAt = (entry: number) => findings.scenes.find((scene) => scene.entry === entry);
  const names = namesAt({ sitters, viewer: seat }, guide, sceneAt(turning.entry)?.view);
  const told = { game, judged: findings.judged, names, seat, sceneAt };
  return turningLine(told, turning, sceneAt(turning.entry)?.round);
}

/** What the judge says of a match that is over, as soon as it is known; `nothing` where it cannot be judged. */
function useFindings(source: ReplaySource): Findings | 'nothing' | undefined {
  const [findings, setFindings] = useState<Findings | 'nothing'>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    fetchReplay(source, signal)
      .then((fetched) => {
        if (signal.aborted) return;
        if (!fetched.ok) return setFindings('nothing');
        const judgement = new Judgement(fetched.text);
        signal.addEventListener('abort', judgement.close, { once: true });
        judgement.subscribe(() => {
          const now = judgement.now();
          if (now.type === 'done') setFindings(now.findings);
          else if (now.type === 'refused') setFindings('nothing');
        });
        judgement.ask();
      })
      .catch(() => signal.aborted || setFindings('nothing'));
    return () => leaving.abort();
  }, [source]);
  return findings;
}
