import { readFile } from 'node:fs/promises';
import guide from '@riposte/codex/guide';
import { parseRulebook } from '@riposte/kernel';
import { expect, inject, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { keepsMatch } from '../../../e2e/keptMatch.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { crowded } from '../crowded.ts';

const { invite } = guests();

/** The name that a sentence begins with. */
const NAME = /^[\w ]+(?=[,:])/;

/** What a sentence gives, in numbers: “+1 ATK” and “1 ATK more” are the same. */
function amountsIn(text: string): readonly string[] {
  const counted = text.replace(/\ba card\b/, '1 card');
  return [...counted.matchAll(/\d+ (?:armor|ATK|gold|card)|resist \d+/g)].map(([amount]) => amount);
}

/** The sentences of the rules, by their numbers. */
async function rules(): Promise<ReadonlyMap<string, string>> {
  const { chapters } = parseRulebook(await readFile(guide.rulebook, 'utf8'));
  return new Map(chapters.flatMap((chapter) => chapter.rules.map(({ number, text }) => [number, text])));
}

test(
  'on a phone, a touch on the sign of a patrol slot says what it gives, and a long press what keywords mean',
  async () => {
    const anna = await invite('Anna', SIZES.phone);
    const { page } = anna;
    await keepsMatch(page, inject('house'), crowded());
    await anna.opens('/play/codex');
    await anna.isAsked();
    const why = page.locator('[data-part="whyNot"]');
    const signs = page.locator('[data-part="signs"] button');
    expect(await signs.count()).toBe(5);
    const sentences = await rules();
    for (const [index, rule] of ['8.4', '8.5', '8.6', '8.7', '8.8'].entries()) {
      const sign = signs.nth(index);
      await sign.click();
      await expect.poll(() => why.textContent()).toContain(`Rule ${rule}`);
      // In short and in a sentence it says what the rule says.
      const said = (await why.textContent()) ?? '';
      const sentence = sentences.get(rule) ?? '';
      const gives = amountsIn(sentence);
      expect(said.match(NAME)?.[0]).toBe(sentence.match(NAME)?.[0]);
      expect(gives).toHaveLength(1);
      expect(amountsIn(said)).toEqual(expect.arrayContaining([...gives]));
      expect(amountsIn((await sign.textContent()) ?? '')).toEqual(gives);
    }
    const card = page.locator('[data-part="board"] [data-id][aria-label*="resist"]').first();
    const box = await card.boundingBox();
    if (!box) throw new Error('nothing has resist');
    const tools = await page.context().newCDPSession(page);
    const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await expect
      .poll(() => page.locator('[data-part="lens"]').textContent())
      .toMatch(/An opponent pays \d gold for each time they target it/);
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  PATIENCE,
);
