import { hastyBot, type Task, type Thought, taskOf } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  type AnyGuide,
  type Deal,
  fastRandom,
  formatSave,
  type Letter,
  listed,
  makeDeal,
  type Outcome,
  type Phrase,
  type Random,
  type Seat,
  seat as seatOf,
  type Viewer,
} from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import { inOwnTask } from '../../table/ownTask.ts';
import { tablePlanOf } from '../../table/plan.ts';
import { randomHex } from '../../table/randomHex.ts';
import type { Advice, Session, TableState } from '../../table/session.ts';
import { TableStore } from '../../table/store.ts';
import { botOf, strongestOf } from './levels.ts';
import { beginningOf, hasAnswered, type LocalHistory, type LocalSave } from './localSave.ts';
import type { Mind } from './thinker.ts';

export type { LocalSave } from './localSave.ts';

type Letters = readonly Letter<AnyChoice, unknown, unknown>[];

/** What a match in this page needs besides itself. */
export interface MatchSurroundings {
  /** Who thinks for the bots; it is closed together with the match. */
  readonly mind: Mind;
  /** How long, in milliseconds, a bot takes at least over what so many events led to. */
  readonly pause?: (events: number) => number;
  /** Told of everything that is to be kept; done when it is. */
  readonly onChange?: (save: LocalSave, outcome: Outcome | undefined) => Promise<void> | void;
  /** Chance of a bot that sees this; any when absent. */
  readonly chance?: ((view: unknown) => Random) | undefined;
  /** Whether a bot may be asked for advice; it may when absent. */
  readonly hasAdvice?: boolean | undefined;
}

const GIVEN_UP: Phrase = { text: 'You gave up.' };

/** A match that runs in this page, against bots. Where bots sit on all seats, it is looked at and not played. */
export class LocalSession implements Session {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly now: () => TableState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly advise?: () => Promise<Advice | undefined>;
  #save: Omit<LocalSave, 'entries' | 'match' | 'intention'>;
  readonly #history: LocalHistory;
  readonly #store: TableStore;
  readonly #mind: Mind;
  readonly #pause: (events: number) => number;
  readonly #onChange: NonNullable<MatchSurroundings['onChange']>;
  readonly #chance: (view: unknown) => Random;
  readonly #me: Seat | undefined;
  #isThinking = false;
  #isClosed = false;

  constructor(
    { game, guide, planner }: Loaded,
    save: LocalSave,
    { mind, pause, onChange, chance, hasAdvice = true }: MatchSurroundings,
  ) {
    const { entries, match: _stood, intention, ...rest } = save;
    this.game = game;
    this.guide = guide;
    this.#save = rest;
    this.#mind = mind;
    this.#pause = pause ?? (() => 0);
    this.#onChange = onChange ?? (() => {});
    const any = fastRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    this.#chance = chance ?? (() => any);
    if (hasAdvice) this.advise = () => this.#advise();
    const mine = save.bots.indexOf(undefined);
    this.#me = mine < 0 ? undefined : seatOf(mine);
    this.#history = beginningOf(game, save);
    if (planner) this.#history.letPlan(planner);
    this.#store = new TableStore({
      viewer: this.#viewer,
      options: save.options,
      sitters: save.sitters,
      updates: sentTo(this.#history.opening, this.#viewer),
      wire: 'here',
      ...(save.givenUp && { ending: GIVEN_UP }),
    });
    this.now = this.#store.now;
    this.subscribe = this.#store.subscribe;
    for (const entry of entries) {
      const added = this.#history.add(entry);
      if (!added.ok) break;
      this.#tell(added.value);
    }
    // One that does not hold any more is refused, and asked again in its time.
    if (intention && this.#me !== undefined) this.#history.plan(this.#me, intention.choices);
    this.#store.set(this.#planNow());
    void this.#letBotsChoose();
  }

  /** How many sit at the table. */
  get seats(): number {
    return this.#save.bots.length;
  }

  /** Whether anything was answered here that would be lost with the match. */
  isBegun(): boolean {
    return hasAnswered(this.#save, this.#history.entries);
  }

  choose(id: string, choice: AnyChoice): void {
    if (this.#isOver() || this.#me === undefined) return;
    const chosen = this.#history.choose(this.#me, id, choice);
    if (chosen.ok) this.#keep(chosen.value);
    else this.#store.settle({ refusal: chosen.why });
  }

  plan(choices: readonly AnyChoice[]): void {
    if (this.#isOver() || this.#me === undefined) return;
    const planned = this.#history.plan(this.#me, choices);
    this.#store.settle(planned.ok ? {} : { refusal: planned.why });
    // It is only relied upon later, so it is shown once it is kept.
    if (planned.ok) void this.#changed().then(() => this.#store.set(this.#planNow()));
  }

  undo(): void {
    if (this.#isOver() || this.#me === undefined) return;
    const undone = this.#history.undo(this.#me);
    if (undone.ok) this.#keep(undone.value);
    else this.#store.settle({ refusal: undone.why });
  }

  /** Ends the match where it stands; it counts as lost. */
  giveUp(): void {
    if (this.#isOver()) return;
    this.#save = { ...this.#save, givenUp: true };
    this.#store.settle({ ending: GIVEN_UP });
    void this.#changed();
  }

  /** Puts other bots on the seats; the one that thinks now still answers. */
  seat({ bots, sitters }: Pick<LocalSave, 'bots' | 'sitters'>): void {
    this.#save = { ...this.#save, bots, sitters };
    this.#store.set({ sitters });
    void this.#changed();
  }

  async #advise(): Promise<Advice | undefined> {
    if (this.#isOver() || this.#me === undefined) return undefined;
    const task = this.#taskFor(this.#me, botOf(strongestOf(this.game)));
    if (!task) return undefined;
    const { id, choice, options } = await this.#mind.think(task);
    const [best] = options;
    return { id, choice, ...(best && { chance: best.chance }) };
  }

  close(): void {
    this.#isClosed = true;
    this.#mind.close();
  }

  get #viewer(): Viewer {
    return this.#me ?? 'spectator';
  }

  #isOver(): boolean {
    return this.#isClosed || this.#save.givenUp === true;
  }

  #keep(letters: Letters): void {
    this.#told(letters);
    inOwnTask(() => void this.#letBotsChoose());
  }

  /** Tells what happened, and does what is due of what was planned before anything is asked. */
  #told(letters: Letters): void {
    this.#tell(letters);
    for (let next = this.#history.carryOut(); next; next = this.#history.carryOut()) this.#tell(next);
    this.#store.set(this.#planNow());
    void this.#changed();
  }

  #planNow(): Pick<TableState, 'plan'> {
    const isAsked = this.#store.now().updates.at(-1)?.decision !== undefined;
    return {
      plan: this.#me === undefined || isAsked ? undefined : tablePlanOf(this.#history.planning(this.#me)),
    };
  }

  async #changed(): Promise<void> {
    const { entries, match, outcome } = this.#history;
    const intention = this.#me === undefined ? undefined : this.#history.planning(this.#me).intention;
    const save = { ...this.#save, entries, match: formatSave(match), ...(intention && { intention }) };
    await this.#onChange(save, outcome);
  }

  #tell(letters: Letters): void {
    const { updates } = this.#store.now();
    this.#store.settle({ updates: [...updates, ...sentTo(letters, this.#viewer)] });
  }

  /** Lets one bot after another choose, as long as it is a bot's turn. Only one thinks at a time. */
  async #letBotsChoose(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      for (let next = this.#nextTask(); next && !this.#isOver(); next = this.#nextTask()) {
        const [thought] = await Promise.all([this.#thoughtOf(next), this.#wait()]);
        if (this.#isOver()) return;
        // Meanwhile a person may have taken an offer or a choice back: a thought about another question is dropped.
        const chosen = this.#history.choose(next.seat, thought.id, thought.choice);
        if (chosen.ok) this.#told(chosen.value);
      }
    } finally {
      this.#isThinking = false;
    }
  }

  #nextTask(): Task | undefined {
    const { awaiting } = this.#history.snapshot('spectator');
    const next = awaiting.find((one) => this.#save.bots[one] !== undefined);
    const bot = next === undefined ? undefined : this.#save.bots[next];
    return next === undefined || bot === undefined ? undefined : this.#taskFor(next, bot);
  }

  /** What a seat sees and is asked: a bot thinks with no more. */
  #taskFor(one: Seat, bot: string): Task | undefined {
    const { view, decision, offers } = this.#history.snapshot(one);
    if (!decision) return undefined;
    const turn = { game: this.game, seat: one, view, question: decision, offers, random: this.#chance(view) };
    return taskOf(turn, this.game.id, bot);
  }

  /** A bot that cannot think answers in haste, so that the match goes on. */
  async #thoughtOf(task: Task): Promise<Thought> {
    const thought = await this.#mind.think(task).catch(() => undefined);
    if (thought && isListed(task, thought)) return thought;
    return hastyBot.choose({ ...task, game: this.game, random: this.#chance(task.view) });
  }

  #wait(): Promise<void> {
    const shown = this.#store.now().updates.at(-1)?.events.length ?? 0;
    const milliseconds = this.#pause(shown);
    return milliseconds === 0
      ? Promise.resolve()
      : new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

function isListed({ question, offers = [] }: Task, { id, choice }: Thought): boolean {
  const asked = [question, ...offers].find((one) => one.id === id);
  return asked !== undefined && listed(asked.choices, choice) !== undefined;
}

/** What one viewer was sent. */
function sentTo(letters: Letters, to: Viewer): TableState['updates'] {
  return letters.filter(({ viewer }) => viewer === to).map(({ update }) => update);
}

/** A deal by the chance of this browser. */
export function dealHere(seats: number): Deal {
  return makeDeal(
    randomHex(32),
    Array.from({ length: seats }, () => randomHex(16)),
  );
}
