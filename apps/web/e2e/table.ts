import type { Locator, Page } from 'playwright-core';

/** What stands on the page: a question and the names of its answers. */
export interface Question {
  readonly text: string;
  readonly answers: readonly string[];
}

export type Asked = Question | 'over';

/** Which answer a player gives, by its place in the list. */
export type Strategy = (question: Question) => number;

/** Takes the first of the answers that fits one of these, in their order; else the first there is. */
export function firstOf(answers: readonly string[], wishes: readonly RegExp[]): number {
  for (const wish of wishes) {
    const index = answers.findIndex((answer) => wish.test(answer));
    if (index >= 0) return index;
  }
  return 0;
}

/**
 * Where the answers of the open question are while they can be given: on the plain board, on the drawn one, and
 * where one of many is looked at before it is chosen.
 */
export const ANSWERS = [
  '[aria-labelledby="plain-answers"] button:not([aria-disabled="true"])',
  '[data-walk="answers"] button:enabled:not([aria-pressed])',
  'ul[data-walk="answers"] ~ div > button:enabled',
].join(', ');

export function answersOn(page: Page): Locator {
  return page.locator(ANSWERS);
}

/** The question, or who is waited for, or how the match ended. */
export function questionOn(page: Page): Locator {
  const region = page.getByRole('region', { name: /^(The q|Q)uestion$/ });
  return region
    .getByRole('status')
    .or(region.getByRole('heading', { level: 1 }))
    .first();
}

export function logOn(page: Page): Locator {
  return page.getByRole('log').getByRole('listitem');
}

/** What the question says when there is none any more. */
export const OVER = /^(You won|You lost|Nobody won|The match is over)|resigned|ran out|draw was agreed/;

/** The same in the title of a drawn table. */
export const OVER_DRAWN = /won$|^Not this time$|^The match is over$/;

/** How the match ended, once it has. */
export function endOn(page: Page): Locator {
  const drawn = page.getByRole('heading', { level: 1, name: OVER_DRAWN });
  return questionOn(page).filter({ hasText: OVER }).or(drawn).first();
}

/** Waits until something is asked, or the match is over. */
export async function whatIsAsked(page: Page, patience: number): Promise<Asked> {
  await nextFrames(page);
  const answers = answersOn(page);
  const over = endOn(page);
  await answers.first().or(over).first().waitFor({ timeout: patience });
  if (await over.isVisible()) return 'over';
  const names = await namesOf(answers);
  // The match may have ended meanwhile, and where it is drawn there is no question then.
  const text = await questionOn(page).or(over).first().textContent();
  return (await over.isVisible()) ? 'over' : { text: text ?? '', answers: names };
}

/** What a screen reader calls each of these buttons. */
function namesOf(buttons: Locator): Promise<readonly string[]> {
  return buttons.evaluateAll((all) =>
    // In the page, all at once.
    all.map((button) => {
      const said = button.cloneNode(true) as Element;
      for (const mute of said.querySelectorAll('[aria-hidden="true"]')) mute.remove();
      const by = button.getAttribute('aria-labelledby');
      return (by === null ? said : document.getElementById(by))?.textContent ?? '';
    }),
  );
}

/** Gives one of the answers that were read, if it is still where it was: on a busy machine the next question may have come. */
export async function answerAsRead(page: Page, { answers }: Question, index: number): Promise<void> {
  const now = await namesOf(answersOn(page));
  if (now[index] === answers[index]) await answer(page, index);
}

/** By then what was touched or pressed before is on the table. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Touches an answer, and waits until it was felt: else the same question would be seen once more. */
export async function answer(page: Page, which: string | RegExp | number): Promise<void> {
  const answers = answersOn(page);
  const button = typeof which === 'number' ? answers.nth(which) : named(page, which);
  const touched = await button.elementHandle({ timeout: FELT }).catch(() => undefined);
  // On a busy machine the last answer may have been felt only now, and the next question is another seat's.
  if (!touched && typeof which === 'number') return;
  const before = await touched?.textContent();
  await button.click();
  await page
    .waitForFunction(
      ({ touched, before, selector }) =>
        !touched?.isConnected || !touched.matches(selector) || touched.textContent !== before,
      { touched, before, selector: ANSWERS },
      { timeout: FELT },
    )
    // The next question may have the same answer in the same place.
    .catch(() => undefined);
}

function named(page: Page, name: string | RegExp): Locator {
  return answersOn(page).and(page.getByRole('button', { name })).first();
}

/** So long, in milliseconds, a busy machine may take until a touch is seen. */
const FELT = 3_000;
