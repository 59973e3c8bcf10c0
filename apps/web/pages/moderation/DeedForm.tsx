import { Trans, useLingui } from '@lingui/react/macro';
import { type ModerationDeed, type PlayerCard, UNTIL_CONFIRMED } from '@riposte/protocol';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Select } from '../../design/Select.tsx';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { does } from './desk.ts';
import styles from './moderation.module.css';

const WAYS = ['muted', 'suspended', 'banned', 'renamed', 'erased'] as const;
type Way = (typeof WAYS)[number];
const DAYS = ['1', '3', '7', '30', '90', '365'] as const;
type Days = (typeof DAYS)[number];

/** What a moderator does about a player, why, for how long, and what the player reads. */
export function DeedForm({ player, onDone }: { readonly player: PlayerCard; readonly onDone: () => void }) {
  const { t } = useLingui();
  const [way, setWay] = useState<Way>('suspended');
  const [days, setDays] = useState<Days>('7');
  const [why, setWhy] = useState('');
  const [told, setTold] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isTold = way !== 'muted' && way !== 'renamed';
  const hasPeriod = way === 'muted' || way === 'suspended';
  const isPermanent = way === 'banned' || way === 'erased';
  const name = player.name;
  const words = {
    muted: t`Mute ${name}`,
    suspended: t`Suspend ${name}`,
    banned: t`Ban ${name} permanently`,
    renamed: t`Take the name ${name} away`,
    erased: t`Delete the account of ${name}`,
  } satisfies Record<Way, string>;

  async function act(): Promise<void> {
    setBusy(true);
    const isDone = await does(deedOf(way, { player: player.id, days: Number(days), why, told }));
    setBusy(false);
    if (!isDone) return;
    say(isPermanent ? t`Suspended. Another moderator has to confirm the rest.` : t`Done.`);
    onDone();
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <Select
        label={t`What to do`}
        value={way}
        options={WAYS.map((value) => ({ value, label: words[value] }))}
        onPick={setWay}
      />
      {hasPeriod && (
        <Select
          label={t`For how long`}
          value={days}
          options={DAYS.map((value) => ({ value, label: value === '1' ? t`1 day` : t`${value} days` }))}
          onPick={setDays}
        />
      )}
      {isPermanent && (
        <p className={styles.quiet}>
          <Trans>
            A second moderator has to confirm this. Until then {name} is suspended for {UNTIL_CONFIRMED} days.
          </Trans>
        </p>
      )}
      <TextField
        label={way === 'renamed' ? t`Reason (${name} will read it)` : t`Reason (only moderators see it)`}
        value={why}
        onText={setWhy}
        maxLength={1_000}
      />
      {isTold && (
        <TextField
          label={t`Reason (${name} will read it)`}
          hint={t`Do not name the players who reported them.`}
          value={told}
          onText={setTold}
          maxLength={1_000}
        />
      )}
      <div className={styles.ways}>
        <Button
          type="submit"
          kind={isPermanent ? 'ember' : 'solid'}
          disabled={isBusy || why.trim() === '' || (isTold && told.trim() === '')}
        >
          {words[way]}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

interface Wanted {
  readonly player: string;
  readonly days: number;
  readonly why: string;
  readonly told: string;
}

function deedOf(deed: Way, { player, days, why, told }: Wanted): ModerationDeed {
  switch (deed) {
    case 'muted':
      return { deed, player, days, why };
    case 'suspended':
      return { deed, player, days, why, told };
    case 'renamed':
      return { deed, player, why };
    case 'banned':
    case 'erased':
      return { deed, player, why, told };
  }
}
