export * from './check.ts';
export * from './day.ts';
export * from './deal.ts';
export * from './week.ts';
