import { BOT_NAMES } from '../games.ts';

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

/** Letters and digits that look like a Latin letter, wherever they stand. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  l: 'i',
  ı: 'i',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  а: 'a',
  в: 'b',
  г: 'r',
  д: 'd',
  е: 'e',
  з: 'e',
  и: 'n',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  п: 'n',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ԁ: 'd',
  օ: 'o',
  ս: 'u',
};

/** What a name looks like: the same for names that a hasty reader takes for each other. */
function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...bare].map((sign) => LOOKALIKES[sign] ?? sign).join('');
}

/** The same without what stands between words, and without a number at the end. */
function core(name: string): string {
  return skeleton(name.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/(?<=.)\p{N}+$/u, ''));
}

const TAKEN = new Set([...OWN, ...BOT_NAMES, ...POWERS].map(core));
const POWERFUL = new Set(POWERS.map(core));

/** Whether a name is that of a bot or of the service itself, or pretends to speak for it. */
export function isReserved(name: string): boolean {
  return TAKEN.has(core(name)) || name.split(/[\s._'’-]+/u).some((word) => POWERFUL.has(core(word)));
}
