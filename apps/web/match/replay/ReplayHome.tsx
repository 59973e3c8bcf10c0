import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { say } from '../../design/toast.ts';
import { ScenePage } from '../scenes/ScenePage.tsx';
import { KeptMatches } from './KeptMatches.tsx';
import styles from './ReplayHome.module.css';
import { Screening } from './Screening.tsx';
import { type ReplaySource, readFile } from './sources.ts';

/** Where replays are opened: from a file, or of the matches that were played here. */
export default function ReplayHome() {
  const { t } = useLingui();
  const [source, setSource] = useState<ReplaySource>();
  const [isOver, setOver] = useState(false);
  const open = async (file: File | undefined) => {
    const read = file && (await readFile(file));
    if (read) setSource(read);
    else if (file) say(t`This file is too large for a replay.`);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  if (source)
    return (
      <Screening
        source={source}
        start={FROM_THE_BEGINNING}
        onMoved={nowhere}
        onLeave={() => setSource(undefined)}
      />
    );
  return (
    <ScenePage
      title={t`Replays`}
      lead={
        <Trans>
          Every match can be watched again, move by move, and anybody can verify that it was fair.
        </Trans>
      }
    >
      <label
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden />
        <strong>
          <Trans>Open a replay file</Trans>
        </strong>
        <span>
          <Trans>Choose one, or drop it here. It stays on this device.</Trans>
        </span>
        <input
          type="file"
          className="heard"
          accept=".replay,.txt,.ndjson,application/x-ndjson,text/plain"
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </label>
      <KeptMatches />
    </ScenePage>
  );
}

const FROM_THE_BEGINNING = { at: 0 };

/** A file has no address. */
function nowhere(): void {}
