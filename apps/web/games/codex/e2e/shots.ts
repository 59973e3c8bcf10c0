import { openBrowser } from '../../../e2e/browser.ts';
import type { Screen } from '../../../e2e/screens.ts';
import { makeSheet, shootMoments, shootPositions, shootScreens } from '../../../e2e/shooting.ts';
import { tableOfWaitingAbilities, tablesOfAllCards } from '../everyCard.ts';
import moments from '../moments.ts';

/** The page of these cards, and one of them opened. */
function cards(name: string, search: string, card?: string): Screen {
  return {
    name,
    async open({ page, ...person }) {
      await page.goto(`${person.house}/cards/codex${search}`);
      if (card !== undefined) await page.getByRole('button', { name: new RegExp(`^${card}\\.`) }).click();
    },
  };
}

/** A match that is set up on a map. */
function mapped(name: string): Screen {
  return {
    name,
    async open({ page, ...person }) {
      await page.goto(`${person.house}/new/codex`);
      await page.getByLabel('Map').selectOption({ label: 'Bloodbowl' });
    },
  };
}

const browser = await openBrowser();
try {
  await shootScreens(browser, [
    cards('codex-cards', ''),
    cards('codex-cards-feral', '?spec=feral'),
    cards('codex-card', '?spec=feral', 'Barkcoat Bear'),
    cards('codex-card-hero', '?spec=feral', 'Calamandra Moss'),
    cards('codex-cards-maps', '?kind=map'),
    mapped('codex-map-new'),
    {
      ...mapped('codex-map-play'),
      async open(person) {
        await mapped('').open(person);
        await person.page.getByRole('button', { name: 'Begin' }).click();
        await person.isAsked();
      },
    },
  ]);
} finally {
  await browser.close();
}
await shootMoments('codex', moments);
await shootPositions('codex', [...tablesOfAllCards(), tableOfWaitingAbilities()]);
await makeSheet('codex');
