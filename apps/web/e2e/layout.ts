import type { Page } from 'playwright-core';

/** Windows that people have, from a small phone to a wide desk. */
export const WINDOWS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 670],
  [1280, 800],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
] as const;

/** The named parts of a table that must keep out of each other's way. */
const PARTS = [
  'board',
  'hand',
  'question',
  'answers',
  'top',
  'tools',
  'ours',
  'theirs',
  'clock',
  'held',
  'log',
  'knowledge',
  'line',
  'own',
  'wide',
  'told',
  'lying',
  'banner',
  'end',
] as const;
type PartName = (typeof PARTS)[number];

/** A panel over the whole table hides what is beneath it. */
const MAY_LIE_OVER: readonly (readonly [PartName, PartName])[] = [
  ['wide', 'board'],
  ['lying', 'board'],
  ['wide', 'lying'],
  ['banner', 'hand'],
  ['end', 'hand'],
];

/** At a desk there is room for the end beneath the board; on a phone there is not, in every game. */
const MAY_LIE_OVER_ON_PHONES: typeof MAY_LIE_OVER = [
  ['banner', 'board'],
  ['end', 'board'],
];

/** Parts that are made of several pieces, each with its own place. */
const PIECES: readonly PartName[] = ['ours', 'theirs', 'told'];

/** So many pixels are no overlap. */
const HAIR = 1;

interface Piece {
  readonly part: PartName;
  /** The parts that it belongs to. */
  readonly within: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Everything that is wrong with how a table is laid out, in words. */
export async function faultsOn(page: Page): Promise<readonly string[]> {
  await standsStill(page);
  const pieces = await piecesOn(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return [
    ...pieces
      .filter((piece) => isOutside(piece, width, height))
      .map(({ part }) => `${part} leaves the window`),
    ...collisionsOf(
      pieces,
      (await isDesk(page)) ? MAY_LIE_OVER : [...MAY_LIE_OVER, ...MAY_LIE_OVER_ON_PHONES],
    ),
    ...(await cutTextsOn(page)),
    ...(await coveredButtonsOn(page)),
  ];
}

/** What comes in on its way to its place has none yet; what never rests, such as a lamp, has, and what scrolling moves. */
async function standsStill(page: Page): Promise<void> {
  // The end is fetched when it is needed.
  await page.waitForFunction(
    () =>
      !document.querySelector('main[data-over="true"]') ||
      document.querySelector('[data-part="end"]') !== null,
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
}

async function piecesOn(page: Page): Promise<readonly Piece[]> {
  return page.evaluate(
    ([parts, inPieces]) =>
      parts.flatMap((part) =>
        [...document.querySelectorAll(`[data-part="${part}"]`)]
          .flatMap((found) => (inPieces.includes(part) ? [...found.children] : [found]))
          .filter((found) => found.checkVisibility({ visibilityProperty: true }))
          .map((found) => {
            const { left, top, right, bottom } = found.getBoundingClientRect();
            const within: string[] = [];
            for (let place = found.parentElement; place; place = place.parentElement)
              if (place.dataset.part !== undefined) within.push(place.dataset.part);
            // A board may be longer than its scene: a camera follows what happens on it.
            const scene = part === 'board' && document.querySelector('[data-part="scene"]');
            if (!scene) return { part, within, left, top, right, bottom };
            const seen = scene.getBoundingClientRect();
            return {
              part,
              within,
              top,
              bottom,
              left: Math.max(left, seen.left),
              right: Math.min(right, seen.right),
            };
          })
          .filter(({ left, top, right, bottom }) => right > left && bottom > top),
      ),
    [PARTS, PIECES] as const,
  );
}

function isDesk(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('main[data-layout="desk"]') !== null);
}

function isOutside({ left, top, right, bottom }: Piece, width: number, height: number): boolean {
  return left < -HAIR || right > width + HAIR || top < -HAIR || bottom > height + HAIR;
}

function collisionsOf(pieces: readonly Piece[], allowed: typeof MAY_LIE_OVER): readonly string[] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          overlaps(one, other) && !isWithin(one, other) && !mayOverlap(one.part, other.part, allowed),
      )
      .map((other) => `${one.part} and ${other.part} collide`),
  );
}

/** Whether one of them is a part of the other. */
function isWithin(one: Piece, other: Piece): boolean {
  return one.within.includes(other.part) || other.within.includes(one.part);
}

function overlaps(one: Piece, other: Piece): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > HAIR && down > HAIR;
}

function mayOverlap(one: PartName, other: PartName, allowed: typeof MAY_LIE_OVER): boolean {
  return allowed.some(
    ([over, under]) => (over === one && under === other) || (over === other && under === one),
  );
}

/** Texts that stand whole on what they are written on: questions, answers, cards. */
const WHOLE = '[data-part="question"], [data-part="answers"] button, [data-whole]';
/** Names that a game gives: unlike those of people they are never too long for their place. */
const FIGURES = '[data-named="figure"]';

async function cutTextsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([whole, figures]) =>
      [...document.querySelectorAll<HTMLElement>(`${whole}, ${figures}`)]
        .filter((text) => {
          const style = getComputedStyle(text);
          const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
          const mayBeCut = style.textOverflow !== 'clip' || style.webkitLineClamp !== 'none';
          return text.clientWidth > 0 && (isCut || (mayBeCut && text.matches(whole)));
        })
        .map((text) => `cut: ${text.textContent?.slice(0, 60)}`),
    [WHOLE, FIGURES] as const,
  );
}

/** Buttons that something else lies on, so that they cannot be touched; what is scrolled away does not count. */
async function coveredButtonsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-part] button')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      let place = button.parentElement;
      while (place && getComputedStyle(place).overflowX === 'visible') place = place.parentElement;
      const seen = place?.getBoundingClientRect();
      const isInside = !seen || (y > seen.top && y < seen.bottom && x > seen.left && x < seen.right);
      const isHidden = !button.checkVisibility({ visibilityProperty: true });
      if (width === 0 || isHidden || !isInside || x < 0 || x > innerWidth || y < 0 || y > innerHeight)
        return [];
      const found = document.elementFromPoint(x, y);
      if (!found || button.contains(found) || found.contains(button)) return [];
      // In a fan a card lies on its neighbour.
      if (button.closest('[data-part="hand"]') && found.closest('[data-part="hand"]')) return [];
      return [
        `covered: ${button.textContent?.slice(0, 40) || button.ariaLabel} by ${found.outerHTML.slice(0, 60)}`,
      ];
    }),
  );
}

/** Where the parts are that must never move, and what they are called. */
export async function placesOn(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['scene', 'hand'].map((part) => {
        const box = document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
        return [part, box ? [box.left, box.top, box.width, box.height].map(Math.round).join(' ') : 'nowhere'];
      }),
    ),
  );
}
