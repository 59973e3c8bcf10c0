import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyGame } from '@riposte/kernel';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { Page } from '../design/Page.tsx';
import { gameOf } from '../games.ts';
import { flashDuelSetups } from './flashDuelSetups.ts';
import { LevelPicker } from './LevelPicker.tsx';
import styles from './NewMatchPage.module.css';
import { OptionPicker } from './OptionPicker.tsx';
import { beginMatch } from './openMatch.ts';
import { SeatPicker } from './SeatPicker.tsx';
import type { Setup } from './seating.ts';
import { lastSetup, rememberSetup, type SetupWords } from './setups.ts';
import { hasUnfinished } from './unfinished.ts';

const WORDS: Readonly<Record<string, SetupWords>> = { 'flash-duel': flashDuelSetups };

/** Where a match against bots is put together; what was chosen last is chosen already. */
export default function NewMatchPage() {
  const { game: id = '' } = useParams({ strict: false });
  const game = gameOf(id);
  return game ? <NewMatch key={id} game={game} /> : <NotFound />;
}

function NewMatch({ game }: { readonly game: AnyGame }) {
  const { t } = useLingui();
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
  const words = WORDS[game.id];

  async function begin(chosen: Setup): Promise<void> {
    await rememberSetup(game, chosen);
    beginMatch(game, chosen);
    await navigate({ to: '/play/$game', params: { game: game.id } });
  }

  return (
    <Page
      wide
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
          {Object.keys(game.options)
            .sort((one, other) => Number(other === 'mode') - Number(one === 'mode'))
            .filter((name) => words?.isAsked(name, setup.options) ?? true)
            .map((name) => (
              <div key={name} className={game.options[name]?.type === 'oneOf' ? undefined : styles.narrow}>
                <OptionPicker
                  name={name}
                  option={game.options[name]}
                  value={setup.options[name]}
                  words={words}
                  onPick={(value) => setSetup({ seat: 0, options: { ...setup.options, [name]: value } })}
                />
              </div>
            ))}
          {words && (
            <SeatPicker setup={setup} words={words} onPick={(seat) => setSetup({ ...setup, seat })} />
          )}
          {(words?.hasLevel(setup.options) ?? true) && <LevelPicker />}
          <div className={styles.begin}>
            {isAsked ? (
              <Unfinished game={game.id} />
            ) : (
              <Button type="submit" kind="solid" size="large" wide>
                <Trans>Begin</Trans>
              </Button>
            )}
          </div>
        </form>
      )}
    </Page>
  );
}

/** The match that is not over would be lost: asked once, where one has just pressed. */
function Unfinished({ game }: { readonly game: string }) {
  return (
    <>
      <p role="status">
        <Trans>A match is not over yet.</Trans>
      </p>
      <LinkButton to="/play/$game" params={{ game }} kind="solid" size="large" wide>
        <Trans>Go on with it</Trans>
      </LinkButton>
      <Button type="submit" kind="quiet" size="large" wide>
        <Trans>Drop it, and begin</Trans>
      </Button>
    </>
  );
}

/** Whether a match was begun here and not ended. */
function useUnfinished(game: string): boolean {
  const [isUnfinished, setUnfinished] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void hasUnfinished(game).then((is) => isWanted && setUnfinished(is));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return isUnfinished;
}
