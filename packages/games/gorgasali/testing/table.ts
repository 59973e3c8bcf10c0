import { type Decision, dictatedRandom, leftOver, seat, seats } from '@riposte/kernel';
import { OFF, type Square, squareAt } from '../board.ts';
import { SUPPORT_DECK, WEAPON_DECK } from '../cards/index.ts';
import { check } from '../check.ts';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import { type CardId, isWeapon, SUPPORTS, WEAPONS, type WeaponId } from '../ids.ts';
import gorgasali from '../index.ts';
import { cardsOn } from '../mat.ts';
import { optionsOf } from '../options.ts';
import { type Banner, type Figure, newFigure, rules, type State } from '../state.ts';
import { turn } from '../turn.ts';
import { newTurn } from '../turnVars.ts';

/** A figure of a test: what it does not say is as at the start, without an extra chest. */
export interface Setting extends Partial<Omit<Figure, 'square' | 'weapons' | 'bannerAt'>> {
  /** `K5`; in its sector when absent. */
  readonly at?: string;
  /** Where it fell, in pairs. */
  readonly lies?: string;
  /** Loaded ones. */
  readonly weapons?: readonly WeaponId[];
  /** Weapons that lie face down. */
  readonly empty?: readonly WeaponId[];
}

export interface Setup {
  readonly figures: readonly Setting[];
  readonly round?: number;
  readonly active?: number;
  /** None when absent. */
  readonly chests?: readonly string[];
  readonly banners?: readonly Banner[];
  readonly fourthZone?: boolean;
  readonly mode?: 'solo' | 'duo';
  readonly pace?: 'rulebook' | 'quick';
  /** What the dice show, and which cards are drawn. */
  readonly chance?: readonly (number | CardId)[];
}

/** The square of that name. */
export function sq(name: string): Square {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const column = letters.length === 2 ? 26 + letters.charCodeAt(1) - 65 : letters.charCodeAt(0) - 65;
  const square = squareAt(column, Number(row) - 1);
  if (square === OFF) throw new Error(`there is no square ${name}`);
  return square;
}

/** A game in the middle: a turn begins, chance is dictated, then only choices are made. */
export class IslandTable {
  state: State;
  readonly events: Event[] = [];

  constructor({
    figures,
    round = 1,
    active = 0,
    chests = [],
    banners = [],
    fourthZone = false,
    mode = 'solo',
    pace = 'rulebook',
    chance = [],
  }: Setup) {
    const made = figures.map(figureFrom);
    const cards = made.flatMap((figure) => cardsOn(figure).map(({ card }) => card));
    this.state = {
      options: optionsOf({ players: figures.length, fourthZone, mode, pace }),
      random: dictatedRandom(chance.map(dictate)),
      stack: [
        { procedure: 'game', step: 'play', vars: {}, answers: undefined },
        { procedure: 'round', step: 'takeTurn', vars: { turns: active + 1 }, answers: undefined },
      ],
      round,
      turns: 0,
      first: seat(0),
      active: seat(active),
      figures: made,
      weapons: WEAPONS.map((card, index) => (WEAPON_DECK[index] ?? 0) - countOf(cards, card)),
      weaponDiscard: WEAPONS.map(() => 0),
      supports: SUPPORTS.map((card, index) => (SUPPORT_DECK[index] ?? 0) - countOf(cards, card)),
      supportDiscard: SUPPORTS.map(() => 0),
      chests: chests.map(sq),
      banners,
      fallen: seats(made.length).filter((index) => made[index]?.health === 0),
    };
    rules.begin(this.state, turn, newTurn(seat(active)), (event) => this.events.push(event));
  }

  /** Makes choices in order; each must be possible. */
  play(...choices: readonly Choice[]): this {
    for (const choice of choices) {
      const applied = gorgasali.apply(this.state, this.decision.seat, choice);
      if (!applied.ok) throw new Error(`${JSON.stringify(choice)}: ${applied.error}, asked ${this.asked}`);
      this.state = applied.value.state;
      this.events.push(...applied.value.events.map(({ event }) => event));
      check(this.state);
    }
    return this;
  }

  /** To the actions, without preparation and movement. */
  skip(): this {
    if (this.asked === 'prepare') this.play({ type: 'roll' });
    return this.asked === 'move' ? this.play({ type: 'skip' }) : this;
  }

  /** To the end of the turn. */
  end(): this {
    return this.skip().asked === 'act' ? this.play({ type: 'end' }) : this;
  }

  get decision(): Decision<Choice> {
    const [decision] = gorgasali.decisions(this.state);
    if (!decision) throw new Error('nobody is asked');
    return decision;
  }

  get asked(): string {
    return gorgasali.decisions(this.state)[0]?.question ?? 'nothing';
  }

  /** The choices of these types; all when none is named. */
  choices(...types: readonly Choice['type'][]): readonly Choice[] {
    const all = gorgasali.decisions(this.state)[0]?.choices ?? [];
    return types.length === 0 ? all : all.filter(({ type }) => types.includes(type));
  }

  figure(index: number): Figure {
    const figure = this.state.figures[index];
    if (!figure) throw new Error(`no figure ${index}`);
    return figure;
  }

  /** The health of every figure. */
  get health(): readonly number[] {
    return this.state.figures.map(({ health }) => health);
  }

  told<Type extends Event['type']>(type: Type): readonly Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  get leftOver(): number {
    return leftOver(this.state.random);
  }
}

export function banner(kind: Banner['kind'], owner: number, squares: readonly string[], until = 99): Banner {
  return { kind, owner: seat(owner), squares: squares.map(sq), until };
}

export const shoot = (weapon: WeaponId, target: number, extended = false): Choice => ({
  type: 'shoot',
  weapon,
  target: seat(target),
  extended,
});
export const go = (to: string, loss = 0): Choice => ({ type: 'go', to: sq(to), loss });
export const use = (card: Extract<Choice, { type: 'use' }>['card']): Choice => ({ type: 'use', card });
export const hurl = (card: 'flame' | 'spear' | 'ntt', target: number): Choice => ({
  type: 'throw',
  card,
  target: seat(target),
});
export const END: Choice = { type: 'end' };

function figureFrom({ at, lies, weapons = [], empty = [], ...given }: Setting, index: number): Figure {
  return {
    ...newFigure({ pace: 'rulebook' }),
    character: 'emoon',
    sector: index + 1,
    extraChests: 0,
    ...given,
    square: at === undefined ? OFF : sq(at),
    bannerAt: lies === undefined ? OFF : sq(lies),
    weapons: [
      ...weapons.map((weapon) => ({ weapon, loaded: true })),
      ...empty.map((weapon) => ({ weapon, loaded: false })),
    ],
  };
}

function dictate(result: number | CardId): number {
  if (typeof result === 'number') return result - 1;
  return isWeapon(result) ? WEAPONS.indexOf(result) : SUPPORTS.indexOf(result);
}

function countOf(cards: readonly CardId[], card: CardId): number {
  return cards.filter((one) => one === card).length;
}
