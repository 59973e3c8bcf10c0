import { Plural, Trans } from '@lingui/react/macro';
import { cardsOf } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { GameDrawing } from '../art/GameDrawing.tsx';
import { AbilityText } from './AbilityText.tsx';
import styles from './AboutFighter.module.css';
import type { DuelPart } from './part.ts';

/** All there is to know about one fighter. */
export default function AboutFighter({ sight, seat }: DuelPart & { readonly seat: Seat }) {
  const { view, state } = sight;
  const sitter = state.sitters[seat];
  const fighter = view.fighters[seat];
  if (!fighter) return undefined;
  const { cards, hand, life, space, recovering, abilities, spent } = fighter;
  const faces = hand && cardsOf(hand);
  return (
    <>
      <p className={styles.facts}>
        {sitter && <span>{sitter.name}</span>}
        {view.round > 0 && (
          <>
            <span>
              <Trans>on plank {space}</Trans>
            </span>
            <span>
              <Plural value={cards} one="# card in hand" other="# cards in hand" />
            </span>
            <span>
              {life === 0 ? (
                <Trans>defeated</Trans>
              ) : (
                <Plural value={life} one="# hit point left" other="# hit points left" />
              )}
            </span>
            {recovering && (
              <span>
                <Trans>must recover</Trans>
              </span>
            )}
          </>
        )}
      </p>
      {faces && faces.length > 0 && (
        <p className={styles.hand} role="img" aria-label={faces.join(', ')}>
          {faces.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of one number are alike
            <GameDrawing key={index} name={`card${card}`} />
          ))}
        </p>
      )}
      {abilities.length === 0 && (
        <p>
          <Trans>Without abilities: cards and the bridge are all there is.</Trans>
        </p>
      )}
      {abilities.map((ability) => (
        <AbilityText key={ability} ability={ability} view={view} isSpent={spent.includes(ability)} />
      ))}
    </>
  );
}
