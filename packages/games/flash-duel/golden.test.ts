import {
  fastRandom,
  fullTable,
  History,
  makeDeal,
  type Random,
  roll,
  type Seat,
  seats,
} from '@riposte/kernel';
import { expect, test } from 'vitest';
import { type Choice, type Event, flashDuel, type Options, type State, type View } from './index.ts';
import { optionsOf } from './state.ts';

const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve'];
/** How rarely an offer is taken. */
const ONE_OFFER_IN = 12;
const nameOf = (seat: Seat) => NAMES[seat] ?? '';

/** A whole game in words, as the spectators hear it: chance from a fair deal, choices at random. */
function story(about: string, given: Partial<Options>, seed: number): string {
  const options = optionsOf(given);
  const nonces = ['a0', 'b0', 'c0', 'd0', 'e0']
    .map((start) => start.repeat(16))
    .slice(0, fullTable(flashDuel, options));
  const history = new History(flashDuel, options, makeDeal('1f'.repeat(32), nonces));
  const random = fastRandom(seed);
  const lines = [`Flash Duel, ${about}: a whole game in words. Changed behaviour shows as a difference.`, ''];
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
    takeOffer(history, random, lines, tell);
    const { decision, view } = history.snapshot(seat);
    // The seat that was asked may have been defeated by an offer another seat took.
    if (!decision) continue;
    const choice = decision.choices[roll(random, decision.choices.length)];
    const question = flashDuel.words.question({ ...decision, seat, kind: 'awaited' }, view, nameOf);
    lines.push(`  ${nameOf(seat)}, ${decision.choices.length} answers. ${question.text} [${question.rule}]`);
    if (choice) lines.push(`  > ${flashDuel.words.choice(choice, view, nameOf).text}`);
    const chosen = history.choose(seat, decision.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    tell(chosen.value);
  }
  return `${lines.join('\n')}\n`;
}

/** Now and then a seat takes an offer. */
function takeOffer(
  history: History<State, Choice, Event, View, Options>,
  random: Random,
  lines: string[],
  tell: (letters: typeof history.opening) => void,
): void {
  const open = seats(NAMES.length).flatMap((seat) =>
    seat < fullTable(flashDuel, history.match.options)
      ? history.snapshot(seat).offers.map((offer) => ({ seat, offer }))
      : [],
  );
  if (open.length === 0 || roll(random, ONE_OFFER_IN) > 0) return;
  const taken = open[roll(random, open.length)];
  const choice = taken?.offer.choices[roll(random, taken.offer.choices.length)];
  if (!taken || !choice) return;
  const { view } = history.snapshot(taken.seat);
  lines.push(`  ${nameOf(taken.seat)} > ${flashDuel.words.choice(choice, view, nameOf).text}`);
  const chosen = history.choose(taken.seat, taken.offer.id, choice);
  if (!chosen.ok) throw new Error(chosen.why.text);
  tell(chosen.value);
}

test.each<[about: string, options: Partial<Options>, seed?: number]>([
  ['simple v4.1', { edition: 'v4.1' }],
  ['simple revised', { edition: 'revised' }],
  ['full v4.1', { edition: 'v4.1', mode: 'full' }],
  ['full revised', { edition: 'revised', mode: 'full', selection: 'double-blind' }],
  ['clockwork v4.1', { edition: 'v4.1', mode: 'clockwork' }],
  ['clockwork revised', { edition: 'revised', mode: 'clockwork' }],
  ['solo dummy v4.1', { edition: 'v4.1', mode: 'solo', bot: 'dummy' }],
  ['solo rook revised', { edition: 'revised', mode: 'solo', bot: 'rook' }],
  ['solo dragon v4.1', { edition: 'v4.1', mode: 'solo', bot: 'dragon' }],
  // Numbers of games with a dashing block, and with the traitor card shown.
  ['team v4.1', { edition: 'v4.1', mode: 'team' }, 22],
  ['team revised', { edition: 'revised', mode: 'team', openHands: false }, 22],
  ['raid v4.1', { edition: 'v4.1', mode: 'raid', mortals: 2 }, 125],
  ['raid revised', { edition: 'revised', mode: 'raid', mortals: 4 }, 12],
  ['betrayal v4.1', { edition: 'v4.1', mode: 'betrayal' }, 70],
  ['betrayal revised', { edition: 'revised', mode: 'betrayal' }, 70],
  ['solo dragon revised', { edition: 'revised', mode: 'solo', bot: 'dragon' }],
])('a whole game of %s reads as it always did', async (about, options, seed = 4) => {
  await expect(story(about, options, seed)).toMatchFileSnapshot(
    `golden/${about.replaceAll(' ', '-').replace('.', '-')}.txt`,
  );
});
