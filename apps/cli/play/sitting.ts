import type { AnyChoice, AnyState, History, Random, Seat } from '@riposte/kernel';
import type { AnyBoard } from '../boards/board.ts';
import { EXIT_CODES, Exit } from '../exit.ts';
import type { Listed } from '../games.ts';
import { type Opponent, thinkOf } from '../opponents.ts';
import { paint } from '../paint.ts';
import { listOf, wrap } from '../paragraph.ts';
import { clear, hide, type Terminal } from '../terminal.ts';
import { Chronicle } from './chronicle.ts';
import { hintLines } from './hint.ts';
import { numbered } from './numbered.ts';
import { resultLines } from './outcome.ts';
import { drawScene, drawScreen, type Scene, textColumns } from './screen.ts';
import type { Seating } from './seating.ts';
import { Typing } from './typing.ts';

/** A match of some game, with its log. */
export type AnyHistory = History<AnyState, AnyChoice, unknown, unknown, unknown>;

/** After so many choices of opponents a person sees how things stand, though nothing is asked of them. */
const LONG = 16;

/** So much of what happened is shown to all who share a keyboard. */
const LAST = 5;

/** So many rows it takes to ask whether to keep the replay. */
const ASKING = 2;

/** A match at this terminal, from the first question to the last. */
export class Sitting {
  readonly #listed: Listed;
  readonly #history: AnyHistory;
  readonly #seating: Seating;
  readonly #terminal: Terminal;
  readonly #random: Random;
  readonly #board: AnyBoard;
  readonly #chronicle: Chronicle;
  /** The seat that last had the keyboard. */
  #atKeyboard: Seat | undefined;
  /** Whether the game stops after each choice of an opponent. */
  #isWatched = false;
  /** How many choices opponents have made since a person last saw the table. */
  #unseen = 0;

  constructor(listed: Listed, history: AnyHistory, seating: Seating, terminal: Terminal, random: Random) {
    this.#listed = listed;
    this.#history = history;
    this.#seating = seating;
    this.#terminal = terminal;
    this.#random = random;
    this.#board = listed.board;
    this.#chronicle = new Chronicle(listed.game.words, listed.guide, (viewer) => seating.namesFor(viewer));
    this.#chronicle.record(history.opening);
  }

  /** Plays to the end, and says how it ended. */
  async play(): Promise<void> {
    for (;;) {
      const [seat] = this.#history.snapshot('spectator').awaiting;
      if (seat === undefined) break;
      const { opponent } = this.#seating.at(seat);
      if (!opponent) await this.#personChooses(seat);
      else if (!(await this.#isInterrupted())) this.#opponentChooses(seat, opponent);
    }
    this.#showEnd();
  }

  #opponentChooses(seat: Seat, opponent: Opponent): void {
    const { view, decision: question, offers } = this.#history.snapshot(seat);
    if (!question) throw new Error(`nothing is asked of seat ${seat}`);
    // Where the screen is drawn anew afterwards.
    if (this.#terminal.look.clears) this.#write([` ${this.#seating.at(seat).name} is thinking …`]);
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
    this.#show(drawScreen(scene));
    for (;;) {
      const meant = typing.read(
        await this.#line(
          ` Your choice (${length === 1 ? 1 : `1-${length}`}${undo ? ', undo' : ''}, or help): `,
        ),
      );
      switch (meant.type) {
        case 'answer':
          return this.#choose(seat, meant.answer.id, meant.answer.choice);
        case 'undo': {
          const refused = await this.#undo(seat);
          if (refused === undefined || !(await this.#comeBack(scene))) return;
          this.#write([` ${refused}`]);
          break;
        }
        case 'act': {
          const other = this.#seating.personCalled(meant.name);
          if (other === undefined || other === seat) this.#write([` ${this.#whoCanAct(seat)}`]);
          else if ((await this.#personActs(other)) || !(await this.#comeBack(scene))) return;
          break;
        }
        case 'watch':
          this.#toggleWatch();
          break;
        case 'hint':
          this.#write(hintLines(this.#listed.game, scene, this.#random));
          break;
        case 'again':
          this.#show(drawScreen({ ...scene, look: this.#terminal.look }));
          break;
        case 'quit':
          throw this.#leave(EXIT_CODES.ok);
        case 'say':
          this.#write(meant.lines);
      }
    }
  }

  /** Lets a player do what can be done at any time. Says whether anything was. */
  async #personActs(seat: Seat): Promise<boolean> {
    if (this.#seating.isShared) await this.#passKeyboard(seat);
    const scene = this.#sceneFor(seat);
    const offers = scene.answers.filter(({ isOffer }) => isOffer);
    const typing = new Typing(this.#listed, scene, this.#chronicle.allFor(seat));
    this.#show(drawScreen(scene));
    const which = offers.map(({ number }) => number);
    for (;;) {
      const typed = await this.#line(
        ` Press Enter to go on${which.length > 0 ? `, or act (${which[0]}-${which.at(-1)}, or help)` : ''}: `,
      );
      const meant = typing.read(typed);
      switch (meant.type) {
        case 'answer':
          this.#choose(seat, meant.answer.id, meant.answer.choice);
          return true;
        case 'again':
          return false;
        case 'watch':
          this.#toggleWatch();
          break;
        case 'undo':
        case 'act':
        case 'hint':
          this.#write([' First press Enter to go on.']);
          break;
        case 'quit':
          throw this.#leave(EXIT_CODES.ok);
        case 'say':
          this.#write(meant.lines);
      }
    }
  }

  /** People may act before a choice of an opponent, if they watch or have not been asked for long. Says whether one did. */
  async #isInterrupted(): Promise<boolean> {
    if (this.#unseen < (this.#isWatched ? 1 : LONG)) return false;
    const [person] = this.#seating.people;
    if (!this.#seating.isShared) return person !== undefined && this.#personActs(person);
    const { view, awaiting } = this.#history.snapshot('spectator');
    const { look } = this.#terminal;
    const names = this.#seating.labelsFor('spectator');
    const canAct = this.#canAct();
    hide(this.#terminal);
    this.#atKeyboard = undefined;
    this.#unseen = 0;
    this.#show(
      drawScene(
        this.#board.draw(view, { look, names }),
        this.#chronicle.newsFor('spectator').slice(-LAST),
        look,
        [
          ` ${listOf(
            awaiting.map((seat) => names[seat] ?? ''),
            'and',
          )} will choose next.`,
        ],
      ),
    );
    const typed = await this.#line(
      ` Press Enter to go on${canAct ? ', or type the name of who wants to act' : ''}: `,
    );
    if (typed.trim().toLowerCase() === 'watch') this.#toggleWatch();
    const other = canAct ? this.#seating.personCalled(typed) : undefined;
    return other !== undefined && this.#personActs(other);
  }

  /** Whether any player could do anything at any time; it tells neither who nor what. */
  #canAct(): boolean {
    return this.#seating.seats.some((seat) => this.#history.snapshot(seat).offers.length > 0);
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
    this.#write([
      this.#isWatched
        ? ' From now on the game stops after each choice of a practice opponent.'
        : ' The game stops no more after each choice of a practice opponent.',
    ]);
  }

  #sceneFor(seat: Seat): Scene {
    this.#unseen = 0;
    const { game } = this.#listed;
    const snapshot = this.#history.snapshot(seat);
    return {
      game,
      options: this.#history.match.options,
      board: this.#board,
      look: this.#terminal.look,
      labels: this.#seating.labelsFor(seat),
      names: this.#seating.namesFor(seat),
      seat,
      snapshot,
      answers: numbered(game, snapshot, this.#seating.namesFor(seat), this.#board),
      news: this.#chronicle.newsFor(seat),
      canAct: this.#canAct(),
    };
  }

  /** Takes the seat's last choice back, by consent where another player has learnt something since. Says why not. */
  async #undo(seat: Seat): Promise<string | undefined> {
    const free = this.#history.undo(seat);
    const needsConsent = !free.ok && free.error === 'UNDO_NEEDS_CONSENT';
    const hasChosen = this.#history.entries.some((entry) => entry.type === 'choice' && entry.seat === seat);
    const refusing = needsConsent && hasChosen ? await this.#whoRefuses(seat) : undefined;
    if (refusing !== undefined) return `${refusing} would rather not take it back.`;
    const undone = needsConsent ? this.#history.takeBack(seat) : free;
    if (!undone.ok) return undone.why.text;
    // A choice that others have not noticed is taken back without their notice, too: only letters tell of it.
    this.#chronicle.record(undone.value);
    if (needsConsent) this.#chronicle.note(this.#seating.seats, () => this.#agreement(seat));
    return undefined;
  }

  #agreement(seat: Seat): string {
    const others = this.#seating.othersThan(seat);
    const agreed = others.length > 0 ? `${listOf(others, 'and')} agreed. ` : '';
    return `${agreed}From here on other cards may be drawn.`;
  }

  /** Practice opponents always agree; people are asked, the asker's hand put out of sight. */
  async #whoRefuses(seat: Seat): Promise<string | undefined> {
    const asker = this.#seating.at(seat).name;
    for (const other of this.#seating.people.filter((one) => one !== seat)) {
      const { name } = this.#seating.at(other);
      hide(this.#terminal);
      this.#atKeyboard = other;
      this.#write([` ${asker} would like to take back the last choice. What has been seen stays seen.`, '']);
      const answer = await this.#line(` ${name}, do you agree? (y/n) `);
      if (!/^y(es)?$/i.test(answer.trim())) return name;
    }
    return undefined;
  }

  /** Gives the keyboard to the player who is asked. Says whether the question is still open: another may act before. */
  async #handOver(seat: Seat): Promise<boolean> {
    while (this.#seating.isShared && this.#atKeyboard !== seat) {
      const canAct = this.#canAct();
      const other = this.#seating.personCalled(await this.#passKeyboard(seat, canAct));
      if (other !== undefined && other !== seat && canAct && (await this.#personActs(other))) return false;
    }
    return true;
  }

  /** Goes back to a question whose asker gave the keyboard away. Says whether it is still open. */
  async #comeBack(scene: Scene): Promise<boolean> {
    if (!this.#seating.isShared || this.#atKeyboard === scene.seat) return true;
    if (!(await this.#handOver(scene.seat))) return false;
    this.#show(drawScreen(scene));
    return true;
  }

  async #passKeyboard(seat: Seat, mayWait = false): Promise<string> {
    const { name } = this.#seating.at(seat);
    hide(this.#terminal);
    this.#write([` Pass the keyboard to ${paint(this.#terminal.look, 'strong', name)}.`, '']);
    if (mayWait) this.#write([' (To act first, another player types their name instead.)', '']);
    const typed = await this.#line(` ${name}, press Enter when nobody else is looking. `);
    this.#atKeyboard = seat;
    return typed;
  }

  #showEnd(): void {
    const [person] = this.#seating.people;
    const { isShared } = this.#seating;
    const viewer = isShared || person === undefined ? 'spectator' : person;
    const { outcome, view } = this.#history.snapshot(viewer);
    if (!outcome) throw new Error('the game stopped before its end');
    const { look } = this.#terminal;
    const names = this.#seating.labelsFor(viewer);
    if (isShared) hide(this.#terminal);
    const news = this.#chronicle.newsFor(viewer);
    // Those who share a keyboard were told the rest when it was their turn.
    const latest = isShared ? news.slice(-LAST) : news;
    this.#show(
      drawScene(this.#board.draw(view, { look, names }), latest, { ...look, rows: look.rows - ASKING }, [
        ...resultLines(outcome, names)
          .flatMap((line) => wrap(` ${line}`, textColumns(look), 1))
          .map((line) => paint(look, 'strong', line)),
        ...this.#achieved().map((line) => ` ${line}`),
      ]),
    );
  }

  /** What this match alone has earned its player. */
  #achieved(): readonly string[] {
    const { feats } = this.#listed.guide;
    const result = feats?.resultOf(this.#history.match.state);
    const earned = feats && result !== undefined ? feats.earned([result]) : [];
    return earned.map(({ name, points, rule }) => `Achievement: ${name}, ${points} points (rule ${rule}).`);
  }

  #show(lines: readonly string[]): void {
    clear(this.#terminal);
    this.#write(this.#terminal.look.clears ? lines : ['', ...lines]);
  }

  #write(lines: readonly string[]): void {
    this.#terminal.write(lines.map((line) => `${line}\n`).join(''));
  }

  async #line(prompt: string): Promise<string> {
    const typed = await this.#terminal.ask(prompt);
    if (typed.type === 'line') return typed.text;
    throw this.#leave(typed.type === 'interrupted' ? EXIT_CODES.interrupted : EXIT_CODES.ok);
  }

  #leave(code: 0 | 130): Exit {
    this.#write([' The game was left unfinished; nothing was saved.']);
    return new Exit(code);
  }
}
