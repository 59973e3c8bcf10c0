import { type AnyChoice, listed } from '../decision.ts';
import { eventsFor } from '../event.ts';
import type { Paused } from '../frame.ts';
import { type Applied, fullTable, type Game } from '../game.ts';
import { type Feats, type Guide, LANDMARKS, type Primer, WEIGHTS } from '../guide.ts';
import { type Losses, lossesIn } from '../losses.ts';
import { fastRandom, roll } from '../random.ts';
import { chapterOf, lookUp, type Rulebook } from '../rulebook.ts';
import { type Seat, seats, viewers } from '../seat.ts';
import type { SeatNames } from '../words.ts';
import { awaited, expect, expectSame } from './expect.ts';
import { checkTurns } from './turns.ts';

/** How a guide is tried. */
export interface GuideTrial<Options> {
  readonly options: Options;
  readonly games: number;
  /** The game's RULES.md, read. */
  readonly rulebook: Rulebook;
  readonly primer: Primer<Options>;
  readonly seed?: number;
}

/** Plays random games and checks every promise of a guide along the way; throws at the first broken one. */
export function checkGuide<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  guide: Guide<State, Choice, Event, View, Options>,
  { options, games, rulebook, primer, seed = 0 }: GuideTrial<Options>,
): void {
  checkOptions(game, guide, options);
  checkPrimer(primer(options));
  checkFigures(game, guide, options);
  checkRules(game, guide, rulebook);
  checkCards(game, guide, options);
  checkRivals(game, guide, options);
  for (let number = seed; number < seed + games; number++) {
    try {
      checkMatch(game, guide, options, number);
    } catch (error) {
      throw new Error(`${game.id}, game ${number}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
}

type Tried<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> = [
  game: Game<State, Choice, Event, View, Options>,
  guide: Guide<State, Choice, Event, View, Options>,
  options: Options,
];

function checkOptions<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  ...[game, guide, options]: Tried<State, Choice, Event, View, Options>
): void {
  for (const option of Object.keys(game.options))
    expect(typeof guide.isAsked(option, options) === 'boolean', `whether ${option} is asked for is unknown`);
  expectSaid(guide.title(options), 'the title');
}

function checkPrimer(primer: readonly string[]): void {
  expectSaid(primer, 'the primer');
  expect(primer.length > 0, 'the primer is empty');
}

/** Every seat has one figure, in order; those without a seat come last and have a name. */
function checkFigures<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  ...[game, guide, options]: Tried<State, Choice, Event, View, Options>
): void {
  const [least, most] = game.seatRange(options);
  for (let count = least; count <= most; count++) {
    const figures = guide.figures(options, count);
    const seated = figures.slice(0, count);
    expectSame(
      seated.map((figure) => figure.seat),
      seats(count),
      `the figures of ${count} seats`,
    );
    for (const { seat: taken, name } of figures.slice(count)) {
      expect(taken === undefined, `seat ${taken} has two figures`);
      expect(name !== undefined && name !== '', 'a figure without a seat has no name');
    }
    for (const one of seats(count)) guide.victors([one], options);
  }
}

function checkRules<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { chapters, feats }: Guide<State, Choice, Event, View, Options>,
  rulebook: Rulebook,
): void {
  expect(rulebook.chapters.length > 0, 'the rulebook has no chapters');
  if (chapters) {
    const option = game.options[chapters.option];
    expect(option?.type === 'oneOf', `chapters go by ${chapters.option}, which is no choice of several`);
    const values = option?.type === 'oneOf' ? option.values : [];
    expectSame(Object.keys(chapters.of), values, `the values of ${chapters.option} that have chapters`);
    for (const number of Object.values(chapters.of).flat())
      expect(chapterOf(rulebook, number)?.number === number, `there is no chapter ${number}`);
  }
  for (const { name, rule } of feats?.all ?? [])
    expect(lookUp(rulebook, rule) !== undefined, `${name} names rule ${rule}, which does not exist`);
}

function checkCards<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  ...[game, { cards }, options]: Tried<State, Choice, Event, View, Options>
): void {
  if (!cards) return;
  for (const option of cards.options)
    expect(Object.hasOwn(game.options, option), `cards go by ${option}, which is no option`);
  const all = cards.all(options).flatMap((group) => group.cards);
  expect(all.length > 0, 'the catalogue is empty');
  expect(new Set(all.map(({ id }) => id)).size === all.length, 'two cards have the same id');
  for (const { id, name, text, source, moments } of all) {
    expectSaid([name, text, ...moments], `card ${id}`);
    expect(Object.hasOwn(cards.sources, source), `card ${id} has the unknown source ${source}`);
  }
}

/** The first question about rivals leads to each of them. */
function checkRivals<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  ...[game, { rivals }, options]: Tried<State, Choice, Event, View, Options>
): void {
  if (!rivals) return;
  expectSaid([rivals.noun, ...rivals.all.map(({ name }) => name)], 'rivals');
  for (const option of rivals.settings)
    expect(Object.hasOwn(game.options, option), `rivals go by ${option}, which is no option`);
  const meeting = rivals.options(options);
  const { state } = game.setup(meeting, fullTable(game, meeting), fastRandom(0));
  const asked = game.decisions(state).find((decision) => rivals.isAskedFor(decision));
  if (!asked) throw new Error('no seat is asked for its rival');
  for (const { id } of rivals.all) {
    const leading = rivals.towards(asked, id);
    expect(leading.length > 0, `no choice leads to ${id}`);
    for (const choice of leading)
      expect(listed(asked.choices, choice) !== undefined, `a choice towards ${id} is not listed`);
  }
}

interface Seen<Event, View> {
  readonly events: readonly Event[];
  readonly view: View;
}

/** One random match, looked at by all viewers after every choice. */
function checkMatch<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  ...[game, guide, options, number]: [...Tried<State, Choice, Event, View, Options>, number: number]
): void {
  const count = fullTable(game, options);
  const random = fastRandom(number * 2 + 1);
  const names = namesIn(guide.figures(options, count));
  let now: Applied<State, Event> = game.setup(options, count, fastRandom(number));
  const sent = new Map(viewers(count).map((viewer) => [viewer, [] as Seen<Event, View>[]]));
  for (;;) {
    for (const [viewer, seen] of sent)
      seen.push({ events: eventsFor(now.events, viewer), view: game.view(now.state, viewer) });
    checkSight(game, guide, now, count, names);
    const open = game.decisions(now.state);
    for (const { seat: asked, choices } of open) {
      const view = game.view(now.state, asked);
      for (const choice of choices) expectSaid(guide.about(choice, view), `what ${choice.type} means`);
    }
    const awaiting = awaited(open);
    if (awaiting.length === 0) break;
    const decision = awaiting[roll(random, awaiting.length)];
    const choice = decision?.choices[roll(random, decision.choices.length)];
    if (!decision || choice === undefined) throw new Error('a decision offers nothing');
    now = game.advance(now.state, decision.seat, choice);
  }
  checkTurns(guide, sent, names);
  for (const seen of sent.values()) checkLosses(lossesIn(guide, seen, names));
  const { feats } = guide;
  const result = feats?.resultOf(now.state);
  if (feats && result !== undefined) checkFeats(feats, result);
}

function checkFeats<State, Options>(feats: Feats<State, Options>, result: unknown): void {
  const earned = feats.earned([result]);
  for (const { name } of earned)
    expect(
      feats.all.some((feat) => feat.name === name),
      `${name} is earned, and is no feat`,
    );
  const kept = feats.compact([result, result]);
  expectSame(feats.earned(kept), earned, 'what is kept of a result does not earn the same');
  expectSame(feats.compact([...kept, result]), kept, 'more is kept of a result that comes again');
}

/** What is lost is counted, and said by what. */
function checkLosses(lost: Losses | undefined): void {
  for (const { text, amount, causes } of lost?.losses ?? []) {
    expectSaid([text, ...causes.map(({ by }) => by)], 'what was lost');
    expect(amount > 0 && causes.every((cause) => cause.amount > 0), `nothing was lost: ${text}`);
    expect(
      causes.every(({ when }) => when.length > 0 && when.every((one) => one > 0)),
      `nobody knows when: ${text}`,
    );
  }
}

/** What a guide says of one moment, to every viewer. */
function checkSight<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  guide: Guide<State, Choice, Event, View, Options>,
  { state, events }: Applied<State, Event>,
  count: number,
  names: SeatNames,
): void {
  for (const viewer of viewers(count)) {
    const view = game.view(state, viewer);
    checkFacts(guide.facts(view, names), `viewer ${viewer}`);
    for (const event of eventsFor(events, viewer))
      expect(WEIGHTS.includes(guide.weight(event, view)), `an event has no weight: ${JSON.stringify(event)}`);
    const called = seats(count).flatMap((one) => guide.called(one, view) ?? []);
    expect(new Set(called).size === called.length, `two seats have the same name: ${called.join(', ')}`);
    const inPlay = guide.cards?.inPlay(view, seats(count).map(names)) ?? [];
    for (const { name, cards } of inPlay)
      expect(cards.length > 0, `${name} is among the cards in play without any`);
  }
  for (const { event } of events) {
    const landmark = guide.landmark(event);
    expect(landmark === undefined || LANDMARKS.includes(landmark), `an unknown landmark: ${landmark}`);
  }
  const views = seats(count).map((one) => game.view(state, one));
  const open = guide.openView(views);
  expect(isFilledLike(open, views[0]), 'the open view lacks what the first seat sees');
  checkFacts(guide.facts(open, names), 'an open view');
}

function checkFacts(
  facts: readonly { readonly heading: string; readonly lines: readonly string[] }[],
  of: string,
): void {
  expect(facts.length > 0, `${of} is told no facts`);
  for (const { heading, lines } of facts) {
    expect(lines.length > 0, `${of} is told nothing under ${heading}`);
    expectSaid([heading, ...lines], `what ${of} is told under ${heading}`);
  }
}

function expectSaid(lines: readonly string[], what: string): void {
  const isSaid = lines.every((line) => line.trim() !== '' && !/\b(undefined|NaN)\b|\[object/.test(line));
  expect(isSaid, `${what} is no text: ${JSON.stringify(lines)}`);
}

/** Whether everything that one value has is in the other, too, however it is filled. */
function isFilledLike(open: unknown, view: unknown): boolean {
  if (typeof view !== 'object' || view === null) return true;
  if (typeof open !== 'object' || open === null || Array.isArray(open) !== Array.isArray(view)) return false;
  if (Array.isArray(open) && Array.isArray(view) && open.length < view.length) return false;
  return Object.entries(view).every(
    ([key, value]) => Object.hasOwn(open, key) && isFilledLike(open[key as keyof typeof open], value),
  );
}

/** Figures without a seat are counted on from the last one. */
function namesIn(figures: readonly { readonly seat?: Seat; readonly name?: string }[]): SeatNames {
  return (one) => figures[one]?.name ?? `Seat ${one}`;
}
