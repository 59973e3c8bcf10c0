import { Trans, useLingui } from '@lingui/react/macro';
import { type CardEntry, type CardId, entryOf, upper } from '@riposte/codex/table';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { useTurnToDraw } from '../../../table/turnToDraw.ts';
import { Emblem } from '../cards/Emblem.tsx';
import { coloursOf } from '../cards/frame.ts';
import { crestIcon } from '../cards/icons.ts';
import { shortName } from '../cards/shortNames.ts';
import type { Considered } from './considered.ts';
import styles from './HeroList.module.css';
import { SPEC_WORDS, TEMPO_WORDS } from './specs.ts';
import { FIRST_HERO, FIRST_TEAM, HEROES_BY_COLOR, type ReadyTeam } from './team.ts';
import { TEAM_WORDS } from './teamWords.ts';

/** A group is as much to draw as so many cards. */
const A_GROUP = 2;

interface Props {
  readonly teams: readonly ReadyTeam[];
  readonly chosen: readonly CardId[];
  readonly free: readonly CardId[];
  readonly considered: Considered;
  readonly isAlone: boolean;
  readonly onConsider: (what: Considered) => void;
}

/** Ready teams first, then all heroes by their colours. */
export function HeroList({ teams, chosen, free, considered, isAlone, onConsider }: Props) {
  const { i18n } = useLingui();
  const isTeam = (team: ReadyTeam) => considered.type === 'team' && considered.team === team;
  const isHero = (hero: CardId) => considered.type === 'hero' && considered.hero === hero;
  return (
    <div className={styles.list} data-walk="heroes" data-part="answers">
      {teams.length > 0 && (
        <Group name={chosen.length > 0 ? <Trans>Your team goes on</Trans> : <Trans>Ready teams</Trans>}>
          {teams.map((team) => (
            <li key={team.color}>
              <Item isSeen={isTeam(team)} isTeam onSee={() => onConsider({ type: 'team', team })}>
                <span className={styles.faces}>
                  {team.heroes.map((hero) => (
                    <Face key={hero} entry={entryOf(hero)} />
                  ))}
                </span>
                <span className={styles.words}>
                  <b>{i18n._(TEAM_WORDS[team.color].name)}</b>
                  {team.color === FIRST_TEAM && <ToBeginWith />}
                </span>
              </Item>
            </li>
          ))}
        </Group>
      )}
      {HEROES_BY_COLOR.map(({ color, heroes }) => (
        <Group key={color} name={<ColorName color={color} />}>
          {heroes.map((entry) => (
            <li key={entry.id}>
              <Item
                isSeen={isHero(entry.id)}
                isTaken={!free.includes(entry.id)}
                onSee={() => onConsider({ type: 'hero', hero: entry.id })}
              >
                <Face entry={entry} />
                <span className={styles.words}>
                  <b>{shortName(entry.id)}</b>
                  <SpecLine entry={entry} />
                  {isAlone && entry.id === FIRST_HERO && <ToBeginWith />}
                  {chosen.includes(entry.id) && (
                    <em>
                      <Trans>in your team</Trans>
                    </em>
                  )}
                </span>
              </Item>
            </li>
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  const isDrawn = useTurnToDraw(A_GROUP);
  return (
    <section className={styles.group}>
      <h2>{name}</h2>
      <ul>{isDrawn && children}</ul>
    </section>
  );
}

function ColorName({ color }: Pick<CardEntry, 'color'>) {
  return (
    <>
      <Drawing drawn={crestIcon({ color })} />
      {upper(color)}
    </>
  );
}

function SpecLine({ entry: { spec } }: { readonly entry: CardEntry }) {
  const { i18n } = useLingui();
  if (!spec) return undefined;
  return (
    <span>
      {upper(spec)} · {i18n._(TEMPO_WORDS[SPEC_WORDS[spec].tempo])}
    </span>
  );
}

/** A hero in little. */
function Face({ entry }: { readonly entry: CardEntry }) {
  return (
    <span className={styles.face} style={coloursOf(entry)} aria-hidden="true">
      <Emblem entry={entry} />
    </span>
  );
}

function ToBeginWith() {
  return (
    <em>
      <Star aria-hidden size="0.8125rem" />
      <Trans>to begin with</Trans>
    </em>
  );
}

function Item({
  isSeen,
  isTaken = false,
  isTeam = false,
  onSee,
  children,
}: {
  readonly isSeen: boolean;
  readonly isTeam?: boolean;
  readonly isTaken?: boolean;
  readonly onSee: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.item}
      aria-pressed={isSeen}
      data-taken={isTaken || undefined}
      data-team={isTeam || undefined}
      onClick={onSee}
    >
      {children}
    </button>
  );
}
