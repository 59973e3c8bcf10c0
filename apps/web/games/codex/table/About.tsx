import { Trans } from '@lingui/react/macro';
import { cardName, heroesAway } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import styles from './About.module.css';
import { Gold, PileCounts } from './Purse.tsx';
import type { WarPart } from './part.ts';

/** All there is to know about one player: what they lead, have and hold, and what was seen of their cards. */
export default function About({ sight: { session, view, names }, seat }: WarPart & { readonly seat: Seat }) {
  const owner = names(seat);
  const heroes = view.players[seat]?.heroes ?? [];
  const away = heroesAway(view, seat);
  const own = session.guide
    .facts(view, names)
    .filter(({ heading }) => heading.startsWith(seat === view.viewer ? 'Your ' : `${owner}’s `));
  return (
    <div className={styles.about}>
      <p className={styles.row}>
        <Gold seat={seat} view={view} isWritten />
      </p>
      <PileCounts seat={seat} view={view} isWritten />
      {heroes.length > 0 && <p>{heroes.map(({ card }) => cardName(card)).join(', ')}</p>}
      {away.map(({ card, name, waits }) => (
        <p key={card}>
          {waits > 0 ? (
            <Trans>
              {name} is back in {waits} upkeeps
            </Trans>
          ) : (
            <Trans>{name} waits</Trans>
          )}
        </p>
      ))}
      {own.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
