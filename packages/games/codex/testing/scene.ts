// A table for tests, in one class: set up by card, played in words, read as text.

import { type Dictated, dictatedRandom, fastRandom, leftOver, type Seat, seat, seats } from '@riposte/kernel';
import type { Row } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import { type Choice, PATROL } from '../choice.ts';
import type { Event } from '../event.ts';
import { type CardId, type Color, SLOTS, type Spec, TECH_BUILDINGS } from '../ids.ts';
import { codex } from '../index.ts';
import { checkState } from '../invariants.ts';
import { type Keyword, maskOf } from '../keywords.ts';
import { isBuilding, isFighter } from '../kinds.ts';
import { DUEL, type Options } from '../options.ts';
import { put, sizeOf } from '../pile.ts';
import { newPlayer, numberOf } from '../player.ts';
import { setUp } from '../setUp.ts';
import { rowOf, sheetOf, touch } from '../sheet.ts';
import { newThing, playerOf, type State, type Thing, teamOf } from '../state.ts';
import type { Placed } from './placed.ts';

export type { Placed };

/** One side of a scene. */
export interface Half {
  readonly heroes?: readonly CardId[];
  readonly deckColor?: Color;
  readonly play?: readonly Placed[];
  readonly hand?: readonly CardId[];
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly gold?: number;
  readonly workers?: number;
  readonly baseDamage?: number;
  readonly turns?: number;
  /** How the match is ruled, where Ann's side says it. */
  readonly rulings?: Options['rulings'];
  /** All three tech buildings stand, and this is the spec. */
  readonly tech?: Spec;
}

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
const STANDARD: Options = { ...DUEL, game: 'standard', heroes: 'chosen' };

/** A table for tests: both sides are set up by card, it is Ann's main phase, then choices are made in words. */
export class Scene {
  state: State;
  readonly events: Event[] = [];

  constructor(
    mine: Half = {},
    theirs: Half = {},
    {
      chance,
      options: given = STANDARD,
      others = [],
    }: {
      readonly chance?: readonly Dictated[];
      readonly options?: Options;
      /** Those who play besides Ann and Bo. */
      readonly others?: readonly Half[];
    } = {},
  ) {
    const options: Options = mine.rulings ? { ...given, rulings: mine.rulings } : given;
    const halves = [mine, theirs, ...others];
    const side = teamOf({ options }, seat(0));
    this.state = {
      options,
      random: chance ? dictatedRandom(chance) : fastRandom(1),
      stack: [
        { procedure: 'game', step: 'takeTurn', vars: { next: seat(side.length) }, answers: undefined },
        {
          procedure: 'turn',
          step: 'actionChosen',
          vars: { seat: seat(0), techs: 0, slot: 0 },
          answers: undefined,
        },
      ],
      clock: 0,
      turn: 1,
      side,
      players: seats(halves.length).map(newPlayer),
      things: [],
      queue: [],
      lasting: [],
      owed: [],
      unsettled: false,
      winners: undefined,
    };
    for (const [index, half] of halves.entries()) this.#place(seat(index), half);
    this.state.unsettled = false;
    checkState(this.state);
  }

  /** Makes choices, each told by the beginning of its words, or by all of them. */
  do(...texts: readonly string[]): this {
    for (const text of texts) {
      const { seat: asked, choice } = this.#find(text);
      const applied = codex.apply(this.state, asked, choice);
      if (!applied.ok) throw new Error(applied.why.text);
      this.state = applied.value.state;
      this.events.push(...applied.value.events.map(({ event }) => event));
      checkState(this.state);
    }
    return this;
  }

  /** Goes on to the other player's main phase with this patrol, from the squad leader on; tech is the first listed. */
  endTurn(...patrol: readonly string[]): this {
    this.do('Set the patrol');
    const before = this.state.turn;
    const waiting = [...patrol];
    for (
      let asked = this.question;
      asked === 'slot' || asked === 'lend' || asked === 'tech';
      asked = this.question
    ) {
      if (asked === 'slot') this.do(waiting.shift() ?? 'Leave it empty');
      else if (asked === 'lend') this.do('Lend nothing');
      else this.do(this.choices[0] as string);
      if (this.state.turn > before && this.question === 'main') break;
    }
    return this;
  }

  /** The first player who is asked ends their main phase. */
  end(): this {
    const [asked] = codex.decisions(this.state);
    if (!asked) throw new Error('nobody is asked');
    const applied = codex.apply(this.state, asked.seat, PATROL);
    if (!applied.ok) throw new Error(applied.why.text);
    this.state = applied.value.state;
    return this;
  }

  get question(): string | undefined {
    return codex.decisions(this.state)[0]?.question;
  }

  /** Who is asked. */
  get asked(): Seat | undefined {
    return codex.decisions(this.state)[0]?.seat;
  }

  get choices(): readonly string[] {
    return this.#open().map(({ text }) => text);
  }

  /** Whether a choice with such words is listed. */
  can(text: string): boolean {
    return this.choices.some((one) => begins(one, text));
  }

  /** Why a choice is not listed for the seat that is asked. */
  whyNot(choice: Choice) {
    const asked = this.asked ?? seat(0);
    return codex.words.whyNot(choice, codex.view(this.state, asked), asked);
  }

  /** A thing of a side, as it is now. */
  row(side: number, card: CardId, which = 0): Row {
    const found = sheetOf(this.state).rows.filter(
      (row) => row.controller === side && row.thing.card === card,
    )[which];
    if (!found) throw new Error(`seat ${side} has no ${card}`);
    return found;
  }

  has(side: number, card: CardId): boolean {
    return this.state.things.some((thing) => thing.controller === side && thing.card === card);
  }

  /** ATK and HP less damage, as players say it. */
  stats(side: number, card: CardId, which = 0): string {
    const { atk, hp, thing } = this.row(side, card, which);
    return `${atk}/${hp - thing.damage}`;
  }

  is(side: number, card: CardId, keyword: Keyword, which = 0): boolean {
    return (this.row(side, card, which).keywords & maskOf([keyword])) !== 0;
  }

  /** What Ann has in play, with ATK and what is left of HP: “Base 20, Mad Man 1/1”. */
  get mine(): string {
    return this.#board(0);
  }

  /** The same of Bo. */
  get theirs(): string {
    return this.#board(1);
  }

  /** Ann's and Bo's. */
  get gold(): readonly number[] {
    return this.state.players.map(({ gold }) => gold);
  }

  get workers(): readonly number[] {
    return this.state.players.map(({ workers }) => workers);
  }

  base(side: number): number {
    const row = this.row(side, 'base');
    return row.hp - row.thing.damage;
  }

  player(side: number) {
    return playerOf(this.state, seat(side));
  }

  /** How many of a card a side has in a pile. */
  count(
    side: number,
    pile: 'hand' | 'deck' | 'discard' | 'codex' | 'tucked' | 'trashed',
    card?: CardId,
  ): number {
    const player = this.player(side);
    return card === undefined ? sizeOf(player[pile]) : (player[pile][numberOf(player, card)] ?? 0);
  }

  get leftOver(): number {
    return leftOver(this.state.random);
  }

  happened(type: Event['type']): number {
    return this.events.filter((event) => event.type === type).length;
  }

  /** What a seat has in play, in the same words. */
  of(side: number): string {
    return this.#board(side);
  }

  #board(side: number): string {
    return sheetOf(this.state)
      .rows.filter(({ controller }) => controller === side)
      .map((row) => `${entryOf(row.thing.card).name}${strengthOf(row)}`)
      .join(', ');
  }

  #open(): readonly { readonly seat: Seat; readonly choice: Choice; readonly text: string }[] {
    return codex.decisions(this.state).flatMap(({ seat: asked, choices }) => {
      const view = codex.view(this.state, asked);
      return choices.map((choice) => ({
        seat: asked,
        choice,
        text: codex.words.choice(choice, view, (one) => (one === asked ? 'You' : (NAMES[one] ?? ''))).text,
      }));
    });
  }

  #find(text: string) {
    const open = this.#open();
    // To choose nothing has other words for every question.
    const pass = text === 'None' ? open.find(({ choice }) => choice.type === 'pass') : undefined;
    if (pass) return pass;
    const exact = open.filter((one) => one.text.toLowerCase() === text.toLowerCase());
    const found = exact.length > 0 ? exact : open.filter((one) => begins(one.text, text));
    const [only, second] = found;
    if (!only || second)
      throw new Error(`“${text}” is said by ${found.length} of: ${open.map((one) => one.text).join(' | ')}`);
    return only;
  }

  #place(one: Seat, half: Half): void {
    const player = playerOf(this.state, one);
    const { heroes = ['troq-bashar', 'river-montoya'], deckColor = 'neutral' } = half;
    player.heroes = heroes.map((card) => ({ card, runes: 0 }));
    setUp(this.state, one, deckColor);
    Object.assign(player, { gold: half.gold ?? 10, workers: half.workers ?? 5, turns: half.turns ?? 0 });
    const start = player.deck.slice();
    const pull = (card: CardId) => {
      const number = numberOf(player, card);
      const pile = (start[number] ?? 0) > 0 ? start : player.codex;
      if ((pile[number] ?? 0) < 1) throw new Error(`no ${card} is left for seat ${one}`);
      pile[number] = (pile[number] ?? 0) - 1;
      return { number, isKnown: pile === start };
    };
    if (half.tech) player.spec = half.tech;
    for (const placed of [...(half.tech ? TECH_BUILDINGS : []), ...(half.play ?? [])]) {
      const thing = this.#thing(one, placed);
      if (numberOf(player, thing.card) < 0) continue;
      const { number, isKnown } = pull(thing.card);
      if (!isKnown) put(player.known, number);
    }
    player.deck = player.deck.map(() => 0);
    for (const pile of ['hand', 'deck', 'discard'] as const)
      for (const card of half[pile] ?? []) put(player[pile], pull(card).number);
    // What is not named is out of the way.
    for (const [number, count] of start.entries()) put(player.tucked, number, count);
    const base = this.state.things.find(({ card, owner }) => entryOf(card).kind === 'base' && owner === one);
    if (base) base.damage = half.baseDamage ?? 0;
    touch(this.state);
  }

  #thing(one: Seat, placed: Placed): Thing {
    const { card, slotName, ...rest } =
      typeof placed === 'string' ? { card: placed, slotName: undefined } : placed;
    this.state.clock += 1;
    const thing = newThing(this.state.clock, card, one, this.state.clock);
    thing.fresh = false;
    if (entryOf(card).kind === 'hero') thing.level = 1;
    Object.assign(thing, rest);
    if (slotName) thing.slot = SLOTS.indexOf(slotName);
    this.state.things.push(thing);
    touch(this.state);
    if (!rowOf(this.state, thing.id)) throw new Error(`${card} is not there`);
    return thing;
  }
}

function strengthOf(row: Row): string {
  const left = row.hp - row.thing.damage;
  if (isFighter(row)) return ` ${row.atk}/${left}`;
  return isBuilding(row) ? ` ${left}` : '';
}

function begins(text: string, wanted: string): boolean {
  return text.toLowerCase().startsWith(wanted.toLowerCase());
}
