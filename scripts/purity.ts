import { type Import, importsOf, isSign } from './imports.ts';
import type { Token } from './tokens.ts';

/** What makes a file impure, and where. */
export interface Impurity {
  readonly line: number;
  readonly what: string;
}

/** What a pure file may not name, and why. */
const IMPURE: Readonly<Record<string, string>> = {
  Date: 'reads the clock',
  performance: 'reads the clock',
  setTimeout: 'is a timer',
  setInterval: 'is a timer',
  setImmediate: 'is a timer',
  queueMicrotask: 'is a timer',
  async: 'is not synchronous',
  await: 'is not synchronous',
  Promise: 'is not synchronous',
  fetch: 'is I/O',
  console: 'is I/O',
  process: 'is I/O',
  globalThis: 'reaches all of these',
};

/** All that could make a file give another game on another day or another machine. */
export function impuritiesOf(tokens: readonly Token[]): readonly Impurity[] {
  return [...importsOf(tokens).flatMap(impureImport), ...tokens.flatMap(impureToken)];
}

function impureImport({ module, line }: Import): readonly Impurity[] {
  return module?.startsWith('node:') ? [{ line, what: `imports ${module}, which is I/O` }] : [];
}

function impureToken({ type, value, line }: Token, index: number, tokens: readonly Token[]) {
  if (type !== 'word') return [];
  if (value === 'random' && isProperty(tokens, index) && tokens[index - 2]?.value === 'Math') {
    return [{ line, what: 'Math.random is chance from outside the state' }];
  }
  if (value === 'import' && isSign(tokens[index + 1], '(')) {
    return [{ line, what: 'import() is not synchronous' }];
  }
  if (!Object.hasOwn(IMPURE, value) || isProperty(tokens, index)) return [];
  return [{ line, what: `${value} ${IMPURE[value]}` }];
}

/** Whether a word is the property of something, which may have any name: after one dot, but not after three. */
function isProperty(tokens: readonly Token[], index: number): boolean {
  return isSign(tokens[index - 1], '.') && !isSign(tokens[index - 2], '.');
}
