import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';
import bold from './strategy.ts';

const { invite } = guests();

async function inWords(name: string): Promise<Person> {
  const person = await invite(name);
  await person.prefers({ plain: true });
  await person.opens('/play/flash-duel');
  return person;
}

test('a whole duel is played in words, by roles and names alone', async () => {
  const { page } = await inWords('Anna');
  const question = page.getByRole('region', { name: 'Question' });
  const answers = page.getByRole('region', { name: 'Your answers' }).getByRole('button');
  const over = question.getByRole('status').filter({ hasText: /^(You (won|lost)|Nobody won) the match/ });
  await answers.first().waitFor();
  expect(await page.getByRole('main').ariaSnapshot()).toMatch(BOARD);

  for (let count = 0; !(await over.isVisible()); count++) {
    expect(count).toBeLessThan(400);
    expect(await question.getByRole('status').textContent()).not.toBe('');
    const snapshot = await page.getByRole('region', { name: 'Your answers' }).ariaSnapshot();
    const names = [...snapshot.matchAll(/button "([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    const name = names[bold({ text: '', answers: names })] ?? '';
    await answers.and(page.getByRole('button', { name, exact: true })).click();
    await answers.first().or(over).first().waitFor();
  }
});

/** What the board says of itself, in the order in which it matters. */
const BOARD = new RegExp(
  [
    'main "Flash Duel in words"',
    'heading "Flash Duel" \\[level=1\\]',
    'region "Question"',
    'status:[^]*Your move. The distance is \\d+',
    'region "Your answers"',
    'button "Move \\d forward"',
    'region "What happened"',
    'log "What happened"',
    'listitem: "?Round 1\\.',
    'region "The table"',
    'heading "Your hand"',
    'heading "Cards you have not seen"',
    'region "Who sits where"',
  ].join('[^]*'),
);
