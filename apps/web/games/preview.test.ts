import { readFileSync } from 'node:fs';
import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';

test.each(SHELF)('a link to a table of $id has a picture, 1200 by 630 (npm run previews)', ({ id }) => {
  const picture = readFileSync(new URL(`../public/preview/${id}.png`, import.meta.url));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_200, 630]);
});
