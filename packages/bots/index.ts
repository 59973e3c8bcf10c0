export { type AsyncBot, MISHAPS, type Mishap, type Patience } from './asyncBot.ts';
export * from './bot.ts';
export * from './levels.ts';
export * from './named.ts';
export { horizonOf, judge } from './playout.ts';
export { greedyBot, hastyBot, randomBot } from './quick.ts';
export { type Budget, distracted, type Outlook, Searcher, type SearchOptions, searchBot } from './search.ts';
export * from './task.ts';
export { thinkerOf } from './thinker.ts';
