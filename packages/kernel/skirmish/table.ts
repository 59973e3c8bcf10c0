import { Authority } from '../authority.ts';
import type { Letter, Match } from '../match.ts';
import { type Dictated, dictatedRandom, leftOver } from '../random.ts';
import { type Seat, seat } from '../seat.ts';
import { type Choice, type Event, type Options, type State, skirmish, type View } from './index.ts';
import { CARDS, type Card, COPIES } from './state.ts';

/** A skirmish for tests: hands and dice are dictated, then only choices are made. */
export class SkirmishTable {
  readonly authority = new Authority(skirmish);
  letters: readonly Letter<Choice, Event, View>[];
  match: Match<State, Options>;

  constructor(hands: readonly (readonly Card[])[], dice: readonly number[] = [], rounds = 8) {
    const rest = CARDS.flatMap((card) => Array.from({ length: COPIES * hands.length }, () => card));
    const dealt = hands.flat();
    for (const card of dealt) rest.splice(rest.indexOf(card), 1);
    const results: Dictated[] = [[...rest, ...dealt.reverse()], ...dice];
    const { match, letters } = this.authority.start({ seats: hands.length, rounds }, dictatedRandom(results));
    this.match = match;
    this.letters = letters;
  }

  /** Makes choices in order; each must be possible. */
  play(...choices: readonly (readonly [seat: number, choice: Choice])[]): this {
    for (const [index, choice] of choices) {
      const result = this.try(index, choice);
      if (!result.ok) throw new Error(`${JSON.stringify(choice)} by ${index}: ${result.why.text}`);
    }
    return this;
  }

  /** Makes a choice for whatever question lists it. */
  try(index: number, choice: unknown, id?: string) {
    const one = seat(index);
    const { decision, offers } = this.authority.snapshot(this.match, one);
    const open = [...(decision ? [decision] : []), ...offers];
    const type = (choice as Choice).type;
    const question = open.find(({ choices }) => choices.some((listed) => listed.type === type)) ?? open[0];
    const result = this.authority.choose(this.match, one, id ?? question?.id ?? '', choice);
    if (result.ok) {
      this.match = result.value.match;
      this.letters = result.value.letters;
    }
    return result;
  }

  snapshot(index: number) {
    return this.authority.snapshot(this.match, seat(index));
  }

  /** The questions open to a seat, by name. */
  asked(index: number): readonly string[] {
    return skirmish
      .decisions(this.match.state)
      .filter((decision) => decision.seat === index && decision.kind === 'awaited')
      .map(({ question }) => question);
  }

  /** Who got a letter for the last choice. */
  get addressees(): readonly (Seat | 'spectator')[] {
    return this.letters.map(({ viewer }) => viewer);
  }

  get leftOver(): number {
    return leftOver(this.match.state.random);
  }
}

export const bid = (amount: number): Choice => ({ type: 'bid', amount });
export const target = (index: number): Choice => ({ type: 'target', seat: seat(index) });
export const effect = (name: 'draw' | 'heal' | 'wound'): Choice => ({ type: 'effect', effect: name });
export const keep = (card: Card): Choice => ({ type: 'keep', card });
export const confide = (index: number): Choice => ({ type: 'confide', to: seat(index) });
export const ECHO: Choice = { type: 'echo' };
export const PASS: Choice = { type: 'pass' };
export const FLEE: Choice = { type: 'flee' };
