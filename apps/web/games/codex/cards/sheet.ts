import { type DrawingSheet, parseSheet } from '../../../design/art/sheet.ts';
import bases from '../art/bases.svg?url&no-inline';
import emblems from '../art/emblems.svg?url&no-inline';

let fetched: Promise<DrawingSheet> | undefined;

/**
 * The sheet is fetched once; after a failure, the next card asks for it again. What stands in every base is in a file of
 * its own: the table draws it as shapes, and a browser reads the whole file for that.
 */
export function fetchSheet(): Promise<DrawingSheet> {
  fetched ??= Promise.all([emblems, bases].map(textOf))
    .then((texts) => parseSheet(texts.join('')))
    .catch((error) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}

async function textOf(file: string): Promise<string> {
  return (await fetch(file)).text();
}
