import { openBrowser } from '../../../e2e/browser.ts';
import type { Screen } from '../../../e2e/screens.ts';
import { shootScreens } from '../../../e2e/shooting.ts';

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

const browser = await openBrowser();
try {
  await shootScreens(browser, [
    cards('codex-cards', ''),
    cards('codex-cards-feral', '?spec=feral'),
    cards('codex-card', '?spec=feral', 'Barkcoat Bear'),
    cards('codex-card-hero', '?spec=feral', 'Calamandra Moss'),
  ]);
} finally {
  await browser.close();
}
