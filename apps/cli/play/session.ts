import type { AnyChoice, AnyState, History, Random, Seat } from '@riposte/kernel';
import { bareFacts } from '../boards/bareFacts.ts';
import type { Board } from '../boards/board.ts';
import { EXIT_CODES, Exit } from '../exit.ts';
import type { Listed } from '../games.ts';
import type { Opponent } from '../opponents.ts';
import { paint } from '../paint.ts';
import { listOf } from '../paragraph.ts';
import { clear, hide, type Terminal } from '../terminal.ts';
import { numbered } from './answers.ts';
import { Chronicle } from './chronicle.ts';
import { resultLines } from './outcome.ts';
import { drawScreen, newsLines, type Scene } from './screen.ts';
import type { Seating } from './seating.ts';
import { Typing } from './typing.ts';

/** A match of some game, with its log. */
export type AnyHistory = History<AnyState, AnyChoice, unknown, unknown, unknown>;

/** A match at this terminal, from the first question to the last. */
export class Session {
  readonly #listed: Listed;
  readonly #history: AnyHistory;
  readonly #seating: Seating;
  readonly #terminal: Terminal;
  readonly #random: Random;
  readonly #board: Board<unknown, unknown>;
  readonly #chronicle: Chronicle;
  /** The seat that last had the keyboard. */
  #atKeyboard: Seat | undefined;

  constructor(listed: Listed, history: AnyHistory, seating: Seating, terminal: Terminal, random: Random) {
    this.#listed = listed;
    this.#history = history;
    this.#seating = seating;
    this.#terminal = terminal;
    this.#random = random;
    this.#board = listed.board ?? bareFacts;
    this.#chronicle = new Chronicle(listed.game.words, this.#board, (viewer) => seating.namesFor(viewer));
    this.#chronicle.record(history.opening);
  }

  /** Plays to the end, and says how it ended. */
  async play(): Promise<void> {
    for (;;) {
      const [seat] = this.#history.snapshot('spectator').awaiting;
      if (seat === undefined) break;
      const { opponent } = this.#seating.at(seat);
      if (opponent) this.#opponentChooses(seat, opponent);
      else await this.#personChooses(seat);
    }
    this.#showEnd();
  }

  #opponentChooses(seat: Seat, opponent: Opponent): void {
    const { view, decision: question } = this.#history.snapshot(seat);
    if (!question) throw new Error(`nothing is asked of seat ${seat}`);
    const { game } = this.#listed;
    this.#choose(seat, question.id, opponent.choose({ game, seat, view, question, random: this.#random }));
  }

  #choose(seat: Seat, id: string, choice: AnyChoice): void {
    const chosen = this.#history.choose(seat, id, choice);
    if (!chosen.ok) throw new Error(`a listed choice was refused: ${chosen.why.text}`);
    this.#chronicle.record(chosen.value);
  }

  /** Asks until something is chosen or taken back. */
  async #personChooses(seat: Seat): Promise<void> {
    if (this.#seating.isShared && this.#atKeyboard !== seat) await this.#passKeyboard(seat);
    const scene = this.#sceneFor(seat);
    const typing = new Typing(this.#listed, scene, this.#chronicle.allFor(seat));
    const { length } = scene.answers;
    this.#show(drawScreen(scene));
    let refused: string | undefined;
    for (;;) {
      const meant = typing.read(
        await this.#line(` Your choice (${length === 1 ? 1 : `1-${length}`}, or help): `),
      );
      switch (meant.type) {
        case 'answer':
          return this.#choose(seat, meant.answer.id, meant.answer.choice);
        case 'undo':
          refused = await this.#undo(seat);
          if (refused === undefined) return;
          if (this.#seating.isShared && this.#atKeyboard !== seat) {
            await this.#passKeyboard(seat);
            this.#show(drawScreen(scene));
          }
          this.#write([` ${refused}`]);
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

  #sceneFor(seat: Seat): Scene {
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
    };
  }

  /** Takes the seat's last choice back, by consent where somebody has learnt something since. Says why not. */
  async #undo(seat: Seat): Promise<string | undefined> {
    const free = this.#history.undo(seat);
    const needsConsent = !free.ok && free.error === 'UNDO_NEEDS_CONSENT';
    const hasChosen = this.#history.entries.some((entry) => entry.type === 'choice' && entry.seat === seat);
    const refusing = needsConsent && hasChosen ? await this.#whoRefuses(seat) : undefined;
    if (refusing !== undefined) return `${refusing} would rather not take it back.`;
    const undone = needsConsent ? this.#history.takeBack(seat) : free;
    if (!undone.ok) return undone.why.text;
    const others = this.#seating.othersThan(seat);
    const agreed = `${others.length > 0 ? `; ${listOf(others, 'and')} agreed` : ''}. From here on other cards may be drawn`;
    this.#chronicle.record(undone.value);
    this.#chronicle.note(
      this.#seating.seats,
      (names) => `${names(seat)} took back the last choice${needsConsent ? agreed : ''}.`,
    );
    return undefined;
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

  async #passKeyboard(seat: Seat): Promise<void> {
    const { name } = this.#seating.at(seat);
    hide(this.#terminal);
    this.#write([` Pass the keyboard to ${paint(this.#terminal.look, 'strong', name)}.`, '']);
    await this.#line(` ${name}, press Enter when nobody else is looking. `);
    this.#atKeyboard = seat;
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
    // Those who share a keyboard were told the rest when it was their turn.
    const news = isShared ? this.#chronicle.newsFor(viewer).slice(-3) : this.#chronicle.newsFor(viewer);
    this.#show([
      ...this.#board.draw(view, { look, names }),
      '',
      ...newsLines(news, look),
      '',
      ...resultLines(outcome, names).map((line) => ` ${paint(look, 'strong', line)}`),
      ...(this.#board.epilogue?.(this.#history.match.state) ?? []).map((line) => ` ${line}`),
    ]);
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
