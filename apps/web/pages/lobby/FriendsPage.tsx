import { Trans, useLingui } from '@lingui/react/macro';
import type { ClockSettings, Visibility } from '@riposte/protocol';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { type Loaded, useGame } from '../../games/library.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import styles from '../../match/online/Form.module.css';
import { Online } from '../../match/online/Online.tsx';
import { ensurePlayer } from '../../match/online/player.ts';
import { defaultOptions } from '../../match/online/tableOptions.ts';
import { sitDown } from '../../match/online/witness.ts';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import { ScenePage } from '../../match/scenes/ScenePage.tsx';
import { ClockPicker } from './ClockPicker.tsx';
import { OptionsForm } from './OptionsForm.tsx';

/** Where a table for friends is laid: what is played, how time is counted, who may come. */
export default function FriendsPage() {
  const { game: id = '' } = useParams({ strict: false });
  const loaded = useGame(id);
  return <Online>{loaded ? <Friends key={id} loaded={loaded} /> : <NotFound />}</Online>;
}

function Friends({ loaded }: { readonly loaded: Loaded }) {
  const { game } = loaded;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [options, setOptions] = useState(() => defaultOptions(game));
  const [clock, setClock] = useState<ClockSettings>({ type: 'none' });
  const [visibility, setVisibility] = useState<Visibility>('private');
  const [laying, setLaying] = useState<'no' | 'yes' | { readonly why: string }>('no');

  async function lay(): Promise<void> {
    setLaying('yes');
    const player = await ensurePlayer();
    const table = player.ok
      ? await ask(calls.layTable({ game: game.id, options: { ...options }, clock, visibility }))
      : player;
    if (!table.ok) return setLaying({ why: table.why.text });
    // A player who lays a table wants to play at it, and may get up again.
    await sitDown(table.value.id);
    // A player who copies the address of the page has the whole link.
    const { id } = table.value;
    const invitation = visibility === 'private' ? await ask(calls.invitation(id)) : undefined;
    const key = invitation?.ok ? invitation.value.key : undefined;
    await navigate({
      to: '/t/$table',
      params: { table: id },
      ...(key !== undefined && { search: { key } as never }),
    });
  }

  return (
    <ScenePage
      game={game.id}
      title={t`Play with friends`}
      lead={<Trans>{game.name} by link. Send it to anybody; no account is needed.</Trans>}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void lay();
        }}
      >
        <OptionsForm loaded={loaded} values={options} onChange={setOptions} />
        <div className={styles.two}>
          <ClockPicker clock={clock} onPick={setClock} />
          <Segmented
            label={t`Who may come`}
            hint={
              visibility === 'private'
                ? t`Only those to whom you send the link.`
                : t`The table is listed: anybody may sit down, and watch.`
            }
            value={visibility}
            segments={[
              { value: 'private', label: t`By link` },
              { value: 'public', label: t`Anybody` },
            ]}
            onPick={setVisibility}
          />
        </div>
        <div className={styles.begin}>
          <div aria-live="polite">
            {typeof laying === 'object' && <p className={styles.error}>{laying.why}</p>}
          </div>
          <Button type="submit" kind="solid" size="large" wide disabled={laying === 'yes'}>
            <Trans>Lay the table</Trans>
          </Button>
        </div>
      </form>
    </ScenePage>
  );
}
