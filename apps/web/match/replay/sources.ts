import { unreachable } from '@riposte/kernel';
import { loadGame } from '../../games/library.ts';
import { keep } from '../local/keep.ts';
import { replayFileOf } from '../local/replayFile.ts';
import { fetchApi } from '../online/fetchApi.ts';

/** Where a replay comes from. */
export type ReplaySource =
  | { readonly type: 'here'; readonly id: string }
  | { readonly type: 'table'; readonly table: string }
  | { readonly type: 'file'; readonly name: string; readonly text: string };

/** Why there is no replay to show; a server says it in words of its own. */
export type Missing = 'missing' | 'running' | 'tooOld' | 'carried' | 'away' | { readonly text: string };

type Fetched = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: Missing };

/** The largest file that is taken for a replay: a long raid has a hundredth of it. */
const LARGEST = 8_000_000;

export async function fetchReplay(source: ReplaySource, signal: AbortSignal): Promise<Fetched> {
  switch (source.type) {
    case 'here':
      return fromHere(source.id);
    case 'table':
      return fromServer(source.table, signal);
    case 'file':
      return { ok: true, text: source.text };
    default:
      return unreachable(source);
  }
}

/** Reads a file that was chosen or dropped. */
export async function readFile(file: File): Promise<ReplaySource | undefined> {
  if (file.size > LARGEST) return undefined;
  return { type: 'file', name: file.name, text: await file.text() };
}

async function fromHere(id: string): Promise<Fetched> {
  const match = await keep.loadMatch(id);
  const game = match && (await loadGame(match.save.game))?.game;
  if (!match || !game) return { ok: false, why: 'missing' };
  // Its replay holds the secret of the deal.
  if (match.endedAt === undefined) return { ok: false, why: 'running' };
  if (match.save.carried) return { ok: false, why: 'carried' };
  const text = replayFileOf(game, match.save);
  return text === undefined ? { ok: false, why: 'tooOld' } : { ok: true, text };
}

async function fromServer(table: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const path = `/tables/${encodeURIComponent(table)}/replay`;
    const response = await fetchApi(path, { signal });
    const text = await response.text();
    if (response.ok) return { ok: true, text };
    return { ok: false, why: refusalIn(text) ?? (response.status === 404 ? 'missing' : 'away') };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ok: false, why: 'away' };
  }
}

/** The key of a private table for those who may see it; a public one has none. Without a network there is no link to share. */
export async function fetchKey(table: string, signal: AbortSignal): Promise<string | undefined> {
  const path = `/tables/${encodeURIComponent(table)}/invitation`;
  const response = await fetchApi(path, { signal });
  const { key } = (await response.json()) as { readonly key?: unknown };
  return typeof key === 'string' ? key : undefined;
}

/** What the server says of why not, in its own words. */
function refusalIn(text: string): { readonly text: string } | undefined {
  try {
    const told: unknown = JSON.parse(text);
    const isRefusal = typeof told === 'object' && told !== null && 'text' in told;
    return isRefusal && typeof told.text === 'string' ? { text: told.text } : undefined;
  } catch {
    return undefined;
  }
}
