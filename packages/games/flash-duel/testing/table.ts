import { isDeepStrictEqual } from 'node:util';
import {
  Authority,
  dictatedRandom,
  fastRandom,
  isSame,
  type Letter,
  leftOver,
  type Match,
  type Random,
  roll,
  type Seat,
  seat,
} from '@riposte/kernel';
import type { Way } from '../choice.ts';
import type { AbilityId, CharacterId } from '../ids.ts';
import { type Choice, type Event, flashDuel, type Options, type State, type View } from '../index.ts';
import { add, CARDS, type Card, cardsOf, countOf, empty, type Pile, remove, sizeOf } from '../pile.ts';
import { drawPileSize, fighterOf, isDragon, type Marker, optionsOf } from '../state.ts';

/** How a duel is set up for a test. Chance is dictated: what is drawn later must be named, and none may be left over. */
export interface Setup {
  readonly edition?: Options['edition'];
  /** Five cards each: seat 0, seat 1. */
  readonly hands?: readonly [readonly Card[], readonly Card[]];
  readonly spaces?: readonly [number, number];
  readonly first?: 0 | 1;
  /** How many cards are left to draw; the others have been discarded. */
  readonly pile?: number;
  /** What chance brings after the deal: cards by number; a coin as `'seat 0'` or `'seat 1'`. */
  readonly draws?: readonly (Card | 'seat 0' | 'seat 1')[];
  readonly tokens?: readonly [number, number];
  /** Who fights: then it is the Full Game. */
  readonly characters?: readonly [CharacterId] | readonly [CharacterId, CharacterId];
  /** Against which bot: then it is a solo game, and only the first character is chosen. */
  readonly bot?: Options['bot'];
  /** Cards that have been discarded already. */
  readonly discard?: readonly Card[];
}

/** The choice to use an ability, in one of its ways. */
export function use(ability: AbilityId, way: Way = {}): Choice {
  return { type: 'use', ability, ...way };
}

/** A match for tests: set up once, then only choices are made. */
abstract class TestTable {
  match: Match<State, Options>;
  letters: readonly Letter<Choice, Event, View>[];

  constructor(options: Options, random: Random) {
    const { match, letters } = this.authority.start(options, random);
    this.match = match;
    this.letters = letters;
  }

  /** A new one each time: an authority remembers states, and a table is set up by changing one. */
  get authority() {
    return new Authority(flashDuel);
  }

  get state(): State {
    return this.match.state;
  }

  /** Chooses for the seat that is awaited, in order; each choice must be possible. */
  play(...choices: readonly Choice[]): this {
    for (const choice of choices) {
      const result = this.try(choice);
      if (!result.ok) throw new Error(`${JSON.stringify(choice)}: ${result.why.text} (${result.why.rule})`);
    }
    return this;
  }

  /** Chooses for the seat that is awaited. What follows must not depend on whether a listener is told of it. */
  try(choice: unknown) {
    const one = this.asked;
    const id = this.authority.snapshot(this.match, one).decision?.id ?? '';
    const before = this.state;
    const result = this.authority.choose(this.match, one, id, choice);
    if (result.ok) {
      const untold = flashDuel.copy(before);
      flashDuel.applyInPlace(untold, one, choice as Choice);
      if (!isDeepStrictEqual(untold, result.value.match.state)) throw new Error('untold, it went otherwise');
      this.match = result.value.match;
      this.letters = result.value.letters;
    }
    return result;
  }

  /** The seat that is awaited; seat 0 when the game is over. */
  get asked(): Seat {
    return flashDuel.decisions(this.state)[0]?.seat ?? seat(0);
  }

  get question(): string | undefined {
    return flashDuel.decisions(this.state)[0]?.question;
  }

  get choices(): readonly Choice[] {
    return flashDuel.decisions(this.state)[0]?.choices ?? [];
  }

  /** The ways to use an ability, among the choices. */
  get uses(): readonly Choice[] {
    return this.choices.filter(({ type }) => type === 'use');
  }

  /** What the last choice led to, as the spectators see it. */
  get events(): readonly Event[] {
    return this.eventsFor('spectator');
  }

  eventsFor(viewer: Seat | 'spectator'): readonly Event[] {
    return this.letters.find((letter) => letter.viewer === viewer)?.update.events ?? [];
  }

  /** The first event of that type that the last choice led to, as the spectators see it. */
  eventOf<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }> | undefined {
    return this.events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  get spaces(): readonly number[] {
    return this.state.fighters.map(({ space }) => space);
  }

  get lives(): readonly number[] {
    return this.state.fighters.map(({ life }) => life);
  }

  hand(index: number): readonly Card[] {
    return cardsOf(this.state.fighters[index]?.hand ?? []);
  }

  /** Every card is somewhere, whatever happens. */
  get cardsInAll(): number {
    const { fighters, unseen, played, discard } = this.state;
    return [unseen, played, discard, ...fighters.map(({ hand }) => hand)].reduce(
      (sum, pile) => sum + sizeOf(pile),
      0,
    );
  }

  get leftOver(): number {
    return leftOver(this.state.random);
  }

  /** Takes a standing offer, which must be open. */
  take(index: number, choice: Choice): this {
    const one = seat(index);
    const { offers } = this.authority.snapshot(this.match, one);
    const offer = offers.find(({ choices }) => choices.some((listed) => isSame(listed, choice)));
    if (!offer) throw new Error(`${JSON.stringify(choice)} is not offered to seat ${index}`);
    const result = this.authority.choose(this.match, one, offer.id, choice);
    if (!result.ok) throw new Error(`${JSON.stringify(choice)}: ${result.why.text} (${result.why.rule})`);
    this.match = result.value.match;
    this.letters = result.value.letters;
    return this;
  }

  /** What a seat may do at any time. */
  offersTo(index: number): readonly Choice[] {
    return this.authority.snapshot(this.match, seat(index)).offers.flatMap(({ choices }) => choices);
  }

  view(viewer: number | 'spectator'): View {
    return flashDuel.view(this.state, viewer === 'spectator' ? viewer : seat(viewer));
  }

  protected discardDownTo(pile: number, wanted: readonly Card[]): void {
    const { unseen, discard } = this.state;
    const next = wanted.slice(0, pile);
    const needed = (card: Card) => next.filter((one) => one === card).length;
    for (const card of CARDS) {
      while (drawPileSize(this.state) > pile && countOf(unseen, card) > needed(card)) {
        unseen[card - 1] = countOf(unseen, card) - 1;
        discard[card - 1] = countOf(discard, card) + 1;
      }
    }
  }
}

/** A duel for tests. */
export class DuelTable extends TestTable {
  constructor({
    edition = 'revised',
    hands = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ],
    spaces,
    first = 0,
    pile,
    draws = [],
    tokens,
    characters,
    bot,
    discard = [],
  }: Setup = {}) {
    const inOrder = first === 0 ? hands : [hands[1], hands[0]];
    const later = draws.map((one) => (typeof one === 'number' ? one - 1 : one === 'seat 0' ? 0 : 1));
    const results = [first, ...inOrder.flat().map((card) => card - 1), ...later];
    super(
      optionsOf({ edition, mode: bot ? 'solo' : characters ? 'full' : 'simple', ...(bot && { bot }) }),
      dictatedRandom(results),
    );
    for (const character of (characters ?? []).slice(0, bot ? 1 : 2))
      this.play({ type: 'chooseCharacter', character });
    const { state } = this;
    for (const card of discard) {
      remove(state.unseen, card);
      add(state.discard, card);
    }
    if (spaces) for (const [index, fighter] of state.fighters.entries()) fighter.space = spaces[index] ?? 0;
    // The first turn begins where the fighters have been put.
    const turn = state.stack.find(({ procedure }) => procedure === 'turn');
    if (spaces && turn && 'from' in turn.vars) Object.assign(turn.vars, { from: spaces[state.active] });
    if (tokens) state.tokens = [...tokens];
    if (pile !== undefined)
      this.discardDownTo(
        pile,
        draws.filter((one) => typeof one === 'number'),
      );
  }
}

/** Characters whose abilities nobody is asked about on other turns than their own. */
export const QUIET = ['zane', 'onimaru', 'zane', 'onimaru'] as const;

/** One card more than a hand is refilled to, for each of two teams: nobody draws for a turn. */
export const SIX = [
  [1, 1, 2, 2, 3, 3],
  [1, 2, 3, 4, 5, 5],
  [1, 2, 3, 4, 5, 5],
  [1, 2, 3, 4, 5, 5],
] as const;

/** How a match of more than two is set up for a test. */
export interface BattleSetup {
  readonly mode: 'team' | 'raid' | 'betrayal';
  readonly edition?: Options['edition'];
  readonly openHands?: boolean;
  /** Who fights: four in Team Battle; in a raid the mortals, whose number this is. */
  readonly characters: readonly CharacterId[];
  /** Team Battle: the seat that goes first in the first round; its team mate comes third. */
  readonly first?: number;
  /** Raid: the abilities that the Dragon has, instead of those it would have to choose. */
  readonly dragon?: readonly AbilityId[];
  /** Betrayal: who has the traitor card. */
  readonly traitor?: number;
  /** Any number of cards for each seat; those not named hold one of each number. */
  readonly hands?: readonly (readonly Card[] | undefined)[];
  readonly spaces?: readonly number[];
  /** Seats that have to recover on their next turn. */
  readonly recovering?: readonly number[];
  /** Seats that have been defeated. */
  readonly fallen?: readonly number[];
  readonly pile?: number;
  /** What chance brings from here on: cards by number. */
  readonly draws?: readonly Card[];
  readonly discard?: readonly Card[];
  readonly reshuffles?: number;
  readonly tokens?: readonly [number, number];
  readonly life?: number;
  /** Team Battle, v4.1: who has chosen who goes first in this round; nobody when a coin has. */
  readonly chooser?: number;
  /** Spaces on which a seat's Soldier stands, or its mine lies, by seat. */
  readonly soldiers?: Readonly<Record<number, number>>;
  readonly mines?: Readonly<Record<number, number>>;
  /** Whose turn it is; the first one's in turn order when absent. */
  readonly active?: number;
}

/** Team Battle, Raid or Betrayal for tests, at a turn of the first round. */
export class BattleTable extends TestTable {
  constructor(setup: BattleSetup) {
    const { mode, characters, edition = 'revised', openHands = true, first = 0, draws = [] } = setup;
    const mortals = mode === 'raid' ? { mortals: characters.length } : {};
    super(optionsOf({ mode, edition, openHands, ...mortals }), fastRandom(startFor(mode, first)));
    const choosing = mode === 'team' ? [0, 1, 3, 2].map((one) => characters[one]) : characters;
    for (const character of choosing) if (character) this.play({ type: 'chooseCharacter', character });
    while (this.question === 'dragonAbility') this.play(this.choices[0] as Choice);
    while (this.question === 'lead') {
      const leads = this.choices.find((choice) => choice.type === 'lead' && choice.seat === first);
      this.play(leads ?? (this.choices[0] as Choice));
    }
    this.#arrange(setup);
    this.match = {
      ...this.match,
      state: { ...this.state, random: dictatedRandom(draws.map((card) => card - 1)) },
    };
  }

  #arrange(setup: BattleSetup): void {
    const { state } = this;
    const { hands = [], spaces = [], recovering = [], fallen = [], discard = [], draws = [] } = setup;
    for (const { hand } of state.fighters) empty(hand, state.unseen);
    for (const [index, fighter] of state.fighters.entries()) {
      const one = seat(index);
      if (isDragon(state, one)) {
        fighter.abilities = setup.dragon ?? [];
        fighter.life = setup.life ?? fighter.life;
      }
      fighter.space = spaces[index] ?? fighter.space;
      fighter.recovering = recovering.includes(index);
      if (fallen.includes(index)) fighter.life = 0;
      else for (const card of hands[index] ?? CARDS) this.#deal(fighter.hand, card);
    }
    for (const card of discard) this.#deal(state.discard, card);
    if (setup.pile !== undefined) this.discardDownTo(setup.pile, draws);
    if (setup.reshuffles !== undefined) state.reshuffles = setup.reshuffles;
    if (setup.tokens) state.tokens = [...setup.tokens];
    state.soldiers = markersAt(setup.soldiers);
    state.mines = markersAt(setup.mines);
    if (setup.chooser !== undefined) state.chooser = seat(setup.chooser);
    if (state.loyalty && setup.traitor !== undefined)
      state.loyalty = { ...state.loyalty, traitor: seat(setup.traitor) };
    if (setup.active !== undefined) this.#giveTurn(seat(setup.active));
    const turn = state.stack.find(({ procedure }) => procedure === 'turn');
    if (turn && 'from' in turn.vars) Object.assign(turn.vars, { from: fighterOf(state, state.active).space });
  }

  /** As if all turns before this one had been taken. */
  #giveTurn(to: Seat): void {
    const { state } = this;
    state.active = to;
    for (const frame of state.stack) {
      if (frame.procedure === 'turn') Object.assign(frame.vars, { seat: to });
      if (frame.procedure === 'round')
        Object.assign(frame.vars, { turn: (state.order.indexOf(to) + 1) % state.order.length });
      if (frame.procedure !== 'raid') continue;
      if (isDragon(state, to)) frame.step = 'extraTurn';
      else Object.assign(frame.vars, { turn: to + 1 });
    }
  }

  #deal(pile: Pile, card: Card): void {
    remove(this.state.unseen, card);
    add(pile, card);
  }
}

function markersAt(spaces: Readonly<Record<number, number>> = {}): readonly Marker[] {
  return Object.entries(spaces).map(([owner, space]) => ({ owner: seat(Number(owner)), space }));
}

/** A beginning of chance whose coin falls for the team of that seat. */
function startFor(mode: BattleSetup['mode'], first: number): number {
  if (mode !== 'team') return 0;
  for (let number = 0; ; number++) if (roll(fastRandom(number), 2) === first % 2) return number;
}
