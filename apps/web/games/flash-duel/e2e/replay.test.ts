import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';
import bold from './strategy.ts';

const { invite } = guests();

/** Steers a replay that is open, and looks at its proof, which has so many points. */
async function watches({ page }: Person, points: number): Promise<void> {
  const replay = page.getByRole('region', { name: 'Replay', exact: true });
  const moment = replay.getByRole('slider', { name: 'Moment of the match' });
  await moment.waitFor();
  const last = Number(await moment.getAttribute('max'));
  expect(last).toBeGreaterThan(5);

  const told = async () => moment.getAttribute('aria-valuetext');
  const first = await told();
  await replay.getByRole('button', { name: 'Next turn' }).click();
  await expect.poll(told).not.toBe(first);
  await replay.getByRole('button', { name: 'Turn before' }).click();
  await expect.poll(told).toBe(first);
  const places = () =>
    replay.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await places();
  await moment.fill(String(last));
  await expect.poll(told).toContain(`${last + 1} of ${last + 1}`);
  expect(await places()).toEqual(before);
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(String(last));

  await replay.getByRole('button', { name: 'Verified fair' }).click();
  const proof = page.getByRole('dialog', { name: 'Verified fair' });
  await proof.getByText(/^All \d+ choices were allowed by the rules/).waitFor();
  expect(await proof.getByRole('listitem').count()).toBe(points);
  // It listens to keys once it has the focus.
  await page.locator('[role="dialog"]:focus-within').waitFor();
  await page.keyboard.press('Escape');
  await proof.waitFor({ state: 'hidden' });
}

test('the replay of a match on the server is opened, steered and verified', async () => {
  const anna = await invite('Anna');
  const errands = new Errands(anna.context, anna.house);
  await errands.becomes('Anna');
  const table = await errands.playsMatch('flash-duel', { mode: 'simple' });
  await anna.opens(`/t/${table}`);
  await anna.page.getByRole('link', { name: 'Replay' }).click();
  // One more than alone: what the seats had sealed.
  await watches(anna, 7);
});

test('the replay of a duel in this browser is opened, steered and verified', async () => {
  const anna = await invite('Anna');
  await anna.opens('/play/flash-duel');
  await anna.playsToTheEnd(bold);
  await anna.page.getByRole('link', { name: 'Watch the replay' }).click();
  await watches(anna, 6);

  await anna.opens('/replay');
  const record = anna.page.getByRole('region', { name: 'Played here' });
  await record.getByRole('heading', { name: 'Ways to play' }).waitFor();
  const share = record.getByRole('listitem').filter({ hasText: 'Flash Duel, Simple' }).first();
  expect(await share.textContent()).toMatch(/[01] of 1 match won$/);
  for (const theme of ['dusk', 'paper']) {
    await inTheme(anna.page, theme);
    expect(await obstaclesOn(anna.page)).toEqual([]);
  }
});
