import { Trans, useLingui } from '@lingui/react/macro';
import type { Outcome, Seat } from '@riposte/kernel';
import type { ReactNode } from 'react';
import type { AnyPart } from './dress.ts';
import styles from './End.module.css';
import { type StoryRound, storyOf } from './story.ts';
import { useDress } from './wearing.ts';

interface EndProps extends AnyPart {
  readonly actions: ReactNode;
  readonly earned: ReactNode;
}

/** The end of the match, from the viewer's side: who won, why, and what to do now, beneath the board. */
export default function End({ sight, turn, actions, earned }: EndProps) {
  const { i18n } = useLingui();
  const dress = useDress();
  const { state, now, names } = sight;
  const { outcome } = now;
  const winners = winnersOf(outcome);
  const isDrawn = outcome !== undefined && winners.length === outcome.places.length && winners.length > 1;
  const isWon = sight.seat !== undefined && winners.includes(sight.seat);
  const who = new Intl.ListFormat(i18n.locale).format(winners.map(names));
  const story = storyOf(dress, sight);
  const last = state.ending ? undefined : story.at(-1);
  const isDesk = turn.layout === 'desk';
  const banner = (
    <h1 className={styles.banner} data-part="banner" data-won={isWon && !isDrawn} data-long={who.length > 14}>
      {outcome === undefined ? (
        <Trans>The match is over</Trans>
      ) : isDrawn ? (
        <Trans>Nobody won</Trans>
      ) : sight.seat === undefined ? (
        <Trans>{who} won</Trans>
      ) : isWon ? (
        <Trans>You won</Trans>
      ) : outcome.places.length === 1 ? (
        <Trans>Not this time</Trans>
      ) : (
        <Trans>{who} won</Trans>
      )}
    </h1>
  );
  return (
    <>
      <div className={styles.close}>
        {isDesk && banner}
        <section className={styles.end} data-part="end" data-won={isWon && !isDrawn}>
          {!isDesk && banner}
          {outcome?.scores && (
            <dress.FinalScore sight={sight} turn={turn} winner={isDrawn ? undefined : winners[0]} />
          )}
          {outcome && dress.Places && <dress.Places sight={sight} turn={turn} />}
          <p className={styles.says}>{state.ending?.text ?? last?.why}</p>
          {last && last.held.length > 0 && (
            <p className={styles.held}>
              {last.held.map(({ seat, cards }) => {
                const holder = names(seat);
                return (
                  <span key={seat}>
                    <Trans>
                      {holder} held <b>{cards}</b>
                    </Trans>
                  </span>
                );
              })}
            </p>
          )}
          {!isDesk && <Rounds story={story} />}
          {earned}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </section>
      </div>
      {isDesk && (
        <aside className={styles.rounds}>
          <Rounds story={story} />
        </aside>
      )}
    </>
  );
}

/** Who won each round, and why. */
function Rounds({ story }: { readonly story: readonly StoryRound[] }) {
  if (story.length < 2) return undefined;
  return (
    <section className={styles.story}>
      <h2>
        <Trans>How it went</Trans>
      </h2>
      <ol>
        {story.map(({ round, side, why }) => (
          <li key={round} data-side={side}>
            <b>{round}</b>
            <span className="heard">
              {side === 'nobodys' ? (
                <Trans>drawn:</Trans>
              ) : side === 'ours' ? (
                <Trans>won:</Trans>
              ) : (
                <Trans>lost:</Trans>
              )}
            </span>
            <span>{why}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function winnersOf(outcome: Outcome | undefined): readonly Seat[] {
  return outcome?.places.flatMap((place, index) => (place === 1 ? [index as Seat] : [])) ?? [];
}
