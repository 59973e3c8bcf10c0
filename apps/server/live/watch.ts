import type { Viewer } from '@riposte/kernel';
import { type Sealed, tableIn } from '../matches/sealed.ts';
import type { StoredPlayer } from '../store/players.ts';
import type { Follower } from './feed.ts';

/** Where bytes for one client go. */
export interface Outlet {
  readonly player: StoredPlayer | undefined;
  /** The player, or the address of a stranger. */
  readonly who: string;
  forward(bytes: Uint8Array): void;
  /** Says that the database has lost something, and hangs up. */
  dismiss(): void;
  /** Resolves once the client has read enough of what it was sent to be sent more. */
  room(): Promise<void>;
}

/** One client's place at one table. It holds nothing of the game, only how far the client has got. */
export class Watch implements Follower {
  readonly match: string;
  readonly viewer: Viewer;
  readonly outlet: Outlet;
  last: number | undefined;
  /** Whether the seat is another player's, shown with a delay. */
  isLate = false;
  readonly #onSeatLost: () => void;

  constructor(match: string, viewer: Viewer, outlet: Outlet, onSeatLost: () => void) {
    this.match = match;
    this.viewer = viewer;
    this.outlet = outlet;
    this.#onSeatLost = onSeatLost;
  }

  take(notice: Sealed): void {
    this.last = notice.seq;
    this.outlet.forward(notice.bytes);
    if (!this.#isStillSeated(notice)) this.#onSeatLost();
  }

  dismiss(): void {
    this.outlet.dismiss();
  }

  jump(seq: number, notices: readonly Sealed[]): void {
    this.last = seq;
    for (const notice of notices) {
      this.outlet.forward(notice.bytes);
      if (this.#isStillSeated(notice)) continue;
      this.#onSeatLost();
      return;
    }
  }

  /**
   * Before the deal a player may stand up and another may sit down: what the seat is sent from then on is for the new
   * player alone. Nor does a player who has sat down see the seats of others any more, however late.
   */
  #isStillSeated(notice: Sealed): boolean {
    if (this.viewer === 'spectator') return true;
    const table = tableIn(notice);
    if (!table) return true;
    const own = this.outlet.player?.id;
    if (this.isLate) return own === undefined || table.seats.every(({ player }) => player?.id !== own);
    return table.seats[this.viewer]?.player?.id === own;
  }
}
