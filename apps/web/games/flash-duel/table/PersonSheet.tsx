import { Plural, Trans } from '@lingui/react/macro';
import { cardsOf, type View } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { Sheet } from '../../../design/overlays.tsx';
import type { Sitter } from '../../../table/session.ts';
import { GameDrawing } from '../art/GameDrawing.tsx';
import { AbilityText } from './AbilityText.tsx';
import styles from './PersonSheet.module.css';
import { characterName } from './people.ts';

interface Props {
  readonly seat: Seat;
  readonly view: View;
  readonly sitter: Sitter | undefined;
  readonly name: string;
  readonly onClose: () => void;
}

/** All there is to know about one fighter. */
export function PersonSheet({ seat, view, sitter, name, onClose }: Props) {
  const fighter = view.fighters[seat];
  if (!fighter) return undefined;
  const { cards, hand, life, space, recovering, abilities, spent } = fighter;
  const faces = hand && cardsOf(hand);
  return (
    <Sheet open title={characterName(fighter.character) ?? name} onClose={onClose}>
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
    </Sheet>
  );
}
