import type { CardEntry } from '@riposte/codex/table';
import type { DrawingSheet } from '../../../design/art/sheet.ts';
import { emblemOf } from './emblem.ts';
import { outsideOf, pictureOf } from './picture.ts';
import { fetchSheet } from './sheet.ts';

/** The images of a card: what is in its frame, and a hero who steps out of it. */
export interface Painted {
  readonly inside: string;
  readonly outside: string | undefined;
}

/** What is painted. Copies of a card share their images, which are held here: a browser keeps what it made of them. */
const PAINTED = new Map<string, Painted & { readonly held: readonly HTMLImageElement[] }>();
/** What is looked at and not painted yet, in the order in which it was asked for, and who is told. */
const WANTED = new Map<string, { readonly entry: CardEntry; readonly told: Set<() => void> }>();

let isPainting = false;

/** The images of a card, where they are painted. */
export function paintedOf({ id }: CardEntry): Painted | undefined {
  return PAINTED.get(id);
}

/** Asks for a picture, and tells when it is there; what is called back is given up. */
export function askForPicture(entry: CardEntry, told: () => void): () => void {
  const wanted = WANTED.get(entry.id) ?? { entry, told: new Set() };
  wanted.told.add(told);
  WANTED.set(entry.id, wanted);
  paintOn();
  return () => {
    wanted.told.delete(told);
    if (wanted.told.size === 0 && WANTED.get(entry.id) === wanted) WANTED.delete(entry.id);
  };
}

/**
 * One picture after another, each in a task of its own: a browser reads, styles and lays out an image when it is first
 * given one, and forty at once are a third of a second of a phone.
 */
function paintOn(): void {
  if (isPainting || WANTED.size === 0) return;
  isPainting = true;
  fetchSheet().then(
    (sheet) =>
      setTimeout(() => {
        isPainting = false;
        paintNext(sheet);
        paintOn();
      }),
    // Without a network a card is its field, its numbers and its words; the next card asks again.
    () => {
      isPainting = false;
    },
  );
}

function paintNext(sheet: DrawingSheet): void {
  const [wanted] = WANTED.values();
  if (!wanted) return;
  const { entry, told } = wanted;
  WANTED.delete(entry.id);
  PAINTED.set(entry.id, PAINTED.get(entry.id) ?? painted(entry, sheet));
  for (const tell of told) tell();
}

function painted(entry: CardEntry, sheet: DrawingSheet) {
  const emblem = emblemOf(entry);
  const inside = pictureOf(emblem, sheet);
  const outside = outsideOf(emblem, sheet);
  const held = [inside, outside].flatMap((address) => {
    if (address === undefined) return [];
    const image = new Image();
    image.src = address;
    return image;
  });
  return { inside, outside, held };
}
