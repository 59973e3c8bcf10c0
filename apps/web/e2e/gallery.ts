import { SHELF } from '@riposte/shelf';
import type { Page } from 'playwright-core';
import { preview } from 'vite';
import { builtTestPages } from './client.ts';
import { findPositions, type Moments, type Position } from './positions.ts';

/** Where single moments of matches are shown. */
export interface Gallery {
  readonly url: string;
  close(): Promise<void>;
}

export async function openGallery(): Promise<Gallery> {
  const outDir = builtTestPages();
  const server = await preview({
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the gallery has no address');
  return { url: new URL('e2e/gallery/', url).href, close: () => server.close() };
}

/** One moment of every kind there is, wherever it occurs first. */
export async function positionsByMoment(game: string, moments: Moments): Promise<readonly Position[]> {
  return firstOfEach(await allPositions(game, moments), ({ moment }) => moment);
}

/** The same, and for every variant the moment it is mostly about. */
export async function positionsToShow(game: string, moments: Moments): Promise<readonly Position[]> {
  const positions = await allPositions(game, moments);
  return firstOfEach(positions, ({ match, moment }) => (moment === moments.main ? match : moment));
}

/** Looked for once in a process: several files and tests look at the same ones. */
const FOUND = new Map<string, readonly Position[]>();

async function allPositions(id: string, moments: Moments): Promise<readonly Position[]> {
  const game = await SHELF.find((shelved) => shelved.id === id)?.rules();
  if (!game) throw new Error(`${id} is not on the shelf`);
  const found = FOUND.get(id) ?? findPositions(game, moments);
  FOUND.set(id, found);
  return found;
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
export async function showPosition(
  page: Page,
  game: string,
  { state }: Position,
  plain = false,
  furnished = false,
): Promise<void> {
  // As text: Playwright takes anything else apart value by value, which costs more than to draw it.
  await page.evaluate(([id, text, ...how]) => window.show(id, JSON.parse(text), ...how), [
    game,
    JSON.stringify(state),
    plain,
    furnished,
  ] as const);
  await page.getByRole('main').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
