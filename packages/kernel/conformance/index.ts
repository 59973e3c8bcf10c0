export * from './secrecy.ts';
export * from './walk.ts';
