import type { Locator, Page } from 'playwright-core';
import type { Person } from '../../../e2e/people.ts';
import { answersOn, questionOn } from '../../../e2e/table.ts';

/** So long, in milliseconds, an answer is looked for before the table is looked at again. */
const GLANCE = 1_000;

/** Ends a turn in words, without a patrol. */
export async function endsTurn(person: Person): Promise<void> {
  const { page } = person;
  await person.isAsked();
  await person.answers(/^Set the patrol/);
  const waiting = questionOn(page).filter({ hasText: /^Waiting/ });
  await clicksUntil(answersOn(page).filter({ hasText: /^Leave it empty/ }), waiting);
}

/** Clicks what is there to be clicked, again and again, until the other is seen. */
export async function clicksUntil(answers: Locator, end: Locator): Promise<void> {
  while (!(await end.isVisible())) {
    await end.or(answers).first().waitFor();
    // The last of them is still there for a moment when it has been felt.
    await answers
      .first()
      .click({ timeout: GLANCE })
      .catch(() => undefined);
  }
}

/** Lets bots think only while the page is told so, in this page and after a reload. */
export function holdBots(): void {
  const send = Worker.prototype.postMessage;
  const waiting: (() => void)[] = [];
  const isHeld = () => sessionStorage.getItem('held') === 'yes';
  Worker.prototype.postMessage = function post(this: Worker, ...sent: unknown[]) {
    const go = () => Reflect.apply(send, this, sent);
    if (isHeld()) waiting.push(go);
    else go();
  };
  addEventListener('bots', () => {
    for (const go of waiting.splice(0)) go();
  });
}

export async function holds(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('held', 'yes'));
}

export async function lets(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('held', 'no');
    dispatchEvent(new Event('bots'));
  });
}
