import type { Viewer } from '@riposte/kernel';
import { tableIn } from '../matches/frame.ts';
import type { Player } from '../store/players.ts';
import type { Follower } from './feed.ts';

/** Where bytes for one client go. */
export interface Outlet {
  readonly player: Player | undefined;
  forward(bytes: Uint8Array): void;
}

/** One client's place at one table. It holds nothing of the game, only how far the client has got. */
export class Watch implements Follower {
  readonly match: string;
  readonly viewer: Viewer;
  readonly outlet: Outlet;
  last: number | undefined;
  /** Whether the seat is another's, shown with a delay. */
  isLate = false;
  readonly #onSeatLost: () => void;

  constructor(match: string, viewer: Viewer, outlet: Outlet, onSeatLost: () => void) {
    this.match = match;
    this.viewer = viewer;
    this.outlet = outlet;
    this.#onSeatLost = onSeatLost;
  }

  take(seq: number, bytes: Uint8Array): void {
    this.last = seq;
    this.outlet.forward(bytes);
    if (!this.#isStillSeated(bytes)) this.#onSeatLost();
  }

  jump(seq: number, frames: readonly Uint8Array[]): void {
    this.last = seq;
    for (const bytes of frames) {
      this.outlet.forward(bytes);
      if (this.#isStillSeated(bytes)) continue;
      this.#onSeatLost();
      return;
    }
  }

  /** Before the deal one may stand up, and another sit down: what the seat is sent then is for him alone. Nor does one who
   *  has sat down see the seats of others any more, however late. */
  #isStillSeated(bytes: Uint8Array): boolean {
    if (this.viewer === 'spectator') return true;
    const table = tableIn(bytes);
    if (!table) return true;
    const own = this.outlet.player?.id;
    if (this.isLate) return own === undefined || table.seats.every(({ player }) => player?.id !== own);
    return table.seats[this.viewer]?.player?.id === own;
  }
}
