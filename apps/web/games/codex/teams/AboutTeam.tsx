import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, entryOf, upper } from '@riposte/codex/table';
import { Button } from '../../../design/Button.tsx';
import { shortName } from '../cards/shortNames.ts';
import { Tile } from '../cards/Tile.tsx';
import styles from './About.module.css';
import { Deeds } from './Deeds.tsx';
import { SPEC_WORDS } from './specs.ts';
import { costOf, nextOf, type ReadyTeam } from './team.ts';
import { COST_WORDS, TEAM_WORDS } from './teamWords.ts';

interface Props {
  readonly team: ReadyTeam;
  readonly chosen: readonly CardId[];
  readonly isSending: boolean;
  readonly onLead: (hero: CardId) => void;
}

/** A team that is ready: its three heroes, and who of them comes next. */
export function AboutTeam({ team, chosen, isSending, onLead }: Props) {
  const { i18n } = useLingui();
  const { name, about } = TEAM_WORDS[team.color];
  const next = nextOf(team, chosen);
  const nextName = next === undefined ? '' : shortName(next);
  return (
    <article className={styles.about}>
      <div className={styles.text}>
        <h2>{i18n._(name)}</h2>
        <p>{i18n._(about)}</p>
        <ul className={styles.team}>
          {team.heroes.map((hero) => {
            const entry = entryOf(hero);
            return (
              <li key={hero} data-chosen={chosen.includes(hero) || undefined}>
                <span aria-hidden="true">
                  <Tile entry={entry} />
                </span>
                <span>
                  <b>
                    {shortName(hero)} · {upper(entry.spec ?? '')}
                  </b>
                  {entry.spec && i18n._(SPEC_WORDS[entry.spec].wants)}
                </span>
              </li>
            );
          })}
        </ul>
        <p className={styles.cost}>{i18n._(COST_WORDS[costOf(team.heroes)])}</p>
      </div>
      <Deeds heroes={team.heroes}>
        <Button
          kind="solid"
          wide
          disabled={isSending || next === undefined}
          onClick={() => next !== undefined && onLead(next)}
        >
          {chosen.length > 0 ? <Trans>Go on with {nextName}</Trans> : <Trans>Begin with {nextName}</Trans>}
        </Button>
      </Deeds>
    </article>
  );
}
