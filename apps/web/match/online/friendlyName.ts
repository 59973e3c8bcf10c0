const HOW = [
  'Quiet',
  'Swift',
  'Early',
  'Merry',
  'Brave',
  'Patient',
  'Lucky',
  'Wry',
  'Bold',
  'Gentle',
  'Keen',
  'Calm',
];
const WHO = [
  'Heron',
  'Otter',
  'Fox',
  'Crane',
  'Badger',
  'Swallow',
  'Lynx',
  'Hare',
  'Magpie',
  'Stoat',
  'Raven',
  'Carp',
];

/** A name for a player who has not given one: no player is asked before they play. Both chances are from 0 to 1. */
export function friendlyName(one: number, other: number): string {
  return `${pick(HOW, one)} ${pick(WHO, other)}`;
}

function pick(words: readonly string[], chance: number): string {
  return words[Math.min(words.length - 1, Math.floor(chance * words.length))] ?? '';
}
