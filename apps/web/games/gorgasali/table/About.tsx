import { Trans } from '@lingui/react/macro';
import {
  ABILITY_CARDS,
  abilityOf,
  cardName,
  cardText,
  figureOf,
  OFF,
  squareName,
} from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import colours from '../art/colours.module.css';
import styles from './About.module.css';
import { CardFace } from './CardFace.tsx';
import { Score } from './Crest.tsx';
import { thingsOn } from './mat.ts';
import type { IslandPart } from './part.ts';

/** All there is to know about one figure: all mats are open. */
export default function About({ sight: { view, state }, seat }: IslandPart & { readonly seat: Seat }) {
  const figure = figureOf(view, seat);
  const ability = abilityOf(figure);
  const player = state.sitters[seat]?.name ?? '';
  const { square, sector, extraChests, kills, cooldown } = figure;
  const where = square === OFF ? undefined : squareName(square);
  return (
    <div className={`${styles.about} ${colours.colours}`}>
      <p className={styles.second}>{player}</p>
      <Score seat={seat} view={view} />
      {ability !== 'none' && (
        <p>
          <b>{ABILITY_CARDS[ability].name}</b>
          {cooldown > 0 && (
            <>
              {' '}
              <Trans>(in {cooldown} turns)</Trans>
            </>
          )}
          <br />
          {ABILITY_CARDS[ability].text}
        </p>
      )}
      <p className={styles.second}>
        {where === undefined ? (
          sector > 0 && <Trans>waits in sector {sector}</Trans>
        ) : (
          <Trans>stands on {where}</Trans>
        )}
        {extraChests > 0 && (
          <>
            {', '}
            <Trans>extra chests: {extraChests}</Trans>
          </>
        )}
        {kills > 0 && (
          <>
            {', '}
            <Trans>brought down {kills}</Trans>
          </>
        )}
      </p>
      <ul>
        {thingsOn(figure).map(({ key, card, pack, loaded }) => (
          <li key={key}>
            <CardFace card={card} isFaceDown={!loaded} form="small" />
            <span>
              <b>{cardName(card)}</b>
              {pack && (
                <>
                  {' '}
                  <Trans>(in the backpack)</Trans>
                </>
              )}
              <br />
              {cardText(card)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
