import { Scene } from '@riposte/codex/testing';
import { expect, inject, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { keepsMatch } from '../../../e2e/keptMatch.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { matchFrom } from '../everyCard.ts';

const { invite } = guests();

/** So far, in pixels, the level of a hero stands over the edge of its card. */
const OVER = 5;

test('on a phone, a crowded back line is moved along to what has just arrived, its level and all', async () => {
  const anna = await invite('Anna', SIZES.phone);
  const { page } = anna;
  const camp = ['iron-man', 'older-brother', 'tenderfoot', 'brick-thief', 'helpful-turtle', 'hired-stomper'];
  const scene = new Scene({ heroes: ['troq-bashar'], gold: 9, play: camp, hand: ['fruit-ninja'] });
  await keepsMatch(page, inject('house'), matchFrom(scene));
  await anna.opens('/play/codex');
  const line = page.getByRole('list', { name: 'Your back line' });
  /** How far a card stands within the edges of the line. */
  const roomOf = async (card: string) => {
    const [outer, inner] = [
      await line.boundingBox(),
      await line.getByRole('button', { name: card }).boundingBox(),
    ];
    if (!outer || !inner) throw new Error(`${card} is not to be seen`);
    return { left: inner.x - outer.x, right: outer.x + outer.width - inner.x - inner.width };
  };
  await anna.answers(/^Play/);
  await expect.poll(async () => (await roomOf('Fruit Ninja')).right).toBeGreaterThanOrEqual(0);
  await anna.answers(/^Summon/);
  await expect.poll(async () => (await roomOf('Troq Bashar')).left).toBeGreaterThan(OVER);
});
