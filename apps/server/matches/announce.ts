import type { Bus } from '../bus/bus.ts';
import { type Notice, subjectOf } from './notice.ts';
import { labelsOf, seal } from './sealed.ts';
import { botTurnsOf, type Table } from './table.ts';

/** Where turns of bots are given out, and the group of those who take them. */
export const BOT_TURNS = 'bots.turn';
export const BOT_WORKERS = 'workers';

/** Where turns are given out that need a worker with these rules. */
export function turnsBy(game: string, rulesVersion: string): string {
  return `${BOT_TURNS}.${game}.${rulesVersion.replaceAll(/[^a-z0-9-]/gi, '_')}`;
}

/** A turn that some worker should think about. */
export interface BotJob {
  readonly match: string;
  readonly seat: number;
}

const encoder = new TextEncoder();

/** Sends viewers what they are told. It has been committed: if this never arrives, the head check finds out. */
export function sendNotices(bus: Bus, notices: readonly Notice[]): void {
  for (const notice of notices) {
    const subject = subjectOf(notice.match, notice.as);
    if (!bus.isHeard(subject)) continue;
    const sealed = seal(notice);
    bus.publish(subject, sealed.bytes, labelsOf(sealed));
  }
}

/** Gives out the turns of bots that were not awaited before. */
export function giveOutTurns(bus: Bus, before: Table | undefined, after: Table): void {
  const known = before ? botTurnsOf(before).map(({ seat }) => `${seat} ${askedOf(before, seat)}`) : [];
  for (const { seat } of botTurnsOf(after)) {
    if (known.includes(`${seat} ${askedOf(after, seat)}`)) continue;
    const job: BotJob = { match: after.setting.id, seat };
    bus.publish(BOT_TURNS, encoder.encode(JSON.stringify(job)));
  }
}

function askedOf({ match }: Table, seat: number): number | undefined {
  return match?.desks[seat]?.asked;
}
