import type { Seat, Tools } from '@riposte/kernel';
import type { Way } from './choice.ts';
import type { EditionName } from './edition.ts';
import type { Event } from './event.ts';
import type { Fight } from './frames.ts';
import type { AbilityId, OwnerId } from './ids.ts';
import type { Moment } from './moment.ts';
import type { Card } from './pile.ts';
import type { State } from './state.ts';

/** How sure we are of a card: see `docs/decisions/0004-house-cards.md`. */
export const SOURCES = ['rulebook', 'public', 'partly', 'house'] as const;
export type Source = (typeof SOURCES)[number];

/** What is to be seen when an ability comes into question. */
export interface AbilityScene {
  readonly state: State;
  /** Whose ability it is. */
  readonly me: Seat;
  /** The opponent it is about: the opponent it is aimed at, or who attacks, answers, announces, or whose turn it is. */
  readonly foe: Seat;
  /** The attack or strike under way, in the moments that have one. It may be changed. */
  readonly fight: Fight | undefined;
}

/** An ability being used. */
export interface AbilityUse extends AbilityScene {
  readonly table: Tools<State, Event>;
  readonly way: Way;
}

/** One ability card: what is printed on it, then what it does. */
export interface Ability {
  readonly name: string;
  readonly source: Source;
  /** In our own words. */
  readonly text: string;
  /** What comes of using it, in a few words: `{foe}`, `{card}`, `{cards}`, `{other}`, `{space}`, `{against}` are filled in. */
  readonly says: string;
  /** What one of its ways is called on a button, where the number alone would not tell: "discard a {card}". */
  readonly picks?: string;
  /** What differs from the facts known, and why. */
  readonly note?: string;
  readonly moments: readonly Moment[];
  /** RULES 22.1: on its owner's turn, whether it is used against one opponent whom its user picks. */
  readonly aims?: true;
  /** Whether it is lit: from open information only, since all see whether a seat is asked. */
  lit?(scene: AbilityScene): boolean;
  /** The ways to use it, from all its owner knows; one plain way when absent. None: it cannot be used now. */
  ways?(scene: AbilityScene): readonly Way[];
  /** The cards of its owner's hand that all know of once it is announced in this way. */
  shows?(way: Way, fight: Fight | undefined): readonly Card[];
  /** Whether the way it is used in stays its owner's secret. */
  readonly secret?: true;
  effect(deed: AbilityUse): void;
  /** What it changes as long as it is there; a pure function, it never asks. */
  readonly modify?: Modifiers;
  /** What is otherwise in an edition. */
  readonly editions?: Partial<Record<EditionName, Partial<Ability>>>;
}

/** What an ability that is always on changes. */
export interface Modifiers {
  /** How many cards more the hand is refilled to. */
  readonly handSize?: number;
  /** RULES 14.16, 14.17: whether its owner wins or loses when time is over, whatever else. */
  timeOver?(scene: AbilityScene): 'wins' | 'loses' | undefined;
  /** RULES 22.29: whether that holds for an owner who is defeated as well. */
  outlives?(scene: AbilityScene): boolean;
  /** How many tokens more the opponent takes for that loss. */
  readonly timeOverPrice?: number;
}

/** A fighter with its ability cards: exactly those that `ids.ts` lists for it. */
export interface Character<Id extends OwnerId = OwnerId> {
  readonly name: string;
  readonly title: string;
  readonly abilities: Readonly<Record<AbilityId<Id>, Ability>>;
}
