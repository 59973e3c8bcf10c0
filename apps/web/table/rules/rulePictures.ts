import type { CardText, Rulebook } from '@riposte/kernel';
import type { ComponentType } from 'react';
import type { DrawingFile } from '../../design/art/Drawing.tsx';

/** What stands beside the rules and the cards of a game. */
export interface RulePictures {
  /** Draws what a rule says, where a picture says more than a sentence. */
  readonly Diagram?: ComponentType<{ readonly rule: string }>;
  /** The crest of a group of cards, by the group's id. */
  crest?(group: string): DrawingFile | undefined;
  /** Draws the whole of a card, explains what stands on it, and says how it is ruled. */
  readonly Card?: ComponentType<WholeCardProps>;
}

export interface WholeCardProps {
  readonly card: CardText;
  readonly book: Rulebook;
  /** Opens a rule. */
  readonly onRule: (rule: string) => void;
}
