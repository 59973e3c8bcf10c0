import { levelsOf } from '@riposte/bots';
import type { AnyChoice, AnyGame, AnyGuide, Seat, Viewer } from '@riposte/kernel';
import type { ChatLine, PresentAnswer, Refusal } from '@riposte/protocol';
import type { Loaded } from '../../games/library.ts';
import type { AnyUpdate, Session, TableState } from '../../table/session.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import type { NumberedNews, TableRequest, Talk } from './happening.ts';
import { invitationTo } from './invitations.ts';
import { type LiveClient, liveClient, type TableListener } from './liveClient.ts';
import { intentionIn, isUsed, planIn } from './plans.ts';
import {
  answered,
  newRoom,
  type Room,
  sinceOf,
  tableStateOf,
  withLoss,
  withNews,
  withSaid,
  withTalk,
} from './room.ts';

/** What is asked about this table; which one it is need not be said. */
type AskingHere = TableRequest extends infer One
  ? One extends TableRequest
    ? Omit<One, 'match'>
    : never
  : never;

/** A match on a server, seen from a seat or as a spectator. It outlives every broken wire. */
export class OnlineSession implements Session, TableListener {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly #client: LiveClient;
  readonly #listeners = new Set<() => void>();
  readonly #seed: AnyUpdate | undefined;
  readonly #onLost: (refusal: Refusal) => void;
  readonly #stop: () => void;
  #room: Room;
  #state: TableState | undefined;
  /** What came while we catch up: it is shown at once, not one after another. */
  #early: NumberedNews[] | undefined = [];
  /** How often the server was asked what is planned: only the last answer counts. */
  #plansFetched = 0;
  #isClosed = false;

  constructor(
    { game, guide }: Loaded,
    viewer: Viewer,
    { table, seq, present }: PresentAnswer,
    onLost: (refusal: Refusal) => void,
    client: LiveClient = liveClient(),
  ) {
    this.game = game;
    this.guide = guide;
    this.#client = client;
    this.#onLost = onLost;
    this.#room = newRoom(viewer, table, seq, levelsOf(game));
    if (present) this.#seed = withNews(this.#room, [present], performance.now()).updates[0];
    const seen = { since: sinceOf(this.#room), history: present?.history, key: invitationTo(table.id) };
    this.#stop = client.watch(table.id, viewer, seen, this);
    this.#set({ ...this.#room, isOpen: client.isOpen });
  }

  get isPatient(): boolean {
    return this.#room.card.clock.type === 'correspondence';
  }

  readonly room = (): Room => this.#room;

  readonly now = (): TableState => {
    this.#state ??= {
      ...tableStateOf(this.#room, this.guide.called),
      plan: planIn(this.game, this.#room),
    };
    return this.#state;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(id: string, choice: AnyChoice): void {
    const { refusal: _old, ...room } = this.#room;
    this.#set({ ...room, sending: { id, choice } });
    void this.ask({ type: 'choose', decision: id, choice: { ...choice } }).then((refusal) =>
      this.#answered(refusal),
    );
  }

  plan(choices: readonly AnyChoice[]): void {
    const plan = this.now().plan;
    if (!plan || plan.isSending) return;
    const { refusal: _old, ...room } = this.#room;
    this.#set({ ...room, isPlanning: true });
    const planned = choices.map((choice) => ({ ...choice }));
    void this.ask({ type: 'plan', choices: planned }).then((refusal) => {
      const intention = intentionIn({ question: plan.question, planned, next: [] });
      this.#set({
        ...this.#room,
        isPlanning: false,
        ...(refusal ? { refusal: refusal.why } : { intention }),
      });
      // It came too late, or was carried out before we heard of it.
      if (refusal || !this.now().plan) void this.#fetchPlan();
    });
  }

  undo(): void {
    void this.ask({ type: 'undo', seq: this.#room.seq }).then((refusal) => this.#answered(refusal));
  }

  /** Asks something about this table: nothing, or why not. */
  ask(asking: AskingHere): Promise<Refusal | undefined> {
    return this.#client.ask({ ...asking, match: this.#room.card.id } as TableRequest);
  }

  /** Gives the seat of a player who has left to a bot. */
  handOver(seat: Seat): Promise<Refusal | undefined> {
    return this.ask({ type: 'handOver', seat });
  }

  /** What was said before we came, or is not to be heard any more. */
  hear(lines: readonly ChatLine[]): void {
    this.#set(withSaid(this.#room, lines));
  }

  /** Forgets what a player said who was blocked. */
  unhear(player: string): void {
    this.#set({ ...this.#room, said: this.#room.said.filter(({ from }) => from.id !== player) });
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.#listeners.clear();
  }

  onNews(news: NumberedNews): void {
    if (this.#early) {
      this.#early.push(news);
      return;
    }
    const { intention, updates } = this.#room;
    this.#set(withNews(this.#room, [news], performance.now()));
    if (isUsed(intention, updates.at(-1), this.#room.updates.at(-1))) void this.#fetchPlan();
  }

  onCaughtUp(hasLost: boolean): void {
    const news = this.#early ?? [];
    this.#early = undefined;
    const room = withNews(this.#room, news, performance.now());
    const isBare = room.updates.length === 0 && this.#seed !== undefined;
    const whole = { ...room, isOpen: true, ...(isBare && { updates: [this.#seed] }) };
    this.#set(hasLost ? withLoss(whole) : whole);
    void this.#fetchPlan();
  }

  onTalk(talk: Talk): void {
    this.#set(withTalk(this.#room, talk));
  }

  onWire(isOpen: boolean): void {
    // What is missed from now on comes all at once; until then nothing is known for sure.
    if (!isOpen) this.#early ??= [];
    if (!isOpen) this.#set({ ...this.#room, isOpen: false });
  }

  onLost(refusal: Refusal): void {
    this.#onLost(refusal);
  }

  /** Asks the server what is planned: it keeps it over reloads, and carries it out. */
  async #fetchPlan(): Promise<void> {
    const { viewer, card, isPlanning } = this.#room;
    if (!this.game.plannable || viewer === 'spectator' || card.status !== 'running' || isPlanning) return;
    this.#plansFetched += 1;
    const number = this.#plansFetched;
    const found = await ask(calls.plan(card.id));
    if (!found.ok || number !== this.#plansFetched || this.#room.isPlanning) return;
    this.#set({ ...this.#room, intention: intentionIn(found.value) });
  }

  #answered(refusal: Refusal | undefined): void {
    if (!refusal) {
      this.#set(answered(this.#room));
      return;
    }
    const { sending: _sent, ...room } = this.#room;
    this.#set({ ...room, refusal: refusal.why });
  }

  #set(room: Room): void {
    if (this.#isClosed) return;
    this.#room = room;
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }
}
