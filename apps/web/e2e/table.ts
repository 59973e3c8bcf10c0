import type { Locator, Page } from 'playwright-core';

/** What stands on the page: a question and the texts of its answers. */
export interface Question {
  readonly text: string;
  readonly answers: readonly string[];
}

export type Asked = Question | 'over';

/** Which answer somebody gives, by its place in the list. */
export type Strategy = (question: Question) => number;

/** Strikes whenever he can and never defends himself: his matches are short. */
export const bold: Strategy = ({ answers }) =>
  firstOf(answers, [/^Attack/, /^Dash \d, strike/, /^Let it hit/, /^Use none/, /forward$/]);

/** Takes the first of the answers that fits one of these, in their order; else the first there is. */
function firstOf(answers: readonly string[], wishes: readonly RegExp[]): number {
  for (const wish of wishes) {
    const index = answers.findIndex((answer) => wish.test(answer));
    if (index >= 0) return index;
  }
  return 0;
}

/** Where the answers of the open question are, on either board. */
export const ANSWERS = 'main section ol button';

export function questionOn(page: Page): Locator {
  return page.locator('main section h2');
}

export function answersOn(page: Page): Locator {
  return page.locator(ANSWERS);
}

export async function whatIsAsked(page: Page, patience: number): Promise<Asked> {
  await questionOn(page).waitFor({ timeout: patience });
  return {
    text: (await questionOn(page).textContent()) ?? '',
    answers: await answersOn(page).allTextContents(),
  };
}

export async function answer(page: Page, which: string | RegExp | number): Promise<void> {
  const buttons = answersOn(page);
  await (typeof which === 'number' ? buttons.nth(which) : buttons.filter({ hasText: which }).first()).click();
}
