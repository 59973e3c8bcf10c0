import { makeDeal } from '../deal.ts';
import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { History } from '../history.ts';
import type { Letter, Update } from '../match.ts';
import { fastRandom } from '../random.ts';
import { type Seat, seats } from '../seat.ts';
import type { SeatNames } from '../words.ts';
import { chosenBy } from './player.ts';

/** How a whole game is played, and told in words. */
export interface StoryOptions<Choice, Event, View, Options> {
  readonly about: string;
  readonly options: Options;
  readonly players: number;
  readonly seed: number;
  /** The game as it was told before; nothing where it is told for the first time. */
  readonly kept: string;
  readonly names: SeatNames;
  /** What one player calls the others; the same names where it is not said. */
  readonly namesTo?: (reader: Seat) => SeatNames;
  /** Whether an event begins a paragraph. */
  begins(event: Event): boolean;
  /** What a seat chooses whatever quick players would. */
  wants?(seat: Seat, choices: readonly Choice[], view: View): Choice | undefined;
}

/** What stands before an answer. */
const ANSWER = '  > ';

/**
 * A whole game in words, and what spectators were sent: chance from a fair deal, the answers that are kept. Where none
 * are, or one is not there any more, quick players choose, so that bots may change and a kept game stays the same.
 */
export function storyOf<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  {
    about,
    options,
    players,
    seed,
    kept,
    names,
    namesTo = () => names,
    begins,
    wants,
  }: StoryOptions<Choice, Event, View, Options>,
): { readonly told: string; readonly sent: readonly Update<Choice, Event, View>[] } {
  const nonces = seats(players).map((seat) => `${seat}a`.repeat(16));
  const history = new History(game, options, makeDeal(String(seed).padStart(64, '0'), nonces));
  const random = fastRandom(seed);
  const answers = answersIn(kept).values();
  const lines = [
    `${game.name}, ${about}: a whole game in words. Changed behaviour shows as a difference.`,
    '',
  ];
  const sent: Update<Choice, Event, View>[] = [];
  const tell = (letters: readonly Letter<Choice, Event, View>[]) => {
    for (const { viewer, update } of letters) {
      if (viewer !== 'spectator') continue;
      sent.push(update);
      for (const event of update.events) {
        if (begins(event)) lines.push('');
        lines.push(game.words.event(event, names).text);
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
    const inWords = (choice: Choice) => game.words.choice(choice, view, namesTo(seat)).text;
    const answer = answers.next().value;
    const choice =
      wants?.(seat, decision.choices, view) ??
      decision.choices.find((one) => inWords(one) === answer) ??
      chosenBy('sensible', game.skill, history.match.state, asked, random);
    lines.push(
      `  ${names(seat)}, ${decision.choices.length} answers. ${game.words.question(asked, view, namesTo(seat)).text}`,
      `${ANSWER}${inWords(choice)}`,
    );
    const chosen = history.choose(seat, decision.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    tell(chosen.value);
  }
  return { told: `${lines.join('\n')}\n`, sent };
}

function answersIn(told: string): readonly string[] {
  return told
    .split('\n')
    .filter((line) => line.startsWith(ANSWER))
    .map((line) => line.slice(ANSWER.length));
}
