import { Trans, useLingui } from '@lingui/react/macro';
import {
  ABILITY_CARDS,
  abilityOf,
  cardName,
  type Figure,
  figureOf,
  MOST_HEALTH,
  mateOf,
  settledPlaces,
} from '@riposte/gorgasali/table';
import { type Seat, seats } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { TimeLeft } from '../../../table/kit/Clock.tsx';
import { crestOf, markOf, weaponDrawing } from '../art/drawings.ts';
import { colourOf } from './colours.ts';
import { Dots } from './Dots.tsx';
import { keyed } from './keyed.ts';
import type { IslandPart } from './part.ts';
import styles from './Rim.module.css';

/** So many have a row with all there is; more have less each. */
const ROOMY = 6;

/** Everybody in the order of their turns: health, armor, cooldown, weapons, and whose turn it is. */
export function Rim({ sight, turn }: IslandPart) {
  const { t } = useLingui();
  const { view } = sight;
  const { figures, first } = view;
  const order = seats(figures.length).map((_, index) => ((first + index) % figures.length) as Seat);
  return (
    <ol
      className={styles.rim}
      data-part="rim"
      aria-label={t`Everybody, in the order of turns`}
      data-many={figures.length > ROOMY}
    >
      {order.map((seat) => (
        <li key={seat}>
          <Person sight={sight} turn={turn} seat={seat} />
        </li>
      ))}
    </ol>
  );
}

function Person({ sight, turn, seat }: IslandPart & { readonly seat: Seat }) {
  const { t } = useLingui();
  const { view, names, state, now } = sight;
  const figure = figureOf(view, seat);
  const { character, health, helmet, bodyArmor } = figure;
  const isDown = health === 0;
  const isMe = seat === sight.seat;
  const isMate = turn.layout === 'desk' && sight.seat !== undefined && mateOf(view, sight.seat) === seat;
  const player = state.sitters[seat]?.name ?? '';
  const clocks = now.awaiting.includes(seat) ? state.clocks : undefined;
  const crest = crestOf(character);
  const name = turn.texts.figure(seat).replace('Princess ', '');
  const place = settledPlaces(view)[seat];
  return (
    <button
      type="button"
      className={styles.person}
      style={{ '--colour': colourOf(character), '--health': health / MOST_HEALTH } as React.CSSProperties}
      data-me={isMe}
      data-mate={isMate}
      data-active={view.active === seat && view.round > 0 && !isDown}
      data-down={isDown}
      data-low={health <= 25}
      onClick={() => turn.open({ type: 'person', seat })}
    >
      <span className={styles.crest}>
        {crest ? <Drawing drawn={crest} /> : <span className={styles.nobody} />}
        <Cooldown figure={figure} form="badge" />
      </span>
      <span className={styles.line}>
        <b className={styles.name}>{name}</b>
        <span className={styles.player}>
          {isMe ? (
            <Trans>you</Trans>
          ) : isMate ? (
            <Trans>mate</Trans>
          ) : player === name || names(seat) === player ? (
            ''
          ) : (
            player
          )}
        </span>
        <span className={styles.armor}>
          {helmet && <Drawing drawn={markOf('i-helm')} label={t`helmet`} />}
          {bodyArmor && <Drawing drawn={markOf('i-vest')} label={t`body armor`} />}
        </span>
        {isDown ? (
          <span className={styles.place}>
            {place === undefined ? <Trans>fallen</Trans> : <Trans>place {place}</Trans>}
          </span>
        ) : (
          <strong className={styles.health}>
            <span className="heard">{t`health`} </span>
            {health}
          </strong>
        )}
      </span>
      {!isDown && (
        <span className={styles.line}>
          <span className={styles.bar} aria-hidden>
            <i />
          </span>
          {clocks ? (
            <span className={styles.time}>
              <TimeLeft clocks={clocks} seat={seat} />
            </span>
          ) : (
            <Cooldown figure={figure} form="dots" />
          )}
          <span className={styles.guns}>
            {keyed(figure.weapons, ({ weapon }) => weapon).map(({ key, item: { weapon, loaded } }) => (
              <span key={key} data-loaded={loaded}>
                <Drawing
                  drawn={weaponDrawing(weapon)}
                  label={loaded ? cardName(weapon) : t`${cardName(weapon)}, face down`}
                />
              </span>
            ))}
          </span>
        </span>
      )}
    </button>
  );
}

/** How long an ability has to wait: dots that fill, or one number on a crest. */
function Cooldown({ figure, form }: { readonly figure: Figure; readonly form: 'dots' | 'badge' }) {
  const { t } = useLingui();
  const ability = abilityOf(figure);
  if (ability === 'none' || figure.health === 0) return undefined;
  const { passive, cooldown: whole } = ABILITY_CARDS[ability];
  const { cooldown } = figure;
  if (form === 'badge')
    return cooldown > 0 ? (
      <span className={styles.badge} aria-hidden>
        {cooldown}
      </span>
    ) : undefined;
  if (passive)
    return (
      <span className={styles.passive}>
        <Trans>passive</Trans>
      </span>
    );
  return (
    <span
      className={styles.cooldown}
      data-ready={cooldown === 0}
      role="img"
      aria-label={cooldown === 0 ? t`ability ready` : t`ability in ${cooldown} turns`}
    >
      <Dots whole={whole} left={cooldown} />
    </span>
  );
}
