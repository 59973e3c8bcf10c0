import { type RefObject, useEffect, useState } from 'react';
import { type Palette, parseSheet, type Sheet } from '../../../art/sheet.ts';
import file from '../art/island.svg?url&no-inline';
import type { Paint } from './painting.ts';

let fetched: Promise<Sheet> | undefined;

/** The sheet is fetched once; after a failure, the next table asks for it again. */
function fetchSheet(): Promise<Sheet> {
  fetched ??= fetch(file)
    .then((answer) => answer.text())
    .then(parseSheet)
    .catch((error) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}

/** What the island is painted with: the sheet, and the colours that it has in these places in the theme of the page. */
export function usePaint(
  lit: RefObject<Element | null>,
  dusked: RefObject<Element | null>,
): Paint | undefined {
  const [paint, setPaint] = useState<Paint>();
  useEffect(() => {
    let sheet: Sheet | undefined;
    const mix = () => {
      if (!sheet || !lit.current || !dusked.current) return;
      const { colours } = sheet;
      setPaint({
        sheet,
        lit: coloursOf(lit.current, colours),
        dusked: coloursOf(dusked.current, colours),
      });
    };
    fetchSheet().then(
      (found) => {
        sheet = found;
        mix();
      },
      // Without a network there is the ground, and whatever else is known by heart.
      () => {},
    );
    const themes = new MutationObserver(mix);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sheet = undefined;
      themes.disconnect();
    };
  }, [lit, dusked]);
  return paint;
}

function coloursOf(place: Element, names: readonly string[]): Palette {
  const style = getComputedStyle(place);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}
