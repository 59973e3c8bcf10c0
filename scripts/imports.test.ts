import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { tokenize } from './tokens.ts';

test.each<[source: string, modules: (string | undefined)[]]>([
  [`import 'x';`, ['x']],
  [`import x from 'x';`, ['x']],
  [`import * as x from "x";`, ['x']],
  [`import { a, type B } from 'x';`, ['x']],
  [`import type { from } from 'x';`, ['x']],
  [`import x from './x.json' with { type: 'json' };`, ['./x.json']],
  [`export * from 'x';`, ['x']],
  [`export * as all from 'x';`, ['x']],
  [`export { a } from 'x';`, ['x']],
  [`export type { A } from 'x';`, ['x']],
  [`export { a };\nconst b = 'x';`, []],
  [`export const a = 'x';`, []],
  [`export type A = 'x';`, []],
  [`const a = await import('x');`, ['x']],
  [`let a: import('x').A;`, ['x']],
  ['import(x);', [undefined]],
  [`import(\`\${x}\`);`, [undefined]],
  ['import(`x`);', ['x']],
  [`import('./x.json', { with: { type: 'json' } });`, ['./x.json']],
  [`import.meta.url; 'x';`, []],
  [`a.import('x');`, []],
  [`// import 'x';`, []],
  [`"import 'x'";`, []],
  [`import a from 'a';\nimport b from 'b';`, ['a', 'b']],
])('the imports of %j are %j', (source, modules) => {
  expect(importsOf(tokenize(source)).map(({ module }) => module)).toEqual(modules);
});

test('an import knows the line its module stands on', () => {
  expect(importsOf(tokenize(`\nimport {\n  a,\n} from 'x';`))).toEqual([{ module: 'x', line: 4 }]);
});
