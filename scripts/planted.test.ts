import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED, withFault } from './planted.ts';

const ROOT = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

// Whether each is found takes minutes: `npm run planted`, before a release.
test.each(Object.entries(PLANTED))('%s can be planted, and names a test', (_name, fault) => {
  const source = read(fault.file);
  expect(withFault(fault, source)).not.toBe(source);
  expect(read(fault.test)).toContain(fault.title ?? '');
});

test('docs/check.md says what is planted', () => {
  const page = read('docs/check.md');
  expect(Object.keys(PLANTED).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
