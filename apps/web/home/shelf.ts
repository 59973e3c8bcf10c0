import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SceneName } from './Scene.tsx';

/** A game as it stands on the shelf, whether or not it can be taken off it yet. */
export interface ShelfGame {
  readonly id: string;
  /** Names of games are not translated. */
  readonly name: string;
  readonly scene: SceneName;
  readonly line: MessageDescriptor;
  /** The same, for narrow screens. */
  readonly shortLine: MessageDescriptor;
  readonly facts: MessageDescriptor;
  readonly isReady: boolean;
}

/**
 * The games, as the home page shows them. They are not asked themselves: the home page
 * is the first thing anybody loads, and the rules of a game are not needed to look at its picture.
 */
export const SHELF: readonly ShelfGame[] = [
  {
    id: 'flash-duel',
    name: 'Flash Duel',
    scene: 'duel',
    line: msg`Two fighters, one bridge, one hit.`,
    shortLine: msg`Two fighters, one bridge, one hit.`,
    facts: msg`1 to 5 players · 5 minutes`,
    isReady: true,
  },
  {
    id: 'gorgasali',
    name: 'Gorgasali',
    scene: 'island',
    line: msg`Ten land on the island. The dusk leaves one.`,
    shortLine: msg`Ten land. The dusk leaves one.`,
    facts: msg`2 to 10 players`,
    isReady: false,
  },
  {
    id: 'codex',
    name: 'Codex',
    scene: 'war',
    line: msg`An army built from a binder of cards.`,
    shortLine: msg`An army from a binder of cards.`,
    facts: msg`2 to 5 players · live or over days`,
    isReady: false,
  },
];
