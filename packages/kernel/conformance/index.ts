export * from './keepsake.ts';
export * from './secrecy.ts';
export * from './walk.ts';
