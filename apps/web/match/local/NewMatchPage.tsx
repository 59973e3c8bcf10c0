import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyGame } from '@riposte/kernel';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { type Loaded, useGame, usePart } from '../../games/library.ts';
import { NotFound } from '../scenes/NotFound.tsx';
import { ScenePage } from '../scenes/ScenePage.tsx';
import { askedOptions } from './askedOptions.ts';
import { LevelPicker } from './LevelPicker.tsx';
import styles from './NewMatchPage.module.css';
import { NumberPicker, OptionPicker } from './OptionPicker.tsx';
import { beginMatch } from './openMatch.ts';
import { SeatPicker } from './SeatPicker.tsx';
import { lastSetup, rememberSetup, type Setup, setupWith } from './setup.ts';
import { Unfinished, useUnfinished } from './Unfinished.tsx';

/** Where a match against bots is put together; what was chosen last is chosen already. */
export default function NewMatchPage() {
  const { game: id = '' } = useParams({ strict: false });
  const loaded = useGame(id);
  return loaded ? <NewMatch key={id} loaded={loaded} /> : <NotFound />;
}

function NewMatch({ loaded }: { readonly loaded: Loaded }) {
  const { t } = useLingui();
  const { game } = loaded;
  const navigate = useNavigate();
  const [setup, setSetup] = useState<Setup>();
  useEffect(() => {
    let isWanted = true;
    void lastSetup(game).then((last) => isWanted && setSetup(last));
    return () => {
      isWanted = false;
    };
  }, [game]);
  const isUnfinished = useUnfinished(game.id);
  const [isAsked, setAsked] = useState(false);

  async function begin(chosen: Setup): Promise<void> {
    await rememberSetup(game, chosen);
    beginMatch(loaded, chosen);
    await navigate({ to: '/play/$game', params: { game: game.id } });
  }

  return (
    <ScenePage
      game={game.id}
      title={t`A new match`}
      lead={<Trans>{game.name} against bots. They know only what their seat may know.</Trans>}
    >
      {setup && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isAsked || !isUnfinished) void begin(setup);
            else setAsked(true);
          }}
        >
          {setup.seats > 1 && <LevelPicker game={game} count={setup.seats - 1} />}
          <Settled loaded={loaded} setup={setup} onChange={setSetup} />
          <div className={styles.begin}>
            {isAsked ? (
              <Unfinished game={game.id}>
                <Trans>Drop it, and begin</Trans>
              </Unfinished>
            ) : (
              <Button type="submit" kind="solid" size="large" wide>
                <Trans>Begin</Trans>
              </Button>
            )}
          </div>
        </form>
      )}
    </ScenePage>
  );
}

/** All that is settled before a match. */
function Settled({
  loaded,
  setup,
  onChange,
}: {
  readonly loaded: Loaded;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}) {
  const { game } = loaded;
  const words = usePart(game.id, 'setup');
  return (
    <>
      {askedOptions(loaded, setup.options).map(({ name, option }) => (
        <div key={name} className={option.type === 'oneOf' ? undefined : styles.narrow}>
          <OptionPicker
            name={name}
            option={option}
            value={setup.options[name]}
            words={words}
            onPick={(value) => onChange(setupWith(game, { ...setup.options, [name]: value }))}
          />
        </div>
      ))}
      <PlayersPicker game={game} setup={setup} onChange={onChange} />
      {words && <SeatPicker setup={setup} words={words} onPick={(seat) => onChange({ ...setup, seat })} />}
    </>
  );
}

/** How many play, where a game leaves it open. */
function PlayersPicker({
  game,
  setup,
  onChange,
}: {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}) {
  const { t } = useLingui();
  const range = game.seatRange(setup.options);
  if (range[0] === range[1]) return undefined;
  return (
    <div className={styles.narrow}>
      <NumberPicker
        label={t`Players, you among them`}
        range={range}
        value={setup.seats}
        onPick={(seats) => onChange(setupWith(game, setup.options, { seats }))}
      />
    </div>
  );
}
