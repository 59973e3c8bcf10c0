import codex from '@riposte/codex';
import { SLOTS } from '@riposte/codex/table';
import { Scene } from '@riposte/codex/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { keepsMatch } from '../../../e2e/keptMatch.ts';
import type { Person } from '../../../e2e/people.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { crowded } from '../crowded.ts';
import { matchFrom } from '../everyCard.ts';

const { invite } = guests();

const SUM = '[data-part="sum"]';
const TOLD = '[data-part="told"]';
const STRUCK = /attack|damage|died/;
/** From what is pulled to the finger. */
const LINE = '[data-part="board"] > svg > path:only-child[d]';

/** In how many steps a finger goes its way. */
const STEPS = 8;
/** So long, in milliseconds, a finger rests on a thing to read it. */
const READING = 700;
/** So long, in milliseconds, a question stands that nothing answers by itself. */
const STANDS = 1_000;

interface Spot {
  readonly x: number;
  readonly y: number;
}

type State = Parameters<typeof codex.decisions>[0];

const FULL = crowded();
const FIGHT = fightOn(FULL.state as State);

/** A patroller, and another that it can attack: both are to be seen on a phone, too. */
function fightOn(state: State): { readonly attacker: number; readonly target: number } {
  const isPatroller = (id: number) => (state.things.find((thing) => thing.id === id)?.slot ?? -1) in SLOTS;
  const [asked] = codex.decisions(state);
  for (const attack of asked?.choices ?? []) {
    if (!asked || attack.type !== 'attack' || !isPatroller(attack.thing)) continue;
    const [next] = codex.advance(state, asked.seat, attack).decisions;
    const target = next?.question === 'defender' && next.choices.findLast(({ type }) => type === 'pick');
    if (target && target.type === 'pick' && isPatroller(target.thing))
      return { attacker: attack.thing, target: target.thing };
  }
  throw new Error('nothing can attack');
}

const pieceOn = (page: Page, id: number) => page.locator(`[data-id="${id}"]`);
const litOn = (page: Page, id: number, light: string) =>
  pieceOn(page, id).and(page.locator(`[data-light="${light}"]`));

async function middleOf(page: Page, id: number): Promise<Spot> {
  const box = await pieceOn(page, id).boundingBox();
  if (!box) throw new Error(`${id} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Sits down to a match that goes on from a table, and waits until the attacker can be touched. */
async function goesOn({ page, ...anna }: Person, match = FULL, attacker = FIGHT.attacker): Promise<void> {
  await keepsMatch(page, inject('house'), match);
  await page.goto(`${anna.house}/play/codex`);
  await litOn(page, attacker, 'act').waitFor();
}

async function hasStruck(page: Page): Promise<void> {
  await expect.poll(() => page.locator(TOLD).textContent()).toMatch(STRUCK);
  await expect.poll(() => page.locator(SUM).count()).toBe(0);
}

test.each([
  ['desk', SIZES.desk],
  ['phone', SIZES.phone],
])(
  'on a full table, at a %s, a target is aimed at and struck, however soon it is touched',
  async (_name, size) => {
    const anna = await invite('Anna', size);
    const { page } = anna;
    await goesOn(anna);
    // Both touches before the next frame: the target is not lit yet.
    await page.evaluate(async ({ attacker, target }) => {
      const touch = (id: number) => document.querySelector<HTMLElement>(`[data-id="${id}"]`)?.click();
      touch(attacker);
      await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
      touch(target);
    }, FIGHT);
    await page.locator(SUM).waitFor();
    await litOn(page, FIGHT.target, 'target').click();
    await hasStruck(page);
  },
  PATIENCE,
);

test(
  'the button of an attack names what is aimed at, and goes there in one step',
  async () => {
    const anna = await invite('Anna', SIZES.phone);
    const { page } = anna;
    await goesOn(anna);
    await pieceOn(page, FIGHT.attacker).click();
    const button = page.locator('[data-part="answers"] [data-tone="attack"]');
    await expect.poll(() => button.textContent()).toMatch(/^1?Attack …$/);
    await litOn(page, FIGHT.target, 'choose').click();
    await expect.poll(() => button.textContent()).toMatch(/^1?Attack \w+/);
    await button.click();
    // Nothing asks for the target any more.
    await expect.poll(() => page.locator(TOLD).textContent()).toMatch(STRUCK);
    expect(await page.locator('[data-part="question"]').textContent()).not.toMatch(/attack\?$/);
  },
  PATIENCE,
);

test('an attack that had no choice of targets leaves nothing for the next to be aimed at', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  const leader = { card: 'gigadon', slotName: 'squad leader' } as const;
  const scene = new Scene({ gold: 0, play: ['marauder', 'fairie-dragon'] }, { play: [leader] });
  const idOf = (card: string) => scene.state.things.find((thing) => thing.card === card)?.id ?? -1;
  await goesOn(anna, matchFrom(scene), idOf('marauder'));
  // What walks can attack the squad leader alone.
  await pieceOn(page, idOf('marauder')).click();
  await litOn(page, idOf('gigadon'), 'target').click();
  await hasStruck(page);
  // What flies has a choice, and is asked.
  await anna.isAsked();
  await anna.answers(/Fairie Dragon/);
  await litOn(page, idOf('gigadon'), 'choose').waitFor();
  await page.waitForTimeout(STANDS);
  expect(await litOn(page, idOf('gigadon'), 'choose').count()).toBe(1);
});

test('on a phone, what cannot be chosen is read or says why, and what is told at the edge is whole', async () => {
  const anna = await invite('Anna', SIZES.phone);
  const { page } = anna;
  const leader = { card: 'gigadon', slotName: 'squad leader' } as const;
  const scene = new Scene(
    { gold: 0, play: ['helpful-turtle', 'fairie-dragon'] },
    { play: [leader, 'older-brother'] },
  );
  const idOf = (card: string) => scene.state.things.find((thing) => thing.card === card)?.id ?? -1;
  await goesOn(anna, matchFrom(scene), idOf('helpful-turtle'));
  // Nothing is asked that it could answer.
  await pieceOn(page, idOf('older-brother')).tap();
  await page.getByRole('dialog', { name: 'Older Brother' }).waitFor();
  await page.keyboard.press('Escape');
  // The turtle can only reach the squad leader, whose armor takes all.
  await pieceOn(page, idOf('helpful-turtle')).tap();
  const tag = pieceOn(page, idOf('gigadon')).locator('[data-part="tag"]');
  await expect.poll(() => tag.textContent()).toBe('armor takes 1');
  await expect.poll(async () => (await tag.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await pieceOn(page, idOf('older-brother')).tap();
  const why = page.locator('[data-part="whyNot"]');
  await expect.poll(() => why.textContent()).toContain('The squad leader Gigadon has to be attacked first.');
  expect(await litOn(page, idOf('helpful-turtle'), 'chosen').count()).toBe(1);
});

/** A finger, or a mouse where there is none. */
async function handOn(page: Page, hasTouch: boolean) {
  const tools = await page.context().newCDPSession(page);
  /** Where fingers are, the first of them first. */
  let fingers: readonly Spot[] = [];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    tools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((spot, id) => ({ ...spot, id })),
    });
  return {
    async moves({ x, y }: Spot) {
      if (!hasTouch) return page.mouse.move(x, y);
      fingers = [{ x, y }, ...fingers.slice(1)];
      await touch('touchMove');
    },
    /** One finger more, where there is one already. */
    async touches({ x, y }: Spot) {
      if (!hasTouch) return page.mouse.move(x, y).then(() => page.mouse.down());
      fingers = [...fingers, { x, y }];
      await touch('touchStart');
    },
    async letsGo() {
      if (!hasTouch) return page.mouse.up();
      fingers = [];
      await touch('touchEnd');
    },
  };
}

type Hand = Awaited<ReturnType<typeof handOn>>;

async function goes(hand: Hand, from: Spot, to: Spot): Promise<void> {
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await hand.moves({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
}

test.each([
  ['at a desk, an attacker is pulled onto its target', SIZES.desk, 0],
  ['on a phone, an attacker is pulled onto its target', SIZES.phone, 0],
  ['on a phone, an attacker is pulled onto its target after it was read', SIZES.phone, READING],
])(
  '%s',
  async (_name, size, rests) => {
    const anna = await invite('Anna', size);
    const { page } = anna;
    await goesOn(anna);
    const [from, to] = [await middleOf(page, FIGHT.attacker), await middleOf(page, FIGHT.target)];
    const hand = await handOn(page, 'hasTouch' in size);
    await hand.touches(from);
    await page.waitForTimeout(rests);
    await goes(hand, from, to);
    await page.locator(SUM).waitFor();
    await hand.letsGo();
    await hasStruck(page);
  },
  PATIENCE,
);

test('a second finger on the table does not take what is pulled out of the first', async () => {
  const anna = await invite('Anna', SIZES.phone);
  const { page } = anna;
  await goesOn(anna);
  const [from, to] = [await middleOf(page, FIGHT.attacker), await middleOf(page, FIGHT.target)];
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const hand = await handOn(page, true);
  await hand.touches(from);
  await goes(hand, from, between);
  await page.locator(LINE).waitFor();
  await hand.touches({ x: between.x + 80, y: between.y });
  await goes(hand, between, to);
  await page.locator(SUM).waitFor();
  await hand.letsGo();
  await hasStruck(page);
  expect(await page.locator(LINE).count()).toBe(0);
});

test('what was let go outside of the board is not pulled any more', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  await goesOn(anna);
  const [from, to] = [await middleOf(page, FIGHT.attacker), await middleOf(page, FIGHT.target)];
  const outside = { x: 4, y: from.y };
  const hand = await handOn(page, false);
  await hand.touches(from);
  await hand.moves(outside);
  await hand.letsGo();
  await goes(hand, outside, to);
  expect(await litOn(page, FIGHT.attacker, 'act').count()).toBe(1);
  expect(await page.locator(LINE).count()).toBe(0);
});

test('on a phone, two fingers make the table larger wherever they are, and one moves a line along', async () => {
  const anna = await invite('Anna', SIZES.phone);
  const { page } = anna;
  await goesOn(anna);
  const pieces = page.getByRole('list', { name: /^(Your|Their) back line$/ }).getByRole('button');
  const ways = await pieces.evaluateAll((all) =>
    all.map((one) => `${one.dataset.light}: ${getComputedStyle(one).touchAction}`),
  );
  expect(new Set(ways)).toEqual(new Set(['act: pan-x pinch-zoom', 'none: auto']));
});
