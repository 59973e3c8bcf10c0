import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Link2, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { saveFile } from '../../design/saveFile.ts';
import { say } from '../../design/toast.ts';
import { addressOf } from './address.ts';
import type { Eyes } from './eyes.ts';
import { fetchKey, type ReplaySource } from './sources.ts';

/** What links to this replay need besides its address; nothing until that is known. */
function useKey(source: ReplaySource): { readonly key: string | undefined } | undefined {
  const table = source.type === 'table' ? source.table : undefined;
  const [found, setFound] = useState<{ readonly key: string | undefined } | undefined>(
    table === undefined ? { key: undefined } : undefined,
  );
  useEffect(() => {
    if (table === undefined) return;
    const leaving = new AbortController();
    fetchKey(table, leaving.signal).then(
      (key) => setFound({ key }),
      () => {},
    );
    return () => leaving.abort();
  }, [table]);
  return found;
}

/** Gives this moment, or the whole replay, to others. */
export function ShareRow({
  text,
  source,
  at,
  eyes,
}: {
  readonly text: string;
  readonly source: ReplaySource;
  readonly at: number;
  readonly eyes: Eyes;
}) {
  const { t } = useLingui();
  const found = useKey(source);
  // Without its key nobody else could open the link to a private match.
  const address = found && addressOf(source, { at, eyes, ...found }, location.origin);
  const share = async (url: string) => {
    // To change one's mind is no failure.
    if ('share' in navigator) await navigator.share({ title: t`A moment of a duel`, url }).catch(() => {});
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      say(t`The link to this moment is copied.`);
    } catch {
      say(t`This browser does not let us copy. The link is in its address bar.`);
    }
  };
  return (
    <div>
      {address !== undefined && (
        <>
          {'share' in navigator && (
            <Button onClick={() => share(address)}>
              <Share2 aria-hidden />
              <Trans>Share this moment</Trans>
            </Button>
          )}{' '}
          <Button onClick={() => copy(address)}>
            <Link2 aria-hidden />
            <Trans>Copy link to this moment</Trans>
          </Button>{' '}
        </>
      )}
      <Button onClick={() => download(text, source)}>
        <Download aria-hidden />
        <Trans>Save replay file</Trans>
      </Button>
    </div>
  );
}

function download(text: string, source: ReplaySource): void {
  const name =
    source.type === 'file' ? source.name : `${source.type === 'here' ? source.id : source.table}.replay`;
  saveFile(new Blob([text], { type: 'application/x-ndjson' }), name);
}
