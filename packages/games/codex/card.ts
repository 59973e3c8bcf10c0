// All that can stand on a card, and what it is at work: types that speak of each other, so they stand together.

import type { Seat } from '@riposte/kernel';
import type { BandFacts, CardFacts } from './cardFacts.ts';
import type { Choice, Question } from './choice.ts';
import type { Context, Deed, EffectVars } from './effectVars.ts';
import type { CardId } from './ids.ts';
import type { NumberKeyword } from './keywords.ts';
import type { Moment } from './moment.ts';
import type { LastingAnswers, Play, Queries, Query } from './queries.ts';
import type { Grant, Lasting, State, Thing } from './state.ts';

/** What a thing is now: made afresh after every change, never saved. */
export interface Row {
  readonly thing: Thing;
  readonly id: number;
  /** What it counts as: the printed card, or what it has become. */
  readonly entry: CardEntry;
  readonly print: Print;
  /** What it can do: of a card itself, of a hero its bands so far. */
  readonly faces: readonly Face[];
  readonly controller: Seat;
  /** The ATK it begins with: printed, or traded. */
  base: number;
  baseHp: number;
  /** The tech level of its card, or of what it is a copy of. */
  readonly tech: number;
  atk: number;
  hp: number;
  armor: number;
  frenzy: number;
  healing: number;
  resist: number;
  sparkshot: number;
  obliterate: number;
  keywords: number;
  /** RULES 13.14: keywords that it has lost for a time, whatever card in play gives them. */
  lost: number;
  /** RULES 13.18: without abilities for a time, its own and others'. */
  readonly silent: boolean;
  /** The questions that it answers now, a bit each. */
  asked: number;
  /** Faces that others lend it. */
  lent: readonly Lent[];
  types: readonly string[];
}

/** What is printed on a card, or on the bands of a hero that were reached: worked out once. */
export interface Print {
  readonly entry: CardEntry;
  readonly faces: readonly Face[];
  readonly atk: number;
  readonly hp: number;
  readonly tech: number;
  readonly keywords: number;
  readonly numbers: Readonly<Record<NumberKeyword, number>>;
  readonly actions: readonly (readonly [string, ActionEntry])[];
  readonly attackRules: readonly AttackRule[];
  readonly answers: { readonly [Q in Query]: readonly Answer<Q>[] };
  /** The questions that it answers, a bit each. */
  readonly asked: number;
  /** The moments at which it has triggers, a bit each. */
  readonly moments: number;
  /** What kinds of auras it has, a bit each. */
  readonly auras: number;
}

/** A face that a card lends to others, such as an action that all Virtuosos have. */
export interface Lent {
  readonly from: CardId;
  readonly face: Face;
}

/** Which things may be chosen. */
export type Filter = (row: Row, context: Context) => boolean;

/** One part of an effect, in reading order. */
export interface Part {
  readonly filter?: Filter;
  /** With the target icon. */
  readonly targets?: boolean;
  readonly optional?: boolean;
  /** Whether it is a must all the same, by the rulings of the match. */
  isMust?(state: State): boolean;
  /** What may be chosen is not open: it is asked whatever there is, so that nobody learns of it. */
  readonly hidden?: boolean;
  /** RULES 15.7, 15.9: the player sees this pile of the seat that is the subject, as long as they are asked. */
  readonly bares?: 'hand' | 'discard';
  /** The same thing may be chosen again; it was paid for. */
  readonly repeats?: boolean;
  /** RULES 11.7: its words leave no choice where only one thing fits, so it happens on any player's turn. */
  readonly isSettled?: boolean;
  /** At most so many different things. */
  readonly most?: number;
  /** Who answers: the player whose effect it is, unless it says the active player. */
  readonly asks?: 'active';
  readonly question?: Question;
  /** Choices that are no things. */
  list?(state: State, vars: EffectVars): readonly Choice[];
  when?(state: State, vars: EffectVars): boolean;
  /** What is remembered of a target, even of one that is gone before the effect reaches it (RULES 10.6). */
  aims?(vars: EffectVars, target: Row): void;
  /** `again`: the part is asked once more. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a part that returns nothing is done
  run(deed: Deed, chosen: Row | undefined, answer: Choice | undefined): 'again' | void;
  /** What follows for a target, also where it died of being one and nothing else reaches it (RULES 10.6). */
  also?(deed: Deed, target: Row): void;
  /** RULES 10.13: what becomes of the others where a target was gone at once; `again` where more may be chosen. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a part that returns nothing is done
  missed?(deed: Deed, target: Row): 'again' | void;
}

/** Parts in reading order, each named for the answer it receives. */
export type Effect = Readonly<Record<string, Part>>;

export interface TriggerEntry {
  readonly effect: Effect;
  when?(self: Row, subject: Row | undefined, state: State): boolean;
  /** The thing that the effect is about, where that is not what set it off. */
  about?(self: Row, subject: Row | undefined, state: State): number;
  /** What is to be remembered of the moment: a slot, a seat. */
  amount?(self: Row, subject: Row | undefined, state: State): number;
  /** RULES 11.12: it happens for the first such moment of each turn only. */
  readonly once?: boolean;
  /** Its order among others can make no difference. */
  readonly commutes?: boolean;
  /** RULES 9.14: it moves the card that just died, before any other trigger. */
  readonly first?: boolean;
}

export interface Cost {
  readonly exhaust?: boolean;
  readonly gold?: number;
  readonly sacrifice?: boolean;
  /** RULES 5.22: a thing of its player that is sacrificed for it. */
  readonly sacrifices?: Filter;
  /** RULES 5.23: ready things of its player that are exhausted for it. */
  readonly exhausts?: { readonly filter: Filter; readonly amount: number };
  readonly discard?: number;
  /** Runes that come off the thing itself: '+1/+1', 'time', or a name. */
  readonly runes?: { readonly rune: string; readonly amount: number };
}

export interface ActionEntry {
  /** For a button: what it does. */
  readonly name: string;
  readonly cost: Cost;
  /** RULES 5.21. */
  readonly once?: boolean;
  /** RULES 5.27: how often it may be used in a turn. */
  readonly times?: number;
  readonly effect: Effect;
  when?(self: Row, state: State): boolean;
}

/** What a thing gives to others as long as it is in play. Pure. */
export interface Aura {
  readonly reach: 'self' | 'yours' | 'all';
  /** RULES 13.3: of two that look at others at the same moment, this one goes first. */
  readonly first?: boolean;
  /** RULES 13.17: it gives types, and goes before all others. */
  readonly givesTypes?: true;
  /** Whether it looks at how much damage there is on things. */
  readonly readsDamage?: true;
  /** Whether it looks at who attacks (RULES 9.24). */
  readonly readsAttacks?: true;
  give(
    row: Row,
    self: Row,
    state: Pick<State, 'options' | 'things' | 'side' | 'players'>,
    rows: readonly Row[],
  ): void;
}

/** What holds between an attacker and one defender. Pure. */
export interface AttackRule {
  /** ATK more against this defender. */
  atk?(defender: Row): number;
  /** Whether this patroller is ignored, of all that patrol there. */
  ignores?(patroller: Row, patrol: readonly Row[]): boolean;
  /** Whether it ignores all patrollers when it attacks this. */
  unstoppable?(defender: Row): boolean;
  /** Whether it has deathtouch when it attacks this. */
  touches?(defender: Row): boolean;
  /** Whether it counts as hidden when it attacks this. */
  hides?(defender: Row): boolean;
}

/** What is answered to a question. */
export type Value<Q extends Query> = ReturnType<Queries<Row, CardEntry>[Q]>;
/** What a card says to a question: always the same, or what it works out. */
export type Answer<Q extends Query> = Queries<Row, CardEntry>[Q] | Exclude<Value<Q>, undefined>;
/** What a card, or a band of a hero, answers. */
export type Answers = { readonly [Q in Query]?: Answer<Q> };

/** A card, or one band of a hero. */
export interface Face {
  readonly triggers?: Partial<Readonly<Record<Moment, TriggerEntry>>>;
  readonly actions?: Readonly<Record<string, ActionEntry>>;
  readonly aura?: Aura;
  /** One that looks at others, RULES 13.3. */
  readonly lateAura?: Aura;
  /** One that comes last of all, and borrows from others. */
  readonly lastAura?: Aura;
  /** What it lends to others by its aura. */
  readonly lends?: Face;
  readonly attack?: AttackRule;
  /** What it answers to the questions of the rules. */
  readonly answers?: Answers;
}

/** One band of a hero. */
export interface Band extends BandFacts, Face {}

/** A card: what is printed on it, and what it does. */
export interface CardEntry extends CardFacts, Face {
  readonly cast?: Effect;
  /** RULES 5.13, where more is needed than one part that can do something. */
  playable?(state: State, me: Seat): boolean;
  readonly bands?: readonly Band[];
  /** What it gives once, to a thing or a player, for a time. */
  grant?(row: Row, grant: Grant): void;
  /** RULES 13.6: what it gives takes these keywords away until something newer gives them. */
  readonly lifts?: number;
  /** What it gave ends in the upkeep of the player who gave it, and the thing dies. */
  readonly dooms?: boolean;
  /** What it gives to things while it lasts and lies on nothing. */
  lasts?(row: Row, lasting: Lasting): void;
  /** What it answers for as long as it lasts: on the thing that it was given to, or for a player. */
  readonly whileItLasts?: LastingAnswers<Row>;
  /** Whether it asks which heroes have died in the match. */
  readonly recallsHeroes?: boolean;
  /** RULES 5.24: of an ultimate: its hero need not have been there at the maximum level since the turn began. */
  readonly castsAtOnce?: boolean;
  /** RULES 14.42: what may be sacrificed for it while it is in the future; workers always may. */
  hurriedBy?(row: Row): boolean;
  /** Its own price, as long as it is not in play. */
  ownPrice?(cost: number, play: Play): number;
}
