export type { AsyncBot, Mishap, Patience } from './asyncBot.ts';
export * from './bot.ts';
export * from './greedy.ts';
export * from './hasty.ts';
export * from './level.ts';
export * from './named.ts';
export * from './random.ts';
export * from './search.ts';
export { type Task, taskOf, thinkerOf } from './thinker.ts';
