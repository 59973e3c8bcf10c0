import type { MessageDescriptor } from '@lingui/core';
import type { Puzzle } from '@riposte/analysis/puzzles';
import type { ComponentType } from 'react';
import type { Crop } from '../design/Scene.tsx';
import type { BoardProps } from '../table/boardProps.ts';
import type { Greeting, Lesson } from '../table/lesson/lesson.ts';
import type { GalleryProps } from '../table/rules/openCard.ts';
import type { RulePictures } from '../table/rules/rulePictures.ts';
import type { DrawTable } from '../table/share/drawTable.ts';
import type { Master } from './master.ts';
import type { SetupWords } from './setupWords.ts';

/** How a game stands on the front door. */
export interface ShelfCard {
  /** Names of games are not translated. */
  readonly name: string;
  readonly Picture: ComponentType<{ readonly crop: Crop }>;
  readonly line: MessageDescriptor;
  /** The same, for narrow screens. */
  readonly shortLine: MessageDescriptor;
  readonly facts: MessageDescriptor;
}

/** A part of a game that is fetched when it is needed. */
export type Fetched<Part> = () => Promise<{ readonly default: Part }>;

/**
 * What a game wears in the web. The card comes with the front door; everything else is fetched when it is needed, and
 * may be missing: a game without any of it is played on the plain board.
 */
export interface WebGame {
  /** The same as on the shelf of games. */
  readonly id: string;
  readonly card: ShelfCard;
  /** Whose game it is. */
  readonly credit: MessageDescriptor;
  /** What its bots are called, weakest first; by their strength when absent. Names are not translated. */
  readonly bots?: readonly string[];
  /** Who these bots are, in the same order. */
  readonly masters?: Fetched<readonly Master[]>;
  /** The drawn table. */
  readonly table?: Fetched<ComponentType<BoardProps>>;
  /** How its table is drawn as a picture to keep. */
  readonly drawing?: Fetched<DrawTable>;
  /** How its options are spoken of before a match. */
  readonly setup?: Fetched<SetupWords>;
  /** The first words to a new player at its table. */
  readonly greeting?: Fetched<Greeting>;
  /** A first match that teaches by doing. */
  readonly lesson?: Fetched<Lesson>;
  /** Moments with one best choice, to be found. */
  readonly puzzles?: Fetched<readonly Puzzle[]>;
  /** The page of all its cards, where they are drawn. */
  readonly cards?: Fetched<ComponentType<GalleryProps>>;
  /** What stands beside its rules and cards. */
  readonly pictures?: Fetched<RulePictures>;
}
