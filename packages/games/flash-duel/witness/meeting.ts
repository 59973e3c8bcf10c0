import {
  type Decision,
  fastRandom,
  type Game,
  type Random,
  roll,
  type Seat,
  type Told,
} from '@riposte/kernel';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Options, State } from '../state.ts';
import type { View } from '../view.ts';
import { isLeft, type Mode, pileOf, type WitnessFighter } from './battlefield.ts';
import type { Need } from './need.ts';
import { match, newTable, type WitnessTable } from './witness.ts';

export type DuelGame = Game<State, Choice, Event, View, Options>;

/** What a match had to tell, when game and witness agreed on all of it. */
export interface Met {
  readonly choices: number;
  readonly ranOut: number;
}

/** Of four who could do something about a hit, three do: else no round would ever run out of time. */
const STAND = 4;

/** Plays a match at random, and throws where the game and the witness do not agree. */
export function meet(game: DuelGame, options: Options, number: number): Met {
  const random = fastRandom(number);
  const play = begin(game, options, random);
  const table = newTable(modeOf(options));
  const telling = match(table);
  let next = telling.next();
  while (!next.done) {
    next = telling.next(
      next.value.type === 'choice' ? choose(play, table, next.value) : fact(play, next.value),
    );
  }
  agree('what is left to know', play.facts, { cards: play.facts.cards.map(() => []), coins: [] });
  agree('decisions after the end', game.decisions(play.state), []);
  agree('the end', game.outcome(play.state), outcomeOf(table, next.value));
  return { choices: play.choices, ranOut: play.ranOut };
}

/** A match of the game, and what chance has brought that the witness has not asked for yet. */
interface Play {
  readonly game: DuelGame;
  readonly random: Random;
  readonly facts: { readonly cards: readonly number[][]; readonly coins: number[] };
  state: State;
  choices: number;
  ranOut: number;
}

/** Begins a match. */
function begin(game: DuelGame, options: Options, random: Random): Play {
  const { state, events } = game.setup(
    options,
    game.seatRange(options)[1],
    fastRandom(roll(random, 2 ** 32)),
  );
  const facts = { cards: state.fighters.map((): number[] => []), coins: [] };
  const play: Play = { game, random, facts, state, choices: 0, ranOut: 0 };
  note(play, events);
  passOver(play);
  return play;
}

/** All that has to do with abilities: there are none here. */
function passOver(play: Play): void {
  for (;;) {
    const [decision] = play.game.decisions(play.state);
    const choice = decision && withoutAbilities(decision);
    if (!choice) return;
    advance(play, decision.seat, choice);
  }
}

/** Zane has no ability that is always on, and no Dragon has; and none is ever used. */
function withoutAbilities({ question, choices }: Decision<Choice>): Choice | undefined {
  if (question.startsWith('ability:')) return choices.find(({ type }) => type === 'decline');
  return choices.find(
    (choice) =>
      choice.type === 'takeAbility' || (choice.type === 'chooseCharacter' && choice.character === 'zane'),
  );
}

function advance(play: Play, seat: Seat, choice: Choice): void {
  const { state, events } = play.game.advance(play.state, seat, choice);
  play.state = state;
  note(play, events);
}

function note(play: Play, events: readonly Told<Event>[]): void {
  const { cards, coins } = play.facts;
  for (const { event } of events) {
    if (event.type === 'coinFlipped') coins.push(event.first % 2);
    if (event.type === 'timeRanOut') play.ranOut++;
    if (event.type === 'cardsDrawn' || event.type === 'handDealt')
      cards[event.seat]?.push(...(event.cards ?? []));
  }
}

function fact({ facts }: Play, need: Exclude<Need, { type: 'choice' }>): number {
  const found = need.type === 'coin' ? facts.coins.shift() : facts.cards[need.seat]?.shift();
  if (found === undefined)
    throw new Error(`the game says nothing, the witness needs ${JSON.stringify(need)}`);
  return found;
}

/** Both must ask the same player for one of the same things, at tables that look the same. */
function choose(play: Play, table: WitnessTable, need: Extract<Need, { type: 'choice' }>): string {
  const [decision, ...others] = play.game.decisions(play.state);
  agree('who is asked', decision?.seat, need.seat);
  agree('who else is asked', others, []);
  if (!decision) return '';
  const choices = decision.choices.filter(({ type }) => type !== 'use');
  agree('the choices', choices.map(wordsOf).sort(), need.options.toSorted());
  agree('the tokens', play.state.tokens, table.tokens);
  // Between rounds the bridge is as it was, or empty: nobody has said.
  if (isDealt(table)) agree('the table', gameTable(play), witnessTable(table));
  agree('what is left to know', play.facts, { cards: play.facts.cards.map(() => []), coins: [] });
  const stands = choices.filter(({ type }) => type !== 'takeHit' && type !== 'decline');
  const among = stands.length > 0 && roll(play.random, STAND) > 0 ? stands : choices;
  const choice = among[roll(play.random, among.length)] as Choice;
  play.choices++;
  advance(play, decision.seat, choice);
  passOver(play);
  return wordsOf(choice);
}

function agree(what: string, game: unknown, witness: unknown): void {
  const [one, other] = [JSON.stringify(game), JSON.stringify(witness)];
  if (one !== other) throw new Error(`${what}: the game says ${one}, the witness ${other}`);
}

function modeOf({ mode, edition, mortals }: Options): Mode {
  if (mode !== 'simple' && mode !== 'team' && mode !== 'raid') throw new Error(`${mode} has no witness`);
  return { mode, isRevised: edition === 'revised', mortals };
}

function wordsOf(choice: Choice): string {
  switch (choice.type) {
    case 'move':
      return `${choice.direction} ${choice.card}`;
    case 'push':
    case 'retreat':
      return `${choice.type} ${choice.card}`;
    case 'attack':
    case 'block':
      return `${choice.type} ${choice.card} ${choice.count}`;
    case 'shareBlock':
      return `share ${choice.card} ${choice.count}`;
    case 'dashingStrike':
      return `strike ${choice.dash} ${choice.card} ${choice.count}`;
    case 'dashingBlock':
      return `help ${choice.dash} ${choice.card} ${choice.count}`;
    case 'takeHit':
      return 'hit';
    case 'goFirst':
      return `first ${choice.seat}`;
    case 'lead':
      return `lead ${choice.seat}`;
    default:
      return choice.type;
  }
}

function gameTable({ game, state }: Play) {
  const { fighters, unseen, played, discard } = state;
  return {
    fighters: fighters.map(({ space, hand, life, recovering }) =>
      life > 0 ? { space, hand, life, recovering } : 'defeated',
    ),
    unseen,
    discard: discard.map((count, index) => count + (played[index] ?? 0)),
    pile: game.view(state, 'spectator').drawPile,
    shuffles: state.reshuffles,
  };
}

function isDealt({ field }: WitnessTable): boolean {
  return field.fighters.some(({ hand }) => hand.length > 0);
}

function witnessTable({ field }: WitnessTable) {
  return {
    fighters: field.fighters.map((one) => (isLeft(one) ? seen(one) : 'defeated')),
    unseen: counted(field.hidden),
    discard: counted(field.discard),
    pile: pileOf(field),
    shuffles: field.shuffles,
  };
}

function seen({ space, hand, hits, mustRecover }: WitnessFighter) {
  return { space, hand: counted(hand), life: hits, recovering: mustRecover };
}

function counted(cards: readonly number[]): readonly number[] {
  return [1, 2, 3, 4, 5].map((number) => cards.filter((card) => card === number).length);
}

/** RULES 20.11, 20.13: who has won, by seats; nobody loses a raid that is drawn. */
function outcomeOf({ field, tokens }: WitnessTable, winner: number | undefined) {
  return {
    places: field.fighters.map(({ side }) => (winner === undefined || side === winner ? 1 : 2)),
    ...(field.mode.mode !== 'raid' && { scores: field.fighters.map(({ side }) => tokens[side]) }),
  };
}
