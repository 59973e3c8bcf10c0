import { expect, test } from 'vitest';
import { copyStack, describeStack, type Frame, stackFor, varsOf } from './frame.ts';
import { seat } from './seat.ts';

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

test('the frame stack reads in words', () => {
  expect(describeStack([])).toBe('(nothing running)');
  const stack = [
    { procedure: 'turn', step: 'on', vars: {} },
    { procedure: 'fight', step: 'blockAnswered', vars: { by: 1, with: [3] } },
  ];
  expect(describeStack(stack)).toBe('turn › fight(by 1, with [3]) › blockAnswered');
});

test('a copied stack shares nothing that rules change', () => {
  const stack = [
    { procedure: 'turn', step: 'on', vars: { left: 2 }, answers: [{ seat: seat(0), choice: 'a' }] },
  ];
  const copy = copyStack(stack);
  expect(copy).toEqual(stack);
  expect(copy[0]).not.toBe(stack[0]);
  expect(copy[0]?.vars).not.toBe(stack[0]?.vars);
  expect(stackFor(stack, seat(1))[0]?.answers).toEqual([{ seat: 0 }]);
  expect(stackFor(stack, seat(0))[0]?.answers).toEqual([{ seat: 0, choice: 'a' }]);
  expect(stackFor(stack, 'spectator')[0]?.answers).toEqual([{ seat: 0 }]);
});
