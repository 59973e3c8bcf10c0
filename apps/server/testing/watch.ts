import { seats, type Viewer } from '@riposte/kernel';
import type { Bus } from '../bus/bus.ts';
import { type Notice, subjectOf } from '../matches/notice.ts';

/** What each viewer of a match was sent over the bus. */
export interface Watched {
  of(viewer: Viewer): readonly Notice[];
  /** The bytes, as text. */
  bytesOf(viewer: Viewer): readonly string[];
}

/** Listens to a match on behalf of all its viewers. */
export async function watchMatch(bus: Bus, match: string, count: number): Promise<Watched> {
  const sent = new Map<Viewer, string[]>();
  for (const viewer of [...seats(count), 'spectator' as const]) {
    const heard: string[] = [];
    sent.set(viewer, heard);
    bus.subscribe(subjectOf(match, viewer), (bytes) => heard.push(new TextDecoder().decode(bytes)));
  }
  await bus.settled();
  return {
    of: (viewer) => (sent.get(viewer) ?? []).map((text) => JSON.parse(text) as Notice),
    bytesOf: (viewer) => sent.get(viewer) ?? [],
  };
}
