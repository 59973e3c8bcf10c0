import { flashDuel } from '@riposte/flash-duel';
import type { AnyGame } from '@riposte/kernel';
import type { Page } from 'playwright-core';
import { preview } from 'vite';
import { builtGallery } from './client.ts';
import { FLASH_DUEL_SETTINGS, findPositions, type Position } from './positions.ts';

/** Where single moments of matches are shown. */
export interface Gallery {
  readonly url: string;
  close(): Promise<void>;
}

export async function openGallery(): Promise<Gallery> {
  const outDir = builtGallery();
  const server = await preview({
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the gallery has no address');
  return { url, close: () => server.close() };
}

/** One moment of every kind there is, wherever it occurs first. */
export function positionsByMoment(): readonly Position[] {
  return firstOfEach(allPositions(), ({ moment }) => moment);
}

/** The same, and for every way to play the moment it is mostly about. */
export function positionsToShow(): readonly Position[] {
  return firstOfEach(allPositions(), ({ match, moment }) => (moment === 'mainAction' ? match : moment));
}

function allPositions(): readonly Position[] {
  return findPositions(flashDuel as unknown as AnyGame, FLASH_DUEL_SETTINGS);
}

function firstOfEach(
  positions: readonly Position[],
  kind: (position: Position) => string,
): readonly Position[] {
  const seen = new Map<string, Position>();
  for (const position of positions) if (!seen.has(kind(position))) seen.set(kind(position), position);
  return [...seen.values()];
}

/** Puts a moment on the page, and waits until it stands there with all its letters. */
export async function showPosition(page: Page, { state }: Position, plain = false): Promise<void> {
  await page.evaluate(([shown, isPlain]) => window.show(shown, isPlain), [state, plain] as const);
  await page.getByRole('main').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
