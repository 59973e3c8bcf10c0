import { BOT_NAMES } from '../games.ts';
import { skeletonOf } from './skeleton.ts';

/** Who has one of these words in their name seems to speak for the service. */
const POWERS = [
  'admin',
  'admins',
  'administrator',
  'gamemaster',
  'mod',
  'moderator',
  'moderators',
  'mods',
  'official',
  'operator',
  'riposte',
  'staff',
  'support',
  'sysadmin',
  'system',
];

/** What the service itself calls people, seats and places. */
const OWN = [
  'a former player',
  'anonymous',
  'everybody',
  'former player',
  'guest',
  'host',
  'level',
  'nobody',
  'null',
  'root',
  'server',
  'spectator',
  'undefined',
  'unknown',
  'you',
];

/** What a name looks like, without what stands between words, and without a number at the end. */
function core(name: string): string {
  return skeletonOf(name.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/(?<=.)\p{N}+$/u, ''));
}

const TAKEN = new Set([...OWN, ...BOT_NAMES, ...POWERS].map(core));
const POWERFUL = new Set(POWERS.map(core));

/** Whether a name is that of a bot or of the service itself, or pretends to speak for it. */
export function isReserved(name: string): boolean {
  return TAKEN.has(core(name)) || name.split(/[\s._'’-]+/u).some((word) => POWERFUL.has(core(word)));
}
