import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyGame } from '@riposte/kernel';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { Button } from '../design/Button.tsx';
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
            void begin(setup);
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
            <Button type="submit" kind="solid" size="large" wide>
              <Trans>Begin</Trans>
            </Button>
          </div>
        </form>
      )}
    </Page>
  );
}
