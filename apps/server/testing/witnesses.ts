import { randomBytes } from 'node:crypto';
import { type Deal, type Doubt, doubtOf, newWitness, sealFrom, testify, type Witness } from '@riposte/kernel';
import type { Result } from '@riposte/protocol';
import type { Matches } from '../matches/matches.ts';
import type { Table } from '../matches/table.ts';
import type { StoredPlayer } from '../store/players.ts';
import { granted } from './tables.ts';

/** A player whose client seals its nonce, keeps what it saw, and checks the proof. */
export class WitnessClient {
  readonly player: StoredPlayer;
  readonly root = randomBytes(32).toString('hex');
  #witness: Witness | undefined;

  constructor(player: StoredPlayer) {
    this.player = player;
  }

  async sit(matches: Matches, id: string): Promise<Table> {
    const table = granted(await matches.sit(id, this.player, { seal: sealFrom(this.root) }));
    this.#witness = newWitness(this.root, table.setting.commitment);
    return table;
  }

  /** Looks at the table, and shows its nonce if it has no doubt. */
  async show(matches: Matches, id: string): Promise<Result<Table>> {
    return matches.openings.showNonce(id, this.player.id, await this.nonce(matches, id));
  }

  async nonce(matches: Matches, id: string): Promise<string> {
    const { dealing, commitment, seats } = granted(await matches.lookups.table(id));
    const seat = seats.find(({ player }) => player?.id === this.player.id)?.seat;
    if (!dealing || !this.#witness || seat === undefined) throw new Error('no nonce is due');
    const said = testify(this.#witness, { ...dealing, commitment, seat });
    if (!said.ok) throw new Error(said.doubt);
    this.#witness = said.witness;
    return said.nonce;
  }

  doubtOf(deal: Deal): Doubt | undefined {
    return this.#witness && doubtOf(this.#witness, deal);
  }
}
