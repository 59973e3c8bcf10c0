import { taskOf } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  type Deal,
  type Entry,
  fastRandom,
  History,
  type Letter,
  makeDeal,
  type Random,
  type Seat,
  seat,
} from '@riposte/kernel';
import type { Advice, Session, Sitter, TableState } from '../table/session.ts';
import { TableStore } from '../table/store.ts';
import { Thinker } from './thinker.ts';

type Letters = readonly Letter<AnyChoice, unknown, unknown>[];

/** All that is needed to go on with a match later: it is played again from its log. */
export interface LocalSave {
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deal: Deal;
  readonly entries: readonly Entry<unknown>[];
  /** The bot on each seat, by name ("level-3"); nothing where a person sits. */
  readonly bots: readonly (string | undefined)[];
  readonly sitters: readonly Sitter[];
}

/** Whom the strongest bot would ask: what `advise` thinks with. */
const ADVISER = 'level-8';

/** A match that runs in this page, against bots that think in a worker. */
export class LocalSession implements Session {
  readonly game: AnyGame;
  readonly now: () => TableState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly #save: Omit<LocalSave, 'entries'>;
  readonly #history: History<AnyState, AnyChoice, unknown, unknown, unknown>;
  readonly #store: TableStore;
  readonly #thinker = new Thinker();
  readonly #random: Random = fastRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  readonly #me: Seat;
  readonly #onChange: (save: LocalSave) => void;
  #isClosed = false;

  constructor(game: AnyGame, save: LocalSave, onChange: (save: LocalSave) => void = () => {}) {
    const { entries, ...rest } = save;
    this.game = game;
    this.#save = rest;
    this.#onChange = onChange;
    this.#me = seat(Math.max(0, save.bots.indexOf(undefined)));
    this.#history = new History(game, save.options, save.deal);
    this.#store = new TableStore({
      viewer: this.#me,
      options: save.options,
      sitters: save.sitters,
      updates: mine(this.#history.opening, this.#me),
      line: 'here',
    });
    this.now = this.#store.now;
    this.subscribe = this.#store.subscribe;
    for (const entry of entries) {
      const added = this.#history.add(entry);
      if (!added.ok) break;
      this.#tell(added.value);
    }
    void this.#goOn();
  }

  choose(id: string, choice: AnyChoice): void {
    const chosen = this.#history.choose(this.#me, id, choice);
    if (chosen.ok) this.#keep(chosen.value);
    else this.#store.settle({ refusal: chosen.why });
  }

  undo(): void {
    const undone = this.#history.undo(this.#me);
    if (undone.ok) this.#keep(undone.value);
    else this.#store.settle({ refusal: undone.why });
  }

  async advise(): Promise<Advice | undefined> {
    const { view, decision, offers } = this.#history.snapshot(this.#me);
    if (!decision) return undefined;
    const turn = { game: this.game, seat: this.#me, view, question: decision, offers, random: this.#random };
    const { id, choice, options } = await this.#thinker.think(taskOf(turn, this.game.id, ADVISER));
    const [best] = options;
    return { id, choice, ...(best && { chance: best.chance }) };
  }

  close(): void {
    this.#isClosed = true;
    this.#thinker.close();
  }

  #keep(letters: Letters): void {
    this.#tell(letters);
    this.#onChange({ ...this.#save, entries: this.#history.entries });
    void this.#goOn();
  }

  #tell(letters: Letters): void {
    const { updates } = this.#store.now();
    this.#store.settle({ updates: [...updates, ...mine(letters, this.#me)] });
  }

  /** Lets the next bot choose, if it is a bot's turn; nobody knows how long it thinks. */
  async #goOn(): Promise<void> {
    const { awaiting } = this.#history.snapshot('spectator');
    const next = awaiting.find((one) => this.#save.bots[one] !== undefined);
    const bot = next === undefined ? undefined : this.#save.bots[next];
    if (next === undefined || bot === undefined) return;
    const { view, decision, offers } = this.#history.snapshot(next);
    if (!decision) return;
    const turn = { game: this.game, seat: next, view, question: decision, offers, random: this.#random };
    const { id, choice } = await this.#thinker.think(taskOf(turn, this.game.id, bot));
    if (this.#isClosed) return;
    // Meanwhile a person may have taken an offer, or the question may be another.
    const chosen = this.#history.choose(next, id, choice);
    if (chosen.ok) this.#keep(chosen.value);
    else void this.#goOn();
  }
}

/** What one seat was sent. */
function mine(letters: Letters, seat: Seat): TableState['updates'] {
  return letters.filter(({ viewer }) => viewer === seat).map(({ update }) => update);
}

/** A deal by the chance of this browser. */
export function dealHere(seats: number): Deal {
  return makeDeal(
    randomHex(32),
    Array.from({ length: seats }, () => randomHex(16)),
  );
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
