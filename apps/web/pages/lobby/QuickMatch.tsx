import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Panel } from '../../design/Panel.tsx';
import { Toggle } from '../../design/Toggle.tsx';
import { Spinner } from '../../design/Waiting.tsx';
import { type Loaded, usePart } from '../../games/library.ts';
import { mainOption } from '../../match/local/askedOptions.ts';
import { optionWords } from '../../match/local/optionWords.ts';
import { clockWords } from '../../match/online/clocks.ts';
import form from '../../match/online/Form.module.css';
import { type Taste, wishOf } from '../../match/online/pools.ts';
import { defaultOptions } from '../../match/online/tableOptions.ts';
import { ClockPicker } from './ClockPicker.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import styles from './QuickMatch.module.css';
import { useSeek } from './useSeek.ts';

/** One press, and the next player who comes is the opponent. Who wants something else says so below. */
export function QuickMatch({ loaded }: { readonly loaded: Loaded }) {
  const { game } = loaded;
  const [taste, setTaste] = useState<Taste>(() => ({
    options: defaultOptions(game),
    clock: { type: 'none' },
    isAnyMode: false,
    isAnyClock: true,
  }));
  const { isSeeking, seconds, why, seek, stop } = useSeek();
  if (isSeeking) return <Seeking game={game.id} seconds={seconds} onStop={stop} />;
  return (
    <Panel>
      <form
        className={styles.quick}
        onSubmit={(event) => {
          event.preventDefault();
          seek(wishOf(loaded, taste));
        }}
      >
        <div className={styles.go}>
          <Button type="submit" kind="solid" size="large" wide>
            <Trans>Quick match</Trans>
          </Button>
          <p className={styles.about}>
            <TasteWords loaded={loaded} taste={taste} />
          </p>
        </div>
        <div aria-live="polite">{why !== undefined && <p className={form.error}>{why}</p>}</div>
        <Wishes loaded={loaded} taste={taste} onChange={setTaste} />
      </form>
    </Panel>
  );
}

/** The fewer wishes, the sooner two people have the same: so most of them are put away. */
function Wishes({
  loaded,
  taste,
  onChange,
}: {
  readonly loaded: Loaded;
  readonly taste: Taste;
  readonly onChange: (taste: Taste) => void;
}) {
  const main = mainOption(loaded);
  return (
    <details className={styles.wishes}>
      <summary>
        <Trans>Choose mode and clock</Trans>
      </summary>
      <div className={form.form}>
        <OptionsForm
          loaded={loaded}
          values={taste.options}
          only={[main]}
          onChange={(options) => onChange({ ...taste, options })}
        />
        {main !== undefined && (
          <Toggle
            label={<Trans>Any other mode will do</Trans>}
            hint={<Trans>Of those that as many play.</Trans>}
            on={taste.isAnyMode}
            onTurn={(isAnyMode) => onChange({ ...taste, isAnyMode })}
          />
        )}
        <ClockPicker clock={taste.clock} onPick={(clock) => onChange({ ...taste, clock })} />
        <Toggle
          label={<Trans>Any other clock will do</Trans>}
          hint={<Trans>None or a live one, for one sitting.</Trans>}
          on={taste.isAnyClock}
          onTurn={(isAnyClock) => onChange({ ...taste, isAnyClock })}
        />
      </div>
    </details>
  );
}

/** What is looked for, in a line. */
function TasteWords({ loaded, taste }: { readonly loaded: Loaded; readonly taste: Taste }) {
  const { t, i18n } = useLingui();
  const words = usePart(loaded.game.id, 'setup');
  const mode = optionWords(loaded, words, taste.options)
    .map((word) => (typeof word === 'string' ? word : i18n._(word)))
    .join(', ');
  const clock = clockWords(taste.clock, i18n);
  return [
    taste.isAnyMode ? t`${mode}, or another mode` : mode,
    taste.isAnyClock ? t`${clock}, or any for one sitting` : clock,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Seeking({
  game,
  seconds,
  onStop,
}: {
  readonly game: string;
  readonly seconds: number;
  readonly onStop: () => void;
}) {
  return (
    <Panel>
      <div className={styles.seeking}>
        <p className={styles.words} role="status">
          <Spinner />
          <span>
            <Trans>Looking for a player who wants the same.</Trans>
          </span>
        </p>
        <p className={styles.about}>
          <Trans>
            {seconds} s so far. We cannot say how long it takes; stay here, and the match begins by itself.
          </Trans>
        </p>
        <div className={styles.buttons}>
          <Button onClick={onStop}>
            <Trans>Stop looking</Trans>
          </Button>
          <LinkButton kind="quiet" to="/play/$game" params={{ game }} target="_blank">
            <Trans>Play a bot meanwhile</Trans>
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
