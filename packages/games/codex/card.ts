// All that can stand on a card, and what it is at work: types that speak of each other, so they stand together.

import type { Seat } from '@riposte/kernel';
import type { Choice, Question } from './choice.ts';
import type { CardId, Color, Kind, Spec } from './ids.ts';
import type { Keyword, NumberKeyword } from './keywords.ts';
import type { MapRules } from './mapRules.ts';
import type { Player } from './player.ts';
import type { Grant, Lasting, Sided, State, Table, Thing } from './state.ts';

/** Where a card's numbers and effect are known from. */
export const SOURCES = {
  public: 'Numbers and effect as the public card database has them; the sentence is ours.',
  manual: 'As the manual has it; the sentence is ours.',
} as const;
export type Source = keyof typeof SOURCES;

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
  /** Whether any face has such a thing: most have none. */
  readonly hasTriggers: boolean;
  readonly hasAura: boolean;
  readonly hasLate: boolean;
  readonly hasLast: boolean;
  readonly hasPrice: boolean;
  readonly hasFrees: boolean;
  readonly hasPrevents: boolean;
  readonly hasSaves: boolean;
  readonly hasRefusal: boolean;
  readonly hasRaises: boolean;
  readonly hasBars: boolean;
  readonly hasGrave: boolean;
  readonly hasWard: boolean;
  readonly hasGuard: boolean;
  readonly hasStunts: boolean;
  readonly hasCondition: boolean;
  readonly hasAverts: boolean;
  readonly hasParry: boolean;
  readonly hasToll: boolean;
  readonly doubles: boolean;
  readonly hiresFree: boolean;
  readonly hasRecalls: boolean;
  readonly givesTypes: boolean;
  readonly seesHands: boolean;
  readonly readsDamage: boolean;
  readonly readsAttacks: boolean;
}

/** A face that a card lends to others, such as an action that all Virtuosos have. */
export interface Lent {
  readonly from: CardId;
  readonly face: Face;
}

/** When a trigger speaks. */
export const MOMENTS = [
  'arrives',
  'otherArrives',
  'attacks',
  'afterAttack',
  'upkeep',
  'dies',
  'unitDies',
  'leaves',
  'maxLevel',
  'kills',
  'hurtsBuilding',
  'hurtsBase',
  'hitsUnit',
  'exhausts',
  'attackHits',
  'spellPlayed',
  'endOfTurn',
  'unitPlayed',
  'attacked',
  'played',
  'unitLeaves',
  'timeLost',
  'buildingHurt',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What an effect keeps while it is done. Flat, so that frames are copied quickly. */
export interface EffectVars {
  readonly me: Seat;
  /** The thing it comes from; -1 for a spell. */
  readonly source: number;
  readonly card: CardId;
  /** What set it off, or what was chosen before; -1 for nothing. */
  subject: number;
  boosted: boolean;
  /** RULES 10.4: a flagbearer was targeted. */
  flagged: boolean;
  /** RULES 11.3: the part before happened. */
  did: boolean;
  mode: string;
  left: number;
  picked: readonly number[];
  /** A number that was read when the trigger was set off. */
  readonly amount: number;
  /** RULES 19.9: of a spell: what has come since it was played, with a higher id, is no target. */
  readonly newest?: number;
}

/** An effect at work. */
export interface Deed {
  readonly table: Table;
  readonly state: State;
  readonly vars: EffectVars;
  readonly me: Seat;
}

export interface Context {
  readonly state: State;
  readonly me: Seat;
  readonly source: number;
  readonly subject: number;
  readonly amount: number;
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

/** Where a card is played from. */
export type PlayedFrom = 'hand' | 'codex' | 'grave' | 'deck';

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
  /** How much less ATK an attacker has against it. */
  weakens?(attacker: Row, self: Row): number;
  /** Which attackers may not choose it. */
  unattackableBy?(attacker: Row): boolean;
  /** RULES 7.16: what an attack on it costs the opponent who attacks. */
  toll?(self: Row): number;
  /** RULES 10.10: whether it goes to its owner's hand as it becomes a target. */
  readonly flees?: boolean;
  /** What its controller pays for a card, of what it costs so far. */
  price?(cost: number, card: CardEntry, player: Player, state: State): number;
  /** What it adds to the damage of its controller's spells and abilities. */
  burns?(card: CardEntry): number;
  /** What its controller's opponents pay more for a card or a building of the base. */
  raises?(card: CardEntry, payer: Player): number;
  /** Which cards its controller's opponents cannot play. */
  bars?(card: CardEntry, self: Row, from: PlayedFrom, player: Player): boolean;
  /** What has to be said of it on the table: a number that it keeps. */
  says?(thing: Thing): string | undefined;
  /** RULES 5.19: whether units that opponents play go here first. */
  readonly jails?: boolean;
  /** Whether its controller hires for nothing. */
  readonly hiresFree?: boolean;
  /** Whether its controller may play a card without what it needs. */
  frees?(card: CardEntry): boolean;
  /** Which cards its controller cannot play. */
  denies?(card: CardEntry, self: Row, from: PlayedFrom): boolean;
  /** RULES 3.22: whether its controller neither discards nor draws in the draw phase. */
  keepsHand?(thing: Thing): boolean;
  /** RULES 13.16: whether what it gains of ATK, HP and armor counts twice. */
  readonly doubles?: boolean;
  /** RULES 3.10: how many cards more its controller draws in the draw phase, and may draw there. */
  readonly drawsMore?: number;
  /** RULES 3.19: how much gold the workers of each player produce at most. */
  readonly mostFromWorkers?: number;
  /** RULES 3.21: whether its controller may keep a card in the draw phase. */
  readonly stashes?: boolean;
  /** RULES 9.11: how much of some damage that a player deals to a thing does not happen. */
  prevents?(amount: number, to: Row, self: Row, by: Seat, state: Sided): number;
  /** RULES 9.23: whether it prevents the first damage of a turn by a spell or ability to a patroller. */
  readonly guards?: boolean;
  /** RULES 4.14: whether heroes of opponents gain no levels. */
  readonly stuntsFoes?: boolean;
  /** RULES 9.12: whether it is sacrificed for a thing that would die. */
  saves?(dying: Row, self: Row): boolean;
  /** RULES 9.12: where it goes instead of dying, if it does. */
  insteadOfDying?(self: Row): 'hand' | undefined;
  /** RULES 9.20: which cards are buried under it as they die, and with how many it is sacrificed. */
  readonly grave?: { readonly holds: number; buries(dying: Row, self: Row): boolean };
  /** RULES 10.9: whether spells such as this cannot target it. */
  wards?(spell: CardEntry): boolean;
  /** RULES 12.4: whether it is trashed now. */
  trashedIf?(self: Row, state: State): boolean;
  /** RULES 9.25: whether the first that dies in a turn goes to its owner's codex. */
  readonly goesHome?: boolean;
  /** RULES 9.26: whose deaths its runes avert, and which runes these are. */
  readonly averts?: { readonly rune: string; saves(dying: Row, self: Row, state: Sided): boolean };
  /** RULES 10.11: whether opponents cannot target units and heroes of its controller. */
  readonly parries?: boolean;
  /** RULES 9.27: which cards go to their owner's hand as they die, and how often in a turn. */
  readonly recalls?: { readonly times: number; takes(dying: Row, self: Row): boolean };
  /** RULES 10.12: whether its controller's illusions do not die of being targets. */
  readonly steadies?: boolean;
  /** RULES 15.10: whether its controller sees the hands of opponents. */
  readonly seesHands?: boolean;
  /** RULES 9.12, 9.21: whether it cannot leave play now. */
  stays?(self: Row, state: Pick<State, 'players'>): boolean;
}

export interface Band extends Face {
  readonly from: number;
  readonly atk: number;
  readonly hp: number;
  readonly keywords?: readonly Keyword[];
  readonly numbers?: Readonly<Partial<Record<NumberKeyword, number>>>;
  readonly text?: string;
}

export interface CardEntry extends Face {
  readonly id: CardId;
  readonly name: string;
  readonly kind: Kind;
  readonly color: Color;
  readonly spec?: Spec;
  readonly tech?: number;
  readonly cost: number;
  readonly atk?: number;
  readonly hp?: number;
  readonly types?: readonly string[];
  readonly keywords?: readonly Keyword[];
  readonly numbers?: Readonly<Partial<Record<NumberKeyword, number>>>;
  readonly legendary?: boolean;
  /** RULES 14.31, 14.32: the time runes that it arrives with, or waits for in the future. */
  readonly fading?: number;
  readonly forecast?: number;
  readonly token?: boolean;
  /** Made up for tests: it can be placed, but no list of cards has it. */
  readonly madeUp?: boolean;
  /** One of the ten starting cards of its color. */
  readonly starting?: boolean;
  readonly ultimate?: boolean;
  /** Our sentence, at most 200 characters; none for what has only numbers and keywords. */
  readonly text?: string;
  readonly source: Source;
  /** How it is ruled, and where that is known from. */
  readonly note?: string;
  readonly boost?: number;
  /** Of a spell: it stays in play. */
  readonly ongoing?: boolean;
  readonly channeling?: boolean;
  /** Of a map. */
  readonly map?: MapRules;
  readonly cast?: Effect;
  /** RULES 5.13, where more is needed than one part that can do something. */
  playable?(state: State, me: Seat): boolean;
  readonly bands?: readonly Band[];
  readonly maxLevel?: number;
  /** What it gives once, to a thing or a player, for a time. */
  grant?(row: Row, grant: Grant): void;
  /** RULES 13.6: what it gives takes these keywords away until something newer gives them. */
  readonly lifts?: number;
  /** What it gave ends in the upkeep of the player who gave it, and the thing dies. */
  readonly dooms?: boolean;
  /** What it gives to things while it lasts and lies on nothing. */
  lasts?(row: Row, lasting: Lasting): void;
  /** Whether it forbids an attack while it lasts and lies on nothing. */
  forbids?(attacker: Row, defender: Row, lasting: Lasting, state: Sided): boolean;
  /** Whether it asks which heroes have died in the match. */
  readonly recallsHeroes?: boolean;
  /** RULES 4.14: while it is given to a hero, that hero gains no levels. */
  readonly stopsLevels?: boolean;
  /** RULES 6.16: while it is given to a building of the base, that building does not work. */
  readonly stopsWork?: boolean;
  /** RULES 13.18: while it lasts, the heroes of the player it holds for are silent. */
  readonly silences?: boolean;
  /** While it lasts, damage beyond what kills goes to the opponent's base. */
  readonly stampedes?: boolean;
  /** While it lasts, its player's tech buildings are finished as they are built. */
  readonly finishesTech?: boolean;
  /** While it lasts, its player's hand is discarded as the main phase ends. */
  readonly dropsHand?: boolean;
  /** RULES 3.18: while it lasts, the next draw phase of its player is skipped, and then it is over. */
  readonly skipsDraw?: boolean;
  /** RULES 5.24: of an ultimate: its hero need not have been there at the maximum level since the turn began. */
  readonly castsAtOnce?: boolean;
  /** RULES 5.25: while it lasts, the next card of its player is paid later. */
  readonly promises?: boolean;
  /** RULES 14.42: what may be sacrificed for it while it is in the future; workers always may. */
  hurriedBy?(row: Row): boolean;
  /** A price that the card itself lowers. */
  ownPrice?(cost: number, player: Seat, state: State, from: PlayedFrom): number;
}
