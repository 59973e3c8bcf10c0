import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '@riposte/shelf/daily';
import { Copy, ImageDown, Share2 } from 'lucide-react';
import type { DrawingFile } from '../../design/art/Drawing.tsx';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { saveFile } from '../../design/saveFile.ts';
import { say } from '../../design/toast.ts';
import type { AttemptEnd, DayAttempt } from './attempt.ts';
import styles from './TodayPage.module.css';

/** How the try that counts has ended, and ways to tell others. None of them tells of a card. */
export function DayResult({
  day,
  date,
  rival,
  face,
  attempt,
  ended,
}: {
  readonly day: Day;
  readonly date: string;
  readonly rival: string;
  readonly face: DrawingFile | undefined;
  readonly attempt: DayAttempt;
  readonly ended: AttemptEnd;
}) {
  const { t } = useLingui();
  const headline = useHeadline(ended, rival);
  const { choices } = ended;
  const line = t`Riposte, duel of ${date}. ${headline} in ${choices} choices. ${location.origin}/today`;
  const name = `riposte-${day}.png`;
  const picture = async () => {
    const { pictureOf } = await import('./picture.ts');
    return pictureOf({ title: t`Duel of the day`, date, headline, face, ended });
  };
  const share = async () => {
    const files = [new File([await picture()], name, { type: 'image/png' })];
    const wish = navigator.canShare?.({ files }) ? { text: line, files } : { text: line };
    // To change one's mind is no failure.
    await navigator.share(wish).catch(() => {});
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      say(t`The line is copied.`);
    } catch {
      say(t`This browser does not let us copy. Mark the line, and copy it by hand.`);
    }
  };
  return (
    <>
      <p className={styles.figure}>{headline}</p>
      <p className={styles.line}>{line}</p>
      <div className={styles.ways}>
        {'share' in navigator && (
          <Button onClick={() => void share()}>
            <Share2 aria-hidden />
            <Trans>Share</Trans>
          </Button>
        )}
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          <Trans>Copy the line</Trans>
        </Button>
        <Button onClick={() => void picture().then((blob) => saveFile(blob, name))}>
          <ImageDown aria-hidden />
          <Trans>Save a picture</Trans>
        </Button>
      </div>
      <div className={styles.ways}>
        {ended.result === 'lost' && (
          <LinkButton to="/replay/here/$id" params={{ id: attempt.match }} hash="why" kind="solid">
            <Trans>Why did I lose?</Trans>
          </LinkButton>
        )}
        <LinkButton
          to="/replay/here/$id"
          params={{ id: attempt.match }}
          kind={ended.result === 'lost' ? 'outline' : 'solid'}
        >
          <Trans>Watch the replay</Trans>
        </LinkButton>
        <LinkButton to="/today/duel">
          <Trans>Practise</Trans>
        </LinkButton>
      </div>
      <p className={styles.small}>
        <Trans>The next duel comes at midnight, by the clock of Greenwich.</Trans>
      </p>
    </>
  );
}

function useHeadline({ result, scores, givenUp }: AttemptEnd, rival: string): string {
  const { t } = useLingui();
  const score = scores?.join(':') ?? '';
  if (givenUp) return t`Given up against ${rival}`;
  switch (result) {
    case 'won':
      return t`Won ${score} against ${rival}`;
    case 'drawn':
      return t`Drawn ${score} against ${rival}`;
    case 'lost':
      return t`Lost ${score} against ${rival}`;
  }
}
