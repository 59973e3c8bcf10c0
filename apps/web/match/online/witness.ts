import { type Doubt, newWitness, type Seat, sealFrom, testify, type Witness } from '@riposte/kernel';
import type { Result, TableCard } from '@riposte/protocol';
import { randomHex } from '../../table/randomHex.ts';
import { type Keep, keep } from '../local/keep.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import { ensurePlayer } from './player.ts';

/** Who takes part in the deal at which table. */
interface Deals {
  readonly table: string;
  readonly player: string;
}

type Kept = Pick<Keep, 'recall' | 'remember'>;

/** What this browser keeps of a deal; nothing where the player sat down elsewhere. */
export async function witnessOf(deals: Deals, kept: Kept = keep): Promise<Witness | undefined> {
  const witness = await kept.recall<Partial<Witness>>(nameOf(deals));
  return isWhole(witness) ? witness : undefined;
}

/** Sits down. The number that is sealed is kept before the seal is sent, and the commitment as soon as it was seen. */
export async function sitDown(table: string, seat?: Seat): Promise<Result<TableCard>> {
  const me = await ensurePlayer();
  if (!me.ok) return me;
  const deals = { table, player: me.value.id };
  const sat = await ask(calls.sit(table, sealFrom(await rootFor(deals)), seat));
  if (sat.ok) await noteCommitment(deals, sat.value.commitment);
  return sat;
}

/** The number behind our seal at a table: the same one again for a player who stood up and sits down again. */
export async function rootFor(deals: Deals, kept: Kept = keep): Promise<string> {
  const known = await kept.recall<Partial<Witness>>(nameOf(deals));
  if (known?.root !== undefined) return known.root;
  const root = randomHex(32);
  await kept.remember(nameOf(deals), { root });
  return root;
}

/** Keeps what the server is bound to; what it said first counts. */
export async function noteCommitment(deals: Deals, commitment: string, kept: Kept = keep): Promise<void> {
  const known = await kept.recall<Partial<Witness>>(nameOf(deals));
  if (known?.root === undefined || isWhole(known)) return;
  await kept.remember(nameOf(deals), newWitness(known.root, commitment));
}

/**
 * Shows our nonce where it is due. What all are bound to is kept before that; where it is not as it should be nothing
 * is shown, and the doubt is given back.
 */
export async function answerDealing(
  card: TableCard,
  player: string,
  { kept = keep, show = showNonce }: { readonly kept?: Kept; readonly show?: typeof showNonce } = {},
): Promise<Doubt | undefined> {
  const { id: table, dealing, commitment, seats } = card;
  const seat = seats.find((one) => one.player?.id === player)?.seat;
  if (!dealing || seat === undefined || !dealing.awaited.includes(seat)) return undefined;
  const deals = { table, player };
  // The news may be faster than the answer to sitting down.
  await noteCommitment(deals, commitment, kept);
  const witness = await witnessOf(deals, kept);
  if (!witness) return undefined;
  const said = testify(witness, { ...dealing, commitment, seat });
  if (!said.ok) return said.doubt;
  await kept.remember(nameOf(deals), said.witness);
  await show(table, said.nonce);
  return undefined;
}

async function showNonce(table: string, nonce: string): Promise<void> {
  await ask(calls.showNonce(table, nonce));
}

function nameOf({ table, player }: Deals): string {
  return `deal ${table} ${player}`;
}

function isWhole(witness: Partial<Witness> | undefined): witness is Witness {
  return witness?.commitment !== undefined;
}
