import { Trans, useLingui } from '@lingui/react/macro';
import { levelsOf } from '@riposte/bots';
import {
  type Junction,
  type NoWayOn,
  type PlayOnDeal,
  type Seat,
  seat as seatOf,
  seats,
  type Verified,
  whyNotPlayedOn,
} from '@riposte/kernel';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { Select } from '../../design/Select.tsx';
import { setSettings, useSettings } from '../../design/settings/settings.ts';
import type { Loaded } from '../../games/library.ts';
import { keep } from '../local/keep.ts';
import { LevelSelect } from '../local/LevelSelect.tsx';
import type { PlayedOn } from '../local/localSave.ts';
import { matchFrom } from '../local/playingOn.ts';
import { Unfinished, useUnfinished } from '../local/Unfinished.tsx';
import type { Eyes } from './eyes.ts';
import styles from './PlayOn.module.css';
import type { ReplaySource } from './sources.ts';

interface Props {
  readonly loaded: Loaded;
  /** Only a match that is over has one. */
  readonly verified: Verified;
  /** So many entries had been played. */
  readonly entries: number;
  /** The moment that is shown, counted from 0. */
  readonly at: number;
  readonly eyes: Eyes;
  /** The seat of the player of this browser, if they played. */
  readonly mine: Seat | undefined;
  readonly source: ReplaySource;
  readonly eyesName: (eyes: Eyes) => string;
}

/** To play on from a moment of a match that is over, against bots. */
export default function PlayOn({
  open,
  onClose,
  ...rest
}: Props & { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`Play on from here`}>
      {open && <Form key={`${rest.entries} ${rest.eyes}`} {...rest} />}
    </Sheet>
  );
}

function Form({ loaded, verified, entries, at, eyes, mine, source, eyesName }: Props) {
  const { t } = useLingui();
  const { game } = loaded;
  const settings = useSettings();
  const players = verified.replay.deal.nonces.length;
  const navigate = useNavigate();
  const [seat, setSeat] = useState(() => (typeof eyes === 'number' ? eyes : (mine ?? seatOf(0))));
  const [lay, setLay] = useState<PlayOnDeal>('anew');
  const isUnfinished = useUnfinished(game.id);
  const [isAsked, setAsked] = useState(false);
  const junction = useMemo((): Junction => ({ entries, seat }), [entries, seat]);
  const noWay = useMemo(() => whyNotPlayedOn(game, verified, junction), [game, verified, junction]);
  const name = seat === mine ? undefined : eyesName(seat);

  async function begin(): Promise<void> {
    const from = { ...keptIn(source), at };
    await keep.saveMatch(matchFrom(loaded, verified, junction, lay, settings, from));
    await navigate({ to: '/play/$game', params: { game: game.id } });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAsked || !isUnfinished) void begin();
        else setAsked(true);
      }}
    >
      {typeof eyes !== 'number' && (
        <Select
          label={t`Play for`}
          value={String(seat)}
          options={seats(players).map((one) => ({ value: String(one), label: eyesName(one) }))}
          onPick={(picked) => setSeat(seats(players).find((one) => String(one) === picked) ?? seat)}
        />
      )}
      {noWay ? (
        <NoWay why={noWay} name={name} />
      ) : (
        <>
          <Where name={name} moment={at + 1} />
          {!game.isOpen && players > 1 && <Hidden name={name} lay={lay} onPick={setLay} />}
          {players > 1 && (
            <LevelSelect
              levels={levelsOf(game)}
              label={t`Strength of the bots`}
              level={settings.level}
              onPick={(number) => setSettings({ level: number })}
            />
          )}
          <p className={styles.small}>
            <Trans>
              What comes by chance is new. The match counts nowhere. It has no replay, since a match that
              begins in the middle cannot be verified from its deal.
            </Trans>
          </p>
          <div className={styles.end}>
            {isAsked ? (
              <Unfinished game={game.id}>
                <Trans>Drop it, and play on from here</Trans>
              </Unfinished>
            ) : (
              <Button type="submit" kind="solid" size="large" wide>
                <Trans>Play on</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}

function Where({ name, moment }: { readonly name: string | undefined; readonly moment: number }) {
  return (
    <p>
      {name === undefined ? (
        <Trans>You play from how it stood at moment {moment}. Bots play all other seats.</Trans>
      ) : (
        <Trans>
          You play for {name}, from how it stood at moment {moment}. Bots play all other seats.
        </Trans>
      )}
    </p>
  );
}

/** What becomes of the cards that the seat did not see. */
function Hidden({
  name,
  lay,
  onPick,
}: {
  /** For whom; nothing where it is the player's own seat. */
  readonly name: string | undefined;
  readonly lay: PlayOnDeal;
  readonly onPick: (lay: PlayOnDeal) => void;
}) {
  const { t } = useLingui();
  const hints =
    name === undefined
      ? {
          anew: t`Another deal that fits all that you had seen, new each time: you may have seen the real one since.`,
          asTheyLay: t`The deal there was. You may know more of it than you did then.`,
        }
      : {
          anew: t`Another deal that fits all that ${name} had seen, new each time: you may have seen the real one since.`,
          asTheyLay: t`The deal there was. You may know more of it than ${name} did.`,
        };
  return (
    <Segmented
      label={name === undefined ? t`Cards that you did not see` : t`Cards that ${name} did not see`}
      hint={hints[lay]}
      value={lay}
      segments={[
        { value: 'anew', label: <Trans>Dealt anew</Trans> },
        { value: 'asTheyLay', label: <Trans>Cards as they lay</Trans> },
      ]}
      onPick={onPick}
    />
  );
}

function NoWay({ why, name }: { readonly why: NoWayOn; readonly name: string | undefined }) {
  return (
    <p role="status">
      {why === 'over' ? (
        <Trans>The match is over here. Go back to an earlier moment to play on.</Trans>
      ) : name === undefined ? (
        <Trans>You are out of the match here. Go back to an earlier moment to play on.</Trans>
      ) : (
        <Trans>{name} is out of the match here. Go back to an earlier moment to play on.</Trans>
      )}
    </p>
  );
}

function keptIn(source: ReplaySource): Pick<PlayedOn, 'kept'> {
  if (source.type === 'file') return {};
  const id = source.type === 'here' ? source.id : source.table;
  return { kept: { where: source.type, id } };
}
