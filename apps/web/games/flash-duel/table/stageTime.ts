import type { Event } from '@riposte/flash-duel';

/** What turns a duel: seen with its card and its crest. */
const GREAT: ReadonlySet<Event['type']> = new Set([
  'abilityUsed',
  'abilityCountered',
  'handsShown',
  'revealed',
  'accused',
  'handNamed',
  'lifeClaimed',
]);

/** How long an event has the stage to itself, in milliseconds: a great moment, or those who meet for the first time. */
export function stageTime(event: Event): number {
  if (event.type === 'roundBegan') return event.round === 1 ? 1200 : 0;
  return GREAT.has(event.type) ? 900 : 0;
}
