import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { obstaclesOn } from './axe.ts';
import { Errands } from './errands.ts';
import { guests } from './guests.ts';

const { invite } = guests();
const game = SHELF[0]?.id ?? '';
const clock = { type: 'correspondence', perTurn: 3 * 86_400_000 };

test('a player says that they are away; the table, the list of tables and the opponent’s page say until when', async () => {
  const anna = await invite('Anna', { viewport: { width: 390, height: 844 } });
  const ben = await invite('Ben');
  const [annas, bens] = [await Errands.of(anna), await Errands.of(ben)];
  const { id } = await bens.ask<{ readonly id: string }>('POST', '/tables', { game, options: {}, clock });
  await bens.sits(id);
  await annas.sits(id);
  while (await bens.answers(id));

  await ben.opens(`/t/${id}`);
  await anna.opens('/me');
  await anna.page.getByLabel('Away from now on').selectOption('14');
  expect(await obstaclesOn(anna.page)).toEqual([]);
  await anna.page.getByRole('button', { name: 'Go away' }).click();
  await anna.page.getByRole('heading', { name: 'You are away' }).waitFor();
  await anna.page.getByText('you are away, 16 days left').waitFor();
  expect(await obstaclesOn(anna.page)).toEqual([]);

  // Ben’s table is told at once, with why it may take so long.
  await ben.page.getByText(/^Anna is away until \w+ \d+: no time is counted for them until then/).waitFor();
  await ben.page
    .getByText(/^away until \w+ \d+$/)
    .first()
    .waitFor();
  expect(await obstaclesOn(ben.page)).toEqual([]);

  // The clock counts them, too.
  await ben.page.getByRole('timer', { name: '16 d left' }).waitFor();
  const list = await ben.context.newPage();
  await list.goto(new URL('/me', ben.house).href);
  await list.getByRole('link', { name: /Anna.*Their turn.*away until \w+ \d+/ }).waitFor();

  await anna.opens(`/t/${id}`);
  await anna.page.getByText(/^You are away until/).waitFor();
  await anna.page.getByRole('button', { name: 'I am back' }).click();
  await ben.page.getByText(/^Anna is away until/).waitFor({ state: 'detached' });
  await anna.opens('/me');
  await anna.page.getByText('29 days left of 30 in a year.').waitFor();
});
