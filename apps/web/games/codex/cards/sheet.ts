import { parseSheet, type Sheet } from '../../../art/sheet.ts';
import file from '../art/emblems.svg?url&no-inline';

let known: Sheet | undefined;
let fetched: Promise<Sheet> | undefined;

/** The sheet of all emblems, where it is here already. */
export function knownSheet(): Sheet | undefined {
  return known;
}

/** The sheet is fetched once; after a failure, the next card asks for it again. */
export function fetchSheet(): Promise<Sheet> {
  fetched ??= fetch(file)
    .then((answer) => answer.text())
    .then((text) => {
      known = parseSheet(text);
      return known;
    })
    .catch((error) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}
