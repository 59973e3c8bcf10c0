import { Trans } from '@lingui/react/macro';
import { turningLine } from '@riposte/analysis';
import type { AnyGame, AnyGuide, Seat } from '@riposte/kernel';
import { trustIn } from '@riposte/shelf/trust';
import { useMemo } from 'react';
import { LinkButton } from '../design/LinkButton.tsx';
import type { Source } from '../replay/sources.ts';
import { namesAt } from '../table/names.ts';
import type { Sitter } from '../table/session.ts';
import type { Findings } from './findings.ts';
import styles from './Turned.module.css';
import { useFindings } from './useFindings.ts';

interface Props {
  /** Where the replay of the match is. */
  readonly kept: 'here' | 'table';
  readonly id: string;
  readonly seat: Seat;
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sitters: readonly Sitter[];
}

/** Where a match that was lost has turned, in one sentence, and the way there. Nothing for games in which that is not known. */
export default function Turned(props: Props) {
  return trustIn(props.game.id, props.options) === 'whole' ? <Place {...props} /> : undefined;
}

/** Its place is there before anything is known, so that nothing moves by it. */
function Place({ kept, id, ...told }: Props) {
  const source = useMemo(
    (): Source => (kept === 'here' ? { type: 'here', id } : { type: 'table', table: id }),
    [kept, id],
  );
  const findings = useFindings(source);
  const turning = findings && findings !== 'nothing' ? findings.seats[told.seat]?.turning[0] : undefined;
  return (
    <div className={styles.turned}>
      <p role="status">
        {findings === undefined ? (
          <Trans>Where did it turn? Your browser looks for it.</Trans>
        ) : findings === 'nothing' ? undefined : (
          <Line findings={findings} {...told} />
        )}
      </p>
      {turning && (
        <LinkButton
          to={kept === 'here' ? '/replay/here/$id' : '/replay/t/$table'}
          params={(kept === 'here' ? { id } : { table: id }) as never}
          search={{ entry: turning.entry, as: told.seat } as never}
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
  seat,
  game,
  guide,
  sitters,
}: Omit<Props, 'kept' | 'id'> & { readonly findings: Findings }) {
  const turning = findings.seats[seat]?.turning[0];
  if (!turning) return <Trans>No choice and no card stands out.</Trans>;
  const sceneAt = (entry: number) => findings.scenes.find((scene) => scene.entry === entry);
  const names = namesAt({ sitters, viewer: seat }, guide, sceneAt(turning.entry)?.view);
  return turningLine({ game, judged: findings.judged, names, seat, sceneAt }, turning);
}
