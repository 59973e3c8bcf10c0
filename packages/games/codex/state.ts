// All that a match remembers, and how it is copied: what is added to a thing or a state has to be added to its copy
// below, so both stand in one file.

import {
  copyRandom,
  copyStack,
  type Paused,
  Rules,
  type Seat,
  seat,
  seats,
  type Tools,
} from '@riposte/kernel';
import type { Choice, Question } from './choice.ts';
import type { Event } from './event.ts';
import { type CardId, TEAM_BASE } from './ids.ts';
import { type Options, TEAMS } from './options.ts';
import { copyPlayer, type Player } from './player.ts';

/** How long something lasts. `for good` ends when the thing leaves play, `next turn` with that turn (RULES 11.13). */
export type Until = 'turn' | 'next turn' | 'upkeep' | 'for good';

/** Something given to a thing once: what it gives stands on the card it is from. */
export interface Grant {
  readonly from: CardId;
  readonly until: Until;
  /** Whose upkeep or turn, where it ends with one. */
  readonly by: Seat;
  readonly at: number;
  readonly amount: number;
}

/** What a thing has become; the last one counts. */
export interface Disguise {
  readonly as: CardId;
  readonly until: Until;
  readonly by: Seat;
  readonly at: number;
  /** Whether earlier grants do not count while it lasts. */
  readonly clears: boolean;
  /** Of a copy: the tech level that it has, and the ATK where that is not the printed one. */
  readonly tech?: number;
  readonly base?: number;
  /** RULES 13.19: of a copy that is an illusion too; that is trashed as a turn ends; or with one of these things. */
  readonly illusory?: true;
  readonly atEnd?: true;
  readonly bound?: readonly number[];
}

/** RULES 13.20: a spell in play that gives a thing to its own controller. */
export interface Claim {
  readonly spell: number;
  /** To whom it gives the thing, and who had it before. */
  readonly seat: Seat;
  readonly from: Seat;
}

/** RULES 5.19: a card that was played and waits to arrive. */
export interface Held {
  readonly card: CardId;
  readonly seat: Seat;
  /** RULES 19.5: it was boosted, which happens as it arrives. */
  readonly boosted?: true;
}

/** RULES 16.9: a patroller that is lent. */
export interface Loan {
  readonly by: Seat;
  readonly to: Seat;
}

/** What is in play: units, heroes, upgrades, ongoing spells, buildings. All have one shape; lists are replaced. */
export interface Thing {
  readonly id: number;
  card: CardId;
  readonly owner: Seat;
  controller: Seat;
  /** When it arrived, changed its controller, reached a band that looks at others, or became itself again. */
  since: number;
  /** Arrival fatigue. */
  fresh: boolean;
  exhausted: boolean;
  damage: number;
  armorUsed: number;
  /** +1/+1 runes, or -1/-1 below zero: they take each other away by themselves. */
  runes: number;
  time: number;
  slot: number;
  /** 0 for what is no hero. */
  level: number;
  constructing: boolean;
  marks: number;
  /** What it is attached to or linked with; -1 for nothing. */
  to: number;
  to2: number;
  /** What dealt it damage last, since the position was checked; -1 for nothing. Below: a player's seat, see `bySeat`. */
  hurtBy: number;
  /** To whom it goes back at the end of the turn; -1 for nobody. */
  returnsTo: number;
  grants: readonly Grant[];
  disguises: readonly Disguise[];
  /** Runes of other kinds, by name. */
  tokens: Readonly<Record<string, number>>;
  /** What was used once this turn. */
  uses: readonly string[];
  /** RULES 5.19; absent where nothing is held. */
  held?: Held | undefined;
  /** RULES 13.20, the newest last; absent where there are none. */
  claims?: readonly Claim[] | undefined;
  /** RULES 16.9: who lent it to patrol, and to whom; absent where nobody did. */
  lent?: Loan | undefined;
}

/** Bits of `marks`, which are saved: only add at the end. */
export const DISABLED = 1;
export const ATTACKED = 2;
export const DETECTED = 4;
/** Deathtouch damage since the position was checked. */
export const TOUCHED = 8;
/** Combat damage since the position was checked. */
export const IN_COMBAT = 16;
export const ARRIVED = 32;
export const CRUMBLING = 64;
/** At its maximum level since the turn began. */
export const MAXED = 128;
/** To be destroyed at the next check, whatever its damage. */
export const DOOMED = 256;
/** Came out of its player's hand this turn. */
export const FROM_HAND = 512;
/** Fading has taken its last time rune since the position was checked. */
export const FADED = 1024;
/** Combat damage that armor did not take since the position was checked. */
export const WOUNDED = 2048;
/** In an attack that is under way, where a card asks for it. */
export const ATTACKING = 4096;
/** RULES 9.25: it dies, and its player's codex or a grave was chosen for it. */
export const TO_CODEX = 8192;
export const TO_GRAVE = 16384;
/** RULES 19.2: it is destroyed, and nothing happens instead. */
export const FORCED = 32768;

/** RULES 9.20: a card that lies under a thing, out of play and in no pile. */
export interface Buried {
  readonly card: CardId;
  readonly owner: Seat;
  /** The thing it lies under. */
  readonly under: number;
}

/** RULES 9.22: a card that left play and is to come back. */
export interface Gone {
  /** The thing that it was. */
  readonly id: number;
  readonly card: CardId;
  readonly owner: Seat;
  /** Under whose control it comes back. */
  readonly controller: Seat;
  /** The thing that brings it back. */
  readonly by: number;
  /** Where it lies meanwhile. */
  readonly in: 'discard' | 'hand' | 'trash' | 'command' | 'codex' | 'grave';
}

/** A trigger that waits for its turn. */
export interface Waiting {
  /** The name of its procedure. */
  readonly effect: string;
  readonly me: Seat;
  readonly source: number;
  readonly card: CardId;
  readonly subject: number;
  readonly amount: number;
  readonly commutes: boolean;
  /** RULES 9.14. */
  readonly first?: boolean;
}

/** Something that lasts and lies on nothing. */
export interface Lasting {
  readonly from: CardId;
  readonly until: Until;
  readonly by: Seat;
  readonly at: number;
  /** RULES 5.25: the gold that its player owes. */
  readonly amount?: number;
}

export interface State extends Paused<Choice> {
  readonly options: Options;
  /** The heroes that may be led, where the match was begun when there were fewer. Absent: all. */
  readonly roster?: readonly CardId[];
  /** Gives ids and times; it only grows. */
  clock: number;
  turn: number;
  /** Whose turn it is. */
  side: readonly Seat[];
  players: Player[];
  things: Thing[];
  /** RULES 14.32: cards that wait for their time, out of play; replaced, never changed. Absent where none does. */
  future?: readonly Thing[] | undefined;
  /** Replaced, never changed. Absent where nothing is buried. */
  buried?: readonly Buried[] | undefined;
  /** Replaced, never changed. Absent where nothing is to come back. */
  gone?: readonly Gone[] | undefined;
  /** RULES 3.20: whose turn comes before the turns go on as ever. Absent where nobody's does. */
  extra?: readonly Seat[] | undefined;
  /** RULES 16.13: who is tied for the win, and has one more turn. Absent where no base has fallen. */
  tied?: readonly Seat[] | undefined;
  queue: readonly Waiting[];
  lasting: readonly Lasting[];
  /** RULES 4.11, 19.1: by the manual those who destroyed heroes; by the designer those whose heroes died. */
  owed: readonly Seat[];
  /** Changed since the position was last checked. */
  unsettled: boolean;
  winners: readonly Seat[] | undefined;
}

/** What of a state a sheet is made of; a view has it too. */
export type Position = Pick<State, 'options' | 'things' | 'side' | 'lasting' | 'turn'> & {
  readonly players: readonly Pick<Player, 'spec' | 'labSpec' | 'counters' | 'workers' | 'gold'>[];
};

export type Table = Tools<State, Event>;

export const rules = new Rules<State, Choice, Event, Question>();

const NOTHING: readonly never[] = [];
const NO_TOKENS: Readonly<Record<string, number>> = {};

export function newThing(id: number, card: CardId, owner: Seat, at: number): Thing {
  return {
    id,
    card,
    owner,
    controller: owner,
    since: at,
    fresh: true,
    exhausted: false,
    damage: 0,
    armorUsed: 0,
    runes: 0,
    time: 0,
    slot: -1,
    level: 0,
    constructing: false,
    marks: 0,
    to: -1,
    to2: -1,
    hurtBy: -1,
    returnsTo: -1,
    grants: NOTHING,
    disguises: NOTHING,
    tokens: NO_TOKENS,
    uses: NOTHING,
    held: undefined,
    claims: undefined,
    lent: undefined,
  };
}

function copyThing(thing: Thing): Thing {
  return {
    id: thing.id,
    card: thing.card,
    owner: thing.owner,
    controller: thing.controller,
    since: thing.since,
    fresh: thing.fresh,
    exhausted: thing.exhausted,
    damage: thing.damage,
    armorUsed: thing.armorUsed,
    runes: thing.runes,
    time: thing.time,
    slot: thing.slot,
    level: thing.level,
    constructing: thing.constructing,
    marks: thing.marks,
    to: thing.to,
    to2: thing.to2,
    hurtBy: thing.hurtBy,
    returnsTo: thing.returnsTo,
    grants: thing.grants,
    disguises: thing.disguises,
    tokens: thing.tokens,
    uses: thing.uses,
    held: thing.held,
    claims: thing.claims,
    lent: thing.lent,
  };
}

/** For `hurtBy`: a player did it by a spell, an ability or a tower. */
export function bySeat(one: Seat): number {
  return -2 - one;
}

/** Copies of things for a view. */
export function copyThings(things: readonly Thing[]): Thing[] {
  return things.map(copyThing);
}

export function copyState(state: State): State {
  return {
    options: state.options,
    ...(state.roster && { roster: state.roster }),
    random: copyRandom(state.random),
    stack: copyStack(state.stack),
    clock: state.clock,
    turn: state.turn,
    side: state.side,
    players: state.players.map(copyPlayer),
    things: state.things.map(copyThing),
    // They keep their place whether or not there are any: a state is the same however it was reached.
    future: state.future,
    buried: state.buried,
    gone: state.gone,
    extra: state.extra,
    tied: state.tied,
    queue: state.queue,
    lasting: state.lasting,
    owed: state.owed,
    unsettled: state.unsettled,
    winners: state.winners,
  };
}

export function futureOf({ future }: Pick<State, 'future'>): readonly Thing[] {
  return future ?? NOTHING;
}

/** What lies under a thing. */
export function buriedUnder({ buried }: Pick<State, 'buried'>, id: number): readonly Buried[] {
  return buried ? buried.filter(({ under }) => under === id) : NOTHING;
}

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  const player = players[seat];
  if (player === undefined) throw new Error(`no player on seat ${seat}`);
  return player;
}

export function thingOf({ things }: { readonly things: readonly Thing[] }, id: number): Thing | undefined {
  for (let index = 0; index < things.length; index++) if (things[index]?.id === id) return things[index];
  return undefined;
}

/** RULES 13.20: whether a spell in play holds a thing for its controller. */
export function isHeldBySpell({ claims, controller }: Thing): boolean {
  return claims?.at(-1)?.seat === controller;
}

export function isActive({ side }: { readonly side: readonly Seat[] }, seat: Seat): boolean {
  return side.includes(seat);
}

/** The seat that decides what nobody in particular decides. */
export function activeOf({ side }: { readonly side: readonly Seat[] }): Seat {
  const [first] = side;
  if (first === undefined) throw new Error('it is nobody’s turn');
  return first;
}

/** What says who plays with whom. */
export type Sided = Pick<State, 'options'>;

/** RULES 17.1: whether two seats are one player, or play together. */
export function isFriendly({ options }: Sided, one: Seat, other: Seat): boolean {
  return one === other || (options.format === TEAMS && one >> 1 === other >> 1);
}

/** The seats that play together with a seat, itself among them. */
export function teamOf(state: Sided, one: Seat): readonly Seat[] {
  if (state.options.format !== TEAMS) return [one];
  const first = one - (one % 2);
  return [seat(first), seat(first + 1)];
}

/** All who play against a seat: in a duel, one. */
export function opponentsOf(
  state: Sided & { readonly players: readonly unknown[] },
  one: Seat,
): readonly Seat[] {
  return seats(state.players.length).filter((other) => !isFriendly(state, one, other));
}

/** RULES 17.3: the players that a thing belongs to: its controller, and of a base that is shared both. */
export function holdersOf(
  state: Sided,
  { card, controller }: Pick<Thing, 'card' | 'controller'>,
): readonly Seat[] {
  return card === TEAM_BASE ? teamOf(state, controller) : [controller];
}
