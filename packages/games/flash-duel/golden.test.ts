import { fastRandom, History, makeDeal, roll, type Seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { flashDuel, type Options } from './index.ts';
import { optionsOf } from './state.ts';

const NAMES = ['Ann', 'Ben'];
const nameOf = (seat: Seat) => NAMES[seat] ?? '';

/** A whole game in words, as the spectators hear it: chance from a fair deal, choices at random. */
function story(edition: Options['edition']): string {
  const deal = makeDeal('1f'.repeat(32), ['a0'.repeat(16), 'b0'.repeat(16)]);
  const history = new History(flashDuel, optionsOf({ edition }), deal);
  const random = fastRandom(4);
  const lines = [
    `Flash Duel, ${edition}: a whole game in words. Changed behaviour shows as a difference.`,
    '',
  ];
  const tell = (letters: typeof history.opening) => {
    for (const { viewer, update } of letters) {
      if (viewer !== 'spectator') continue;
      for (const event of update.events) {
        const { text, rule } = flashDuel.words.event(event, nameOf);
        lines.push(`${event.type === 'roundBegan' ? '\n' : ''}${text} [${rule}]`);
      }
    }
  };
  tell(history.opening);
  while (!history.outcome) {
    const [seat] = history.snapshot('spectator').awaiting;
    if (seat === undefined) throw new Error('nobody is awaited');
    const { decision, view } = history.snapshot(seat);
    if (!decision) throw new Error('nothing is asked');
    const choice = decision.choices[roll(random, decision.choices.length)];
    const question = flashDuel.words.question({ ...decision, seat, kind: 'awaited' }, view, nameOf);
    lines.push(`  ${nameOf(seat)}, ${decision.choices.length} answers. ${question.text} [${question.rule}]`);
    if (choice) lines.push(`  > ${flashDuel.words.choice(choice, view).text}`);
    const chosen = history.choose(seat, decision.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    tell(chosen.value);
  }
  return `${lines.join('\n')}\n`;
}

test.each(['v4.1', 'revised'] as const)('a whole game of %s reads as it always did', async (edition) => {
  await expect(story(edition)).toMatchFileSnapshot(`golden/simple-${edition.replace('.', '-')}.txt`);
});
