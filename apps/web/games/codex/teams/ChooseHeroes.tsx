import { Trans, useLingui } from '@lingui/react/macro';
import type { Choice } from '@riposte/codex/table';
import { type CardId, entryOf, type View } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import { type SeatNames, seats } from '@riposte/kernel';
import { useState } from 'react';
import { shortName } from '../cards/shortNames.ts';
import { WideHead } from '../table/WideHead.tsx';
import { AboutHero } from './AboutHero.tsx';
import { AboutTeam } from './AboutTeam.tsx';
import styles from './ChooseHeroes.module.css';
import type { Considered } from './considered.ts';
import { HeroList } from './HeroList.tsx';
import { FIRST_HERO, nextOf, type ReadyTeam, teamsWith } from './team.ts';

interface Props {
  readonly title: string;
  readonly view: View;
  readonly seat: Seat;
  readonly names: SeatNames;
  readonly choices: readonly Choice[];
  readonly isSending: boolean;
  readonly onAnswer: (index: number) => void;
}

/** RULES 2.1, 2.2: whom to lead, with what each is like; ready teams for those who have never chosen. */
export function ChooseHeroes({ title, view, seat, names, choices, isSending, onAnswer }: Props) {
  const { t } = useLingui();
  const chosen = (view.players[seat]?.heroes ?? []).map(({ card }) => card);
  const isAlone = view.options.game === 'basic';
  const teams = isAlone ? [] : teamsWith(chosen);
  const free = choices.flatMap((choice) => (choice.type === 'hero' ? [choice.hero] : []));
  const [considered, consider] = useState<Considered>(() => firstOf(teams, chosen, free));
  const lead = (hero: CardId) => {
    const index = choices.findIndex((choice) => choice.type === 'hero' && choice.hero === hero);
    if (index >= 0) onAnswer(index);
  };
  return (
    <section className={styles.choose} aria-label={t`The question`}>
      <div className={styles.head}>
        <WideHead title={title}>
          <p>
            {isAlone ? (
              <Trans>You lead one hero. All choose at once and in secret.</Trans>
            ) : (
              <Trans>You lead three heroes, chosen one by one. All choose at once and in secret.</Trans>
            )}
          </p>
          <LedBy view={view} names={names} />
        </WideHead>
      </div>
      <HeroList {...{ teams, chosen, free, considered, isAlone }} onConsider={consider} />
      <div className={styles.about} data-part="about">
        {considered.type === 'hero' ? (
          <AboutHero
            key={considered.hero}
            entry={entryOf(considered.hero)}
            chosen={chosen}
            isSending={isSending || !free.includes(considered.hero)}
            onLead={() => lead(considered.hero)}
          />
        ) : (
          <AboutTeam team={considered.team} chosen={chosen} isSending={isSending} onLead={lead} />
        )}
      </div>
    </section>
  );
}

/** A team that was begun goes on; at first the one to begin with is read about. */
function firstOf(
  [team]: readonly ReadyTeam[],
  chosen: readonly CardId[],
  free: readonly CardId[],
): Considered {
  if (team && nextOf(team, chosen) !== undefined) return { type: 'team', team };
  const hero = free.includes(FIRST_HERO) ? FIRST_HERO : (free[0] ?? FIRST_HERO);
  return { type: 'hero', hero };
}

/** Who leads whom so far: what was chosen before is open. */
function LedBy({ view, names }: { readonly view: View; readonly names: SeatNames }) {
  const leaders = seats(view.players.length).flatMap((seat) => {
    const heroes = (view.players[seat]?.heroes ?? []).map(({ card }) => shortName(card));
    return heroes.length > 0 ? [{ seat, name: names(seat), heroes: heroes.join(', ') }] : [];
  });
  if (leaders.length === 0) return undefined;
  return (
    <ul className={styles.ledBy}>
      {leaders.map(({ seat, name, heroes }) => (
        <li key={seat}>
          <Trans>
            <b>{name}:</b> {heroes}
          </Trans>
        </li>
      ))}
    </ul>
  );
}
