import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRandom, History, makeDeal, type Seat, seats } from '@riposte/kernel';
import { answersIn, chosenBy } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { gorgasali, type Options } from './index.ts';
import { optionsOf, seatRangeOf } from './options.ts';

const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo'];
const nameOf = (seat: Seat) => NAMES[seat] ?? '';

/** Where a game is kept in words. */
function fileOf(about: string): string {
  return join(import.meta.dirname, 'golden', `${about.replaceAll(' ', '-')}.txt`);
}

/**
 * A whole game in words, as the spectators hear it: chance from a fair deal, the choices that are kept; quick players
 * who fight choose where none are.
 */
function story(about: string, given: Partial<Options>, seed: number): string {
  const options = optionsOf(given);
  const [, count] = seatRangeOf(options);
  const nonces = seats(count).map((seat) => `${seat}a`.repeat(16));
  const history = new History(gorgasali, options, makeDeal(String(seed).padStart(64, '0'), nonces));
  const random = fastRandom(seed);
  const kept = answersIn(existsSync(fileOf(about)) ? readFileSync(fileOf(about), 'utf8') : '');
  const lines = [`Gorgasali, ${about}: a whole game in words. Changed behaviour shows as a difference.`, ''];
  const tell = (letters: typeof history.opening) => {
    for (const { viewer, update } of letters) {
      if (viewer !== 'spectator') continue;
      for (const event of update.events) {
        if (event.type === 'roundBegan') lines.push('');
        lines.push(gorgasali.words.event(event, nameOf).text);
      }
    }
  };
  tell(history.opening);
  while (!history.outcome) {
    const [seat] = history.snapshot('spectator').awaiting;
    if (seat === undefined) throw new Error('nobody is awaited');
    const { decision, view } = history.snapshot(seat);
    if (!decision) throw new Error('nothing is asked');
    const asked = { ...decision, seat, kind: 'awaited' as const };
    const inWords = (choice: Choice) => gorgasali.words.choice(choice, view, nameOf).text;
    const answer = kept.next().value;
    const choice =
      decision.choices.find((one) => inWords(one) === answer) ??
      chosenBy('sensible', gorgasali.skill, history.match.state, asked, random);
    lines.push(
      `  ${nameOf(seat)}, ${decision.choices.length} answers. ${gorgasali.words.question(asked, view, nameOf).text}`,
      `  > ${inWords(choice)}`,
    );
    const chosen = history.choose(seat, decision.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    tell(chosen.value);
  }
  return `${lines.join('\n')}\n`;
}

test.each<[about: string, options: Partial<Options>, seed: number, shows: readonly string[]]>([
  ['two', { players: 2 }, 2, ['shot', 'missed']],
  ['four chosen', {}, 1, ['The throws for', 'took the cards of']],
  ['ten dealt', { players: 10, characters: 'dealt' }, 2, ['took the cards of', 'froze']],
  ['duo', { mode: 'duo', characters: 'dealt' }, 9, ['revived', 'traded']],
  ['quick', { pace: 'quick', characters: 'dealt' }, 2, ['Zone 4 became inactive']],
])('a whole game of %s reads as it always did', async (about, options, seed, shows) => {
  const told = story(about, options, seed);
  for (const word of shows) expect(told).toContain(word);
  await expect(told).toMatchFileSnapshot(fileOf(about));
});
