export * from './bot.ts';
export * from './greedy.ts';
export * from './random.ts';
export * from './search.ts';
