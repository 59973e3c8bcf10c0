import { expect, test } from 'vitest';
import { type Frame, varsOf } from './frame.ts';

test('the vars of the innermost procedure of a name are found, and none where it is not running', () => {
  const stack: readonly Frame<never>[] = [
    { procedure: 'turn', step: 'act', vars: { seat: 0 } },
    { procedure: 'fight', step: 'answer', vars: { defender: 1 } },
    { procedure: 'turn', step: 'act', vars: { seat: 1 } },
  ];
  expect(varsOf(stack, 'turn')).toEqual({ seat: 1 });
  expect(varsOf(stack, 'fight')).toBe(stack[1]?.vars);
  expect(varsOf(stack, 'raid')).toBeUndefined();
  expect(varsOf([], 'turn')).toBeUndefined();
});
