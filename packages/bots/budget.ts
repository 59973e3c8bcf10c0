import type { Budget } from './search.ts';

/** A budget that keeps to both. */
export function lesser(one: Budget, other: Budget): Budget {
  const iterations = Math.min(one.iterations ?? Infinity, other.iterations ?? Infinity);
  const milliseconds = Math.min(one.milliseconds ?? Infinity, other.milliseconds ?? Infinity);
  return {
    ...(iterations < Infinity && { iterations }),
    ...(milliseconds < Infinity && { milliseconds }),
  };
}
