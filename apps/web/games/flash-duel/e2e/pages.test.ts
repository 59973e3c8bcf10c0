import { expect, test } from 'vitest';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';
import { laysTable, sitsDown } from '../../../e2e/meeting.ts';
import type { Person } from '../../../e2e/people.ts';
import { SIZES } from '../../../e2e/sizes.ts';

const { invite } = guests();

test('an invited friend sees who challenges them, and one tap begins the duel', async () => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben', SIZES.phone)];
  await ada.prefers({ name: 'Ada' });
  const link = await laysTable(ada, 'flash-duel', ['Mode', 'Simple']);
  await ben.opens(link);
  await ben.page.getByRole('heading', { level: 1, name: 'Ada challenges you' }).waitFor();
  await ben.page.getByRole('region', { name: 'Invitation' }).getByRole('button', { name: 'Sit down' }).tap();
  for (const { page } of [ada, ben]) {
    const asked = page.getByRole('region', { name: 'The question' });
    await asked
      .or(page.getByRole('heading', { name: /^Waiting for/ }))
      .first()
      .waitFor();
  }
});

test('the link to a table has a preview, and its picture is there', async () => {
  const ada = await invite('Ada');
  await ada.prefers({ name: 'Ada' });
  const link = await laysTable(ada, 'flash-duel', ['Mode', 'Simple']);
  const page = await (await fetch(new URL(link, ada.house))).text();
  const fact = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
  expect(fact('og:title')).toBe('Ada challenges you: Flash Duel');
  expect(fact('og:description')).not.toBe('');
  expect(new URL(fact('og:image')).origin).toBe(new URL(ada.house).origin);
  const picture = await fetch(fact('og:image'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('where nobody plays an exhibition of bots is watched, and says what it is', async () => {
  const { page, ...mira } = await invite('Mira');
  await page.goto(`${mira.house}/watch/flash-duel`);
  const notice = page.getByRole('complementary', { name: 'Exhibition' });
  await notice.getByText('bots play until people do').waitFor();
  const told = page.getByRole('complementary', { name: 'What happened' }).getByRole('listitem');
  await expect.poll(() => told.count(), { timeout: 60_000 }).toBeGreaterThan(2);
  expect(await page.locator('[data-walk="answers"] button').count()).toBe(0);
  await notice.getByRole('link', { name: 'Find an opponent' }).click();
  await page.waitForURL('**/find/flash-duel');
});

test('the front door remembers the last opponent, and the match that was left', async () => {
  const mira = await invite('Mira');
  const { page } = mira;
  const button = page.getByRole('link', { name: /^(Play now|Go on|Again|Play again)/ }).first();
  await mira.prefers({ level: 3 });
  await mira.opens('/play/flash-duel');
  await mira.isAsked();
  await mira.answers(0);
  await mira.opens('/');
  await expect.poll(() => button.textContent()).toBe('Go on against Wren');
  await button.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page
    .getByRole('button', { name: /^(Yes|Give up)/ })
    .last()
    .click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => button.textContent()).toBe('Again against Wren');
});

test('at 1280 the ways to play stand in one line, rules among them, beneath pictures of equal height', async () => {
  const { page, ...mira } = await invite('Mira', { viewport: { width: 1280, height: 800 } });
  await page.goto(mira.house);
  const links = page.getByRole('navigation', { name: 'Flash Duel' }).getByRole('link');
  await links.filter({ hasText: 'Rules' }).waitFor();
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([6, 1]);
  const heights = await page
    .locator('main section > div:first-child')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect([heights.length, new Set(heights).size]).toEqual([3, 1]);
});

test('at 1280 no button of a replay lies over another', async () => {
  const mira = await invite('Mira', { viewport: { width: 1280, height: 800 } });
  const errands = new Errands(mira.context, mira.house);
  await errands.becomes('Mira');
  await mira.opens(`/replay/t/${await errands.playsMatch('flash-duel', { mode: 'simple' })}`);
  const replay = mira.page.getByRole('region', { name: 'Replay', exact: true });
  await replay.getByRole('button', { name: 'Next round' }).waitFor();
  const covered = await replay.getByRole('button').evaluateAll((buttons) => {
    const boxes = buttons
      .map((button) => ({
        label: button.ariaLabel ?? button.textContent,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0)
      .sort((one, other) => one.box.left - other.box.left);
    return boxes.flatMap(({ label, box }, index) => {
      const next = boxes[index + 1];
      return next && next.box.left < box.right - 1 ? [`${label} and ${next.label}`] : [];
    });
  });
  expect(covered).toEqual([]);
});

/** Two at a table, the second with a phone. */
async function pair(): Promise<readonly [Person, Person]> {
  const [anna, ben] = [await invite('Anna'), await invite('Ben', SIZES.phone)];
  await anna.prefers({ name: 'Anna' });
  await ben.prefers({ name: 'Ben' });
  await sitsDown(ben, await laysTable(anna, 'flash-duel', ['Mode', 'Simple']));
  await ben.page.getByRole('button', { name: 'More' }).waitFor();
  await anna.page.getByRole('button', { name: 'Talk' }).waitFor();
  return [anna, ben];
}

test('on a phone a line that was said goes away by itself, and Talk is named with it', async () => {
  const [anna, ben] = await pair();
  await anna.page.getByRole('button', { name: 'Talk' }).click();
  await anna.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await anna.page.keyboard.press('Enter');
  const peek = ben.page.getByRole('button', { name: 'Anna Good luck!' });
  await peek.waitFor();
  await peek.waitFor({ state: 'hidden' });
  await ben.page.getByRole('button', { name: 'More' }).tap();
  const talk = ben.page.getByRole('button', { name: 'Talk, 1 new line' });
  await talk.waitFor();
  expect(await talk.evaluate((button) => getComputedStyle(button, '::after').content)).toContain('Talk');
});

test('on a phone the word that a player is away can be closed, and covers neither log nor More', async () => {
  const [anna, ben] = await pair();
  await anna.leaves();
  const notice = ben.page.getByText('Anna is away.');
  // It is said once the game waits for them.
  for (let count = 0; count < 20 && !(await notice.isVisible()); count++) {
    const answer = ben.page.locator('[data-walk="answers"] button:enabled:not([aria-pressed])').first();
    if (await answer.isVisible()) await answer.tap();
    await ben.page.waitForTimeout(1_000);
  }
  await notice.waitFor();
  for (const name of ['Log', 'More'])
    await ben.page.getByRole('button', { name, exact: true }).tap({ trial: true });
  await ben.page.getByRole('button', { name: 'Close' }).tap();
  await notice.waitFor({ state: 'hidden' });
});

test('a rematch is asked for and taken at the same table, and talk goes on', async () => {
  const [anna, ben] = await pair();
  await anna.page.getByRole('button', { name: 'Talk' }).click();
  await anna.page.getByRole('textbox', { name: 'Say something' }).fill('Well fought.');
  await anna.page.keyboard.press('Enter');
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  await anna.page.getByRole('button', { name: 'Resign' }).click();
  await anna.page.getByRole('button', { name: 'Resign' }).last().click();

  const first = anna.place;
  await Promise.all([anna, ben].map(({ page }) => page.getByText('has checked the deal').waitFor()));
  const places = () =>
    Promise.all([anna, ben].map(({ page }) => page.getByRole('link', { name: 'Replay' }).boundingBox()));
  const before = await places();
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.getByText('Waiting for Ben.').waitFor();
  await ben.page.getByText('Anna wants a rematch.').waitFor();
  expect(await places()).toEqual(before);
  expect([anna.place, ben.place]).toEqual([first, first]);
  await ben.page.getByRole('button', { name: 'Take the rematch' }).tap();
  await Promise.all(
    [anna, ben].map(({ page }) => page.waitForURL((url) => url.pathname + url.search !== first)),
  );
  expect(anna.place).toBe(ben.place);
  // It is still open.
  await anna.page.getByRole('log', { name: 'What was said' }).getByText('Well fought.').waitFor();
});
