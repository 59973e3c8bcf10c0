import {
  type AnyChoice,
  type AnyGame,
  type AnyGuide,
  type Letter,
  type SeatNames,
  toYou,
  type Viewer,
} from '@riposte/kernel';

/** Some sentences of the story. */
export interface Paragraph {
  readonly text: string;
  readonly isStrong: boolean;
}

const LAST = 5;

/** What each viewer has been told, in words. */
export class Chronicle {
  readonly #words: AnyGame['words'];
  readonly #guide: AnyGuide;
  readonly #namesFor: (viewer: Viewer) => SeatNames;
  readonly #told = new Map<Viewer, Paragraph[]>();
  readonly #read = new Map<Viewer, number>();

  constructor(words: AnyGame['words'], guide: AnyGuide, namesFor: (viewer: Viewer) => SeatNames) {
    this.#words = words;
    this.#guide = guide;
    this.#namesFor = namesFor;
  }

  /** A paragraph for each choice, or for a choice that was taken back; what no player should miss stands alone. */
  record(letters: readonly Letter<AnyChoice, unknown, unknown>[]): void {
    for (const { viewer, update } of letters) {
      const names = this.#namesFor(viewer);
      let sentences: string[] = [];
      if (update.takenBack !== undefined)
        this.#add(viewer, `${names(update.takenBack)} took back the last choice.`, false);
      for (const event of update.events) {
        const weight = this.#guide.weight(event, update.view);
        if (weight === 'quiet') continue;
        const { text } = this.#words.event(event, names);
        if (weight === 'plain') {
          sentences.push(text);
          continue;
        }
        this.#add(viewer, sentences.join(' '), false);
        sentences = [];
        this.#add(viewer, text, true);
      }
      this.#add(viewer, sentences.join(' '), false);
    }
  }

  /** Adds what is not an event of the game, for these viewers. */
  note(viewers: readonly Viewer[], say: (names: SeatNames) => string): void {
    for (const viewer of viewers) this.#add(viewer, say(this.#namesFor(viewer)), false);
  }

  /** What the viewer has not read yet; from now on it has. */
  newsFor(viewer: Viewer): readonly Paragraph[] {
    const news = this.allFor(viewer).slice(this.#read.get(viewer) ?? 0);
    this.#read.set(viewer, this.allFor(viewer).length);
    return news;
  }

  /** The last of what the viewer has not read: so much is shown to all who share a keyboard. */
  latestFor(viewer: Viewer): readonly Paragraph[] {
    return this.newsFor(viewer).slice(-LAST);
  }

  allFor(viewer: Viewer): readonly Paragraph[] {
    return this.#told.get(viewer) ?? [];
  }

  #add(viewer: Viewer, text: string, isStrong: boolean): void {
    if (text === '') return;
    this.#told.set(viewer, [...this.allFor(viewer), { text: toYou(text), isStrong }]);
  }
}
