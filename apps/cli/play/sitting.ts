import { type AnyChoice, PLANNER, type Planning, type Random, type Seat } from '@riposte/kernel';
import type { AnyBoard } from '../boards/board.ts';
import type { Listed } from '../games.ts';
import { type PracticeBot, thinkOf } from '../opponents.ts';
import { listOf } from '../paragraph.ts';
import type { Terminal } from '../terminal.ts';
import type { AnyHistory, TerminalMatch } from './atTable.ts';
import { Chronicle } from './chronicle.ts';
import { showEnd } from './ending.ts';
import { hintLines } from './hint.ts';
import { Keyboard } from './keyboard.ts';
import { numbered } from './numbered.ts';
import { drawScene, drawScreen, type ScreenScene } from './screen.ts';
import type { TerminalSeating } from './seating.ts';
import { takeBack } from './takeBack.ts';
import { type Meant, Typing } from './typing.ts';

/** After so many choices of opponents a person sees how things stand, though nothing is asked of them. */
const LONG = 16;

/** A match at this terminal, from the first question to the last. */
export class Sitting {
  readonly #listed: Listed;
  readonly #history: AnyHistory;
  readonly #seating: TerminalSeating;
  readonly #keyboard: Keyboard;
  readonly #random: Random;
  readonly #board: AnyBoard;
  readonly #chronicle: Chronicle;
  readonly #table: TerminalMatch;
  /** Whether the game stops after each choice of an opponent. */
  #isWatched = false;
  /** How many choices opponents have made since a person last saw the table. */
  #unseen = 0;

  constructor(
    listed: Listed,
    history: AnyHistory,
    seating: TerminalSeating,
    terminal: Terminal,
    random: Random,
  ) {
    this.#listed = listed;
    this.#history = history;
    this.#seating = seating;
    this.#keyboard = new Keyboard(terminal, seating);
    this.#random = random;
    this.#board = listed.board;
    this.#chronicle = new Chronicle(listed.game.words, listed.guide, (viewer) => seating.namesFor(viewer));
    this.#chronicle.record(history.opening);
    history.letPlan(PLANNER);
    this.#table = { listed, history, seating, keyboard: this.#keyboard, chronicle: this.#chronicle };
  }

  /** Plays to the end, and says how it ended. */
  async play(): Promise<void> {
    for (;;) {
      const carried = this.#history.carryOut();
      if (carried) {
        this.#chronicle.record(carried);
        continue;
      }
      const [seat] = this.#history.snapshot('spectator').awaiting;
      if (seat === undefined) break;
      const { opponent } = this.#seating.at(seat);
      if (!opponent) await this.#personChooses(seat);
      else if (!(await this.#isInterrupted())) this.#opponentChooses(seat, opponent);
    }
    showEnd(this.#table);
  }

  #opponentChooses(seat: Seat, opponent: PracticeBot): void {
    const { view, decision: question, offers } = this.#history.snapshot(seat);
    if (!question) throw new Error(`nothing is asked of seat ${seat}`);
    // Where the screen is drawn anew afterwards.
    if (this.#keyboard.terminal.look.clears)
      this.#keyboard.write([` ${this.#seating.at(seat).name} is thinking …`]);
    const { game } = this.#listed;
    const { id, choice } = thinkOf(opponent, { game, seat, view, question, offers, random: this.#random });
    this.#choose(seat, id, choice);
    this.#unseen += 1;
  }

  #choose(seat: Seat, id: string, choice: AnyChoice): void {
    const chosen = this.#history.choose(seat, id, choice);
    if (!chosen.ok) throw new Error(`a listed choice was refused: ${chosen.why.text}`);
    this.#chronicle.record(chosen.value);
  }

  /** Asks until something is chosen or taken back, or until another player has acted. */
  async #personChooses(seat: Seat): Promise<void> {
    if (!(await this.#handOver(seat))) return;
    const scene = this.#sceneFor(seat);
    const typing = new Typing(this.#listed, scene, this.#chronicle.allFor(seat));
    const { length } = scene.answers;
    const { undo } = scene.snapshot;
    this.#keyboard.show(drawScreen(scene));
    for (;;) {
      const meant = typing.read(
        await this.#keyboard.line(
          ` Your choice (${length === 1 ? 1 : `1-${length}`}${undo ? ', undo' : ''}, or help): `,
        ),
      );
      switch (meant.type) {
        case 'answer':
          return this.#choose(seat, meant.answer.id, meant.answer.choice);
        case 'undo': {
          const refused = await takeBack(this.#table, seat);
          if (refused === undefined || !(await this.#comeBack(scene))) return;
          this.#keyboard.write([` ${refused}`]);
          break;
        }
        case 'act': {
          const other = this.#seating.personCalled(meant.name);
          if (other === undefined || other === seat) this.#keyboard.write([` ${this.#whoCanAct(seat)}`]);
          else if ((await this.#personActs(other)) || !(await this.#comeBack(scene))) return;
          break;
        }
        case 'watch':
          this.#toggleWatch();
          break;
        case 'hint':
          this.#keyboard.write(hintLines(this.#listed.game, scene, this.#random));
          break;
        case 'again':
          this.#keyboard.show(drawScreen({ ...scene, look: this.#keyboard.terminal.look }));
          break;
        case 'quit':
          throw this.#keyboard.leave();
        case 'say':
          this.#keyboard.write(meant.lines);
      }
    }
  }

  /** Lets a player do what can be done at any time, or plan. Says whether anything was done. */
  async #personActs(seat: Seat): Promise<boolean> {
    if (this.#seating.isShared) await this.#keyboard.pass(seat);
    // What is planned changes the screen, and what happened stays on it.
    const { news } = this.#sceneFor(seat);
    for (;;) {
      const scene = { ...this.#sceneFor(seat), news };
      const typing = new Typing(this.#listed, scene, this.#chronicle.allFor(seat));
      this.#keyboard.show(drawScreen(scene));
      const meant = await this.#meantActing(scene, typing);
      if (meant === 'nothing') return false;
      if (meant.type === 'answer' && !meant.answer.isPlan) {
        this.#choose(seat, meant.answer.id, meant.answer.choice);
        return true;
      }
      const planned = scene.planning?.intention?.choices ?? [];
      this.#history.plan(
        seat,
        meant.type === 'answer' ? [...planned, meant.answer.choice] : planned.slice(0, -1),
      );
    }
  }

  /** Asks a player who may act until they do, plan, take the last of a plan back, or go on. */
  async #meantActing(
    { answers, planning }: ScreenScene,
    typing: Typing,
  ): Promise<Extract<Meant, { readonly type: 'answer' | 'undo' }> | 'nothing'> {
    const which = answers.map(({ number }) => number);
    const does = [
      ...(answers.some(({ isOffer }) => isOffer) ? ['act'] : []),
      ...(answers.some(({ isPlan }) => isPlan) ? ['plan'] : []),
    ];
    const range = ` (${which.length > 1 ? `${which[0]}-` : ''}${which.at(-1)}, or help)`;
    for (;;) {
      const typed = await this.#keyboard.line(
        ` Press Enter to go on${does.length > 0 ? `, or ${does.join(' or ')}${range}` : ''}: `,
      );
      const meant = typing.read(typed);
      switch (meant.type) {
        case 'answer':
          return meant;
        case 'again':
          return 'nothing';
        case 'undo':
          if (planning?.intention) return meant;
          this.#keyboard.write([' First press Enter to go on.']);
          break;
        case 'watch':
          this.#toggleWatch();
          break;
        case 'act':
        case 'hint':
          this.#keyboard.write([' First press Enter to go on.']);
          break;
        case 'quit':
          throw this.#keyboard.leave();
        case 'say':
          this.#keyboard.write(meant.lines);
      }
    }
  }

  /** People may act before a choice of an opponent, if they watch or have not been asked for long. Says whether one did. */
  async #isInterrupted(): Promise<boolean> {
    if (this.#unseen < (this.#isWatched ? 1 : LONG)) return false;
    const [person] = this.#seating.people;
    if (!this.#seating.isShared) return person !== undefined && this.#personActs(person);
    const { view, awaiting } = this.#history.snapshot('spectator');
    const { look } = this.#keyboard.terminal;
    const names = this.#seating.labelsFor('spectator');
    const canAct = this.#canAct();
    this.#keyboard.hide();
    this.#unseen = 0;
    this.#keyboard.show(
      drawScene(this.#board.draw(view, { look, names }), this.#chronicle.latestFor('spectator'), look, [
        ` ${listOf(
          awaiting.map((seat) => names[seat] ?? ''),
          'and',
        )} will choose next.`,
      ]),
    );
    const typed = await this.#keyboard.line(
      ` Press Enter to go on${canAct ? ', or type the name of who wants to act' : ''}: `,
    );
    if (typed.trim().toLowerCase() === 'watch') this.#toggleWatch();
    const other = canAct ? this.#seating.personCalled(typed) : undefined;
    return other !== undefined && this.#personActs(other);
  }

  /** Whether any player could do anything at any time, or plan; it tells neither who nor what. */
  #canAct(): boolean {
    const { seats, people } = this.#seating;
    return (
      seats.some((seat) => this.#history.snapshot(seat).offers.length > 0) ||
      people.some((seat) => this.#planning(seat) !== undefined)
    );
  }

  /** What a seat has planned and may plan; nothing where it is asked, or nothing can be planned. */
  #planning(seat: Seat): Planning<AnyChoice> | undefined {
    if (this.#history.snapshot(seat).decision) return undefined;
    const planning = this.#history.planning(seat);
    return planning.intention || planning.next ? planning : undefined;
  }

  #whoCanAct(seat: Seat): string {
    const others = this.#seating.people
      .filter((one) => one !== seat)
      .map((one) => this.#seating.at(one).name);
    return others.length === 0
      ? 'Nobody else sits at this keyboard. What you may do at any time has a number, too.'
      : `Type act and a name: ${listOf(others)}.`;
  }

  #toggleWatch(): void {
    this.#isWatched = !this.#isWatched;
    this.#keyboard.write([
      this.#isWatched
        ? ' From now on the game stops after each choice of a practice opponent.'
        : ' The game stops no more after each choice of a practice opponent.',
    ]);
  }

  #sceneFor(seat: Seat): ScreenScene {
    this.#unseen = 0;
    const { game } = this.#listed;
    const snapshot = this.#history.snapshot(seat);
    const names = this.#seating.namesFor(seat);
    const planning = this.#planning(seat);
    return {
      game,
      options: this.#history.match.options,
      board: this.#board,
      look: this.#keyboard.terminal.look,
      labels: this.#seating.labelsFor(seat),
      names,
      seat,
      snapshot,
      answers: numbered(game, snapshot, names, this.#board, planning?.next?.choices),
      news: this.#chronicle.newsFor(seat),
      canAct: this.#canAct(),
      ...(planning && { planning }),
    };
  }

  /** Gives the keyboard to the player who is asked. Says whether the question is still open: another may act before. */
  async #handOver(seat: Seat): Promise<boolean> {
    while (this.#seating.isShared && this.#keyboard.at !== seat) {
      const canAct = this.#canAct();
      const other = this.#seating.personCalled(await this.#keyboard.pass(seat, canAct));
      if (other !== undefined && other !== seat && canAct && (await this.#personActs(other))) return false;
    }
    return true;
  }

  /** Goes back to a question whose asker gave the keyboard away. Says whether it is still open. */
  async #comeBack(scene: ScreenScene): Promise<boolean> {
    if (!this.#seating.isShared || this.#keyboard.at === scene.seat) return true;
    if (!(await this.#handOver(scene.seat))) return false;
    this.#keyboard.show(drawScreen(scene));
    return true;
  }
}
